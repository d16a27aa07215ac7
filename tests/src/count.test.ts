import { expect, test } from 'vitest';
import type { Platform } from '#contract/endpoints/games.ts';
import { gamesOf } from '#src/components/games/count.ts';

test.each([
  ['all are known', [24, 3], 27],
  ['a closed provider has none', [24, 'closed'], 24],
  ['an open provider has none', [24, null], undefined],
  ['there are no providers', [], 0],
] as const)('number of games is their sum, or unknown, when %s', (_, counts, expected) => {
  const platforms = counts.map((count) =>
    count === 'closed' ? { active: false, gameCount: null } : { active: true, gameCount: count },
  );
  expect(gamesOf(platforms as Platform[])).toBe(expected);
});
