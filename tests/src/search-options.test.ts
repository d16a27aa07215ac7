import { expect, test } from 'vitest';
import type { Game } from '#contract/endpoints/catalogue/games.ts';
import { optionAfter, searchOptions } from '#src/features/catalogue/SearchOptions.tsx';

const games = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ gameId: String(at) }) as unknown as Game);
const kinds = (lists: Parameters<typeof searchOptions>[0]) => searchOptions(lists).map(({ kind }) => kind);
const lists = { query: '', found: games(20), recent: ['moon', 'wave'], popular: games(9) };

test('options are recent searches and five popular games when the field is blank', () => {
  for (const query of ['', '  '])
    expect(kinds({ ...lists, query })).toEqual(['recent', 'recent', ...Array(5).fill('popular')]);
});

test('options are eight results and a link to all when more are found', () => {
  const options = searchOptions({ ...lists, query: 'a' });
  expect(options.slice(0, 8).every(({ kind }) => kind === 'found')).toBe(true);
  expect(options.slice(8)).toEqual([{ kind: 'all', count: 20 }]);
  expect(kinds({ ...lists, query: 'a', found: games(8) })).toEqual(Array(8).fill('found'));
  expect(kinds({ ...lists, query: 'a', found: [] })).toEqual([]);
});

test.each([
  ['ArrowDown', -1, 3, 0],
  ['ArrowDown', 2, 3, 0],
  ['ArrowUp', -1, 3, 2],
  ['ArrowUp', 0, 3, 2],
  ['ArrowUp', 2, 3, 1],
  ['ArrowDown', -1, 0, -1],
  ['ArrowUp', -1, 0, -1],
  ['Home', 1, 3, -1],
  ['End', 1, 3, -1],
  ['ArrowLeft', 1, 3, -1],
  ['a', 1, 3, 1],
])('%s at option %i of %i leads to option %i', (key, at, count, next) => {
  expect(optionAfter(key, at, count)).toBe(next);
});
