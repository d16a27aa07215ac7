import { parse } from 'valibot';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Body } from '#contract/call.ts';
import { defaultTimeZone } from '#contract/constants.ts';
import { addDays, addMonths, dayIn, earliestDay } from '#contract/day-range.ts';
import { type betRecords, moneyKinds, type moneyRecords, recordRange } from '#contract/endpoints/records.ts';
import { fromDecimal } from '#contract/money.ts';
import { createLedger } from '#sandbox/db/ledger.ts';
import { minor } from '#sandbox/db/money.ts';
import type { Store } from '#sandbox/db/store.ts';
import { NAMED_MEMBERS } from '#sandbox/members.ts';
import { openGamePage, type TestSandbox } from './caller.ts';
import { startSandboxWithDatabase } from './with-database.ts';

let sandbox: TestSandbox;
/** The sandbox's database, in which the tests read the ledger. */
let store: Store;
beforeAll(async () => {
  ({ sandbox, store } = await startSandboxWithDatabase());
});
afterAll(() => sandbox.close());
beforeEach(() => sandbox.control.reset());

const account = 'linhmai_88';
const today = () => dayIn(Date.now(), defaultTimeZone);
const latest = () => ({ from: earliestDay(today()), to: today() });
const first = { page: 1, count: 1_000, sort_field: 'at', sort_order: 'asc' } as const;
type Bets = Partial<Body<typeof betRecords>>;
type Money = Partial<Body<typeof moneyRecords>>;

const member = async (account: string) => {
  const token = await sandbox.member(account);
  const bets = (body: Bets = {}) => ({ ...latest(), ...first, ...body });
  const money = (body: Money = {}) => ({ ...latest(), ...first, ...body });
  return {
    token,
    bets: (body?: Bets) => sandbox.data('/member/record/bets', bets(body), { token }),
    refusal: (body?: Bets) => sandbox.call('/member/record/bets', bets(body), { token }),
    money: (body?: Money) => sandbox.data('/member/record/money', money(body), { token }),
    bet: (id: string, language = 'en-US') => sandbox.data('/member/record/bet', { id }, { token, language }),
  };
};

/** What the ledger has booked on the member's money, by the kind of its transfers, in minor units. */
const booked = async (account: string) => {
  const rows = await store.db
    .selectFrom('entry')
    .innerJoin('account', 'account.id', 'entry.account_id')
    .innerJoin('member', 'member.id', 'account.member_id')
    .innerJoin('transfer', 'transfer.id', 'entry.transfer_id')
    .select(['transfer.kind', 'transfer.at', 'entry.account_id', 'entry.amount'])
    .where('member.account', '=', account)
    .where('account.kind', 'in', ['main', 'wallet'])
    .orderBy('transfer.at')
    .orderBy('transfer.id')
    .execute();
  const of = (...kinds: string[]) =>
    rows.filter(({ kind }) => kinds.includes(kind)).reduce((sum, { amount }) => sum + amount, 0);
  return { rows, of };
};

/** Disabled and frozen accounts have no session. */
const withSession = NAMED_MEMBERS.filter(({ loginCode }) => loginCode !== 102 && loginCode !== 103);
test.each(withSession)('records of $account sum to the ledger', async ({ account, currency, history }) => {
  const { bets, money } = await member(account);
  const before = await sandbox.control.ledger({ account });
  const to = addDays(earliestDay(today()), -1);
  const ranges = [latest(), { from: addMonths(to, -2), to }];
  const sum = (amounts: (string | null | undefined)[]) =>
    amounts.reduce((total, amount) => total + (fromDecimal(amount ?? '', currency) ?? Number.NaN), 0);
  const bet = await Promise.all(ranges.map(async (range) => (await bets(range)).totals));
  const { rows, of } = await booked(account);
  expect([
    sum(bet.map((totals) => totals.staked)) + of('stake'),
    sum(bet.map((totals) => totals.won)),
  ]).toEqual([0, of('prize')]);
  const expected = {
    deposit: of('deposit'),
    withdrawal: of('withdrawal', 'withdrawal returned'),
    transfer: 0,
    bonus: of('bonus', 'envelope', 'reward'),
    adjustment: of('seed', 'correction'),
  };
  let total = sum(bet.map((totals) => totals.net));
  for (const kind of moneyKinds) {
    const movements = await Promise.all(ranges.map((range) => money({ ...range, kind })));
    const amount = sum(movements.map(({ totals }) => totals.booked));
    expect([kind, amount]).toEqual([kind, expected[kind]]);
    total += amount;
  }
  expect(total).toBe(minor(before.total, currency));
  const after = await sandbox.control.ledger({ account });
  const wallets = Object.entries(after.wallets).filter(([gpId, cash]) => cash > 0 || gpId in before.wallets);
  expect({ ...after, wallets: Object.fromEntries(wallets) }).toEqual(before);

  const balances = new Map<number, number>();
  for (const { account_id, amount } of rows) {
    const balance = (balances.get(account_id) ?? 0) + amount;
    expect(balance).toBeGreaterThanOrEqual(0);
    balances.set(account_id, balance);
  }
  for (const proof of await createLedger(store.db).proof())
    expect([proof.balances, proof.entries]).toEqual([0, 0]);
  if (history) expect((await bets()).totals.count).toBeGreaterThan(400);
});

test('history is booked once when records are requested at the same time', async () => {
  const { bets, money } = await member(account);
  const results = await Promise.all([bets(), bets(), money()]);
  expect(results[0]).toEqual(results[1]);
  expect((await bets()).totalCount).toBe(results[0].totalCount);
});

/** Plays a round in a game of the type. */
const play = async (token: string, gt_id: string, gp_id: string) => {
  const { id } = await sandbox.data('/member/profile/common/layout', {}, { token });
  const events = await sandbox.listen(`private-member.${id}`, token);
  const request = { gp_id, gt_id, game_type: 'slot', game_code: 'lobby', device: 0 };
  await sandbox.data('/member/game/play1', { ...request, lobby_url: 'http://localhost/close' }, { token });
  await vi.waitFor(() => expect(events.map(({ event }) => event)).toContain('game.url'));
  const url = String(events.map(({ data }) => (data as { url?: string }).url).findLast(Boolean));
  const { session } = await openGamePage(url);
  const response = await fetch(`${sandbox.sandbox.gamesUrl}/rounds/play`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ session, stake: 5, bet: 'over' }),
  });
  return (await response.json()) as {
    outcome: { kind: string; dice?: number[]; lines?: number[] };
    prize: number;
  };
};

test('played round is listed with its steps, in the language of the request', async () => {
  const { token, bets, bet } = await member('second_seat');
  const dice = await play(token, '3', 'GPAG');
  const { list, totals } = await bets();
  expect(list).toHaveLength(1);
  const prize = dice.prize.toFixed(2);
  expect(list[0]).toMatchObject({ gpId: 'GPAG', gtId: '3', status: 'settled', staked: '5.00', won: prize });
  expect(totals).toMatchObject({ count: 1, staked: '5.00', valid: '5.00', won: prize });
  const id = list[0]?.id ?? '';
  const { steps, ...round } = await bet(id, 'vi-VN');
  expect(round).toEqual(list[0]);
  expect(steps).toEqual([
    { kind: 'stake', text: 'Trên 7', amount: '5.00' },
    { kind: 'outcome', text: dice.outcome.dice?.join(' + '), amount: null },
    { kind: 'prize', text: '', amount: prize },
  ]);
  const reels = await play(token, '2', 'GPBB');
  const latestRound = (await bets({ sort_order: 'desc' })).list[0]?.id ?? '';
  expect((await bet(latestRound)).steps?.filter(({ kind }) => kind === 'line')).toHaveLength(
    reels.outcome.lines?.length ?? 0,
  );
  const others = await sandbox.member(account);
  expect(await sandbox.code('/member/record/bet', { id }, { token: others })).toBe('101');
});

test('page beyond the last one is empty and has the totals', async () => {
  const { bets, money } = await member(account);
  const all = await bets({ count: 50 });
  const beyond = await bets({ count: 50, page: 1_000_000 });
  expect(beyond).toEqual({ ...all, list: [] });
  const rest = await money({ page: 9, count: 1_000 });
  expect([rest.list, rest.totalCount]).toEqual([[], (await money()).totalCount]);
});

test('pages of every order have each round once', async () => {
  const { bets } = await member(account);
  for (const sort_field of ['at', 'staked', 'valid', 'won', 'net'] as const) {
    const { totalCount } = await bets();
    const ids = new Set<string>();
    const amounts: number[] = [];
    for (let page = 1; page <= Math.ceil(totalCount / 200); page++)
      for (const row of (await bets({ sort_field, sort_order: 'desc', page, count: 200 })).list) {
        ids.add(row.id);
        if (sort_field !== 'at') amounts.push(Number(row[sort_field]));
      }
    expect([sort_field, ids.size]).toEqual([sort_field, totalCount]);
    expect(amounts).toEqual(amounts.toSorted((a, b) => b - a));
  }
});

test('filters select rounds and money of one kind', async () => {
  const { bets, money } = await member(account);
  const [row] = (await bets()).list;
  for (const [filter, field, value] of [
    [{ gt_id: row?.gtId }, 'gtId', row?.gtId],
    [{ gp_id: row?.gpId }, 'gpId', row?.gpId],
    [{ status: 'void' }, 'status', 'void'],
  ] as const) {
    const { list } = await bets(filter);
    expect(new Set(list.map((round) => round[field]))).toEqual(new Set([value]));
  }
  for (const kind of moneyKinds.filter((each) => each !== 'adjustment')) {
    const { list, totals } = await money({ kind });
    expect(new Set(list.map((movement) => movement.kind))).toEqual(new Set([kind]));
    expect(totals.count).toBe(list.length);
  }
  const kindsOf = async (body: Money) => new Set((await money(body)).list.map(({ kind }) => kind));
  const all = await kindsOf({});
  expect(all).toContain('transfer');
  expect(await kindsOf({ without_transfers: true })).toEqual(
    new Set([...all].filter((kind) => kind !== 'transfer')),
  );
  const expired = await money({ kind: 'deposit', status: 'expired' });
  expect(expired).toMatchObject({ totals: { amount: '0.00', booked: '0.00' } });
  expect(expired.list[0]).toMatchObject({ status: 'expired', booked: '0.00' });
});

test.each([
  ['101', { from: '2026-11-23', to: '2026-11-22' }, { earliest: '2026-08-23', latest: '2026-11-23' }],
  ['102', { from: '2026-11-23', to: '2026-11-24' }, { earliest: '2026-08-24', latest: '2026-11-23' }],
  ['103', { from: '2026-08-23', to: '2026-11-23' }, { earliest: '2026-08-24', latest: '2026-11-23' }],
])('range is refused with %s and the days that are possible: %o', async (code, range, days) => {
  // Late in the evening of the site, on the next day in UTC.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-24T03:59:00Z') });
  const { refusal } = await member(account);
  const result = await refusal(range);
  vi.useRealTimers();
  expect(result).toMatchObject({ failure: { code } });
  if (!result.ok) expect(parse(recordRange, result.failure.data)).toEqual({ ...days, months: 3 });
});

test('request is invalid when a day is not one of the calendar', async () => {
  const { refusal } = await member(account);
  for (const from of ['2026-02-30', 'yesterday', ''])
    expect(await refusal({ from })).toMatchObject({ failure: { code: '400' } });
});
