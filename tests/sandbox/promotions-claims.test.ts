import { randomUUID } from 'node:crypto';
import { parse } from 'valibot';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { discounts } from '#contract/endpoints/promotions/promotions.ts';
import { SITE, startTestSandbox, type TestSandbox } from './caller.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox({ operatorPort: 0 });
});
afterAll(() => sandbox.close());
beforeEach(() => sandbox.control.reset());
afterEach(() => {
  vi.useRealTimers();
});

const account = 'second_seat';
const promotion_id = 'thank-you';
const claim = (token: string, request_id: string = randomUUID()) =>
  sandbox.call('/member/promotion/claim', { promotion_id, request_id }, { token });
const terms = (token: string) => sandbox.call('/member/promotion/terms', { promotion_id }, { token });
const total = async (of = account) => (await sandbox.control.ledger({ account: of })).total;
const change = async (name: string, fields: Record<string, string>) =>
  expect((await sandbox.operate(name, fields)).status).toBe(303);
const actionOf = async (id: string) =>
  (await sandbox.data('/arks/web/discount', SITE)).list.find((promotion) => promotion.id === id)?.action;

test('claim credits a promotion once and locks it until its turnover is met', async () => {
  const token = await sandbox.member(account);
  const before = await total();
  expect(await terms(token)).toMatchObject({
    data: { status: 'open', amount: '5.00', turnover: '15.00', claimedAt: '' },
  });
  const first = randomUUID();
  const result = await claim(token, first);
  expect(result).toMatchObject({ ok: true, data: { requestId: first, amount: '5.00' } });
  expect(await claim(token, first)).toEqual(result);
  expect(await claim(token)).toMatchObject({ ok: false, failure: { code: '101' } });
  expect(await total()).toBeCloseTo(before + 5, 2);
  expect(await terms(token)).toMatchObject({ data: { status: 'claimed', amount: '5.00' } });
  const { turnover } = await sandbox.data('/member/withdrawal/info', {}, { token });
  expect(turnover).toContainEqual(
    expect.objectContaining({ title: 'A gift for depositors', required: '15.00', locked: '5.00' }),
  );
});

test('promotions say in figures what they give, and how far the member is who asks', async () => {
  const factsFor = async (currency: string, token?: string) => {
    const { list } = await sandbox.data('/arks/web/discount', { ...SITE, currency }, { token });
    return (id: string) => list.find((promotion) => promotion.id === id)?.facts;
  };
  const visitor = await factsFor('USD');
  expect(visitor('first-deposit')).toMatchObject({
    reward: { kind: 'percent', value: '100' },
    rewardMax: '200.00',
    turnover: '12',
    status: null,
    progress: null,
  });
  expect(visitor('birthday')).toBeNull();
  expect(visitor(promotion_id)).toMatchObject({ reward: { kind: 'fixed', value: '5.00' }, status: null });
  expect((await factsFor('JPY'))('friends')?.depositMin).not.toContain('.');
  const token = await sandbox.member(account);
  expect((await factsFor('USD', token))(promotion_id)).toMatchObject({ status: 'open', progress: null });
  await claim(token);
  expect((await factsFor('USD', token))(promotion_id)).toMatchObject({
    status: 'claimed',
    progress: { required: '15.00', done: '0.00' },
  });
  expect((await factsFor('USD', await sandbox.member('newcomer_1')))(promotion_id)).toMatchObject({
    status: 'not_eligible',
    reason: expect.stringMatching(/./),
  });
});

test('deposit offers what its article says', async () => {
  const { list } = await sandbox.data('/arks/web/discount', { ...SITE, currency: 'USD' });
  const article = list.find(({ id }) => id === 'first-deposit');
  const methods = await sandbox.data(
    '/member/deposit/methods',
    { currency: 'USD', device: 0 },
    { token: await sandbox.member('newcomer_1') },
  );
  const offers = methods.list.flatMap(({ promotions }) => promotions);
  const { reward, rewardMax, depositMin, turnover } = article?.facts ?? {};
  expect(offers).toContainEqual(
    expect.objectContaining({ bonus: reward, bonusMax: rewardMax, min: depositMin, turnover }),
  );
  expect(article?.content).toContain(`Turnover ${turnover} times`);
});

test('simultaneous claims of a promotion credit it once', async () => {
  const token = await sandbox.member(account);
  const before = await total();
  const results = await Promise.all(Array.from({ length: 5 }, () => claim(token)));
  expect(results.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await total()).toBeCloseTo(before + 5, 2);
});

test('claim is refused when the member is not eligible, and when the promotion has ended', async () => {
  const token = await sandbox.member(account);
  await change('claim-terms', { promotion_id, amount: '7', minutes: '0' });
  const before = await total();
  expect(await terms(token)).toMatchObject({ data: { status: 'ended', amount: '7.00' } });
  expect(await claim(token)).toMatchObject({ failure: { code: '103' } });
  await change('claim-terms', { promotion_id, amount: '7', minutes: '60' });
  const newcomer = await sandbox.member('newcomer_1');
  expect(await terms(newcomer)).toMatchObject({ data: { status: 'not_eligible' } });
  expect(await claim(newcomer)).toMatchObject({ failure: { code: '102' } });
  expect(await total()).toBe(before);
});

test('claim is refused when the member is in a break', async () => {
  const token = await sandbox.member('excluded_180');
  expect(await terms(token)).toMatchObject({ failure: { code: '180' } });
  expect(await claim(token)).toMatchObject({ failure: { code: '180' } });
});

test('promotion has the action that an operator sets', async () => {
  expect(await actionOf('cashback')).toMatchObject({ kind: 'play', gtId: '3' });
  expect(await actionOf('birthday')).toBeNull();
  await change('action', { promotion: 'discount cashback', action: 'deposit' });
  await change('action', { promotion: 'discount birthday', action: 'claim birthday' });
  await change('action', { promotion: 'discount first-deposit', action: '' });
  expect(await actionOf('cashback')).toMatchObject({ kind: 'deposit' });
  expect(await actionOf('birthday')).toMatchObject({ kind: 'claim', promotionId: 'birthday' });
  expect(await actionOf('first-deposit')).toBeNull();
  const token = await sandbox.member(account);
  const given = await sandbox.data('/member/promotion/terms', { promotion_id: 'birthday' }, { token });
  expect(given.status).toBe('open');
});

test('pop-up is a notice when an operator says so', async () => {
  const history = async () =>
    (await sandbox.data('/arks/web/bulletin/history', { ...SITE, display_device: 1 })).list.map(
      ({ id, kind }) => [id, kind],
    );
  expect(await history()).toEqual([
    ['501', 'offer'],
    ['502', 'offer'],
  ]);
  await change('bulletin', { id: '501', kind: 'notice' });
  expect(await history()).toEqual([
    ['501', 'notice'],
    ['502', 'offer'],
  ]);
});

test('promotion has no action when its kind is unknown', () => {
  const row = (action: unknown) => ({ list: [{ id: '1', title: 'A', action }] });
  const read = (action: unknown) => parse(discounts.response, row(action)).list[0]?.action;
  for (const action of [{ kind: 'fly' }, {}, 'deposit', 7, null, undefined]) expect(read(action)).toBeNull();
  expect(read({ kind: 'deposit' })).toMatchObject({ kind: 'deposit' });
});
