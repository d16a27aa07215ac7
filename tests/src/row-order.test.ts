import { expect, test } from 'vitest';
import { rowsInOrder } from '#src/features/site/home/row-order.ts';

const home = 'bannerFirst';
const rows = rowsInOrder(undefined, { home, winners: 'none' });

test('wins are the last row of home, follow the most played games, or are nowhere', () => {
  expect(rowsInOrder(undefined, { home, winners: 'low' })).toEqual([...rows, 'winners']);
  const high = rowsInOrder(undefined, { home, winners: 'high' });
  expect(high[high.indexOf('hot') + 1]).toBe('winners');
  expect(high.filter((row) => row !== 'winners')).toEqual(rows);
  expect(rowsInOrder(['winners'], { home, winners: 'none' })).toEqual(rows);
});

test('rows that the operator names go before those of the template, once each', () => {
  const named = ['winners', 7, 'cellar', 'ads', 'winners'];
  expect(rowsInOrder(named, { home, winners: 'low' })).toEqual([
    'winners',
    'ads',
    ...rows.filter((row) => row !== 'ads'),
  ]);
});

test('template chooses which row comes first, and leaves out what its home has already', () => {
  expect(rowsInOrder(undefined, { home: 'jackpotFirst', winners: 'none' }).slice(0, 3)).toEqual([
    'redEnvelope',
    'jackpot',
    'jackpotPath',
  ]);
  expect(rowsInOrder(undefined, { home: 'hallsFirst', winners: 'none' }).slice(-3)).toEqual([
    'jackpot',
    'jackpotPath',
    'week',
  ]);
  expect(rowsInOrder(undefined, { home: 'sportsFirst', winners: 'none' })).not.toContain('fixtures');
});
