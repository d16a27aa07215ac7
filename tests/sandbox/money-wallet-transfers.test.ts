import { randomUUID } from 'node:crypto';
import { parse } from 'valibot';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Body } from '#contract/call.ts';
import { transferLimits, type walletTransfer } from '#contract/endpoints/money/wallet-transfers.ts';
import { startTestSandbox, type TestSandbox } from './caller.ts';

let sandbox: TestSandbox;
let token: string;
beforeAll(async () => {
  sandbox = await startTestSandbox();
});
afterAll(() => sandbox.close());
beforeEach(async () => {
  await sandbox.control.reset();
  token = await sandbox.member(account);
});

const account = 'linhmai_88';
const path = '/member/wallet/transfer';
type Request = Body<typeof walletTransfer>;
const request = (fields: Partial<Request> = {}): Request => ({
  from: 'main',
  to: 'GPAG',
  amount: '100.10',
  request_id: randomUUID(),
  ...fields,
});
const send = (body: Request) => sandbox.call(path, body, { token });
const refusal = async (body: Request) => {
  const result = await send(body);
  return result.ok ? 'ok' : result.failure;
};
const list = () =>
  sandbox.data(
    '/member/wallet/transfers',
    { page: 1, count: 50, sort_field: 'id', sort_order: 'desc' },
    { token },
  );
const moved = ({ request_id: requestId }: Request, fromBalance = '10509.20', toBalance = '1310.85') => ({
  ok: true,
  data: { requestId, fromBalance, toBalance },
});

test('transfer moves money between the wallet and a provider and is listed', async () => {
  const there = request();
  const back = request({ from: 'GPAG', to: 'main', amount: '1310.85' });
  expect(await send(there)).toEqual(moved(there));
  expect(await send(back)).toEqual(moved(back, '0.00', '11820.05'));
  const { list: rows, totalCount } = await list();
  expect(totalCount).toBe(2);
  expect(rows.map(({ requestId, from, to, amount }) => [requestId, from, to, amount])).toEqual([
    [back.request_id, 'GPAG', 'main', '1310.85'],
    [there.request_id, 'main', 'GPAG', '100.10'],
  ]);
  expect(await sandbox.control.ledger({ account })).toMatchObject({ total: 12_480.55 });
});

test('repeated transfer gets the first response and moves nothing', async () => {
  const body = request();
  const results = await Promise.all(Array.from({ length: 20 }, () => send(body)));
  for (const result of results) expect(result).toEqual(moved(body));
  await send(request());
  expect(await send(body)).toEqual(moved(body));
  expect((await list()).totalCount).toBe(2);
});

test('repeated refused transfer is refused again although it became possible', async () => {
  const body = request({ to: 'GPOG' });
  await sandbox.control.maintenance({ gp_id: 'GPOG', minutes: 5 });
  expect(await refusal(body)).toMatchObject({ code: '102' });
  await sandbox.control.maintenance({ gp_id: 'GPOG', minutes: 0 });
  expect(await refusal(body)).toMatchObject({ code: '102' });
  expect(await refusal(request({ to: 'GPOG' }))).toBe('ok');
});

test('transfer is refused when its request ID was used for another one', async () => {
  const body = request();
  await send(body);
  expect(await refusal({ ...body, amount: '100.11' })).toMatchObject({ code: '190' });
  expect((await list()).totalCount).toBe(1);
});

test('outcome of a request is the response that it got', async () => {
  const outcome = async ({ request_id }: Request, as = token) =>
    sandbox.data('/member/request/outcome', { request_id }, { token: as });
  const sent = request();
  await send(sent);
  expect(await outcome(sent)).toEqual({
    isVoid: false,
    response: {
      code: 100,
      message: '',
      data: { request_id: sent.request_id, from_balance: '10509.20', to_balance: '1310.85' },
    },
  });
  const refused = request({ amount: '999999' });
  await send(refused);
  expect(await outcome(refused)).toMatchObject({ isVoid: false, response: { code: '104' } });
  expect(await outcome(sent, await sandbox.member('second_seat'))).toEqual({ isVoid: true, response: null });
});

test('request that has not arrived moves nothing when it arrives after its outcome was requested', async () => {
  const late = request();
  const outcome = () => sandbox.data('/member/request/outcome', { request_id: late.request_id }, { token });
  expect(await outcome()).toEqual({ isVoid: true, response: null });
  expect(await refusal(late)).toMatchObject({ code: '190' });
  expect(await outcome()).toEqual({ isVoid: true, response: null });
  expect((await list()).totalCount).toBe(0);
});

test('transfer is refused with a code that says why', async () => {
  const before = await sandbox.control.ledger({ account });
  // One minor unit more than the provider holds.
  expect(await refusal(request({ from: 'GPOG', to: 'main', amount: '18.41' }))).toMatchObject({
    code: '101',
  });
  await sandbox.control.maintenance({ gp_id: 'GPOG', minutes: 5 });
  const closed = await refusal(request({ from: 'GPOG', to: 'main', amount: '5' }));
  expect(closed).toMatchObject({
    code: '102',
    data: { start_at: expect.stringMatching(/^\d{4}-/), end_at: expect.stringMatching(/^\d{4}-/) },
  });
  for (const amount of ['0.99', '5000.01', '0', '-5', '1e2', '10.005', '', 'ten']) {
    const result = await refusal(request({ amount }));
    expect(result, amount).toMatchObject({ code: '104' });
    if (result !== 'ok') expect(parse(transferLimits, result.data)).toEqual({ min: '1.00', max: '5000.00' });
  }
  for (const ends of [
    { from: 'main', to: 'main' },
    { from: 'GPAG', to: 'GPOG' },
    { from: 'main', to: 'GPEA' },
    { from: 'main', to: '../main' },
  ])
    expect(await refusal(request(ends))).toMatchObject({ code: '105' });
  await sandbox.control.playing({ account, playing: true });
  expect(await refusal(request())).toMatchObject({ code: '103' });
  expect(await sandbox.control.ledger({ account })).toEqual(before);
});

test('in a break money moves from a provider to the wallet and not the other way', async () => {
  await sandbox.data('/member/limits/set', { cool_off_days: 1 }, { token });
  expect(await refusal(request())).toMatchObject({ code: '180', data: { kind: 'cool_off' } });
  const back = request({ from: 'GPOG', to: 'main', amount: '5' });
  expect(await send(back)).toMatchObject({ ok: true });
});
