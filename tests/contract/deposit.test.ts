import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readResult } from '#contract/call.ts';
import { depositSums } from '#contract/deposit-sums.ts';
import {
  type DepositPromotion,
  depositMethods,
  depositOrder,
  openDepositOrder,
} from '#contract/endpoints/money/deposit.ts';
import { maxAmount } from '#contract/money.ts';
import { isPaymentCode, isPaymentUri, isPaymentUrl } from '#contract/payment-url.ts';
import type { Rate } from '#contract/rates.ts';

const order = {
  order_number: 'D1',
  kind: 'bank',
  method: { id: 'M1' },
  status: 'waiting',
  amount: '100.00',
  pay_amount: '100.00',
};
const account = { bank: 'Harbour Bank', name: 'Gamehall', number: '0012' };
const read = (data: unknown) => readResult(depositOrder, { code: 100, data });

describe('order', () => {
  test.each([
    ['bank', account, { ...account, branch: '', reference: '' }],
    ['qr', { uri: 'upi://pay' }, { uri: 'upi://pay' }],
    [
      'crypto',
      { network: 'TRC20', address: 'T1', amount: 4.5 },
      { network: 'TRC20', address: 'T1', coin: '', amount: '4.5', rate: null, uri: '' },
    ],
    ['redirect', { url: 'https://pay.example' }, { url: 'https://pay.example' }],
  ])('order has the instructions of its kind when it is %s', (kind, instructions, expected) => {
    expect(read({ ...order, kind, instructions })).toMatchObject({
      ok: true,
      data: { kind, instructions: expected, paidAmount: null, bonus: null, reason: '' },
    });
  });

  test.each([
    ['missing', undefined],
    ['empty', []],
    ['of another kind', { uri: 'upi://pay' }],
    ['without a required field', { ...account, number: '', bank: {} }],
  ])('order has no instructions when they are %s', (_, instructions) => {
    expect(read({ ...order, instructions })).toMatchObject({ ok: true, data: { instructions: null } });
  });

  test.each([
    { kind: 'cheque' },
    { status: 'lost' },
    { amount: 'much' },
    { pay_amount: undefined },
    { order_number: undefined },
  ])('order cannot be read when it has %j', (wrong) => {
    expect(read({ ...order, ...wrong })).toMatchObject({ ok: false, failure: { code: 'malformed' } });
  });

  test('order is null when no order is open', () => {
    for (const data of [{ order: null }, { order: '' }, {}, null])
      expect(readResult(openDepositOrder, { code: 100, data })).toEqual({ ok: true, data: { order: null } });
  });
});

test('methods are skipped when their kind or fee cannot be read', () => {
  const list = [
    { id: 1, kind: 'bank', fee: '' },
    { id: 2, kind: 'cheque' },
    { id: 3, kind: 'bank', fee: { kind: 'tiered', value: '1' } },
    { id: 4, kind: 'bank', fee: { kind: 'fixed', value: '-1' } },
  ];
  const result = readResult(depositMethods, { code: 100, data: { list } });
  expect(result.ok && result.data.list.map(({ id, fee }) => [id, fee])).toEqual([['1', null]]);
});

const rate = (kind: Rate['kind'], value: string): Rate => ({ kind, value });
const promotion = (fields: Partial<DepositPromotion>): DepositPromotion => ({
  id: 'P1',
  title: '',
  bonus: rate('percent', '50'),
  bonusMax: null,
  min: null,
  turnover: '8',
  ...fields,
});

describe('sums of a deposit', () => {
  test.each([
    ['USD', 10_000, null, null, [0, 10_000, 0, 0]],
    ['USD', 10_000, rate('fixed', '1.5'), null, [150, 9_850, 0, 0]],
    ['USD', 9_999, rate('percent', '1.5'), null, [149, 9_850, 0, 0]],
    ['USD', 100, rate('fixed', '5'), null, [100, 0, 0, 0]],
    ['VND', 99_999, rate('percent', '0.3'), null, [299, 99_700, 0, 0]],
    ['USD', 10_001, null, promotion({}), [0, 10_001, 5_000, 120_008]],
    ['USD', 10_000, rate('fixed', '1'), promotion({ turnover: '1.5' }), [100, 9_900, 5_000, 22_350]],
    ['USD', 10_000, null, promotion({ bonusMax: '20' }), [0, 10_000, 2_000, 96_000]],
    ['USD', 10_000, null, promotion({ bonus: rate('fixed', '5') }), [0, 10_000, 500, 84_000]],
    ['USD', 9_999, null, promotion({ min: '100' }), [0, 9_999, 0, 0]],
  ] as const)(
    'sums of a deposit of %s %i with fee %j and promotion %j are %j',
    (currency, amount, fee, offer, sums) => {
      const [cost, arrives, bonus, turnover] = sums;
      expect(depositSums(amount, { fee }, offer, currency)).toEqual({ fee: cost, arrives, bonus, turnover });
    },
  );

  test('sums of a deposit are unknown when a rate has more digits than the currency', () => {
    expect(depositSums(1_000, { fee: rate('fixed', '0.5') }, null, 'JPY')).toBeNull();
    expect(depositSums(1_000, { fee: null }, promotion({ bonusMax: '0.005' }), 'USD')).toBeNull();
  });

  test('sums of a deposit are safe integers that add up to the amount', () => {
    const percent = fc.integer({ min: 0, max: 1_000_000 }).map((n) => rate('percent', String(n / 10_000)));
    fc.assert(
      fc.property(fc.integer({ min: 0, max: maxAmount }), percent, (amount, fee) => {
        const sums = depositSums(amount, { fee }, promotion({ bonus: fee, turnover: '8' }), 'USD');
        expect(Object.values(sums ?? {}).every(Number.isSafeInteger)).toBe(true);
        expect((sums?.fee ?? 0) + (sums?.arrives ?? 0)).toBe(amount);
      }),
    );
  });
});

const origins = ['https://pay.example', 'http://localhost:4001', 'http://pay.example:8080'];
const web = [true, true, true];
const wallet = [false, true, true];
const code = [false, false, true];
const refused = [false, false, false];
test.each([
  ['https://pay.example/order?a=1', web],
  ['https://PAY.example:443/', web],
  ['http://localhost:4001/cashier/x', web],
  ['http://pay.example/', refused],
  ['http://pay.example:8080/', refused],
  ['https://pay.example:8443/', refused],
  ['https://pay.example.evil.example/', refused],
  ['https://sub.pay.example/', refused],
  ['https://user@pay.example/', refused],
  ['https://pay.example@evil.example/', refused],
  ['//pay.example/', refused],
  ['/user/Deposit', refused],
  ['javascript:alert(1)', refused],
  ['data:text/html,1', refused],
  ['intent://pay#Intent;end', refused],
  ['', refused],
  ['bitcoin:mxyz?amount=0.5', wallet],
  ['UPI://pay?pa=a@b', wallet],
  ['00020101021238570010A000000727', code],
  ['0002', refused],
  ['pay me', refused],
])('URL %s may be opened, linked, drawn: %j', (url, expected) => {
  const checks = [isPaymentUrl, isPaymentUri, isPaymentCode].map((check) => check(url, origins));
  expect(checks).toEqual(expected);
});
