import { expect, test } from 'vitest';
import type { Game } from '#contract/endpoints/catalogue/games.ts';
import { catalogue } from '#sandbox/catalogue/catalogue.ts';
import { featuresOf } from '#sandbox/catalogue/facts.ts';
import { stakesIn } from '#sandbox/play/provider/rounds.ts';
import { SITE, startTestSandbox } from './caller.ts';

const { games } = catalogue();
const part = (listed: readonly Game[], has: (game: Game) => unknown) =>
  listed.filter(has).length / listed.length;

test('list of all games has the facts of most games in the currency of the request', async () => {
  const { data, close } = await startTestSandbox();
  const list = async (currency: string) => {
    const { info } = await data('/v2/get_template_game_list', { ...SITE, currency, support_device: 0 });
    return info(async () => {});
  };
  const [dollars, dong] = [await list('USD'), await list('VND')];
  const slots = dollars.filter(({ gtId }) => gtId === '2');
  expect(part(slots, ({ minStake, maxStake }) => minStake && maxStake)).toBeGreaterThan(0.8);
  for (const fact of ['rtp', 'volatility'] as const) {
    expect(part(slots, (game) => game[fact])).toBeGreaterThan(0.8);
    expect(part(slots, (game) => game[fact])).toBeLessThan(1);
  }
  // Bets on sports have odds, no rate of return.
  expect(part(dollars, ({ gtId, rtp }) => gtId === '4' && rtp)).toBe(0);
  for (const [place, { minStake, maxStake }] of dollars.entries()) {
    const same = dong[place];
    if (!minStake) expect(same?.minStake).toBeNull();
    else {
      expect(Number(same?.minStake)).toBe(Number(minStake) * 10_000);
      expect(Number(maxStake)).toBeGreaterThan(Number(minStake));
    }
  }
  // The short lists of the first page have none.
  const hot = await data('/arks/web/member-games/hot-games', { ...SITE, currency: 'USD', gt_id: '2' });
  expect(Object.keys(hot.list[0] ?? {})).not.toContain('rtp');
  await close();
});

test('stakes of a round are those of the list', () => {
  for (const { facts, table } of games) {
    const stakes = stakesIn('USD', facts);
    expect([stakes[0], stakes.at(-1)]).toEqual([facts.min, facts.max]);
    if (table) expect([facts.min, facts.max]).toEqual([table.min, table.max]);
  }
});

test('features of a game are the same at every start', () => {
  for (const { gameId, gtId, tags } of games.slice(0, 400))
    expect(tags.filter((tag) => tag !== 'hot' && tag !== 'new')).toEqual(featuresOf(gameId, gtId as 2));
});
