import decodeQr from 'qr/decode.js';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { QrCode } from '#src/components/QrCode.tsx';

const svgOf = (text: string) => renderToStaticMarkup(createElement(QrCode, { text, label: 'QR code' }));

/** The text that a reader finds in the code, as black on white of 400 x 400 pixels. */
async function read(text: string) {
  const svg = svgOf(text).replace(
    '<svg ',
    '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400" ',
  );
  const { data, info } = await sharp(Buffer.from(svg))
    .flatten({ background: '#fff' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return decodeQr({ width: info.width, height: info.height, data }, { timeLimit: 10_000 });
}

test.each([
  'https://gamehall.example/app',
  'http://127.0.0.1:4000/app',
  'https://gamehall.example/zh-CN/app',
  `https://${'long-name.'.repeat(15)}example/vi-VN/app`,
])('QR code decodes to its text when the text is %s', async (text) => {
  expect(await read(text)).toBe(text);
});

test('QR code has four light modules on each side', () => {
  const svg = svgOf('https://gamehall.example/app');
  const size = Number(/viewBox="0 0 (\d+) \1"/.exec(svg)?.[1]);
  const dark = [...svg.matchAll(/M(\d+) (\d+)h/g)].map(([, x, y]) => [Number(x), Number(y)]);
  for (const axis of [0, 1]) {
    const used = dark.map((module) => module[axis] ?? 0);
    expect([Math.min(...used), Math.max(...used)]).toEqual([4, size - 5]);
  }
});
