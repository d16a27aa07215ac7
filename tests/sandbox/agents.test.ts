import { randomUUID } from 'node:crypto';
import { parse } from 'valibot';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Body } from '#contract/call.ts';
import { defaultTimeZone } from '#contract/constants.ts';
import { dayIn, earliestDay, instantsOf } from '#contract/day-range.ts';
import { agentApplication } from '#contract/endpoints/agents/application.ts';
import type { EndpointOf } from '#contract/endpoints.ts';
import { fromDecimal } from '#contract/money.ts';
import { AGREEMENT_VERSION, FEE_RATE } from '#sandbox/agents/plan.ts';
import { createLedger } from '#sandbox/db/ledger.ts';
import type { Store } from '#sandbox/db/store.ts';
import type { TestSandbox } from './caller.ts';
import { startSandboxWithDatabase } from './with-database.ts';

let sandbox: TestSandbox;
/** The sandbox's database, in which the tests read the ledger. */
let store: Store;
let token: string;
beforeAll(async () => {
  ({ sandbox, store } = await startSandboxWithDatabase());
  await sandbox.control.reset();
});
afterAll(() => sandbox.close());
beforeEach(async () => {
  token = await sandbox.member('agent_rosa');
});
afterEach(() => {
  vi.useRealTimers();
});

const today = () => dayIn(Date.now(), defaultTimeZone);
const latest = () => ({ from: earliestDay(today()), to: today() });
const page = { page: 1, count: 1_000 };
const minor = (amount: string | null | undefined, currency = 'USD') =>
  fromDecimal(amount ?? '', currency) ?? Number.NaN;
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

type DownlineBody = Partial<Body<EndpointOf<'/agent/downline'>>>;
const downline = (body: DownlineBody = {}, as = token) =>
  sandbox.data(
    '/agent/downline',
    { ...latest(), ...page, sort_field: 'member_account', sort_order: 'asc', ...body },
    { token: as },
  );
type OperationBody = Partial<Body<EndpointOf<'/agent/operation'>>>;
const operation = (body: OperationBody = {}, as = token) =>
  sandbox.data('/agent/operation', { ...latest(), group: 'day', ...body }, { token: as });

const memberOf = (account: string) =>
  store.db.selectFrom('member').selectAll().where('account', '=', account).executeTakeFirstOrThrow();

/** What the ledger has booked on the members below an agent, by the kinds of its transfers. */
const booked = async (account: string, currency: string, days = latest()) => {
  const { id, agent_path } = await memberOf(account);
  const { start, end } = instantsOf(days, defaultTimeZone);
  const rows = await store.db
    .selectFrom('entry')
    .innerJoin('account', 'account.id', 'entry.account_id')
    .innerJoin('transfer', 'transfer.id', 'entry.transfer_id')
    .innerJoin('member', 'member.id', 'account.member_id')
    .select(({ fn }) => ['transfer.kind', 'account.kind as of', fn.sum<number>('entry.amount').as('amount')])
    .where('member.agent_path', 'like', `${agent_path}${id}.%`)
    .where('account.currency', '=', currency)
    .where('transfer.at', '>=', start)
    .where('transfer.at', '<', end)
    .groupBy(['transfer.kind', 'account.kind'])
    .execute();
  const of = (...kinds: string[]) =>
    sum(rows.filter(({ kind }) => kinds.includes(kind)).map((row) => row.amount));
  return {
    deposits: of('deposit'),
    withdrawals: -of('withdrawal paid', 'withdrawal fee'),
    bonus: of('bonus', 'envelope', 'reward'),
    turnover: -of('stake'),
    net: -of('stake', 'prize'),
  };
};
type Wired = {
  deposits: string | null;
  withdrawals: string | null;
  turnover: string | null;
  net: string | null;
};
const inMinor = ({ deposits, withdrawals, turnover, net }: Wired, currency: string) => ({
  deposits: minor(deposits, currency),
  withdrawals: minor(withdrawals, currency),
  turnover: minor(turnover, currency),
  net: minor(net, currency),
});

test('downline of the agent has 3,000 members over four levels and keeps ledger and balance', async () => {
  const before = await sandbox.control.ledger({ account: 'agent_rosa' });
  const { totals } = await downline();
  expect(sum((totals ?? []).map(({ count }) => count ?? 0))).toBe(3_000);
  const { list } = await sandbox.data('/agent/stratified', latest(), { token });
  expect(list.map(({ level }) => level)).toEqual([1, 2, 3, 4]);
  for (const proof of await createLedger(store.db).proof())
    expect(proof).toMatchObject({ balances: 0, entries: 0 });
  expect(await sandbox.control.ledger({ account: 'agent_rosa' })).toEqual(before);
});

test.each([
  ['agent_rosa', 'USD'],
  ['agent_rosa', 'VND'],
  ['agent_minh', 'USD'],
])('tables of %s in %s sum to the ledger', async (account, currency) => {
  const as = await sandbox.member(account);
  const expected = await booked(account, currency);
  expect(expected.turnover).toBeGreaterThan(0);
  const { bonus, ...money } = expected;
  const whole = await downline({}, as);
  const inDownline = whole.totals?.find((totals) => totals.currency === currency);
  expect(inDownline && inMinor(inDownline, currency)).toEqual(money);
  const stratified = await sandbox.data('/agent/stratified', { ...latest(), currency }, { token: as });
  const days = await operation({ currency }, as);
  const byCurrency = await operation({ group: 'currency' }, as);
  const games = ['hall', 'provider'] as const;
  const byGame = await Promise.all(games.map((group) => operation({ group, currency }, as)));
  for (const { list, totals } of [stratified, days]) {
    expect(totals && inMinor(totals, currency)).toEqual(money);
    expect(minor(totals?.bonus, currency)).toBe(bonus);
    for (const field of ['deposits', 'withdrawals', 'turnover', 'net', 'valid', 'bonus'] as const)
      expect(sum(list.map((row) => minor(row[field], currency))), field).toBe(
        minor(totals?.[field], currency),
      );
    for (const field of ['registrations', 'first_deposits'] as const) {
      const key = field === 'registrations' ? field : 'firstDeposits';
      expect(sum(list.map((row) => row[key] ?? 0))).toBe(totals?.[key]);
    }
  }
  expect(sum(stratified.list.map(({ active }) => active ?? 0))).toBe(stratified.totals?.active);
  const row = byCurrency.list.find(({ key }) => key === currency);
  expect(row && inMinor(row, currency)).toEqual(money);
  for (const { list } of byGame) {
    expect(sum(list.map(({ net }) => minor(net, currency)))).toBe(money.net);
    expect(sum(list.map(({ turnover }) => minor(turnover, currency)))).toBe(money.turnover);
    for (const { deposits, registrations, bonus } of list)
      expect([deposits, registrations, bonus]).toEqual([null, null, null]);
  }
});

test('rows of a level sum to its totals and a row is what the member below sees', async () => {
  const whole = await downline();
  const rows = [...whole.list, ...(await downline({ page: 2 })).list];
  expect(rows).toHaveLength(whole.totalCount);
  const inUsd = rows.filter(({ currency }) => currency === 'USD');
  const totals = whole.totals?.find(({ currency }) => currency === 'USD');
  for (const field of ['deposits', 'withdrawals', 'turnover', 'net'] as const)
    expect(sum(inUsd.map((row) => minor(row[field])))).toBe(minor(totals?.[field]));
  const minh = rows.find(({ memberAccount }) => memberAccount === 'agent_minh');
  const own = (await downline({}, await sandbox.member('agent_minh'))).totals;
  expect(minh).toMatchObject({ isAgent: true, level: 1, agentLevel: '2', downlineCount: own?.[0]?.count });
  const branch = await operation({ member_id: minh?.memberId ?? '' });
  expect(branch.totals).toMatchObject({ net: minh?.net, turnover: minh?.turnover });
  const deeper = await downline({ parent_id: minh?.memberId ?? '' });
  expect(deeper.path?.map(({ memberAccount, level }) => [memberAccount, level])).toEqual([
    ['agent_rosa', 0],
    ['agent_minh', 1],
  ]);
  expect(deeper.list.every(({ level }) => level === 2)).toBe(true);
});

test('downline is searched at all levels and filtered, sorted and paged', async () => {
  const found = await downline({ search: 'QUANG', sort_field: 'turnover', sort_order: 'desc' });
  expect(found.list.every(({ memberAccount }) => memberAccount.includes('quang'))).toBe(true);
  expect(new Set(found.list.map(({ level }) => level)).size).toBeGreaterThan(1);
  const currencies = [...new Set(found.list.map(({ currency }) => currency))];
  expect(currencies.length).toBeGreaterThan(1);
  // The agent's own currency is first; amounts of different ones are not compared.
  expect(currencies).toEqual(['USD', ...currencies.slice(1).toSorted()]);
  const inOrder = currencies.flatMap((each) =>
    found.list
      .filter(({ currency }) => currency === each)
      .toSorted((a, b) => minor(b.turnover) - minor(a.turnover)),
  );
  expect(found.list.map(({ memberAccount }) => memberAccount)).toEqual(
    inOrder.map(({ memberAccount }) => memberAccount),
  );
  const second = await downline({
    search: 'quang',
    sort_field: 'turnover',
    sort_order: 'desc',
    page: 2,
    count: 5,
  });
  expect(second.list).toEqual(found.list.slice(5, 10));
  expect(second.totals).toEqual(found.totals);
  for (const status of ['active', 'inactive', 'pending', 'suspended', 'closed'] as const) {
    const { list } = await downline({ search: '.', status });
    expect(list.length, status).toBeGreaterThan(0);
    expect(new Set(list.map((row) => row.status))).toEqual(new Set([status]));
  }
  expect(await downline({ search: 'no such account' })).toMatchObject({
    list: [],
    totalCount: 0,
    totals: [],
  });
});

test('agent receives nothing about members outside the own downline', async () => {
  await downline();
  const as = await sandbox.member('agent_minh');
  const minh = await memberOf('agent_minh');
  const below = `${minh.agent_path}${minh.id}.`;
  const everybody = await store.db.selectFrom('member').select(['id', 'account', 'agent_path']).execute();
  const others = everybody.filter(({ id, agent_path }) => id !== minh.id && !agent_path.startsWith(below));
  expect(others.length).toBeGreaterThan(1_000);
  // All who have no agent, and some of all levels of the downline.
  const sample = others.filter(({ agent_path }, i) => agent_path === '' || i % 40 === 0);
  const days = { ...latest(), from: today() };
  const list = { ...days, ...page, sort_field: 'net', sort_order: 'asc' } as const;
  const codes = new Set<string>();
  for (const { id, account } of sample) {
    codes.add(await sandbox.code('/agent/downline', { ...list, parent_id: id }, { token: as }));
    codes.add(
      await sandbox.code('/agent/operation', { ...days, group: 'day', member_id: id }, { token: as }),
    );
    const request = { to_account: account, amount: '5', withdraw_password: '0000', request_id: randomUUID() };
    codes.add(`transfer ${await sandbox.code('/agent/transfer', request, { token: as })}`);
  }
  expect([...codes].sort()).toEqual(['101', 'transfer 105']);
  const seen = await downline({ search: '.' }, as);
  const ids = new Set(everybody.filter(({ agent_path }) => agent_path.startsWith(below)).map(({ id }) => id));
  expect(seen.list.every(({ memberId }) => ids.has(memberId))).toBe(true);
  expect(await sandbox.code('/agent/promotion/disable', { code: 'agent' }, { token: as })).toBe('101');
  expect(await downline({ parent_id: minh.id }, as)).toMatchObject({ path: [{ memberId: minh.id }] });
});

test.each([
  ['102', { from: '2026-02-02', to: '2026-02-01' }],
  ['103', { from: '2026-02-02', to: '2999-02-01' }],
  ['104', { from: '2025-01-01', to: '2025-04-01' }],
])('tables respond %s when the range is %o', async (code, range) => {
  const list = { ...range, ...page, sort_field: 'net', sort_order: 'asc' } as const;
  expect([
    await sandbox.code('/agent/downline', list, { token }),
    await sandbox.code('/agent/operation', { ...range, group: 'hall' }, { token }),
    await sandbox.code('/agent/stratified', range, { token }),
  ]).toEqual([code, code, code]);
});

test.each([
  ['linhmai_88', 'ok', { status: 'none' }, '191'],
  ['agent_wait', '104', { status: 'pending', appliedAt: expect.stringMatching(/^\d{4}-/) }, '191'],
  ['agent_idle', '104', { status: 'pending' }, '191'],
  ['agent_deny', '104', { status: 'refused', againAt: expect.stringMatching(/^\d{4}-/) }, '191'],
  ['agent_off', '104', { status: 'approved' }, '191'],
  ['agent_sign', '101', { status: 'approved' }, '192'],
  ['agent_rosa', '101', { status: 'approved' }, 'ok'],
  ['agent_minh', '101', { status: 'approved' }, 'ok'],
])('check of %s responds %s with %o, and the centre %s', async (account, code, data, centre) => {
  const as = await sandbox.member(account);
  const request = { agent_id: '', apply_agent_flag: 1 };
  const result = await sandbox.call('/member/apply_for_agent/check', request, { token: as });
  expect(result.ok ? 'ok' : result.failure.code).toBe(code);
  expect(result.ok ? result.data : parse(agentApplication, result.failure.data)).toMatchObject(data);
  expect(await sandbox.code('/agent/promotion', {}, { token: as })).toBe(centre);
  expect(await sandbox.data('/agent/plan', {}, { token: as })).toMatchObject({ feeRate: FEE_RATE });
});

test('refused member may apply again after 30 days and becomes an agent when approved', async () => {
  await sandbox.control.reset();
  const account = 'agent_wait';
  const as = await sandbox.member(account);
  const apply = () => sandbox.code('/member/apply_for_agent', { message: 'At the market' }, { token: as });
  expect(await apply()).toBe('104');
  expect(await sandbox.control.decideApplication({ account, reason: 'Too few people' })).toEqual({
    decided: true,
  });
  expect(await sandbox.control.decideApplication({ account })).toEqual({ decided: false });
  expect(await apply()).toBe('104');
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 31 * 86_400_000 });
  const check = { agent_id: '', apply_agent_flag: 1 };
  expect(await sandbox.data('/member/apply_for_agent/check', check, { token: as })).toMatchObject({
    status: 'refused',
    reason: 'Too few people',
  });
  expect(await apply()).toBe('ok');
  expect(await apply()).toBe('104');
  await sandbox.control.decideApplication({ account });
  expect(await apply()).toBe('101');
  expect(await sandbox.code('/agent/promotion', {}, { token: as })).toBe('192');
  const { version } = await sandbox.data('/agent/agreement', {}, { token: as });
  expect(await sandbox.code('/agent/agreement/accept', { version }, { token: as })).toBe('ok');
  expect(await sandbox.data('/agent/promotion', {}, { token: as })).toMatchObject({
    links: [{ kind: 'agent', registrations: 0 }],
  });
});

test('agreement is accepted in its present version alone', async () => {
  await sandbox.control.reset();
  const as = await sandbox.member('agent_sign');
  const read = () => sandbox.data('/agent/agreement', {}, { token: as });
  expect(await read()).toMatchObject({
    acceptedAt: '',
    wasAccepted: true,
    version: String(AGREEMENT_VERSION),
  });
  const accept = (version: number) => sandbox.call('/agent/agreement/accept', { version }, { token: as });
  expect(await accept(AGREEMENT_VERSION - 1)).toMatchObject({
    failure: { code: '101', data: { version: AGREEMENT_VERSION } },
  });
  for (const _ of [1, 2]) expect(await accept(AGREEMENT_VERSION)).toMatchObject({ ok: true });
  expect(await read()).toMatchObject({ acceptedAt: expect.stringMatching(/^\d{4}-/), wasAccepted: false });
  expect(
    await sandbox.code('/agent/transfers', { ...page, sort_field: 'id', sort_order: 'desc' }, { token: as }),
  ).toBe('ok');
});
