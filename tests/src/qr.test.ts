import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { qrCode } from '#src/features/download/qr.ts';

/**
 * Independent decoder by the tables of the QR standard. It checks that each block is a code word by
 * evaluating it at the roots of the generator polynomial.
 */
const blocksOf: Record<number, readonly (readonly [count: number, total: number, data: number])[]> = {
  1: [[1, 26, 16]],
  2: [[1, 44, 28]],
  3: [[1, 70, 44]],
  4: [[2, 50, 32]],
  5: [[2, 67, 43]],
  6: [[4, 43, 27]],
  7: [[4, 49, 31]],
  8: [
    [2, 60, 38],
    [2, 61, 39],
  ],
  9: [
    [3, 58, 36],
    [2, 59, 37],
  ],
  10: [
    [4, 69, 43],
    [1, 70, 44],
  ],
};
/** Format bits of level M by mask, and version bits of versions 7 to 10, from the standard. */
const formats = [0x5412, 0x5125, 0x5e7c, 0x5b4b, 0x45f9, 0x40ce, 0x4f97, 0x4aa0];
const versions: Record<number, number> = { 7: 0x07c94, 8: 0x085bc, 9: 0x09a99, 10: 0x0a4d3 };
const centres: Record<number, readonly number[]> = {
  2: [6, 18],
  3: [6, 22],
  4: [6, 26],
  5: [6, 30],
  6: [6, 34],
  7: [6, 22, 38],
  8: [6, 24, 42],
  9: [6, 26, 46],
  10: [6, 28, 50],
};

const power: number[] = [];
for (let at = 0, value = 1; at < 255; at += 1) {
  power.push(value);
  value = value > 127 ? (value * 2) ^ 0x11d : value * 2;
}
const product = (a: number, b: number) =>
  a === 0 || b === 0 ? 0 : (power[(power.indexOf(a) + power.indexOf(b)) % 255] ?? 0);
const isWord = (block: readonly number[], roots: number) =>
  Array.from({ length: roots }, (_, root) =>
    block.reduce((sum, coefficient) => product(sum, power[root] ?? 0) ^ coefficient, 0),
  ).every((syndrome) => syndrome === 0);

const flips: readonly ((i: number, j: number) => number)[] = [
  (i, j) => (i + j) % 2,
  (i) => i % 2,
  (_, j) => j % 3,
  (i, j) => (i + j) % 3,
  (i, j) => (Math.floor(i / 2) + Math.floor(j / 3)) % 2,
  (i, j) => ((i * j) % 2) + ((i * j) % 3),
  (i, j) => (((i * j) % 2) + ((i * j) % 3)) % 2,
  (i, j) => (((i + j) % 2) + ((i * j) % 3)) % 2,
];

function read(code: readonly (readonly boolean[])[]): string {
  const size = code.length;
  const version = (size - 17) / 4;
  const at = (row: number, column: number) => (code[row]?.[column] ? 1 : 0);
  const bits = (places: readonly (readonly [number, number])[]) =>
    places.reduce((value, [row, column]) => value * 2 + at(row, column), 0);

  // Both copies of the format bits, from the highest bit.
  const beside = [0, 1, 2, 3, 4, 5, 7, 8].map((column) => [8, column] as const);
  const over = [7, 5, 4, 3, 2, 1, 0].map((row) => [row, 8] as const);
  const low = Array.from({ length: 7 }, (_, step) => [size - 1 - step, 8] as const);
  const end = Array.from({ length: 8 }, (_, step) => [8, size - 8 + step] as const);
  const format = bits([...beside, ...over]);
  expect(bits([...low, ...end])).toBe(format);
  expect(at(size - 8, 8)).toBe(1);
  const mask = formats.indexOf(format);
  expect(mask).toBeGreaterThanOrEqual(0);
  if (version >= 7) {
    const places = Array.from({ length: 18 }, (_, bit) => 17 - bit);
    const below = bits(places.map((bit) => [size - 11 + (bit % 3), Math.floor(bit / 3)] as const));
    const right = bits(places.map((bit) => [Math.floor(bit / 3), size - 11 + (bit % 3)] as const));
    expect([below, right]).toEqual([versions[version], versions[version]]);
  }

  const isCorner = (row: number, column: number) =>
    (row < 9 && column < 9) || (row < 9 && column >= size - 8) || (row >= size - 8 && column < 9);
  const isFixed = (row: number, column: number) =>
    isCorner(row, column) ||
    row === 6 ||
    column === 6 ||
    (version >= 7 && ((row < 6 && column >= size - 11) || (column < 6 && row >= size - 11))) ||
    (centres[version] ?? []).some((y) =>
      (centres[version] ?? []).some(
        (x) => !isCorner(y, x) && Math.abs(row - y) <= 2 && Math.abs(column - x) <= 2,
      ),
    );
  const stream: number[] = [];
  let upward = true;
  for (let right = size - 1; right > 0; right -= 2, upward = !upward) {
    if (right === 6) right = 5;
    for (let step = 0; step < size; step += 1)
      for (const column of [right, right - 1]) {
        const row = upward ? size - 1 - step : step;
        if (!isFixed(row, column)) stream.push(at(row, column) ^ (flips[mask]?.(row, column) === 0 ? 1 : 0));
      }
  }
  const words = Array.from({ length: stream.length >> 3 }, (_, word) =>
    stream.slice(8 * word, 8 * word + 8).reduce((value, bit) => value * 2 + bit, 0),
  );

  const blocks = (blocksOf[version] ?? []).flatMap(([count, total, data]) =>
    Array.from({ length: count }, () => ({ total, data, own: [] as number[] })),
  );
  expect(words.length).toBe(blocks.reduce((sum, { total }) => sum + total, 0));
  const longest = Math.max(...blocks.map(({ data }) => data));
  for (let row = 0; row < longest; row += 1)
    for (const block of blocks) if (row < block.data) block.own.push(words.shift() ?? 0);
  const message = blocks.flatMap(({ own }) => own);
  while (words.length > 0) for (const block of blocks) block.own.push(words.shift() ?? 0);
  for (const { own, total, data } of blocks) expect(isWord(own, total - data)).toBe(true);

  const text = message.map((word) => word.toString(2).padStart(8, '0')).join('');
  expect(text.slice(0, 4)).toBe('0100');
  const head = version < 10 ? 12 : 20;
  const length = Number.parseInt(text.slice(4, head), 2);
  const bytes = Array.from({ length }, (_, byte) =>
    Number.parseInt(text.slice(head + 8 * byte, head + 8 * byte + 8), 2),
  );
  return new TextDecoder('utf-8', { fatal: true }).decode(new Uint8Array(bytes));
}

describe('QR code', () => {
  test('QR code decodes to its text when the text is arbitrary', { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (text) => {
        fc.pre(new TextEncoder().encode(text).length <= 213);
        expect(read(qrCode(text))).toBe(text);
      }),
      { numRuns: 60 },
    );
  });

  test.each([
    [0, 1],
    [14, 1],
    [15, 2],
    [26, 2],
    [27, 3],
    [42, 3],
    [43, 4],
    [62, 4],
    [63, 5],
    [84, 5],
    [85, 6],
    [106, 6],
    [107, 7],
    [122, 7],
    [123, 8],
    [152, 8],
    [153, 9],
    [180, 9],
    [181, 10],
    [213, 10],
  ])('QR code of %i bytes has version %i', (length, version) => {
    const text = 'https://gamehall.example/app?'.repeat(10).slice(0, length);
    const code = qrCode(text);
    expect(code.length).toBe(17 + 4 * version);
    expect(read(code)).toBe(text);
  });

  test('QR code has finder patterns in three corners and a timing pattern', () => {
    const code = qrCode('https://gamehall.example/app');
    const line = (row: number) => code[row]?.map((dark) => (dark ? '#' : '.')).join('') ?? '';
    expect(line(0).slice(0, 8)).toBe('#######.');
    expect(line(3).slice(-8)).toBe('.#.###.#');
    expect(line(code.length - 1).slice(0, 8)).toBe('#######.');
    expect(line(6).slice(8, -8)).toMatch(/^(#\.)+#$/);
  });

  test('QR code throws when the text has more than 213 bytes', () => {
    expect(() => qrCode('x'.repeat(214))).toThrow(RangeError);
    expect(() => qrCode('é'.repeat(107))).toThrow(RangeError);
  });
});
