import { expect, test } from 'vitest';
import type { Game, GameProvider } from '#contract/endpoints/catalogue/games.ts';
import {
  countLabels,
  filterGames,
  knownFilters,
  narrowResults,
  sortGames,
  stakesOf,
} from '#src/features/catalogue/hall-filters.ts';
import type { HallSearch } from '#src/features/catalogue/hall-search.ts';
import { readHallSearch } from '#src/routes/-hall-search.ts';

const game = (gameId: string, more: Partial<Game> = {}) =>
  ({ gameId, gpId: 'GPBB', tag: [], enName: gameId, ...more }) as unknown as Game;
const idsOf = (games: readonly Game[]) => games.map(({ gameId }) => gameId);

test.each<[string, Record<string, unknown>, HallSearch]>([
  ['several providers', { gp: ['GPBB', 'GPPT'] }, { gp: ['GPBB', 'GPPT'] }],
  ['one provider without a list', { gp: 'GPBB' }, { gp: ['GPBB'] }],
  ['numbers as ids', { gp: [12, 'GPBB', 12] }, { gp: ['12', 'GPBB'] }],
  ['ids of other types', { gp: [{}, null], label: true }, {}],
  ['an order', { sort: 'name' }, { sort: 'name' }],
  ['an unknown order', { sort: 'rtp' }, {}],
  ['a stake that the router reads as a number', { stake: 0.2 }, { stake: '0.2' }],
  ['a stake as a text', { stake: '2000' }, { stake: '2000' }],
  ['a negative stake', { stake: '-5' }, {}],
  ['a stake in other words', { stake: '1e9' }, {}],
  ['a search for a number', { q: 88 }, { q: '88' }],
  ['an empty search and a wrong position', { q: '', at: -4, tab: 'none' }, {}],
])('hall query is read when the URL has %s', (_, search, expected) => {
  expect(JSON.parse(JSON.stringify(readHallSearch(search)))).toEqual(expected);
});

test('results of a search are narrowed by halls and their providers, and never to nothing', () => {
  const results = [
    game('c', { gtId: '2', gpId: 'GPPT' }),
    game('a', { gtId: '2', gpId: 'GPBB' }),
    game('b', { gtId: '3', gpId: 'GPAG' }),
    game('d', { gtId: '2', gpId: 'GPBB' }),
  ];
  const all = narrowResults(results, {});
  expect(all.found).toBe(results);
  expect([...all.halls.counts]).toEqual([
    ['2', 3],
    ['3', 1],
  ]);
  const slots = narrowResults(results, { gt: ['2', '9'], gp: ['GPAG', 'GPPT'] });
  expect(idsOf(slots.found)).toEqual(['c']);
  expect(slots.halls).toMatchObject({ of: 4, ids: ['2'] });
  expect(slots.providers).toMatchObject({ of: 3, ids: ['GPPT'] });
  expect([...slots.providers.counts.keys()]).toEqual(['GPBB', 'GPPT']);
  expect(idsOf(narrowResults(results, { gt: ['3'], gp: ['GPPT'] }).found)).toEqual(['b']);
});

test('filters of the URL are ignored when the hall does not have them', () => {
  const providers = [{ gpId: 'GPBB' }] as GameProvider[];
  const contents = {
    providers,
    providersUnreadable: false,
    games: [game('a', { tag: ['jackpot'] })],
    complete: true,
    labels: [],
  };
  const query = { gp: ['GPXX', 'GPBB'], label: ['nothing', 'jackpot'], stake: '2.5' };
  expect(knownFilters(query, contents)).toEqual({ gp: ['GPBB'], label: ['jackpot'], stake: '2.5' });
  expect(knownFilters({ gp: ['GPXX'], label: ['nothing'], stake: '0.0' }, contents)).toEqual({});
  // The labels of a list are not known before it is complete.
  expect(knownFilters({ label: ['nothing'] }, { ...contents, complete: false })).toEqual({
    label: ['nothing'],
  });
});

test('games are those of any chosen provider with any chosen label', () => {
  const games = [
    game('a', { gpId: 'GPBB', tag: ['jackpot'] }),
    game('b', { gpId: 'GPPT', tag: ['free_spins'] }),
    game('c', { gpId: 'GPPT', tag: ['hot'] }),
    game('d', { gpId: 'GPOG', tag: ['jackpot'] }),
  ];
  const ids = (query: HallSearch) => idsOf(filterGames(games, query));
  expect(ids({ gp: ['GPBB', 'GPPT'] })).toEqual(['a', 'b', 'c']);
  expect(ids({ label: ['jackpot', 'free_spins'] })).toEqual(['a', 'b', 'd']);
  expect(ids({ gp: ['GPBB', 'GPPT'], label: ['jackpot', 'free_spins'] })).toEqual(['a', 'b']);
  expect(filterGames(games, {})).toBe(games);
});

test('games take a stake when it is within the limits that are known', () => {
  const games = [
    game('both', { minStake: '0.20', maxStake: '20' }),
    game('least', { minStake: '05.0' }),
    game('most', { maxStake: '1' }),
    game('unknown', { minStake: null, maxStake: null }),
  ];
  const ids = (stake: string) => idsOf(filterGames(games, { stake }));
  expect(ids('0.2')).toEqual(['both', 'most']);
  expect(ids('20')).toEqual(['both', 'least']);
  expect(ids('20.01')).toEqual(['least']);
  expect(ids('100')).toEqual(['least']);
  expect(ids('5')).toEqual(['both', 'least']);
});

test('games are sorted by name in the order of the language, or with the new ones first', () => {
  const names = ['Zebra', 'Äpfel 10', 'apfel', 'Äpfel 9'];
  const games = names.map((name, place) => game(name, { tag: place === 2 ? ['new'] : [] }));
  const options = { locale: 'de-DE', nameOf: ({ enName }: Game) => enName };
  expect(idsOf(sortGames(games, 'name', options))).toEqual(['apfel', 'Äpfel 9', 'Äpfel 10', 'Zebra']);
  expect(idsOf(sortGames(games, 'new', options))).toEqual(['apfel', 'Zebra', 'Äpfel 10', 'Äpfel 9']);
  expect(sortGames(games, undefined, options)).toBe(games);
});

test('choices are the limits of the games in order and each label with its number of games', () => {
  const games = [
    game('a', { minStake: '10', maxStake: '200', tag: ['hot', 'hot'] }),
    game('b', { minStake: '2', maxStake: '200.00', tag: ['hot', 'jackpot'] }),
    game('c'),
  ];
  expect(stakesOf(games).map(Number)).toEqual([2, 10, 200]);
  expect([...countLabels(games)]).toEqual([
    ['hot', 2],
    ['jackpot', 1],
  ]);
  const many = Array.from({ length: 500 }, (_, at) => game(String(at), { minStake: String(at + 1) }));
  const few = stakesOf(many);
  expect(few.length).toBeLessThanOrEqual(13);
  expect([few[0], few.at(-1)]).toEqual(['1', '500']);
});
