import { randomUUID } from 'node:crypto';
import { parse } from 'valibot';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Body } from '#contract/call.ts';
import { currencySigns } from '#contract/constants.ts';
import {
  type DepositOrder,
  type depositCreate,
  depositKinds,
  depositLimits,
  depositPause,
  openOrderNumber,
} from '#contract/endpoints/money/deposit.ts';
import { maintenancePeriod } from '#contract/endpoints/play/play.ts';
import { isPaymentUri } from '#contract/payment-url.ts';
import { createLedger } from '#sandbox/db/ledger.ts';
import type { Store } from '#sandbox/db/store.ts';
import { LATE_PAYMENT_DELAY, ORDER_LIFETIME, REPORTED_LIFETIME } from '#sandbox/money/deposits.ts';
import { startTestSandbox, type TestSandbox } from './caller.ts';
import { newSharedDatabase } from './databases.ts';
import { startSandboxWithDatabase } from './with-database.ts';

let sandbox: TestSandbox;
/** The sandbox's database, in which the tests read the ledger. */
let store: Store;
let token: string;
beforeAll(async () => {
  ({ sandbox, store } = await startSandboxWithDatabase());
});
afterAll(() => sandbox.close());
beforeEach(async () => {
  await sandbox.control.reset();
  token = await sandbox.member(account);
});
afterEach(async () => {
  vi.useRealTimers();
  for (const { balances, entries } of await createLedger(store.db).proof())
    expect([balances, entries]).toEqual([0, 0]);
});

const account = 'linhmai_88';
type Request = Body<typeof depositCreate>;
const request = (fields: Partial<Request> = {}): Request => ({
  method_id: 'USD-lantern',
  amount: '200.00',
  request_id: randomUUID(),
  ...fields,
});
const send = (body: Request, as = token) => sandbox.call('/member/deposit/create', body, { token: as });
const create = (fields: Partial<Request> = {}, as = token) =>
  sandbox.data('/member/deposit/create', request(fields), { token: as });
const refusal = async (fields: Partial<Request>, as = token) => {
  const result = await send(request(fields), as);
  return result.ok ? { code: 'ok', data: null } : result.failure;
};
const changes = ['order', 'paid', 'cancel'] as const;
const change = (what: (typeof changes)[number], { orderNumber }: DepositOrder, as = token) =>
  sandbox.code(`/member/deposit/${what}`, { order_number: orderNumber }, { token: as });
const read = ({ orderNumber }: DepositOrder) =>
  sandbox.data('/member/deposit/order', { order_number: orderNumber }, { token });
const open = async () => (await sandbox.data('/member/deposit/open', {}, { token })).order;
const pay = async ({ orderNumber }: DepositOrder, how: 'full' | 'partial' | 'late' | 'refuse' = 'full') =>
  (await sandbox.control.pay({ order_number: orderNumber, how })).taken;
const listen = () => sandbox.listen('private-member.10001', token);
const balance = async () => (await sandbox.control.ledger({ account })).main;
const moveClock = async (ms: number, as = account) => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ms });
  token = await sandbox.member(as);
};

/** What the ledger has booked on the member's wallet for the order, in minor units. */
const booked = async ({ orderNumber }: DepositOrder) => {
  const rows = await store.db
    .selectFrom('entry')
    .innerJoin('transfer', 'transfer.id', 'entry.transfer_id')
    .innerJoin('account', 'account.id', 'entry.account_id')
    .select(['transfer.kind', 'entry.amount'])
    .where('transfer.memo', '=', orderNumber)
    .where('account.kind', '=', 'main')
    .execute();
  return Object.fromEntries(rows.map(({ kind, amount }) => [kind, amount]));
};

/** Address of the cashier's page for the order, as the payer finds it. */
const cashierOf = async (order: DepositOrder): Promise<string> => {
  if (order.kind === 'qr') return order.instructions?.uri ?? '';
  if (order.kind === 'redirect') return order.instructions?.url ?? '';
  const reference = order.kind === 'bank' ? order.instructions?.reference : order.instructions?.address;
  const query = new URLSearchParams({ lang: 'vi_VN', reference: reference ?? '' });
  return (await fetch(`${sandbox.sandbox.gamesUrl}/cashier?${query}`)).url;
};
const post = (url: string, how: string) => fetch(url, { method: 'POST', body: new URLSearchParams({ how }) });

const list = async (currency: string, device = 0, as = token) =>
  (await sandbox.data('/member/deposit/methods', { currency, device }, { token: as })).list;

test('methods of every currency are two or three of each kind, with presets within the limits', async () => {
  for (const currency of Object.keys(currencySigns)) {
    const methods = await list(currency, 1);
    for (const kind of depositKinds)
      expect([2, 3], currency).toContain(methods.filter((method) => method.kind === kind).length);
    for (const { min, max, presets, promotions, kind } of methods) {
      expect(presets?.length).toBeGreaterThan(2);
      const isWithin = (preset: string) => Number(preset) >= Number(min) && Number(preset) <= Number(max);
      expect(presets?.every(isWithin)).toBe(true);
      expect(promotions?.map(({ id }) => id)).toEqual(kind === 'crypto' ? [] : ['reload', 'fixed-bonus']);
    }
    expect(methods.filter(({ maintenance }) => maintenance)).toHaveLength(1);
    expect(methods.flatMap(({ needs }) => needs)).toEqual(['payer_name']);
    expect(new Set(methods.map(({ fee }) => fee?.kind))).toEqual(new Set([undefined, 'fixed', 'percent']));
  }
});

test('methods depend on the device and on the deposits of the member', async () => {
  const ids = async (device: number) => (await list('USD', device)).map(({ id }) => id);
  expect((await ids(2)).filter((id) => id === 'USD-pocket')).toHaveLength(1);
  expect(await ids(0)).not.toContain('USD-pocket');
  const [first] = await list('USD', 0, await sandbox.member('newcomer_1'));
  expect(first?.promotions?.map(({ id }) => id)).toContain('welcome');
});

test.each([
  ['harbour', 'bank', 'reload', ['0.00', '200.00', '40.00', '1920.00']],
  ['meridian', 'bank', 'fixed-bonus', ['1.00', '199.00', '5.00', '612.00']],
  ['lantern', 'qr', undefined, ['0.00', '200.00', '0.00', '0.00']],
  ['quickscan', 'qr', 'reload', ['1.00', '199.00', '40.00', '1912.00']],
  ['usdt', 'crypto', undefined, ['2.00', '198.00', '0.00', '0.00']],
  ['bitcoin', 'crypto', undefined, ['2.00', '198.00', '0.00', '0.00']],
  ['cardgate', 'redirect', undefined, ['5.00', '195.00', '0.00', '0.00']],
  ['pocket', 'redirect', 'fixed-bonus', ['0.00', '200.00', '5.00', '615.00']],
])(
  'order of %s is paid at the cashier and booked as it says',
  async (key, kind, promotion, [fee, arrives, bonus, turnover]) => {
    const before = await balance();
    const events = await listen();
    const method_id = `USD-${key}`;
    const order = await create({
      method_id,
      payer_name: 'Linh',
      ...(promotion && { promotion_id: promotion }),
    });
    const expected = { kind, status: 'waiting', amount: '200.00', fee, arrives, bonus, turnover };
    expect(order).toMatchObject({ ...expected, payAmount: '200.00', paidAmount: null, reason: '' });
    expect(await open()).toEqual(order);
    const uris = Object.values(order.instructions ?? {}).filter((value) => value?.includes(':'));
    expect(uris).toHaveLength(kind === 'bank' ? 0 : 1);
    for (const uri of uris) expect(isPaymentUri(uri ?? '', [sandbox.sandbox.gamesUrl])).toBe(true);
    const page = await post(await cashierOf(order), 'full');
    expect(page.status).toBe(200);
    expect(await page.text()).not.toContain('<button');
    expect(await read(order)).toMatchObject({
      ...expected,
      status: 'success',
      paidAmount: '200.00',
      instructions: null,
    });
    expect(await open()).toBeNull();
    const minor = (text = '') => Math.round(Number(text) * 100);
    expect(await booked(order)).toEqual({
      deposit: minor(arrives),
      ...(promotion && { bonus: minor(bonus) }),
    });
    expect(await balance()).toBe((Math.round(before * 100) + minor(arrives) + minor(bonus)) / 100);
    await vi.waitFor(() => expect(events).toHaveLength(2));
    const success = { order_number: order.orderNumber, deposit_amount: 200, deposit_times: 4 };
    const { total } = await sandbox.control.ledger({ account });
    expect(events).toMatchObject([
      { event: 'member_deposit.success', data: success },
      { event: 'member.cash', data: { cash: total } },
    ]);
  },
);

test('crypto order says how many coins to pay, rounded up', async () => {
  token = await sandbox.member('thanhdat7');
  for (const [key, amount, rate] of [
    ['usdt', '39.370079', '25400.00'],
    ['bitcoin', '0.00041443', '2413000000.00'],
  ]) {
    const order = await create({ method_id: `VND-${key}`, amount: '1000000' });
    expect(order.instructions).toMatchObject({ amount, rate });
    await pay(order);
  }
});

describe('create', () => {
  test('create request gets the first response when it is repeated', async () => {
    const body = request();
    const results = await Promise.all(Array.from({ length: 20 }, () => send(body)));
    for (const result of results) expect(result).toEqual(results[0]);
    expect((await open())?.requestId).toBe(body.request_id);
    const mine = store.db.selectFrom('deposit_order').select('amount').where('member_id', '=', '10001');
    expect(await mine.execute()).toHaveLength(1);
    expect(await send({ ...body, amount: '200.01' })).toMatchObject({ failure: { code: '190' } });
  });

  test('deposit makes one order when it is sent twice at once', async () => {
    const results = await Promise.all([send(request()), send(request())]);
    expect(results.filter(({ ok }) => ok)).toHaveLength(1);
    const order = await open();
    for (const result of results)
      if (!result.ok) {
        expect(result.failure.code).toBe('102');
        expect(parse(openOrderNumber, result.failure.data)).toEqual({ orderNumber: order?.orderNumber });
      }
  });

  test('deposit order is refused when the amount is outside the limits or invalid', async () => {
    for (const amount of ['4.99', '2000.01', '-5', '1e2', '10.005', '', 'ten']) {
      const { code, data } = await refusal({ amount });
      expect(code, amount).toBe('103');
      expect(parse(depositLimits, data)).toEqual({ min: '5.00', max: '2000.00' });
    }
    await pay(await create({ amount: '5.00' }));
    await create({ amount: '2000.00' });
  });

  test('deposit order is refused when a field is invalid', async () => {
    const rows: [Partial<Request>, string][] = [
      [{ method_id: 'USD-nothing' }, '108'],
      [{ method_id: 'VND-lantern' }, '108'],
      [{ method_id: 'USD-meridian', payer_name: ' ' }, '109'],
      // For newcomers, for a larger amount, not for this method, and unknown.
      [{ promotion_id: 'welcome' }, '105'],
      [{ promotion_id: 'reload', amount: '49.99' }, '105'],
      [{ method_id: 'USD-usdt', promotion_id: 'reload' }, '105'],
      [{ promotion_id: 'free' }, '105'],
    ];
    for (const [fields, code] of rows)
      expect(await refusal(fields), JSON.stringify(fields)).toMatchObject({ code });
    expect(await open()).toBeNull();
  });

  test('deposit order is refused until the maintenance of its method has ended', async () => {
    const { code, data } = await refusal({ method_id: 'USD-summit' });
    expect(code).toBe('104');
    expect(parse(maintenancePeriod, data).endAt).toMatch(/^\d{4}-/);
    await sandbox.control.maintenance({ gp_id: 'USD-summit', minutes: 0 });
    expect(await refusal({ method_id: 'USD-summit' })).toMatchObject({ code: 'ok' });
  });

  test('deposit order is refused when the bank account is not verified', async () => {
    expect(await refusal({}, await sandbox.member('bank_check'))).toMatchObject({ code: '101' });
  });

  test('deposit order is refused for an hour when five orders were cancelled', async () => {
    for (let times = 0; times < 5; times++) expect(await change('cancel', await create())).toBe('ok');
    for (const member of [account, 'cancels_5']) {
      const { code, data } = await refusal({}, await sandbox.member(member));
      expect(code).toBe('106');
      expect(parse(depositPause, data).until).toMatch(/^\d{4}-/);
    }
    token = await sandbox.member(account);
    await moveClock(3_600_000);
    expect(await refusal({})).toMatchObject({ code: 'ok' });
  });
});

describe('payment', () => {
  test('payment is booked once when it comes several times', async () => {
    const order = await create();
    const before = await balance();
    const events = await listen();
    const cashier = await cashierOf(order);
    const taken = await Promise.all([pay(order), pay(order, 'partial'), pay(order), post(cashier, 'full')]);
    expect(taken.filter((one) => one === true).length).toBeLessThanOrEqual(1);
    expect(await pay(order, 'refuse')).toBe(false);
    expect((await balance()) - before).toBe(Number((await read(order)).arrives));
    const successes = () => events.filter(({ event }) => event === 'member_deposit.success');
    await vi.waitFor(() => expect(successes()).toHaveLength(1));
    await pay(await create());
    await vi.waitFor(() => expect(successes()).toHaveLength(2));
  });

  test.each([0, 1])(
    'one of payment and cancellation succeeds when both come at once, in order %i',
    async (start) => {
      const order = await create();
      const before = await balance();
      const changes = [() => pay(order), async () => (await change('cancel', order)) === 'ok'];
      if (start === 1) changes.reverse();
      expect((await Promise.all(changes.map((apply) => apply()))).filter(Boolean)).toHaveLength(1);
      const { status } = await read(order);
      expect(['success', 'cancelled']).toContain(status);
      expect((await balance()) - before).toBe(status === 'success' ? 200 : 0);
    },
  );

  test('partial payment books what was paid, without the bonus that needs more', async () => {
    const order = await create({ method_id: 'USD-quickscan', amount: '60.00', promotion_id: 'reload' });
    expect(order).toMatchObject({ fee: '0.30', bonus: '12.00' });
    await pay(order, 'partial');
    expect(await read(order)).toMatchObject({
      status: 'success',
      amount: '60.00',
      paidAmount: '48.00',
      fee: '0.24',
      arrives: '47.76',
      bonus: '0.00',
      turnover: '0.00',
      reason: '48.00 USD of 60.00 USD was paid',
    });
    expect(await booked(order)).toEqual({ deposit: 4_776 });
  });

  test('payment has no bonus for newcomers when it is not the first', async () => {
    token = await sandbox.member('newcomer_1');
    const late = await create({ promotion_id: 'welcome' });
    await moveClock(ORDER_LIFETIME, 'newcomer_1');
    const first = await create({ promotion_id: 'welcome' });
    expect([await pay(first), await pay(late)]).toEqual([true, true]);
    expect(await read(first)).toMatchObject({ arrives: '200.00', bonus: '200.00', reason: '' });
    const reason = 'The bonus is no longer available';
    expect(await read(late)).toMatchObject({ arrives: '200.00', bonus: '0.00', turnover: '0.00', reason });
  });

  test('payment fails the order with a reason and without an event when it is refused', async () => {
    const events = await listen();
    const order = await create();
    expect(await pay(order, 'refuse')).toBe(true);
    expect(await read(order)).toMatchObject({ status: 'failed', reason: 'The payment was declined' });
    expect(await pay(order)).toBe(false);
    expect(await booked(order)).toEqual({});
    const next = await create();
    await pay(next);
    await vi.waitFor(() => expect(events).toHaveLength(2));
    expect(events[0]).toMatchObject({ data: { order_number: next.orderNumber } });
  });

  test('payment arrives later when it is late, unless the order was cancelled', async () => {
    const cancelled = await create();
    expect(await pay(cancelled, 'late')).toBe(true);
    expect(await change('cancel', cancelled)).toBe('ok');
    const order = await create();
    expect(await pay(order, 'late')).toBe(true);
    expect((await fetch(await cashierOf(order))).headers.get('refresh')).toBe('5');
    expect(await read(order)).toMatchObject({ status: 'waiting' });
    await moveClock(LATE_PAYMENT_DELAY);
    await vi.waitFor(async () => expect(await read(order)).toMatchObject({ status: 'success' }), {
      timeout: 10_000,
    });
    expect(await read(cancelled)).toMatchObject({ status: 'cancelled' });
    expect(await pay(cancelled, 'late')).toBe(false);
  });

  test('late payment arrives when the sandbox was restarted meanwhile', async () => {
    const database = await newSharedDatabase();
    const before = await startTestSandbox(database.options);
    const options = { token: await before.member(account) };
    const { orderNumber } = await before.data('/member/deposit/create', request(), options);
    await before.control.pay({ order_number: orderNumber, how: 'late' });
    await before.close();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + LATE_PAYMENT_DELAY });
    const after = await startTestSandbox(database.options);
    const status = async () =>
      (await after.data('/member/deposit/order', { order_number: orderNumber }, options)).status;
    await vi.waitFor(async () => expect(await status()).toBe('success'), { timeout: 10_000 });
    await after.close();
    await database.remove();
  });

  test('payment is booked when the order has expired', async () => {
    const order = await create();
    await moveClock(ORDER_LIFETIME - 1_000);
    expect(await read(order)).toMatchObject({ status: 'waiting' });
    await moveClock(1_000);
    expect(await open()).toBeNull();
    for (const what of ['paid', 'cancel'] as const) expect(await change(what, order)).toBe('101');
    expect(await read(order)).toMatchObject({ status: 'expired', instructions: null });
    const next = await create();
    expect(await pay(order, 'refuse')).toBe(false);
    expect(await pay(order)).toBe(true);
    expect(await read(order)).toMatchObject({ status: 'success', arrives: '200.00' });
    expect(await booked(order)).toEqual({ deposit: 20_000 });
    expect(await open()).toEqual(next);
  });
});

test('reported order cannot be cancelled, and expires later', async () => {
  const order = await create();
  for (let times = 0; times < 2; times++) expect(await change('paid', order)).toBe('ok');
  expect(await change('cancel', order)).toBe('101');
  await moveClock(ORDER_LIFETIME);
  expect(await open()).toMatchObject({ status: 'reported' });
  await moveClock(REPORTED_LIFETIME);
  expect(await read(order)).toMatchObject({ status: 'expired' });
});

test('repeated cancellation and the report of a paid order change nothing', async () => {
  const order = await create();
  for (let times = 0; times < 2; times++) expect(await change('cancel', order)).toBe('ok');
  expect(await change('paid', order)).toBe('101');
  const next = await create();
  await pay(next);
  expect(await change('paid', next)).toBe('ok');
  expect(await change('cancel', next)).toBe('101');
  expect(await read(next)).toMatchObject({ status: 'success' });
});

test('order is unknown to another member', async () => {
  const order = await create();
  const other = await sandbox.member('second_seat');
  for (const what of changes) expect(await change(what, order, other)).toBe('102');
  expect(await sandbox.data('/member/deposit/open', {}, { token: other })).toEqual({ order: null });
  token = await sandbox.member(account);
  expect(await open()).toEqual(order);
});
