import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type AnyStateMachine, createActor, SimulatedClock, toPromise } from 'xstate';
import { isOutcomeUnknown } from '#contract/call.ts';
import { walletTransfer } from '#contract/endpoints/money/wallet-transfers.ts';
import { call, configureCalls } from '#src/api/call.ts';
import { createQueryClient } from '#src/api/query-client.ts';
import {
  depositImplementations,
  unfinishedDeposit,
} from '#src/features/money/deposit/deposit.implementations.ts';
import { walletTransferImplementations } from '#src/features/money/wallet/wallet-transfer.implementations.ts';
import { withdrawalImplementations } from '#src/features/money/withdrawal/withdrawal.implementations.ts';
import { storeMember } from '#src/storage/member.ts';
import { samples } from '#tests/contract/calls.ts';

const requestId = '6b1f1d9e-3f0a-4c1b-9a53-0d6f0f6f2a11';
const clock = new SimulatedClock();
beforeEach(() => {
  configureCalls({ clock, locale: () => 'en-US', onUnauthorized: () => {} });
  storeMember({ memberId: '1', account: 'linhmai', currency: 'USD' }, 'token');
});
afterEach(() => vi.unstubAllGlobals());

/** An operator that has no call for outcomes and answers the others with this. */
const operatorWith = (responses: Record<string, unknown>) =>
  vi.stubGlobal('fetch', async (path: string) => {
    const [, data] = Object.entries(responses).find(([end]) => path.endsWith(end)) ?? [];
    return data === undefined
      ? new Response('Not Found', { status: 404 })
      : Response.json({ code: 100, data });
  });

const queryClient = createQueryClient();
const flows = {
  deposit: {
    find: depositImplementations({ queryClient, clock, window: 'depositWindow' }).actors.moneyRequest,
    request: { requestId, methodId: 'm1', kind: 'bank', amount: '200.00', promotionId: '' },
  },
  withdrawal: {
    find: withdrawalImplementations({ queryClient, epoch: 1 }).actors.moneyRequest,
    request: { requestId, accountId: 'a1', amount: '50.00' },
  },
  'wallet transfer': {
    find: walletTransferImplementations(queryClient).actors.moneyRequest,
    request: { requestId, from: 'main', to: 'GPAG', amount: '5.00' },
  },
} as const;

/** What the machine of a request that was sent before the page was loaded finds. */
async function found(flow: keyof typeof flows) {
  const { find, request } = flows[flow];
  const actor = createActor(find as unknown as AnyStateMachine, { input: { request, isSent: true } }).start();
  const snapshot = () => actor.getSnapshot();
  await vi.waitFor(() => expect(snapshot().value).not.toBe('checking'));
  actor.stop();
  return snapshot().value;
}
const order = samples['/member/deposit/order'] as object;
const info = samples['/member/withdrawal/info'] as { open: object | null };
const row = (samples['/member/wallet/transfers'] as { list: object[] }).list[0] as object;

test.each<[keyof typeof flows, Record<string, unknown>, string]>([
  ['deposit', { '/deposit/open': { order: { ...order, request_id: requestId } } }, 'accepted'],
  [
    'deposit',
    {
      '/deposit/open': { order: { ...order, request_id: '', amount: '200', method: { id: 'm1' } } },
    },
    'accepted',
  ],
  ['deposit', { '/deposit/open': { order: { ...order, request_id: 'another' } } }, 'untold'],
  ['deposit', { '/deposit/open': { order: null } }, 'untold'],
  ['deposit', {}, 'untold'],
  [
    'withdrawal',
    { '/withdrawal/info': { ...info, open: { ...order, ...info.open, request_id: requestId } } },
    'accepted',
  ],
  ['withdrawal', { '/withdrawal/info': { ...info, open: null } }, 'untold'],
  ['wallet transfer', { '/wallet/transfers': { list: [{ ...row, request_id: requestId }] } }, 'accepted'],
  ['wallet transfer', { '/wallet/transfers': { list: [row] } }, 'untold'],
])('%s is found without the call for outcomes by %j: %s', async (flow, responses, state) => {
  operatorWith(responses);
  expect(await found(flow)).toBe(state);
});

test('request is not looked for after a reload when the member has given up', async () => {
  operatorWith({});
  unfinishedDeposit.set(flows.deposit.request);
  const { find, request } = flows.deposit;
  const actor = createActor(find as unknown as AnyStateMachine, { input: { request, isSent: true } }).start();
  await vi.waitFor(() => expect(actor.getSnapshot().value).toBe('untold'));
  actor.send({ type: 'request.giveUp' });
  await toPromise(actor);
  expect(unfinishedDeposit.get()).toBeNull();
});

test('call that the operator does not have is no unknown outcome', async () => {
  operatorWith({});
  const result = await call(walletTransfer, {
    from: 'main',
    to: 'GPAG',
    amount: '5.00',
    request_id: requestId,
  });
  expect(result).toMatchObject({ ok: false, failure: { isMissing: true } });
  expect(result.ok || isOutcomeUnknown(result.failure)).toBe(false);
});
