import type { QueryClient } from '@tanstack/react-query';
import { describe, expect, test, vi } from 'vitest';
import { type AnyStateMachine, fromCallback, fromPromise, SimulatedClock } from 'xstate';
import { type CallResult, type Endpoint, readResult } from '#contract/call.ts';
import { agentTransfer } from '#contract/endpoints/agents/transfers.ts';
import { depositCreate, depositOrder, openDepositOrder } from '#contract/endpoints/money/deposit.ts';
import { walletTransfer } from '#contract/endpoints/money/wallet-transfers.ts';
import { createWithdrawal } from '#contract/endpoints/money/withdrawal.ts';
import type { PlayLimits } from '#contract/endpoints/play/limits.ts';
import { agentTransferMachine } from '#machines/agents/agent-transfer.machine.ts';
import { depositMachine } from '#machines/money/deposit.machine.ts';
import { paymentWindowMachine } from '#machines/money/payment-window.machine.ts';
import { walletTransferMachine } from '#machines/money/wallet-transfer.machine.ts';
import { withdrawalMachine } from '#machines/money/withdrawal.machine.ts';
import { createQueryClient } from '#src/api/query-client.ts';
import { memberKey } from '#src/api/request-context.ts';
import {
  agentTransferImplementations,
  unfinishedAgentTransfer,
} from '#src/features/agents/transfer/agent-transfer.implementations.ts';
import {
  depositImplementations,
  unfinishedDeposit,
} from '#src/features/money/deposit/deposit.implementations.ts';
import {
  unfinishedTransfer,
  walletTransferImplementations,
} from '#src/features/money/wallet/wallet-transfer.implementations.ts';
import {
  unfinishedWithdrawal,
  withdrawalImplementations,
} from '#src/features/money/withdrawal/withdrawal.implementations.ts';
import { storeMember } from '#src/storage/member.ts';
import { linh, transferToMeridian } from '#tests/flows/test-data.ts';
import { exploreMoney, HeldCalls, type MoneyFlow } from './money-model.ts';

/** The page, the network and the operator explored together: what the page says of money is true in every order. */
const calls = vi.hoisted(() => ({ held: undefined as unknown as HeldCalls }));
vi.mock('#src/api/call.ts', () => ({
  call: (...args: Parameters<HeldCalls['call']>) => calls.held.call(...args),
}));
calls.held = new HeldCalls();
storeMember(linh, 'token');

const bankOrder = (requestId: string) => ({
  order_number: requestId,
  request_id: requestId,
  kind: 'bank',
  status: 'waiting',
  amount: '5.00',
  pay_amount: '5.00',
});
const withdrawalOrder = (requestId: string) => ({ order_number: requestId, status: 'pending' });
/** Data on the wire, and as the page reads it. */
const both = (endpoint: Endpoint, wire: unknown) => {
  const read = readResult(endpoint, { code: 100, data: wire });
  return { wire, read: read.ok ? read.data : null };
};

const depositOf = (queryClient: QueryClient) =>
  depositMachine.provide({
    actors: {
      ...depositImplementations({ queryClient, clock: new SimulatedClock(), window: 'depositWindow' }).actors,
      // There is no page, and a bank transfer needs no window.
      watchPage: fromCallback(() => {}),
      paymentWindow: paymentWindowMachine,
    },
  });

const flows: Record<string, MoneyFlow> = {
  'wallet transfer': {
    create: () => ({
      machine: walletTransferMachine.provide(walletTransferImplementations(createQueryClient())),
      input: { unfinished: unfinishedTransfer.get() },
    }),
    submit: (actor, requestId) =>
      actor.send({ type: 'transfer.submit', request: { ...transferToMeridian, requestId } }),
    says: { 'form.transferred': 'accepted', 'form.missing': 'void' },
    forms: ['form.editing', 'form.missing', 'form.transferred'],
    data: () => both(walletTransfer, {}),
    reads: {},
    clear: () => unfinishedTransfer.remove(),
  },
  deposit: {
    create: () => ({
      machine: depositOf(createQueryClient()),
      input: { unfinished: unfinishedDeposit.get() },
    }),
    submit: (actor, requestId) =>
      actor.send({
        type: 'deposit.submit',
        request: { requestId, methodId: '1', kind: 'bank', amount: '5.00', promotionId: '' },
      }),
    says: { open: 'accepted', 'form.missing': 'void' },
    forms: ['form.editing', 'form.missing'],
    data: (requestId) => both(depositCreate, bankOrder(requestId)),
    reads: {
      [openDepositOrder.path]: (accepted) => ({
        order: accepted ? both(depositOrder, bankOrder(accepted)).read : null,
      }),
      [depositOrder.path]: (accepted) => both(depositOrder, bankOrder(accepted ?? '')).read,
    },
    clear: () => unfinishedDeposit.remove(),
  },
  withdrawal: {
    create: () => ({
      machine: withdrawalMachine.provide(
        withdrawalImplementations({ queryClient: createQueryClient(), epoch: 0 }),
      ),
      input: { unfinished: unfinishedWithdrawal.get(), open: null },
    }),
    submit(actor, requestId) {
      actor.send({ type: 'withdrawal.review', draft: { accountId: '1', amount: '5.00' } });
      actor.send({ type: 'withdrawal.send', requestId, password: '1234' });
    },
    says: { pending: 'accepted', 'review.missing': 'void' },
    forms: ['form.editing', 'form.closed', 'review.confirming', 'review.missing'],
    data: (requestId) => both(createWithdrawal, withdrawalOrder(requestId)),
    reads: {},
    clear: () => unfinishedWithdrawal.remove(),
  },
  'transfer of an agent': {
    create: () => ({
      machine: agentTransferMachine.provide(agentTransferImplementations(createQueryClient())),
      input: { unfinished: unfinishedAgentTransfer.get() },
    }),
    submit(actor, requestId) {
      actor.send({ type: 'transfer.review', draft: { toAccount: 'agent_minh', amount: '5.00' } });
      actor.send({ type: 'transfer.send', requestId, password: '1234' });
    },
    says: { 'form.transferred': 'accepted', 'review.missing': 'void' },
    forms: ['form.editing', 'form.transferred', 'review.confirming', 'review.missing'],
    data: () => both(agentTransfer, {}),
    reads: {},
    clear: () => unfinishedAgentTransfer.remove(),
  },
};

const depositLimits = (left: string): PlayLimits => ({
  limits: [{ kind: 'deposit', period: 'day', value: left, used: '0.00', resetsAt: '', pending: null }],
  reminderMinutes: null,
  coolOffUntil: '',
  excludedUntil: '',
});
/** Deposits of 5.00, while the member's limit is read with more or less than that. */
function limitedDeposit(isLimitRead = true): MoneyFlow {
  const queryClient = createQueryClient();
  const key = memberKey(1, 'playLimits');
  const { create, ...flow } = flows.deposit as MoneyFlow;
  const leaves = (left: string) => () => queryClient.setQueryData(key, depositLimits(left));
  return {
    ...flow,
    create: () => ({ ...create(), machine: depositOf(isLimitRead ? queryClient : createQueryClient()) }),
    clear() {
      flow.clear();
      queryClient.removeQueries();
    },
    // Whether one is sent depends on no other.
    requests: 1,
    facts: {
      moves: { 'the limit leaves 4.00': leaves('4.00'), 'the limit leaves 6.00': leaves('6.00') },
      known: () => left() ?? '',
      forbidden: () => (left() === '4.00' ? 'a deposit above the own limit was sent' : undefined),
    },
  };
  function left() {
    return queryClient.getQueryData<PlayLimits>(key)?.limits[0]?.value;
  }
}

test('no deposit above the own limit is sent in any order of events', async () => {
  const { states, violation } = await exploreMoney(limitedDeposit(), calls.held);
  expect(violation).toBeNull();
  expect(states).toBeGreaterThan(50);
});

test('the model of a limited deposit fails when the page does not look at the limits', async () => {
  const { violation } = await exploreMoney(limitedDeposit(false), calls.held);
  expect(violation?.rule).toBe('a deposit above the own limit was sent');
});

test.each(Object.entries(flows))(
  'page of a %s says only what is true in every order of events',
  async (_, flow) => {
    const { states, violation } = await exploreMoney(flow, calls.held);
    expect(violation).toBeNull();
    expect(states).toBeGreaterThan(50);
  },
);

/** The flow with a changed machine of its requests. */
const withRequest = (flow: MoneyFlow, change: (request: AnyStateMachine) => AnyStateMachine): MoneyFlow => ({
  ...flow,
  create() {
    const { machine, input } = flow.create();
    const { moneyRequest } = machine.implementations.actors;
    return {
      machine: machine.provide({ actors: { moneyRequest: change(moneyRequest as AnyStateMachine) } }),
      input,
    };
  },
});

/** Resolves to a success whatever the response is. */
const succeeding = (send: unknown) =>
  fromPromise(async (args) => {
    const { config } = send as { config: (given: unknown) => Promise<CallResult<unknown>> };
    const result = await config(args);
    return result.ok ? result : { ok: true, data: null };
  });

describe.each(Object.entries(flows))('model of a %s', (name, flow) => {
  test.each<[string, MoneyFlow, { voids?: boolean }?]>([
    [
      'when an unknown outcome counts as refused',
      withRequest(flow, (request) => request.provide({ guards: { isOpen: () => false } })),
    ],
    [
      'when a lost response counts as a success',
      withRequest(flow, (request) =>
        request.provide({
          actors: { send: succeeding(request.implementations.actors.send) },
          actions: { setOutcome: () => {} },
        }),
      ),
    ],
    [
      'when a reload loses the request',
      {
        ...flow,
        create() {
          const { machine, input } = flow.create();
          return { machine, input: { ...(input as object), unfinished: null } };
        },
      },
    ],
    [
      'when the operator still accepts a request that it had not received when its outcome was requested',
      flow,
      { voids: false },
    ],
  ])(`model of a ${name} fails %s`, async (_, broken, options) => {
    const { violation } = await exploreMoney(broken, calls.held, options);
    expect(violation).not.toBeNull();
  });
});
