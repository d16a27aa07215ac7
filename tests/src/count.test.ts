import { expect, test } from 'vitest';
import type { GameProvider, GameType } from '#contract/endpoints/catalogue/games.ts';
import { gamesInHalls, gamesOf } from '#src/components/games/catalogue.ts';

test('number of games is unknown when the providers could not be read', () => {
  const counted = { gtId: '2', gpList: [{ active: true, gameCount: 24 }] };
  expect(gamesOf(null)).toBeUndefined();
  expect(gamesInHalls([counted, { gtId: '3', gpList: null }] as GameType[])).toBeUndefined();
  expect(gamesInHalls([counted, { gtId: '3', gpList: [] as unknown }] as GameType[])).toBe(24);
});

test.each([
  ['all are known', [24, 3], 27],
  ['a closed provider has none', [24, 'closed'], 24],
  ['an open provider has none', [24, null], undefined],
  ['there are no providers', [], 0],
] as const)('number of games is their sum, or unknown, when %s', (_, counts, expected) => {
  const providers = counts.map((count) =>
    count === 'closed' ? { active: false, gameCount: null } : { active: true, gameCount: count },
  );
  expect(gamesOf(providers as GameProvider[])).toBe(expected);
});
