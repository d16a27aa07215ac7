import { expect, test, vi } from 'vitest';
import { readResult } from '#contract/call.ts';
import { winnerList } from '#contract/endpoints/catalogue/winners.ts';
import { winsOf } from '#src/components/games/wins.ts';

vi.mock('#src/site/site.ts', () => ({ site: { inactiveProviders: ['GPR8'], disabledFeatures: [] } }));

const game = (game_id: string, gp_id = 'GPJD') => ({
  game_id,
  gp_id,
  gt_id: '2',
  game_type: 'slot',
  game_code: game_id,
  game_name: {},
});
const row = { member_name: 'li***88', game_id: 'a', amount: '12.50', currency: 'USD', win_at: '' };
const read = (list: unknown, info: unknown[]) => {
  const result = readResult(winnerList, { code: 100, data: { list, info } });
  return result.ok
    ? winsOf(result.data).map(({ member, amount, currency }) => [member, amount, currency])
    : null;
};

test('wins keep their own currencies and their names as the operator sends them', () => {
  const hostile = '<img src=x onerror=alert(1)>';
  const list = [row, { ...row, member_name: hostile, amount: 90_000, currency: 'VND' }];
  expect(read(list, [game('a')])).toEqual([
    ['li***88', 1_250, 'USD'],
    [hostile, 90_000, 'VND'],
  ]);
});

test('malformed wins are left out and the others stay', () => {
  const malformed = [
    null,
    'win',
    { ...row, amount: 'much' },
    { ...row, amount: '0' },
    { ...row, amount: '-5' },
    { ...row, currency: '' },
    { ...row, member_name: undefined },
    { ...row, amount: '1.999' },
  ];
  expect(read([...malformed, row], [null, game('a')])).toEqual([['li***88', 1_250, 'USD']]);
});

test('wins in games that the page does not have are left out', () => {
  const list = [
    { ...row, game_id: 'gone' },
    { ...row, game_id: 'closed' },
  ];
  expect(read(list, [game('a'), game('closed', 'GPR8')])).toEqual([]);
  expect(read([], [])).toEqual([]);
});
