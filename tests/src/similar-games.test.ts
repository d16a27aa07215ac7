import { expect, test } from 'vitest';
import type { Game } from '#contract/endpoints/catalogue/games.ts';
import { similarGames, stakeRange } from '#src/features/catalogue/similar-games.ts';

const game = (gameId: string, more: Partial<Game> = {}) =>
  ({ gameId, gtId: '2', gpId: 'A', tag: [], maintained: false, ...more }) as unknown as Game;

test('similar games share tags or the provider, and can be played in the same hall', () => {
  const own = game('own', { tag: ['new', 'jackpot'] });
  const games = [
    game('same provider'),
    own,
    game('two tags', { gpId: 'B', tag: ['jackpot', 'new'] }),
    game('nothing', { gpId: 'B' }),
    game('other hall', { gtId: '3', tag: ['new'] }),
    game('closed', { tag: ['new'], maintained: true }),
    game('tag and provider', { tag: ['new'] }),
  ];
  const names = (count: number) => similarGames(own, games, count).map(({ gameId }) => gameId);
  expect(names(9)).toEqual(['two tags', 'tag and provider', 'same provider']);
  expect(names(1)).toEqual(['two tags']);
});

test('stakes of a game lie among those of all games', () => {
  const all = [
    { min: 1, max: 100 },
    { min: 10, max: 10_000 },
    { min: null, max: 1_000_000 },
  ];
  expect(stakeRange({ min: 1, max: 100 }, all)).toEqual([0, 0.5]);
  expect(stakeRange({ min: 100, max: 10_000 }, all)).toEqual([0.5, 1]);
  expect(stakeRange({ min: null, max: 100 }, all)).toBeNull();
  expect(stakeRange({ min: 5, max: 5 }, [{ min: 5, max: 5 }])).toBeNull();
});
