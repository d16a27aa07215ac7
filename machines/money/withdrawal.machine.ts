import type { WithdrawalOrder } from '#contract/endpoints/money/withdrawal.ts';
import type { MoneyOutcome } from '#machines/kernel/money-request.machine.ts';
import { dataOf, ifOk, ifUnknown, output, setFailure } from '#machines/kernel/result.ts';
import { sending } from '#machines/kernel/reviewed-request.ts';
import { type Orders, type OrdersResult, withdrawalSetup } from './withdrawal.setup.ts';

type Accepted = Extract<MoneyOutcome, { type: 'accepted' }>;

const known = ({ event: { open, last } }: { event: Orders }): OrdersResult => ({
  ok: true,
  data: { open, last },
});
const acceptedOrder = ({ event }: { event: { output: MoneyOutcome } }) =>
  (event.output as Accepted).data as WithdrawalOrder;
/** Another tab has ordered a withdrawal. */
const ordered = {
  guard: { type: 'isOpen', params: known },
  target: 'pending',
  actions: ['clearFailure', { type: 'readOrder', params: known }],
} as const;

/** A withdrawal: its form, the review with the withdrawal password, and the order until it is closed. */
export const withdrawalMachine = withdrawalSetup.createMachine({
  id: 'withdrawal',
  context: ({ input: { unfinished, open } }) => ({
    draft: unfinished && { accountId: unfinished.accountId, amount: unfinished.amount },
    unfinished,
    order: open,
    failure: null,
  }),
  invoke: { src: 'watchOrders', id: 'watchOrders' },
  initial: 'starting',
  states: {
    starting: {
      always: [
        { guard: 'isUnfinished', target: 'sending' },
        { guard: 'hasOrder', target: 'pending' },
        'form',
      ],
    },
    form: {
      on: {
        'withdrawal.review': {
          target: 'review',
          actions: { type: 'setDraft', params: ({ event }) => event.draft },
        },
        'orders.read': ordered,
      },
      initial: 'editing',
      states: {
        editing: {},
        /** The order was closed while the page was open. */
        closed: {},
      },
    },
    review: {
      on: {
        'withdrawal.send': 'sending',
        'withdrawal.edit': { target: 'form', actions: 'clearFailure' },
        'orders.read': ordered,
      },
      initial: 'confirming',
      states: {
        confirming: {},
        /** The operator has not received the request: nothing was withdrawn. */
        missing: {},
      },
    },
    sending: sending({
      guard: { type: 'isAccepted', params: output },
      target: 'pending',
      actions: { type: 'setOrder', params: acceptedOrder },
    }),
    pending: {
      on: {
        'orders.read': [
          {
            guard: { type: 'isClosed', params: known },
            target: 'form.closed',
            actions: ['clearFailure', { type: 'readOrder', params: known }],
          },
          { guard: { type: 'isOpen', params: known }, actions: { type: 'readOrder', params: known } },
        ],
      },
      initial: 'waiting',
      states: {
        waiting: { on: { 'withdrawal.cancel': 'confirming' } },
        /** The operator has not received the cancellation. */
        missing: { on: { 'withdrawal.cancel': 'confirming' } },
        confirming: { on: { 'withdrawal.keep': 'waiting', 'withdrawal.confirm': 'cancelling' } },
        cancelling: {
          tags: 'busy',
          entry: 'clearFailure',
          invoke: {
            src: 'cancel',
            id: 'cancel',
            input: ({ context: { order } }) => ({ orderNumber: order?.orderNumber ?? '' }),
            onDone: [
              {
                guard: ifOk,
                target: '#withdrawal.form.closed',
                actions: { type: 'setOrder', params: dataOf },
              },
              { guard: ifUnknown, target: 'checking' },
              {
                target: 'waiting',
                actions: setFailure,
              },
            ],
          },
        },
        /** Asks for the outcome of a cancellation without a response. */
        checking: {
          tags: 'busy',
          invoke: {
            src: 'readOrders',
            id: 'readOrders',
            onDone: [
              {
                guard: { type: 'isClosed', params: output },
                target: '#withdrawal.form.closed',
                actions: { type: 'readOrder', params: output },
              },
              { guard: { type: 'isOpen', params: output }, target: 'missing' },
              { target: 'unknown' },
            ],
          },
        },
        unknown: {
          after: { outcomeRecheck: 'checking' },
          on: { 'withdrawal.check': 'checking' },
        },
      },
    },
  },
});
