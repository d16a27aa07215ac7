import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Body } from '#contract/call.ts';
import type { setPlayLimits } from '#contract/endpoints/play/limits.ts';
import { createLedger } from '#sandbox/db/ledger.ts';
import type { Store } from '#sandbox/db/store.ts';
import { WITHDRAW_PASSWORD } from '#sandbox/members.ts';
import { ORDER_LIFETIME, type Payment } from '#sandbox/money/deposits.ts';
import type { TestSandbox } from './caller.ts';
import { startSandboxWithDatabase } from './with-database.ts';

let sandbox: TestSandbox;
/** The sandbox's database, in which the tests read the ledger. */
let store: Store;
beforeAll(async () => {
  ({ sandbox, store } = await startSandboxWithDatabase());
});
afterAll(() => sandbox.close());
/** A Wednesday at noon of the operator. */
const noon = new Date('2026-11-18T16:00:00Z');
beforeEach(async () => {
  await sandbox.control.reset();
  vi.useFakeTimers({ toFake: ['Date'], now: noon });
});
afterEach(async () => {
  vi.useRealTimers();
  for (const { balances, entries } of await createLedger(store.db).proof())
    expect([balances, entries]).toEqual([0, 0]);
  expect((await sandbox.control.ledger({ account })).held).toBe(0);
});
const pass = (ms: number) => vi.setSystemTime(Date.now() + ms);

const account = 'second_seat';
const range = { from: '2026-11-18', to: '2026-11-18', page: 1, count: 50 };

const signIn = async () => {
  const token = await sandbox.member(account);
  const order = async (amount: string) => {
    const body = { method_id: 'USD-harbour', amount, request_id: randomUUID() };
    return (await sandbox.data('/member/deposit/create', body, { token })).orderNumber;
  };
  return {
    token,
    set: (requested: Body<typeof setPlayLimits>) => sandbox.data('/member/limits/set', requested, { token }),
    limitTo: (value: string) =>
      sandbox.data('/member/limits/set', { limits: [{ kind: 'deposit', period: 'day', value }] }, { token }),
    used: async () => {
      const { limits } = await sandbox.data('/member/limits', {}, { token });
      return limits.find(({ kind, period }) => kind === 'deposit' && period === 'day')?.used;
    },
    order,
    /** An order whose time to pay is over. */
    expiredOrder: async (amount: string) => {
      const number = await order(amount);
      pass(ORDER_LIFETIME);
      return number;
    },
    pay: (order_number: string, how: Payment = 'full') => sandbox.control.pay({ order_number, how }),
    read: (order_number: string) => sandbox.data('/member/deposit/order', { order_number }, { token }),
    statuses: async () => {
      const request = { ...range, kind: 'deposit', sort_field: 'at', sort_order: 'asc' } as const;
      const { list, totals } = await sandbox.data('/member/record/money', request, { token });
      const rows = list.map(({ status, booked }) => [status, Number(booked)]);
      return { rows, booked: Number(totals.booked) };
    },
  };
};
const balance = async () => (await sandbox.control.ledger({ account })).main;

test('late payments are returned when they are more than the own deposit limit leaves', async () => {
  const member = await signIn();
  await member.limitTo('100.00');
  const orders = [];
  for (let i = 0; i < 5; i++) orders.push(await member.expiredOrder('100.00'));
  expect(await member.used()).toBe('0.00');
  const before = await balance();
  for (const order of orders) await member.pay(order);
  expect((await balance()) - before).toBe(100);
  expect(await member.used()).toBe('100.00');
  const [first, ...others] = await Promise.all(orders.map(member.read));
  expect(first?.status).toBe('success');
  for (const order of others)
    expect(order).toMatchObject({
      status: 'returned',
      paidAmount: '100.00',
      reason: '100.00 USD was returned: it is more than your own deposit limit leaves',
    });
  expect(await member.statuses()).toEqual({
    rows: [['success', 100], ...Array.from({ length: 4 }, () => ['returned', 0])],
    booked: 100,
  });
  const letter = { active: 'all', count: 50, page: 1, language: 'en_US', site_id: '1' } as const;
  const { list } = await sandbox.data(
    '/arks/web/member/letter',
    { ...letter, sort_field: 'id', sort_order: 'desc' },
    { token: member.token },
  );
  expect(list.slice(0, 4).map(({ title }) => title)).toEqual(Array(4).fill('Your payment was returned'));
});

test('payment of an open order is returned when the limit became tighter', async () => {
  const member = await signIn();
  const order = await member.order('100.00');
  expect(await member.used()).toBe('100.00');
  await member.limitTo('50.00');
  const before = await balance();
  await member.pay(order);
  expect((await balance()) - before).toBe(0);
  expect(await member.read(order)).toMatchObject({ status: 'returned' });
  expect(await member.used()).toBe('0.00');
});

test('payment counts in the period in which it arrives', async () => {
  const member = await signIn();
  const order = await member.expiredOrder('100.00');
  await member.limitTo('150.00');
  pass(24 * 3_600_000);
  const late = await signIn();
  await late.pay(order);
  expect(await late.used()).toBe('100.00');
});

test('smaller payment is booked when it is within the limit that the order exceeds', async () => {
  const member = await signIn();
  const order = await member.order('100.00');
  await member.limitTo('80.00');
  await member.pay(order, 'partial');
  expect(await member.read(order)).toMatchObject({ status: 'success', arrives: '80.00' });
});

test.each([
  [{ cool_off_days: 1 }, 'during your break'],
  [{ exclusion_months: 6 }, 'during your break'],
] as const)('payment for an earlier order is returned when %o runs', async (requested, words) => {
  const member = await signIn();
  const expired = await member.expiredOrder('50.00');
  const open = await member.order('60.00');
  await member.set(requested);
  const before = await balance();
  for (const order of [expired, open]) {
    await member.pay(order);
    const read = await member.read(order);
    expect(read.status).toBe('returned');
    expect(read.reason).toContain(words);
  }
  expect(await balance()).toBe(before);
});

test('returned payment is not returned twice, and takes no other payment', async () => {
  const member = await signIn();
  const order = await member.expiredOrder('50.00');
  await member.set({ cool_off_days: 1 });
  expect(await member.pay(order)).toEqual({ taken: true });
  expect(await member.pay(order)).toEqual({ taken: false });
});

test('agent transfer is refused when its receiver is in a break, and counts as a deposit', async () => {
  const agent = await sandbox.member('agent_rosa');
  const receiver = 'agent_minh';
  const token = await sandbox.member(receiver);
  const send = (amount: string) =>
    sandbox.code(
      '/agent/transfer',
      { to_account: receiver, amount, withdraw_password: WITHDRAW_PASSWORD, request_id: randomUUID() },
      { token: agent },
    );
  await sandbox.data(
    '/member/limits/set',
    { limits: [{ kind: 'deposit', period: 'day', value: '50' }] },
    { token },
  );
  expect(await send('40')).toBe('ok');
  const { limits } = await sandbox.data('/member/limits', {}, { token });
  expect(limits.find(({ kind, period }) => kind === 'deposit' && period === 'day')?.used).toBe('40.00');
  expect(await send('20')).toBe('107');
  await sandbox.data('/member/limits/set', { cool_off_days: 1 }, { token });
  expect(await send('5')).toBe('107');
});
