import sharp from 'sharp';
import { expect, test } from 'vitest';
import { COMPOSITIONS } from '#sandbox/art/compositions.ts';
import { drawPoster } from '#sandbox/art/poster.ts';
import { SUBJECTS } from '#sandbox/art/subjects.ts';
import { BYTE_BUDGET, webp } from '#sandbox/art/webp.ts';
import { catalogue } from '#sandbox/catalogue/catalogue.ts';
import { HALLS } from '#sandbox/catalogue/halls.ts';

const { games, posters } = catalogue();
const posterOf = ({ icon }: { icon: string }) => {
  const poster = posters.get(icon);
  if (!poster) throw new Error(`no poster ${icon}`);
  return poster;
};
const hallGames = (gtId: number) => games.filter((game) => game.gtId === gtId);

test('every game has a poster of its own, and every subject has a game', () => {
  expect(posters.size).toBe(games.length);
  expect(SUBJECTS.length).toBeGreaterThanOrEqual(48);
  expect(new Set([...posters.values()].flatMap(({ subjects }) => subjects))).toEqual(new Set(SUBJECTS));
});

test.each([
  ['Jade Dragon', ['dragon']],
  ['Snooker', ['snooker']],
  ['Rugby', ['rugby']],
  ['Table Tennis', ['table-tennis']],
  ['Mahjong', ['mahjong']],
  ['Dragon Tiger', ['dragon', 'tiger']],
  ['Sic Bo', ['sic-bo']],
])('posters of %s show %o', (words, subjects) => {
  const named = games.filter(({ names }) => names.en_US.includes(words));
  expect(named.length).toBeGreaterThan(0);
  for (const game of named) expect(posterOf(game).subjects.slice(0, subjects.length)).toEqual(subjects);
});

test('posters have all compositions, a scene in the first 200 of a hall, and one style for each provider', () => {
  const all = games.map((game) => posterOf(game));
  expect(new Set(all.map(({ composition }) => composition))).toEqual(new Set(COMPOSITIONS));
  for (const { gtId } of HALLS) {
    const scenes = hallGames(gtId).map((game) => posterOf(game).backdrop !== undefined);
    expect([gtId, scenes.indexOf(false)]).toEqual([gtId, scenes.length > 200 ? 200 : -1]);
    expect(scenes.lastIndexOf(true)).toBe(Math.min(scenes.length, 200) - 1);
  }
  for (const [provider, own] of Map.groupBy(games, ({ gpId }) => gpId))
    expect([provider, new Set(own.map((game) => posterOf(game).style)).size]).toEqual([provider, 1]);
});

test('poster is the same when it is drawn again', () => {
  const kinds = Map.groupBy(games, (game) => {
    const { composition, backdrop, table } = posterOf(game);
    return `${composition} ${backdrop} ${table === undefined}`;
  });
  expect(kinds.size).toBeGreaterThan(COMPOSITIONS.length);
  for (const [game] of kinds.values())
    if (game) expect(drawPoster({ ...posterOf(game) })).toBe(drawPoster(posterOf(game)));
});

/** Least number of different bits of two images, of 768. */
const MIN_DISTANCE = 60;

/**
 * Difference hash: for each colour, whether a point is brighter than the one to its right. One word for each of the
 * three colours of a line of points.
 */
const perceptualHash = async (svg: string): Promise<Uint32Array> => {
  const [width, height] = [17, 16];
  const dots = await sharp(Buffer.from(svg), { density: 12 })
    .resize(width, height, { fit: 'fill' })
    .flatten()
    .raw()
    .toBuffer();
  const hash = new Uint32Array(height * 3);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width - 1; x += 1)
      for (let colour = 0; colour < 3; colour += 1) {
        const at = (y * width + x) * 3 + colour;
        const word = y * 3 + colour;
        if ((dots[at] ?? 0) > (dots[at + 3] ?? 0)) hash[word] = (hash[word] ?? 0) | (1 << x);
      }
  return hash;
};

const ones = Uint8Array.from({ length: 1 << 16 }, (_, word) => word.toString(2).replaceAll('0', '').length);
const distance = (a: Uint32Array, b: Uint32Array): number => {
  let sum = 0;
  for (let i = 0; i < a.length; i += 1) sum += ones[(a[i] ?? 0) ^ (b[i] ?? 0)] ?? 0;
  return sum;
};

test.each(HALLS)('images of hall $gtId differ within the first 500 games', async ({ gtId }) => {
  const hashes = await Promise.all(
    hallGames(gtId)
      .slice(0, 500)
      .map(async (game) => ({
        name: game.names.en_US,
        bits: await perceptualHash(drawPoster(posterOf(game))),
      })),
  );
  const close = hashes.flatMap((a, i) =>
    hashes.slice(i + 1).flatMap((b) => {
      const bits = distance(a.bits, b.bits);
      return bits < MIN_DISTANCE ? [`${a.name} and ${b.name}: ${bits}`] : [];
    }),
  );
  expect(close).toEqual([]);
});

test('posters are WebP images of a tile within the byte budget', async () => {
  // Cards of bingo have the most detail.
  const detailed = games.filter(({ names }) => /(Ruby|Autumn|Jade) Bingo/.test(names.en_US));
  expect(detailed.length).toBeGreaterThan(2);
  const ends = HALLS.flatMap(({ gtId }) => [hallGames(gtId)[0] ?? [], hallGames(gtId).at(-1) ?? []].flat());
  const sample = [...ends, ...detailed];
  for (const game of sample) {
    const image = await webp(drawPoster(posterOf(game)));
    expect([game.names.en_US, image.length <= BYTE_BUDGET]).toEqual([game.names.en_US, true]);
    const { format, width = 0, height } = await sharp(image).metadata();
    expect([format, width, height]).toEqual(['webp', 300, 400]);
  }
});

test('poster of a live table shows the limits that its game has', () => {
  for (const game of hallGames(3)) expect(posterOf(game).table).toEqual(game.table);
  for (const { gtId, table } of games) expect(table === undefined).toBe(gtId !== 3);
});
