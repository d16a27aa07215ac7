import type { CallResult } from '#contract/call.ts';
import type { DepositOrder } from '#contract/endpoints/money/deposit.ts';
import { refusalOf } from '#machines/kernel/money-request.machine.ts';
import { dataOf, ifOk, output, setFailure } from '#machines/kernel/result.ts';
import { depositSetup } from './deposit.setup.ts';

const setOrder = { type: 'setOrder', params: dataOf<DepositOrder | null> } as const;

/** Transitions after a response that contains the order. */
const orderReceived = [
  {
    guard: { type: 'isOver', params: output<CallResult<DepositOrder>> },
    target: '#deposit.ended',
    actions: setOrder,
  },
  { guard: ifOk, target: '#deposit.open.current', actions: setOrder },
] as const;
/** Reads the order after a request that was refused or got no response. */
const checkOrder = {
  target: '#deposit.open.current.checking',
  actions: setFailure,
} as const;

/**
 * A deposit: its order, how it is paid, and its outcome. The operator is asked for the order after each event
 * that may have changed it and at intervals; nothing is concluded from the time or from the payment window.
 */
export const depositMachine = depositSetup.createMachine({
  id: 'deposit',
  context: ({ input: { unfinished } }) => ({
    request: unfinished,
    isSent: unfinished !== null,
    order: null,
    isStale: false,
    failure: null,
  }),
  invoke: [
    { src: 'paymentWindow', id: 'paymentWindow' },
    { src: 'watchPage', id: 'watchPage' },
  ],
  initial: 'starting',
  states: {
    starting: { always: [{ guard: 'isUnfinished', target: 'creating' }, 'restoring'] },
    restoring: {
      invoke: {
        src: 'restore',
        id: 'restore',
        onDone: [
          {
            guard: { type: 'hasOrder', params: output },
            target: 'open',
            actions: setOrder,
          },
          { guard: ifOk, target: 'form' },
          { target: 'unavailable', actions: setFailure },
        ],
      },
    },
    /** Whether an order is open is not known. */
    unavailable: { on: { 'deposit.check': { target: 'restoring', actions: 'clearFailure' } } },
    form: {
      entry: 'closeWindow',
      on: {
        'deposit.submit': [
          {
            guard: { type: 'isRedirect', params: ({ event }) => event.request },
            target: 'creating',
            actions: [{ type: 'setRequest', params: ({ event }) => event.request }, 'openWindow'],
          },
          {
            target: 'creating',
            actions: { type: 'setRequest', params: ({ event }) => event.request },
          },
        ],
      },
      initial: 'editing',
      states: {
        editing: { on: { 'deposit.check': 'looking' } },
        /** Another tab or device may have ordered a deposit. */
        looking: {
          invoke: {
            src: 'restore',
            id: 'restore',
            onDone: [
              {
                guard: { type: 'hasOrder', params: output },
                target: '#deposit.open',
                actions: ['clearFailure', setOrder],
              },
              'editing',
            ],
          },
        },
        /** The operator has not received the request: there is no order. */
        missing: {},
      },
    },
    creating: {
      tags: 'busy',
      on: { 'request.check': { actions: 'checkRequest' } },
      invoke: {
        src: 'moneyRequest',
        id: 'moneyRequest',
        input: ({ context: { request, isSent } }) => ({
          // Set by all transitions that lead here.
          request: request as NonNullable<typeof request>,
          isSent,
        }),
        onDone: [
          {
            guard: { type: 'isAccepted', params: output },
            // The payment may have been booked before this response arrived.
            target: 'open.current.checking',
            actions: { type: 'setCreated', params: output },
          },
          {
            guard: { type: 'isOrderOpen', params: output },
            target: 'restoring',
            actions: [{ type: 'setFailure', params: refusalOf }, 'closeWindow'],
          },
          {
            guard: { type: 'isRefused', params: output },
            target: 'form.editing',
            actions: { type: 'setFailure', params: refusalOf },
          },
          { target: 'form.missing' },
        ],
      },
    },
    open: {
      entry: 'loadWindow',
      on: {
        'realtime.deposit': {
          guard: { type: 'isOwn', params: ({ event }) => event },
          target: '.current.checking',
        },
      },
      initial: 'current',
      states: {
        current: {
          on: {
            'deposit.check': '.checking',
            'deposit.report': 'reporting',
            'deposit.cancel': 'confirming',
          },
          initial: 'idle',
          states: {
            idle: { after: { depositRecheck: 'checking' } },
            checking: {
              invoke: {
                src: 'readOrder',
                id: 'readOrder',
                input: ({ context: { order } }) => ({ orderNumber: order?.orderNumber ?? '' }),
                onDone: [...orderReceived, { target: 'idle', actions: 'setStale' }],
              },
            },
          },
        },
        confirming: { on: { 'deposit.confirm': 'cancelling', 'deposit.keep': 'current' } },
        reporting: {
          tags: 'busy',
          invoke: {
            src: 'report',
            id: 'report',
            input: ({ context: { order } }) => ({ orderNumber: order?.orderNumber ?? '' }),
            onDone: [...orderReceived, checkOrder],
          },
        },
        cancelling: {
          tags: 'busy',
          invoke: {
            src: 'cancel',
            id: 'cancel',
            input: ({ context: { order } }) => ({ orderNumber: order?.orderNumber ?? '' }),
            onDone: [...orderReceived, checkOrder],
          },
        },
      },
    },
    ended: {
      entry: 'closeWindow',
      on: {
        'realtime.deposit': {
          guard: { type: 'isOwn', params: ({ event }) => event },
          target: 'open.current.checking',
        },
        'deposit.check': { guard: 'mayBeBooked', target: 'open.current.checking' },
        'deposit.again': { target: 'form', actions: 'clearOrder' },
      },
    },
  },
});
