import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawHallCard } from '#sandbox/art/hall-card.ts';
import { drawHero, isHeroShape, SCENE_NAMES } from '#sandbox/art/hero.ts';
import { drawLogo } from '#sandbox/art/logo.ts';
import { drawPromotion } from '#sandbox/art/promotion.ts';
import { drawProviderMark, MARK_NAMES } from '#sandbox/art/provider-mark.ts';
import { artRoutes } from '#sandbox/art/routes.ts';
import { drawTile, FAMILY_NAMES } from '#sandbox/art/tile.ts';
import { ART_ROOT } from '#sandbox/art/urls.ts';
import { webp } from '#sandbox/art/webp.ts';
import { catalogue } from '#sandbox/catalogue/catalogue.ts';

const images: [string, () => string | undefined][] = [
  ...FAMILY_NAMES.map((family): [string, () => string] => [
    `tile ${family}`,
    () => drawTile('a seed', { family }),
  ]),
  ...['2', '3', '4', '5', '6', '7', '8', '9', '2-active'].map((name): [string, () => string | undefined] => [
    `hall card ${name}`,
    () => drawHallCard(name),
  ]),
  ...SCENE_NAMES.flatMap((scene) =>
    ['desktop', 'small', 'mobile', 'wide']
      .filter(isHeroShape)
      .map((shape): [string, () => string] => [`${scene} ${shape}`, () => drawHero(scene, shape)]),
  ),
  ...MARK_NAMES.map((mark): [string, () => string] => [
    `mark ${mark}`,
    () => drawProviderMark('GPBB', { mark, hue: 20, ink: 'light' }),
  ]),
  ['logo', () => drawLogo('light')],
  ['promotion', () => drawPromotion('a', 'lotus')],
];

test.each(images)('SVG of %s is deterministic, well formed and self-contained', (_, draw) => {
  const svg = draw() ?? '';
  expect(draw()).toBe(svg);
  expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="[\d. ]+"/);
  expect(svg).not.toMatch(/NaN|undefined|<script|<text|<image|<foreignObject|href=| on\w+=|style=|filter/);
  expect(svg.replace('http://www.w3.org/2000/svg', '')).not.toMatch(/https?:/);
  expect(svg.length).toBeLessThan(40_000);
  const open: string[] = [];
  for (const [, slash, name, self] of svg.matchAll(/<(\/?)(\w+)[^>]*?(\/?)>/g))
    if (slash) expect(open.pop()).toBe(name);
    else if (!self && name) open.push(name);
  expect(open).toEqual([]);
});

test('tiles differ when their seeds differ', () => {
  const some = Array.from({ length: 200 }, (_, i) =>
    drawTile(`seed ${i}`, { family: 'lotus', hue: (i * 53) % 360 }),
  );
  expect(new Set(some).size).toBe(200);
});

test('tile image is a WebP with the ratio of a tile', async () => {
  const response = await get('/tile/gems/20/a.webp');
  const { format, width = 0, height } = await sharp(await response.arrayBuffer()).metadata();
  expect([format, height]).toEqual(['webp', (width * 4) / 3]);
  expect(width).toBeGreaterThanOrEqual(300);
});

test('image is rendered again when it failed before', async () => {
  const first = webp('no drawing');
  await expect(first).rejects.toThrow();
  const second = webp('no drawing');
  await expect(second).rejects.toThrow();
  expect(second).not.toBe(first);
});

const get = (path: string) => artRoutes().request(path);

test('catalogue images are served as immutable', async () => {
  const { games, platforms } = catalogue();
  for (const [address, type] of [
    [games[0]?.icon, 'image/webp'],
    [games.at(-1)?.icon, 'image/webp'],
    [platforms[0]?.iconLight, 'image/svg+xml; charset=utf-8'],
    [platforms[5]?.iconDark, 'image/svg+xml; charset=utf-8'],
  ]) {
    const response = await get((address ?? '').slice(ART_ROOT.length));
    expect([address, response.status]).toEqual([address, 200]);
    expect(response.headers.get('cache-control')).toContain('immutable');
    expect(response.headers.get('content-type')).toBe(type);
  }
});

test.each([
  '/tile/nope/20/a.webp',
  '/tile/gems/400/a.webp',
  '/tile/gems/x/a.webp',
  '/tile/constructor/20/a.webp',
  '/tile/gems/20/a.svg',
  `/tile/gems/20/${'a'.repeat(200)}.webp`,
  '/door/12.svg',
  '/hero/desktop/__proto__.svg',
  '/logo/x.svg',
])('art server returns 404 when the path is %s', async (path) => {
  expect((await get(path)).status).toBe(404);
});

test('seed is not part of the SVG when it contains markup', async () => {
  const response = await get(`/promotion/gems/20/${encodeURIComponent('"><script>alert(1)</script>')}.svg`);
  expect(await response.text()).not.toContain('script');
});
