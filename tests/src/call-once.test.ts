import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SimulatedClock } from 'xstate';
import { allBalancesBack } from '#contract/endpoints/money/wallet.ts';
import { claimRedEnvelope } from '#contract/endpoints/promotions/promotions.ts';
import { outcomeRecheck } from '#contract/times.ts';
import { configureCalls } from '#src/api/call.ts';
import { callOnce } from '#src/api/call-once.ts';
import { returnBalances } from '#src/features/play/return-balances.ts';
import { storeMember } from '#src/storage/member.ts';

let clock: SimulatedClock;
beforeEach(() => {
  clock = new SimulatedClock();
  configureCalls({ clock, locale: () => 'en-US', onUnauthorized: () => {} });
  storeMember({ memberId: '1', account: 'linhmai', currency: 'USD' }, 'token');
});
afterEach(() => vi.unstubAllGlobals());

type Answer = () => Response;
const lost: Answer = () => {
  throw new TypeError('the response was lost');
};
const ok =
  (data: unknown): Answer =>
  () =>
    Response.json({ code: 100, data });

/** Answers the calls by the end of their paths, one after another; the last answer repeats. */
function operator(answers: Record<string, Answer[]>) {
  const sent: { path: string; body: Record<string, unknown> }[] = [];
  vi.stubGlobal('fetch', async (path: string, { body }: RequestInit) => {
    sent.push({ path, body: JSON.parse(String(body)) });
    const [, list = []] = Object.entries(answers).find(([end]) => path.endsWith(end)) ?? [];
    const answer = list.length > 1 ? list.shift() : list[0];
    return (answer ?? lost)();
  });
  return sent;
}
/** Lets the pauses between the questions pass. */
async function settled<T>(work: Promise<T>): Promise<T> {
  let result: { value: T } | undefined;
  void work.then((value) => {
    result = { value };
  });
  for (let turn = 0; turn < 100 && !result; turn++) {
    await new Promise(setImmediate);
    clock.increment(outcomeRecheck);
  }
  return work;
}
const claim = () => {
  const { signal } = new AbortController();
  return settled(callOnce(claimRedEnvelope, { id: 'e1' }, { clock, signal }));
};

test('amount of an envelope is told when its response was lost', async () => {
  const sent = operator({
    red_envelope: [lost],
    outcome: [ok({ is_void: 0, response: { code: 100, data: { cash: 8.88 } } })],
  });
  expect(await claim()).toEqual({ ok: true, data: { cash: 8.88 } });
  const [first, asked] = sent;
  expect(first?.body).toMatchObject({ id: 'e1', request_id: expect.stringMatching(/^[\da-f-]{36}$/) });
  expect(asked?.body).toEqual({ request_id: first?.body.request_id });
});

test('refusal is told when its response was lost', async () => {
  operator({
    red_envelope: [lost],
    outcome: [lost, ok({ is_void: 0, response: { code: 102, message: 'Opened before', data: null } })],
  });
  expect(await claim()).toMatchObject({
    ok: false,
    failure: { code: '102', serverMessage: 'Opened before' },
  });
});

test('lost connection is told when the request has not arrived', async () => {
  operator({ red_envelope: [lost], outcome: [ok({ is_void: 1, response: null })] });
  expect(await claim()).toMatchObject({ failure: { code: 'networkError' } });
});

test.each<[string, Answer, number]>([
  ['does not answer', lost, 3],
  ['has no such call', () => Response.json({ code: 404, message: 'no such call' }, { status: 404 }), 1],
])('outcome is unknown when the operator %s', async (_, answer, questions) => {
  const sent = operator({ red_envelope: [lost], outcome: [answer] });
  expect(await claim()).toEqual({
    ok: false,
    failure: { call: '/arks/web/activity/red_envelope', code: 'unknownOutcome' },
  });
  expect(sent.filter(({ path }) => path.endsWith('outcome'))).toHaveLength(questions);
});

test('refusal that has arrived asks nothing', async () => {
  const sent = operator({ red_envelope: [() => Response.json({ code: 102, message: 'Over' })] });
  expect(await claim()).toMatchObject({ failure: { code: '102' } });
  expect(sent).toHaveLength(1);
});

const cash = (balance: number) =>
  ok({ total: 50, my_cash_list: [{ gp_id: 'GPAG', gp_name: 'Aurelia', balance }] });

test('returned balances are told when neither response nor outcome came', async () => {
  operator({ my_cash: [cash(30), cash(0)], 'all/back': [lost], outcome: [lost] });
  expect(await settled(returnBalances(clock, new AbortController().signal))).toEqual({
    ok: true,
    data: { currency: 'USD', from: [{ provider: 'Aurelia', minor: 3_000 }] },
  });
});

test('return is of unknown outcome when neither response nor outcome nor a balance tells it', async () => {
  operator({ my_cash: [cash(30)], 'all/back': [lost], outcome: [lost] });
  expect(await settled(returnBalances(clock, new AbortController().signal))).toMatchObject({
    failure: { call: allBalancesBack.path, code: 'unknownOutcome' },
  });
});

test('balances are returned by the older call when the operator has no other', async () => {
  const missing: Answer = () => new Response(null, { status: 404 });
  const cash = (balance: string) =>
    ok({ my_cash_list: [{ gp_id: 'GPAG', gp_name: 'AG', balance }], total: 10 });
  const sent = operator({
    'balance/all/back': [missing],
    balance_get_back: [ok(null)],
    my_cash: [cash('5.00'), cash('0.00')],
  });
  const result = await returnBalances(clock, new AbortController().signal);
  expect(result).toMatchObject({ ok: true, data: { from: [{ minor: 500 }] } });
  expect(sent.filter(({ path }) => path.includes('back')).map(({ path }) => path.split('/').at(-1))).toEqual([
    'back',
    'balance_get_back',
  ]);
});

test('return by the older call is of unknown outcome when its response is lost', async () => {
  const sent = operator({ 'balance/all/back': [() => new Response(null, { status: 404 })] });
  const result = await returnBalances(clock, new AbortController().signal);
  expect(result).toMatchObject({ ok: false, failure: { code: 'unknownOutcome' } });
  expect(sent.filter(({ path }) => path.endsWith('balance_get_back'))).toHaveLength(1);
});
