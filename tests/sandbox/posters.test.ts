import sharp from 'sharp';
import { expect, test } from 'vitest';
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
const subjectOf = (game: { icon: string }) => posterOf(game).subjects[0];
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

/** Least number of different bits of two pictures, of 768. */
const LEAST_DISTANCE = 60;

/** Difference hash: for each colour, whether a point is brighter than the one to its right. */
const perceptualHash = async (svg: string): Promise<boolean[]> => {
  const [width, height] = [17, 16];
  const dots = await sharp(Buffer.from(svg), { density: 12 })
    .resize(width, height, { fit: 'fill' })
    .flatten()
    .raw()
    .toBuffer();
  const points = Array.from({ length: width * height * 3 }, (_, i) => i);
  return points
    .filter((i) => Math.floor(i / 3) % width < width - 1)
    .map((i) => (dots[i] ?? 0) > (dots[i + 3] ?? 0));
};

test.each(HALLS)('pictures of hall $gtId differ within the first 500 games', async ({ gtId }) => {
  const first = hallGames(gtId).slice(0, 500);
  // Pictures of one subject are the closest: the two subjects with most games stand for the hall.
  const counts = Map.groupBy(first, subjectOf);
  const sample = [...counts.values()]
    .sort((a, b) => b.length - a.length)
    .slice(0, 2)
    .flat();
  const hashes = await Promise.all(
    sample.map(async (game) => ({
      name: game.names.en_US,
      bits: await perceptualHash(drawPoster(posterOf(game))),
    })),
  );
  const close = hashes.flatMap((a, i) =>
    hashes.slice(i + 1).flatMap((b) => {
      const distance = a.bits.filter((bit, k) => bit !== b.bits[k]).length;
      return distance < LEAST_DISTANCE ? [`${a.name} and ${b.name}: ${distance}`] : [];
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
