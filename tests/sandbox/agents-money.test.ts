import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Body } from '#contract/call.ts';
import { defaultTimeZone } from '#contract/constants.ts';
import { dayIn } from '#contract/day-range.ts';
import type { EndpointOf } from '#contract/endpoints.ts';
import { fromDecimal, toDecimal } from '#contract/money.ts';
import { multiply } from '#contract/rates.ts';
import { FEE_RATE, MAX_LINKS, stepOf } from '#sandbox/agents/plan.ts';
import { createLedger } from '#sandbox/db/ledger.ts';
import type { Store } from '#sandbox/db/store.ts';
import { PASSWORD, WITHDRAW_PASSWORD } from '#sandbox/members.ts';
import { CAPTCHA, SITE, type TestSandbox } from './caller.ts';
import { startSandboxWithDatabase } from './with-database.ts';

let sandbox: TestSandbox;
let store: Store;
let token: string;
beforeAll(async () => {
  ({ sandbox, store } = await startSandboxWithDatabase());
  await sandbox.control.reset();
  await sandbox.control.captcha({ answer: CAPTCHA });
});
afterAll(() => sandbox.close());
beforeEach(async () => {
  token = await sandbox.member('agent_rosa');
});
afterEach(() => {
  vi.useRealTimers();
});

const minor = (amount: string | null | undefined) => fromDecimal(amount ?? '', 'USD') ?? Number.NaN;
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
const page = { page: 1, count: 50 };
const day = 86_400_000;
const today = () => dayIn(Date.now(), defaultTimeZone);

const memberOf = (account: string) =>
  store.db.selectFrom('member').selectAll().where('account', '=', account).executeTakeFirstOrThrow();

type Transfer = Body<EndpointOf<'/agent/transfer'>>;
const request = (body: Partial<Transfer> = {}): Transfer => ({
  to_account: 'agent_minh',
  amount: '12.50',
  withdraw_password: WITHDRAW_PASSWORD,
  request_id: randomUUID(),
  ...body,
});
const send = (body: Transfer, as = token) => sandbox.call('/agent/transfer', body, { token: as });
const refusal = async (body: Transfer, as = token) => {
  const result = await send(body, as);
  return result.ok ? 'ok' : result.failure;
};
const mainOf = async (account: string) => (await sandbox.control.ledger({ account })).main;
const transfers = () =>
  sandbox.data('/agent/transfers', { ...page, sort_field: 'id', sort_order: 'desc' }, { token });

test('transfer that is sent twenty times moves money once', async () => {
  const body = request();
  const results = await Promise.all(Array.from({ length: 20 }, () => send(body)));
  expect(results[0]).toEqual({ ok: true, data: { requestId: body.request_id, available: '3387.50' } });
  for (const result of results) expect(result).toEqual(results[0]);
  expect([await mainOf('agent_rosa'), await mainOf('agent_minh')]).toEqual([3_387.5, 832.5]);
  expect(await transfers()).toMatchObject({
    list: [{ requestId: body.request_id, toAccount: 'agent_minh', amount: '12.50' }],
    totalCount: 1,
    available: '3387.50',
    min: '1.00',
    max: '10000.00',
  });
  expect(await refusal({ ...body, amount: '12.51' })).toMatchObject({ code: '190' });
  const outcome = await sandbox.data('/member/request/outcome', { request_id: body.request_id }, { token });
  expect(outcome).toMatchObject({ isVoid: false, response: { code: 100, data: { available: '3387.50' } } });
  const stored = await store.db.selectFrom('request').selectAll().execute();
  expect(JSON.stringify(stored)).not.toContain(WITHDRAW_PASSWORD);
  for (const proof of await createLedger(store.db).proof())
    expect(proof).toMatchObject({ balances: 0, entries: 0 });
});

test('transfer is refused with a code that says why', async () => {
  await sandbox.control.setBalance({ account: 'agent_rosa', cash: 3_400 });
  const members = await store.db.selectFrom('member').selectAll().where('agent_path', '!=', '').execute();
  const account = (of: (member: (typeof members)[number]) => boolean) => members.find(of)?.account ?? '';
  for (const [code, body] of [
    ['103', { amount: '3400.01' }],
    ['104', { amount: '0.99' }],
    ['104', { amount: '10000.01' }],
    ['104', { amount: '1e2' }],
    ['104', { amount: '-5' }],
    ['104', { amount: '1.005' }],
    ['105', { to_account: 'agent_rosa' }],
    ['105', { to_account: 'linhmai_88' }],
    ['105', { to_account: 'nobody_here' }],
    ['105', { to_account: '' }],
    ['107', { to_account: account(({ login_code }) => login_code === 102) }],
    ['107', { to_account: account(({ currency }) => currency === 'VND') }],
  ] as const)
    expect(await refusal(request(body)), JSON.stringify(body)).toMatchObject({ code });
  const { withdraw_hash } = await memberOf('agent_rosa');
  await sandbox.control.member({ account: 'agent_rosa', set: { withdraw_hash: '' } });
  expect(await refusal(request())).toMatchObject({ code: '106' });
  expect(
    await refusal(request({ to_account: 'agent_rosa' }), await sandbox.member('agent_minh')),
  ).toMatchObject({
    code: '105',
  });
  expect(await transfers()).toMatchObject({ totalCount: 1, available: '3400.00' });
  await sandbox.control.member({ account: 'agent_rosa', set: { withdraw_hash } });
});

test('money that a turnover requirement locks cannot be transferred', async () => {
  const { id } = await memberOf('agent_rosa');
  await store.db
    .insertInto('turnover')
    .values({ member_id: id, titles: '{}', required: 100_000, locked: 300_000, since: 0, ends_at: null })
    .execute();
  expect(await refusal(request({ amount: '400.01' }))).toMatchObject({
    code: '103',
    data: { available: '400.00' },
  });
  expect(await refusal(request({ amount: '400' }))).toBe('ok');
  await store.db.deleteFrom('turnover').where('member_id', '=', id).execute();
});

const settlements = (as = token) => sandbox.data('/agent/settlement', page, { token: as });
const detail = (id: string, as = token) => sandbox.data('/agent/settlement/detail', { id }, { token: as });

test.each(['agent_rosa', 'agent_minh'])('settlements of %s can be followed to the cent', async (account) => {
  const as = await sandbox.member(account);
  const agent = await memberOf(account);
  const { list, totalPaid } = await settlements(as);
  expect(list.map(({ from }) => from)).toEqual(
    list
      .map(({ from }) => from)
      .toSorted()
      .toReversed(),
  );
  let [base, commission] = [0, 0];
  const all = [];
  for (const { id, amount, status } of list.toReversed()) {
    const period = await detail(id, as);
    expect(period).toMatchObject({ id, amount, status });
    const sources = period.sources ?? [];
    const sumOver = (field: 'netWin' | 'bonuses' | 'fees' | 'base' | 'commission' | 'share' | 'ownShare') =>
      sum(sources.map((row) => minor(row[field])));
    for (const row of sources)
      expect(minor(row.fees)).toBe(multiply(Math.max(0, minor(row.netWin)), FEE_RATE, 100));
    expect(minor(period.carriedBase)).toBe(Math.min(0, base));
    expect(minor(period.carriedCommission)).toBe(Math.min(0, commission));
    base = sumOver('netWin') - sumOver('bonuses') - sumOver('fees') + minor(period.carriedBase);
    expect([minor(period.netWin), minor(period.bonuses), minor(period.fees)]).toEqual([
      sumOver('netWin'),
      sumOver('bonuses'),
      sumOver('fees'),
    ]);
    expect([minor(period.base), sumOver('base')]).toEqual([base, base]);
    expect(stepOf(agent, { active: period.active ?? 0, base })).toEqual({
      step: period.step,
      rate: period.rate,
    });
    const own = multiply(base, period.rate ?? '', 100);
    expect([minor(period.commission), sumOver('commission')]).toEqual([own, own]);
    expect(minor(period.shares)).toBe(sumOver('share'));
    commission = own - sumOver('share') + minor(period.carriedCommission);
    expect(minor(period.amount)).toBe(commission);
    expect(sumOver('ownShare') + minor(period.carriedCommission)).toBe(commission);
    all.push(period);
  }
  expect(all.at(-1)?.status).toBe('open');
  expect(new Set(all.map(({ status }) => status)).has('paid')).toBe(true);
  const paid = all.filter(({ status }) => status === 'paid').map(({ amount }) => minor(amount));
  expect(totalPaid).toBe(toDecimal(sum(paid), 'USD'));
  const booked = await store.db
    .selectFrom('entry')
    .innerJoin('transfer', 'transfer.id', 'entry.transfer_id')
    .innerJoin('account', 'account.id', 'entry.account_id')
    .innerJoin('member', 'member.id', 'account.member_id')
    .select('entry.amount')
    .where('transfer.kind', '=', 'commission')
    .where('member.account', '=', account)
    .orderBy('transfer.at')
    .execute();
  expect(booked.map(({ amount }) => amount)).toEqual(paid);
  expect(await sandbox.code('/agent/settlement/detail', { id: '1999-01-01' }, { token: as })).toBe('101');
});

test('share of an agent below is what that agent earns', async () => {
  const { list } = await settlements();
  const as = await sandbox.member('agent_minh');
  let shares = 0;
  for (const { id } of list) {
    const { sources } = await detail(id);
    const minh = sources?.find(({ memberAccount }) => memberAccount === 'agent_minh');
    const theirs = await detail(id, as);
    expect(minor(minh?.share ?? '0')).toBe(minor(theirs.commission));
    shares += minor(minh?.share ?? '0');
  }
  expect(shares).toBeGreaterThan(0);
});

const create = (body: Body<EndpointOf<'/agent/promotion/create'>>) =>
  sandbox.call('/agent/promotion/create', body, { token });
const linkOf = async (code: string) =>
  (await sandbox.data('/agent/promotion', {}, { token })).links.find((link) => link.code === code);
const check = (body: object) => sandbox.data('/register/valid_message', { ...SITE, ...body });
const register = async (member_account: string, more: object = {}) => {
  await new Promise((done) => setTimeout(done, 60));
  const { token: captcha_token } = await sandbox.data('/captcha', { type: 2, ...SITE });
  return sandbox.call('/register', {
    ...SITE,
    member_account,
    password: PASSWORD,
    member_currency: 'USD',
    member_email: `${member_account}@example.com`,
    captcha_token,
    verify_code: CAPTCHA,
    ...more,
  });
};

test.each([
  ['agent', 'USD', /\/\?id=A10017-\d&currency=USD$/],
  ['friend', '', /\/\?invite=A10017-\d$/],
  ['domain', 'USD', /^http:\/\/a10017-\d\.localhost:/],
] as const)('link of kind %s counts who comes by it until it is disabled', async (kind, currency, url) => {
  const created = await create({ kind, name: 'Poster', currency });
  if (!created.ok) throw new Error(created.failure.code);
  const { code } = created.data.link;
  const account = `by_${kind}`;
  expect(created.data.link).toMatchObject({ kind, currency, isDisabled: false, clicks: 0, registrations: 0 });
  expect(created.data.link.url).toMatch(url);
  const host = new URL(created.data.link.url).host;
  const follow = async () => {
    if (kind !== 'domain')
      return (await check({ [kind === 'agent' ? 'agent_id' : 'recommend_code']: code })).isValid;
    const result = await sandbox.data('/arks/web/check-agent-domain', { host, ...SITE });
    if (result.isValid) expect(result).toMatchObject({ agentId: code, currency });
    return result.isValid;
  };
  expect([await follow(), await follow()]).toEqual([true, true]);
  expect(await register(account, { introducer: code })).toMatchObject({ ok: true });
  expect(await linkOf(code)).toMatchObject({ clicks: 2, registrations: 1, firstDeposits: 0 });
  for (const amount of [20, 30]) await sandbox.control.deposit({ account, amount });
  expect(await linkOf(code)).toMatchObject({ registrations: 1, firstDeposits: 1 });
  const days = { from: today(), to: today() };
  const list = { ...days, ...page, search: account, sort_field: 'net', sort_order: 'asc' } as const;
  expect(await sandbox.data('/agent/downline', list, { token })).toMatchObject({
    list: [{ memberAccount: account, level: 1, deposits: '50.00' }],
  });
  const disabled = await sandbox.data('/agent/promotion/disable', { code }, { token });
  expect(disabled.link).toMatchObject({ isDisabled: true, clicks: 2 });
  expect(await follow()).toBe(false);
  expect(await register('late_1', { introducer: code })).toMatchObject({ failure: { code: '110' } });
  expect(await linkOf(code)).toMatchObject({ clicks: 2, registrations: 1 });
});

test('link is refused when a field is invalid or there are too many', async () => {
  expect(await create({ kind: 'agent', name: 'Poster', currency: 'XXX' })).toMatchObject({
    failure: { code: '101' },
  });
  expect(await create({ kind: 'domain', name: 'Poster' })).toMatchObject({ failure: { code: '101' } });
  expect(await create({ kind: 'friend', name: 'Poster', currency: 'USD' })).toMatchObject({
    failure: { code: '101' },
  });
  expect(await create({ kind: 'friend', name: '<b>' })).toMatchObject({ failure: { code: '400' } });
  const { links } = await sandbox.data('/agent/promotion', {}, { token });
  const open = links.filter(({ isDisabled }) => !isDisabled).length;
  const results = await Promise.all(
    Array.from({ length: MAX_LINKS }, () => create({ kind: 'friend', name: 'Poster' })),
  );
  expect(results.filter(({ ok }) => ok)).toHaveLength(MAX_LINKS - open);
  expect(await create({ kind: 'friend', name: 'Poster' })).toMatchObject({ failure: { code: '102' } });
  expect(await sandbox.code('/agent/promotion/disable', { code: 'A99-1' }, { token })).toBe('101');
});

test('downline has no cycle and no missing member when members register under each other in any order', async () => {
  const by = (introducer: string) => ({ introducer });
  expect(await register('line_top', by('line_top'))).toMatchObject({ failure: { code: '112' } });
  expect(await register('line_top', by('10017.'))).toMatchObject({ failure: { code: '228' } });
  expect(await register('line_top', by('agent_minh'))).toMatchObject({ ok: true });
  expect(await register('line_friend', by('line_top'))).toMatchObject({ ok: true });
  expect(await register('line_none', by('linhmai_88'))).toMatchObject({ ok: true });
  const as = await sandbox.member('line_top');
  await sandbox.data('/member/apply_for_agent', { message: 'At the market' }, { token: as });
  await sandbox.control.decideApplication({ account: 'line_top' });
  expect(await register('line_below', by('line_top'))).toMatchObject({ ok: true });
  await sandbox.data('/agent/promotion', {}, { token });
  const members = await store.db.selectFrom('member').select(['id', 'account', 'agent_path']).execute();
  const byId = new Map(members.map((member) => [member.id, member]));
  for (const { id, agent_path } of members) {
    const above = agent_path.split('.').slice(0, -1);
    expect(new Set([...above, id]).size).toBe(above.length + 1);
    const parent = byId.get(above.at(-1) ?? '');
    if (agent_path !== '') expect(agent_path).toBe(`${parent?.agent_path}${parent?.id}.`);
  }
  const pathOf = (account: string) => members.find((member) => member.account === account)?.agent_path;
  const accounts = (path = '') =>
    path
      .split('.')
      .slice(0, -1)
      .map((id) => byId.get(id)?.account);
  expect(accounts(pathOf('line_friend'))).toEqual(['agent_rosa', 'agent_minh']);
  expect(accounts(pathOf('line_below'))).toEqual(['agent_rosa', 'agent_minh', 'line_top']);
  expect(pathOf('line_none')).toBe('');
});

test('settlement is paid once when its day has come', async () => {
  const before = await mainOf('agent_rosa');
  const open = (await settlements()).list[0];
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 40 * day });
  token = await sandbox.member('agent_rosa');
  const due = (await Promise.all([settlements(), settlements(), settlements()])).at(-1);
  expect(due?.list.find(({ id }) => id === open?.id)?.status).toMatch(/paid|settled/);
  const paid = (await settlements()).totalPaid;
  expect(minor(paid)).toBeGreaterThan(0);
  const commissions = await store.db
    .selectFrom('transfer')
    .innerJoin('entry', 'entry.transfer_id', 'transfer.id')
    .innerJoin('account', 'account.id', 'entry.account_id')
    .innerJoin('member', 'member.id', 'account.member_id')
    .select(['entry.amount', 'transfer.memo'])
    .where('transfer.kind', '=', 'commission')
    .where('member.account', '=', 'agent_rosa')
    .execute();
  expect(new Set(commissions.map(({ memo }) => memo)).size).toBe(commissions.length);
  expect(sum(commissions.map(({ amount }) => amount))).toBe(minor(paid));
  expect(await mainOf('agent_rosa')).toBeGreaterThanOrEqual(before);
});

test('withdrawal password is locked after five wrong ones', async () => {
  const before = await mainOf('agent_rosa');
  const wrong = () => refusal(request({ withdraw_password: '9999' }));
  for (const tries_left of [4, 3, 2, 1, 0])
    expect(await wrong()).toMatchObject({ code: '101', data: { tries_left } });
  expect(await wrong()).toMatchObject({ code: '102', data: { until: expect.stringMatching(/^\d{4}-/) } });
  expect(await refusal(request())).toMatchObject({ code: '102' });
  expect(await mainOf('agent_rosa')).toBe(before);
});
