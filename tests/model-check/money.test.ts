import { describe, expect, test, vi } from 'vitest';
import { type AnyStateMachine, SimulatedClock } from 'xstate';
import { type Endpoint, readResult } from '#contract/call.ts';
import { depositCreate, depositOrder, openDeposit } from '#contract/endpoints/deposit.ts';
import { walletTransfer } from '#contract/endpoints/wallet-transfers.ts';
import { createWithdrawal } from '#contract/endpoints/withdrawal.ts';
import { depositMachine } from '#machines/deposit.machine.ts';
import { paymentWindowMachine } from '#machines/payment-window.machine.ts';
import { walletTransferMachine } from '#machines/wallet-transfer.machine.ts';
import { withdrawalMachine } from '#machines/withdrawal.machine.ts';
import { createQueryClient } from '#src/api/query-client.ts';
import { depositImplementations, unfinishedDeposit } from '#src/features/deposit/deposit.implementations.ts';
import {
  unfinishedTransfer,
  walletTransferImplementations,
} from '#src/features/wallet/wallet-transfer.implementations.ts';
import {
  unfinishedWithdrawal,
  withdrawalImplementations,
} from '#src/features/withdrawal/withdrawal.implementations.ts';
import { storeMember } from '#src/storage/member.ts';
import { linh, transferToMeridian } from '../flows/test-data.ts';
import { exploreMoney, HeldCalls, type MoneyFlow } from './money-model.ts';

/** The page, the network and the operator explored together: what the page says of money is true in every order. */
const calls = vi.hoisted(() => ({ held: undefined as unknown as HeldCalls }));
vi.mock('#src/i18n/i18n.ts', () => ({ loadDeferredMessages: async () => {} }));
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

const flows: Record<string, MoneyFlow> = {
  'wallet transfer': {
    create: () => ({
      machine: walletTransferMachine.provide(walletTransferImplementations(createQueryClient())),
      input: { unfinished: unfinishedTransfer.get() },
    }),
    submit: (actor, requestId) =>
      actor.send({ type: 'transfer.submit', request: { ...transferToMeridian, requestId } }),
    says: { 'form.moved': 'accepted', 'form.missing': 'void' },
    forms: ['form.editing', 'form.missing', 'form.moved'],
    data: () => both(walletTransfer, {}),
    reads: {},
    clear: () => unfinishedTransfer.remove(),
  },
  deposit: {
    create: () => ({
      machine: depositMachine.provide({
        actors: {
          ...depositImplementations({
            queryClient: createQueryClient(),
            clock: new SimulatedClock(),
            window: 'depositWindow',
          }).actors,
          // A bank transfer needs no window.
          paymentWindow: paymentWindowMachine,
        },
      }),
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
      [openDeposit.path]: (accepted) => ({
        order: accepted ? both(depositOrder, bankOrder(accepted)).read : null,
      }),
      [depositOrder.path]: (accepted) => both(depositOrder, bankOrder(accepted ?? '')).read,
    },
    clear: () => unfinishedDeposit.remove(),
  },
  withdrawal: {
    create: () => ({
      machine: withdrawalMachine.provide(withdrawalImplementations(createQueryClient())),
      input: { unfinished: unfinishedWithdrawal.get(), open: null },
    }),
    submit(actor, requestId) {
      actor.send({ type: 'withdrawal.review', draft: { accountId: '1', amount: '5.00' } });
      actor.send({ type: 'withdrawal.send', requestId, password: '1234' });
    },
    says: { pending: 'accepted', 'review.missing': 'void' },
    forms: ['form.editing', 'form.closed', 'review.asking', 'review.missing'],
    data: (requestId) => both(createWithdrawal, withdrawalOrder(requestId)),
    reads: {},
    clear: () => unfinishedWithdrawal.remove(),
  },
};

test.each(Object.entries(flows))(
  'what the page of a %s says is true in every order of events',
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

describe.each(Object.entries(flows))('the model of a %s fails', (_, flow) => {
  test.each<[string, MoneyFlow, { voids?: boolean }?]>([
    [
      'when an unknown outcome counts as refused',
      withRequest(flow, (request) => request.provide({ guards: { isUnknown: () => false } })),
    ],
    [
      'when a lost response counts as a success',
      withRequest(flow, (request) =>
        request.provide({
          guards: { isOk: () => true },
          actions: { setOutcome: () => {} },
        }),
      ),
    ],
    [
      'when a reload forgets the request',
      {
        ...flow,
        create() {
          const { machine, input } = flow.create();
          return { machine, input: { ...(input as object), unfinished: null } };
        },
      },
    ],
    ['when the operator still accepts a request that it has not received when asked', flow, { voids: false }],
  ])('%s', async (_, broken, options) => {
    const { violation } = await exploreMoney(broken, calls.held, options);
    expect(violation).not.toBeNull();
  });
});
