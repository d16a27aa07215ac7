import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { drawHallCard } from '#sandbox/art/hall-card.ts';
import { drawHero, isHeroShape, SCENE_NAMES } from '#sandbox/art/hero.ts';
import { drawLogo } from '#sandbox/art/logo.ts';
import { drawPromotion } from '#sandbox/art/promotion.ts';
import { drawProviderMark, MARK_NAMES } from '#sandbox/art/provider-mark.ts';
import { artRoutes } from '#sandbox/art/routes.ts';
import { SUBJECTS } from '#sandbox/art/subjects.ts';
import { ART_ROOT } from '#sandbox/art/urls.ts';
import { webp } from '#sandbox/art/webp.ts';
import { catalogue } from '#sandbox/catalogue/catalogue.ts';

const images: [string, () => string | undefined][] = [
  ...SUBJECTS.map((name): [string, () => string] => [`subject ${name}`, () => drawPromotion('a', name)]),
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
];

test.each(images)('SVG of %s is deterministic, well formed and self-contained', (_, draw) => {
  const svg = draw() ?? '';
  expect(draw()).toBe(svg);
  expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="[\d. ]+"/);
  expect(svg).not.toMatch(
    /NaN|undefined|<script|<text|<image|<foreignObject|href="(?!#)| on\w+=|style=|filter/,
  );
  expect(svg.replace('http://www.w3.org/2000/svg', '')).not.toMatch(/https?:/);
  expect(svg.length).toBeLessThan(40_000);
  const ids = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
  for (const [, id] of svg.matchAll(/(?:href="|url\()#([^")]+)/g)) expect(ids).toContain(id);
  const open: string[] = [];
  for (const [, slash, name, self] of svg.matchAll(/<(\/?)(\w+)[^>]*?(\/?)>/g))
    if (slash) expect(open.pop()).toBe(name);
    else if (!self && name) open.push(name);
  expect(open).toEqual([]);
});

test('image is refused when it exceeds the byte budget at the least quality', async () => {
  // Every stripe differs from the next one, so that no quality makes it small.
  const stripes = Array.from({ length: 20_000 }, (_, i) => {
    const [x, y] = [(i % 150) * 2, Math.floor(i / 150) * 3];
    return `<path d="M${x} ${y}h2v3h-2z" fill="hsl(${(i * 137) % 360} 100% ${(i * 53) % 100}%)"/>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 400">${stripes.join('')}</svg>`;
  await expect(webp(svg)).rejects.toThrow('exceeds');
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
  for (const [url, type] of [
    [games[0]?.icon, 'image/webp'],
    [games.at(-1)?.icon, 'image/webp'],
    [platforms[0]?.iconLight, 'image/svg+xml; charset=utf-8'],
    [platforms[5]?.iconDark, 'image/svg+xml; charset=utf-8'],
  ]) {
    const response = await get((url ?? '').slice(ART_ROOT.length));
    expect([url, response.status]).toEqual([url, 200]);
    expect(response.headers.get('cache-control')).toContain('immutable');
    expect(response.headers.get('content-type')).toBe(type);
  }
});

test.each([
  '/tile/lantern-street.webp',
  '/tile/constructor',
  '/promotion/nope/20/a.svg',
  '/promotion/gems/400/a.svg',
  '/promotion/gems/x/a.svg',
  '/promotion/gems/20/a.webp',
  `/promotion/gems/20/${'a'.repeat(200)}.svg`,
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

test('image is kept in a file, and read from it by the next sandbox', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'art-'));
  const svg = (fill: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 4"><rect width="3" height="4" fill="${fill}"/></svg>`;
  const drawn = await webp(svg('red'), folder);
  const [file = ''] = await readdir(folder);
  expect(await readFile(join(folder, file))).toEqual(drawn);
  await writeFile(join(folder, file), 'of another sandbox');
  // A module of its own, as in another process.
  vi.resetModules();
  const { webp: next } = await import('#sandbox/art/webp.ts');
  expect((await next(svg('red'), folder)).toString()).toBe('of another sandbox');
  // A folder that cannot be written.
  expect((await next(svg('blue'), join(folder, file))).length).toBeGreaterThan(0);
  await rm(folder, { recursive: true });
});
