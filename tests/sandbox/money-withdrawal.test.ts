import { randomUUID } from 'node:crypto';
import { parse } from 'valibot';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Body } from '#contract/call.ts';
import * as contract from '#contract/endpoints/money/withdrawal.ts';
import { lockedWithdrawPassword, wrongWithdrawPassword } from '#contract/withdraw-password.ts';
import { WITHDRAW_PASSWORD } from '#sandbox/members.ts';
import { APPROVAL_DELAY } from '#sandbox/money/payout-rules.ts';
import { openGamePage, startTestSandbox, type TestSandbox } from './caller.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox();
});
afterAll(() => sandbox.close());
beforeEach(() => sandbox.control.reset());
afterEach(() => {
  vi.useRealTimers();
});

const path = '/member/withdrawal/create';
type Request = Body<typeof contract.createWithdrawal>;

/** A member's calls; `request` is a withdrawal to the first verified account. */
const member = async (account: string) => {
  const token = await sandbox.member(account);
  const { list } = await sandbox.data('/member/account/list', {}, { token });
  const account_id = list.find(({ status }) => status === 'verified')?.id ?? '';
  const send = (body: Request) => sandbox.call(path, body, { token });
  return {
    token,
    account_id,
    request: (fields: Partial<Request> = {}): Request => ({
      account_id,
      amount: '100.10',
      withdraw_password: WITHDRAW_PASSWORD,
      request_id: randomUUID(),
      ...fields,
    }),
    send,
    refusal: async (body: Request) => {
      const result = await send(body);
      return result.ok ? { code: 'ok', data: null } : result.failure;
    },
    info: () => sandbox.data('/member/withdrawal/info', {}, { token }),
    cancel: (order_number: string) => sandbox.call('/member/withdrawal/cancel', { order_number }, { token }),
    ledger: () => sandbox.control.ledger({ account }),
  };
};
const account = 'linhmai_88';
const before = { main: 10_609.3, pending: 0, total: 12_480.55 };

test('withdrawal leaves the wallet at once and is paid when the operator approves', async () => {
  const { request, send, info, ledger, token } = await member(account);
  const layout = await sandbox.data('/member/profile/common/layout', {}, { token });
  const events = await sandbox.listen(`private-member.${layout.id}`, token);
  const body = request();
  const result = await send(body);
  const order = { requestId: body.request_id, amount: '100.10', fee: '1.00', payAmount: '99.10' };
  expect(result).toMatchObject({ ok: true, data: { ...order, status: 'pending', closedAt: '' } });
  expect(await ledger()).toMatchObject({ main: 10_509.2, pending: 100.1, total: 12_380.45 });
  await vi.waitFor(() => expect(events.map(({ data }) => data)).toMatchObject([{ cash: 12_380.45 }]));
  expect(await info()).toMatchObject({
    available: '10509.20',
    locked: '0.00',
    leftToday: '9899.90',
    dailyCount: 3,
    countLeft: 2,
    hasPassword: true,
    open: order,
    last: null,
  });
  expect(await sandbox.control.decideWithdrawal({ account })).toEqual({ status: 'success' });
  expect(await ledger()).toMatchObject({ main: 10_509.2, pending: 0, total: 12_380.45 });
  expect(await info()).toMatchObject({ open: null, last: { ...order, status: 'success' } });
  expect(await sandbox.control.decideWithdrawal({ account })).toEqual({ status: null });
});

test('repeated withdrawal gets the first response and moves nothing, with any password', async () => {
  const { request, send, refusal, ledger } = await member(account);
  const body = request();
  const results = await Promise.all(Array.from({ length: 20 }, () => send(body)));
  expect(new Set(results.map((result) => JSON.stringify(result))).size).toBe(1);
  expect(results[0]).toMatchObject({ ok: true });
  expect(await send({ ...body, withdraw_password: '0000' })).toEqual(results[0]);
  expect(await ledger()).toMatchObject({ main: 10_509.2, pending: 100.1 });
  expect(await refusal({ ...body, amount: '100.11' })).toMatchObject({ code: '190' });
});

test('one of twenty withdrawals is accepted when they are sent at once', async () => {
  const { request, refusal, ledger } = await member(account);
  const results = await Promise.all(Array.from({ length: 20 }, () => refusal(request())));
  expect(results.map(({ code }) => code).toSorted()).toEqual([...Array(19).fill('107'), 'ok']);
  expect(await ledger()).toMatchObject({ main: 10_509.2, pending: 100.1 });
});

test('refused withdrawal returns to the wallet once and says why', async () => {
  const { request, send, info, ledger } = await member(account);
  await send(request());
  const reason = 'The account is in another name';
  const decisions = Array.from({ length: 5 }, () => sandbox.control.decideWithdrawal({ account, reason }));
  const statuses = (await Promise.all(decisions)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 'refused')).toHaveLength(1);
  expect(await ledger()).toMatchObject(before);
  expect(await info()).toMatchObject({ open: null, last: { status: 'refused', reason }, countLeft: 3 });
});

test('cancelled withdrawal returns to the wallet once', async () => {
  const { request, send, info, cancel, ledger } = await member(account);
  const result = await send(request());
  const order = result.ok ? result.data.orderNumber : '';
  expect(await cancel(order)).toMatchObject({ ok: true, data: { status: 'cancelled' } });
  const again = await cancel(order);
  expect(again).toMatchObject({ failure: { code: '101' } });
  if (!again.ok)
    expect(parse(contract.closedWithdrawalOrder, again.failure.data)).toMatchObject({ status: 'cancelled' });
  expect(await ledger()).toMatchObject(before);
  expect(await info()).toMatchObject({ open: null, last: { status: 'cancelled' } });
});

test('one decision wins when approval and cancellation arrive together', async () => {
  const { request, send, info, cancel, ledger } = await member(account);
  for (const isFirst of [true, false]) {
    const result = await send(request({ amount: '50' }));
    const order = result.ok ? result.data.orderNumber : '';
    const main = (await ledger()).main;
    const decisions = isFirst
      ? [cancel(order), sandbox.control.decideWithdrawal({ account })]
      : [sandbox.control.decideWithdrawal({ account }), cancel(order)];
    await Promise.all(decisions);
    const { last } = await info();
    const isPaid = last?.status === 'success';
    expect(['success', 'cancelled']).toContain(last?.status);
    expect(await ledger()).toMatchObject({ main: isPaid ? main : main + 50, pending: 0 });
  }
});

test('withdrawal is approved by itself after a minute', async () => {
  const { request, send, info } = await member(account);
  await send(request());
  expect(await info()).toMatchObject({ open: { status: 'pending' } });
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + APPROVAL_DELAY });
  await vi.waitFor(async () => expect((await info()).last?.status).toBe('success'), { timeout: 5_000 });
});

test('withdrawal is refused with a code and data that say why', async () => {
  const refusalOf = async (name: string, fields: Partial<Request> = {}) => {
    const { request, refusal, ledger } = await member(name);
    const held = await ledger();
    const result = await refusal(request(fields));
    expect(await ledger()).toEqual(held);
    return result;
  };
  const turnover = await refusalOf('wd_turnover', { amount: '500.01' });
  expect(turnover.code).toBe('103');
  expect(parse(contract.withdrawalTurnover, turnover.data)).toEqual({
    available: '500.00',
    locked: '200.00',
  });
  for (const amount of ['9.99', '5000.01', '0', '-20', '1e2', '20.005', '', 'ten']) {
    const limits = await refusalOf(account, { amount });
    expect(limits.code, amount).toBe('104');
    expect(parse(contract.withdrawalLimits, limits.data)).toEqual({
      min: '10.00',
      max: '5000.00',
      leftToday: '10000.00',
      countLeft: 3,
    });
  }
  const changed = await refusalOf('wd_turnover', { amount: '700.01' });
  expect(changed.code).toBe('105');
  expect(parse(contract.withdrawalBalance, changed.data)).toEqual({ available: '500.00' });
  await sandbox.control.playing({ account, playing: true });
  expect((await refusalOf(account)).code).toBe('106');
  await sandbox.control.playing({ account, playing: null });
  const open = await refusalOf('wd_pending');
  expect(open.code).toBe('107');
  expect(parse(contract.openWithdrawal, open.data).orderNumber).toMatch(/^W\d{6}-/);
  const { token } = await member('wd_accounts');
  const { list } = await sandbox.data('/member/account/list', {}, { token });
  const foreign = await member('second_seat');
  for (const [name, account_id, status] of [
    ['wd_accounts', list[0]?.id, 'pending'],
    ['wd_accounts', list[1]?.id, 'refused'],
    // Another member's account, and none.
    [account, list[2]?.id, ''],
    ['second_seat', foreign.account_id, ''],
    [account, 'x', ''],
  ] as const) {
    const unverified = await refusalOf(name, { account_id: account_id ?? '' });
    expect(unverified.code).toBe('108');
    expect(parse(contract.withdrawalAccount, unverified.data)).toEqual({ status });
  }
  const closed = await refusalOf('wd_closed', { amount: '50000' });
  expect(closed.code).toBe('109');
  expect(parse(contract.suspendedWithdrawals, closed.data).endAt).toMatch(/^\d{4}-/);
  await sandbox.control.withdrawalClosure({ currency: 'MMK', minutes: 0 });
  const { request, send } = await member('wd_closed');
  expect(await send(request({ amount: '50000' }))).toMatchObject({ ok: true });
});

test('withdrawal is refused when the member has no withdrawal password', async () => {
  const { token, request, refusal } = await member('open_profile');
  await sandbox.data('/member/profile/withdraw_password', { password: '1357' }, { token });
  const form = { kind: 'ewallet', brand: 'lumo', number: '55512345', withdraw_password: '1357' } as const;
  const { id } = await sandbox.data('/member/account/store', form, { token });
  await sandbox.control.decideAccount({ id: Number(id) });
  const body = request({ account_id: id, amount: '20', withdraw_password: '1357' });
  await sandbox.control.member({ account: 'open_profile', set: { withdraw_hash: '' } });
  expect(await refusal(body)).toMatchObject({ code: '110' });
});

test('withdrawal password is locked for a time when it was wrong five times in any call', async () => {
  const { token, account_id, request, refusal, info } = await member(account);
  const wrong = { withdraw_password: '0000' };
  const attempts = await Promise.all([1, 2, 3].map(() => refusal(request(wrong))));
  expect(attempts.map(({ code }) => code)).toEqual(['101', '101', '101']);
  const left = attempts.map(({ data }) => parse(wrongWithdrawPassword, data).triesLeft);
  expect(left.toSorted()).toEqual([2, 3, 4]);
  const destroy = { id: account_id, ...wrong };
  expect(await sandbox.code('/member/account/destroy', destroy, { token })).toBe('101');
  const change = { old_password: '0000', password: '1357' };
  expect(await sandbox.code('/member/profile/withdraw_password', change, { token })).toBe('101');
  const locked = await refusal(request());
  expect(locked.code).toBe('102');
  const { until } = parse(lockedWithdrawPassword, locked.data);
  expect(until).toMatch(/^\d{4}-/);
  expect(await sandbox.data('/member/profile/info', {}, { token })).toMatchObject({
    withdrawPasswordLockedUntil: until,
  });
  const right = { withdraw_password: WITHDRAW_PASSWORD };
  expect(await sandbox.code('/member/account/destroy', { id: account_id, ...right }, { token })).toBe('106');
  const rightChange = { old_password: WITHDRAW_PASSWORD, password: '1357' };
  expect(await sandbox.code('/member/profile/withdraw_password', rightChange, { token })).toBe('102');
  expect((await info()).open).toBeNull();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 10 * 60_000 });
  expect(await refusal(request())).toMatchObject({ code: 'ok' });
});

test('locked balance is released when the turnover requirement is met', async () => {
  const { token, info } = await member('wd_turnover');
  const { id } = await sandbox.data('/member/profile/common/layout', {}, { token });
  const events = await sandbox.listen(`private-member.${id}`, token);
  const game = { gp_id: 'GPBB', gt_id: '2', game_type: 'slot', game_code: '', device: 0 } as const;
  const requirement = { title: 'Welcome bonus', required: '60.00', locked: '200.00' };
  expect(await info()).toMatchObject({ turnover: [{ ...requirement, done: '0.00' }], available: '500.00' });
  await sandbox.data('/member/game/play1', { ...game, lobby_url: 'http://127.0.0.1/close' }, { token });
  const gameUrl = () => events.find(({ event }) => event === 'game.url')?.data as { url: string } | undefined;
  await vi.waitFor(() => expect(gameUrl()).toBeDefined());
  const { session } = await openGamePage(gameUrl()?.url ?? '');
  const play = async () =>
    fetch(`${sandbox.sandbox.gamesUrl}/rounds/play`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ session, stake: 20, bet: 'over' }),
    });
  expect((await play()).status).toBe(200);
  expect((await info()).turnover).toMatchObject([{ ...requirement, done: '20.00' }]);
  await play();
  await play();
  await sandbox.data('/member/game/leave1', {}, { token });
  const { main } = await sandbox.control.ledger({ account: 'wd_turnover' });
  expect(await info()).toMatchObject({ turnover: [], locked: '0.00', available: main.toFixed(2) });
});

test('withdrawals of a day are limited in number', async () => {
  const { request, send, refusal } = await member(account);
  for (let i = 0; i < 3; i++) {
    await send(request({ amount: '10' }));
    await sandbox.control.decideWithdrawal({ account });
  }
  const result = await refusal(request({ amount: '10' }));
  expect(result.code).toBe('104');
  expect(parse(contract.withdrawalLimits, result.data)).toMatchObject({ countLeft: 0, leftToday: '9970.00' });
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 24 * 3_600_000 });
  expect(await refusal(request({ amount: '10' }))).toMatchObject({ code: 'ok' });
});

test("another member's withdrawal cannot be cancelled", async () => {
  const owner = await member(account);
  const other = await member('wd_turnover');
  const result = await owner.send(owner.request());
  const order = result.ok ? result.data.orderNumber : '';
  expect(await other.cancel(order)).toMatchObject({ failure: { code: '102' } });
  expect((await owner.info()).open).not.toBeNull();
});
