import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sheetsOf, templates } from '#contract/templates.ts';
import { mostBytes } from '#tests/templates/bytes.ts';
import { difference, tolerance } from '#tests/templates/compare.ts';
import { docsFolder, shownDigest } from '#tests/templates/docs-pictures.ts';
import { readSheet } from '#tests/templates/template-colours.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'pictures-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** A white picture of 100 by 100 pixels with a black square. */
const picture = async (name: string, side: number, width = 100) => {
  const file = join(folder, name);
  const square = { create: { width: side, height: side, channels: 3 as const, background: '#000000' } };
  await sharp({ create: { width, height: 100, channels: 3, background: '#ffffff' } })
    .composite([{ input: await sharp(square).png().toBuffer(), left: 10, top: 10 }])
    .png()
    .toFile(file);
  return file;
};

test('pictures differ by the share of the pixels that are others', async () => {
  const before = await picture('before.png', 10);
  const shown = join(folder, 'difference.png');
  expect(await difference(before, await picture('same.png', 10), shown)).toBe(0);
  expect(await difference(before, await picture('larger.png', 14), shown)).toBeGreaterThan(tolerance);
  expect((await sharp(shown).metadata()).width).toBe(100);
  expect(await difference(before, await picture('wider.png', 10, 120), shown)).toBe(1);
});

/** A sheet with those that it imports. */
const withImports = (name: string): string =>
  readSheet(`templates/${name}`).replaceAll(/@import "\.\/([\w/-]+)\.css";/g, (_, imported: string) =>
    withImports(imported),
  );

test.each(Object.keys(templates))('sheets of %s are within the budget before they are minified', (name) => {
  expect(gzipSync(sheetsOf(name).map(withImports).join('')).length).toBeLessThan(mostBytes);
});

test('the pictures of the documents show the templates as they are', () => {
  const digest = readFileSync(join(docsFolder, 'digest.txt'), 'utf8').trim();
  expect(
    digest,
    'the templates have changed: take their pictures again by "npm run build && npm run templates -- docs"',
  ).toBe(shownDigest());
  for (const layout of ['phone', 'desktop'])
    expect(statSync(join(docsFolder, `home-${layout}.webp`)).size).toBeLessThan(150_000);
});
