import { expect, test } from 'vitest';
import { rowsInOrder } from '#src/features/site/home/row-order.ts';

const rows = ['redEnvelope', 'lastPlaying', 'hot', 'jackpot', 'ads', 'providers'];

test('wins are the last row of home, follow the most played games, or are nowhere', () => {
  const home = 'bannerFirst';
  expect(rowsInOrder(undefined, { home, winners: 'low' })).toEqual([...rows, 'winners']);
  expect(rowsInOrder(undefined, { home, winners: 'high' })).toEqual([
    ...rows.slice(0, 3),
    'winners',
    ...rows.slice(3),
  ]);
  expect(rowsInOrder(['winners'], { home, winners: 'none' })).toEqual(rows);
});

test('rows that the operator names go before those of the template, once each', () => {
  const named = ['winners', 7, 'cellar', 'ads', 'winners'];
  expect(rowsInOrder(named, { home: 'hallsFirst', winners: 'low' })).toEqual([
    'winners',
    'ads',
    'redEnvelope',
    'lastPlaying',
    'hot',
    'providers',
    'jackpot',
  ]);
});
