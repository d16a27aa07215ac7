import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { receiptPicture } from '#src/components/moment/receipt.ts';

/** Texts with the size of their font, as they were drawn. */
let drawn: { text: string; size: number }[];
/** Addresses of the pictures that were drawn, and whether pictures load. */
let icons: string[];
let doIconsLoad: boolean;
class Image {
  src = '';
  decode = () => (doIconsLoad ? Promise.resolve() : Promise.reject(new Error('not found')));
}
/** Width of a character as a share of the font's size. */
const character = 0.6;
beforeEach(() => {
  drawn = [];
  icons = [];
  doIconsLoad = true;
  const context = {
    font: '',
    fillRect() {},
    drawImage: (image: Image) => icons.push(image.src),
    measureText: (text: string) => ({ width: text.length * size() * character }),
    fillText: (text: string) => drawn.push({ text, size: size() }),
  };
  const size = () => Number(/(\d+)px/.exec(context.font)?.[1]);
  const canvas = {
    getContext: () => context,
    toBlob: (done: (blob: Blob) => void, type: string) => done(new Blob(['picture'], { type })),
  };
  vi.stubGlobal('document', {
    createElement: () => canvas,
    querySelector: () => ({ href: 'https://site.example/icon.svg' }),
    body: {},
  });
  vi.stubGlobal('Image', Image);
  vi.stubGlobal('getComputedStyle', () => ({ fontFamily: 'serif', getPropertyValue: () => 'red' }));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const receipt = { title: 'Deposit', amount: '$120.00', at: 'Sat, Nov 28, 12:07 (GMT-4)', site: 'Gamehall' };

test('receipt says what, how much, when and where, and nothing else', async () => {
  expect((await receiptPicture(receipt))?.type).toBe('image/png');
  expect(drawn.map(({ text }) => text).toSorted()).toEqual(Object.values(receipt).toSorted());
});

test("receipt has the site's icon, or none if it does not load", async () => {
  await receiptPicture(receipt);
  expect(icons).toEqual(['https://site.example/icon.svg']);
  doIconsLoad = false;
  expect((await receiptPicture(receipt))?.type).toBe('image/png');
  expect(icons.length).toBe(1);
});

test('receipt writes an amount smaller that would not fit', async () => {
  await receiptPicture(receipt);
  await receiptPicture({ ...receipt, amount: '1.234.567.890.123 ₫' });
  const [short, long] = drawn.filter(({ text }) => /[$₫]/.test(text));
  expect(long?.size).toBeLessThan(short?.size ?? 0);
  expect((long?.text.length ?? 0) * (long?.size ?? 0) * character).toBeLessThanOrEqual(1_080);
});
