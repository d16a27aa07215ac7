import { assign, sendTo, setup } from 'xstate';
import type { CallResult, Failure } from '#contract/call.ts';
import { failureName } from '#contract/codes.ts';
import { type DepositKind, type DepositOrder, isOpenStatus } from '#contract/endpoints/money/deposit.ts';
import { depositRecheck } from '#contract/times.ts';
import type { DepositEvent } from '#machines/kernel/events.ts';
import {
  isAccepted,
  isRefused,
  type MoneyOutcome,
  type MoneyRequest,
  moneyRequestMachine,
} from '#machines/kernel/money-request.machine.ts';
import { isOk } from '#machines/kernel/result.ts';
import { unimplementedCallback, unimplementedPromise } from '#machines/kernel/unimplemented.ts';
import { paymentWindowMachine } from './payment-window.machine.ts';

/** An order for a deposit, as it is sent: see `depositCreate`. */
export interface DepositRequest extends MoneyRequest {
  methodId: string;
  kind: DepositKind;
  /** Decimal string of major units. */
  amount: string;
  /** Empty if none. */
  promotionId: string;
  /** Absent after a reload: it is not stored. */
  payerName?: string;
}

export type DepositMachineEvent =
  | { type: 'deposit.submit'; request: DepositRequest }
  /** The member says that the order is paid. */
  | { type: 'deposit.report' }
  | { type: 'deposit.cancel' }
  | { type: 'deposit.confirm' }
  | { type: 'deposit.keep' }
  | { type: 'deposit.again' }
  /** The order may have changed: its time is over, or the page was hidden. */
  | { type: 'deposit.check' }
  /** The outcome of the request for an order may be known now. */
  | { type: 'request.check' }
  /** The operator has booked a payment. */
  | DepositEvent;

type OrderResult = CallResult<DepositOrder>;
interface ByNumber {
  orderNumber: string;
}

/** Types, actors, actions and guards of `deposit.machine.ts`. */
export const depositSetup = setup({
  types: {
    /** The request that was sent before the page was loaded, if its outcome is not known. */
    input: {} as { unfinished: DepositRequest | null },
    context: {} as {
      request: DepositRequest | null;
      /** It was sent before the page was loaded. */
      isSent: boolean;
      order: DepositOrder | null;
      /** The request for the order got no response. */
      isStale: boolean;
      /** Why the last request was refused. */
      failure: Failure | null;
    },
    events: {} as DepositMachineEvent,
    tags: {} as 'busy',
    children: {} as { paymentWindow: 'paymentWindow'; moneyRequest: 'moneyRequest' },
  },
  actors: {
    moneyRequest: moneyRequestMachine,
    paymentWindow: paymentWindowMachine,
    /** Sends `deposit.check` and `request.check` when the member returns to the page. */
    watchPage: unimplementedCallback('watchPage'),
    /** The open order, if there is one. */
    restore: unimplementedPromise<CallResult<DepositOrder | null>>('restore'),
    readOrder: unimplementedPromise<OrderResult, ByNumber>('readOrder'),
    report: unimplementedPromise<OrderResult, ByNumber>('report'),
    cancel: unimplementedPromise<OrderResult, ByNumber>('cancel'),
  },
  actions: {
    setRequest: assign({ request: (_, request: DepositRequest) => request, isSent: false, failure: null }),
    setOrder: assign({
      order: (_, order: DepositOrder | null) => order,
      request: null,
      isStale: false,
    }),
    setCreated: assign({
      order: (_, outcome: MoneyOutcome) =>
        outcome.type === 'accepted' ? (outcome.data as DepositOrder) : null,
      request: null,
      isStale: false,
    }),
    setFailure: assign({ failure: (_, failure: Failure) => failure, request: null }),
    clearFailure: assign({ failure: null }),
    setStale: assign({ isStale: true }),
    checkRequest: sendTo('moneyRequest', { type: 'request.check' }),
    clearOrder: assign({ order: null, failure: null, isStale: false }),
    openWindow: sendTo('paymentWindow', { type: 'window.open' }),
    loadWindow: sendTo('paymentWindow', ({ context: { order } }) => {
      const url = order?.kind === 'redirect' && order.instructions?.url;
      return url ? ({ type: 'window.load', url } as const) : ({ type: 'window.close' } as const);
    }),
    closeWindow: sendTo('paymentWindow', { type: 'window.close' }),
  },
  guards: {
    isRedirect: (_, { kind }: { kind: DepositKind }) => kind === 'redirect',
    isUnfinished: ({ context }) => context.request !== null,
    isAccepted,
    isRefused,
    isOrderOpen: (_, outcome: MoneyOutcome) =>
      outcome.type === 'refused' && failureName(outcome.failure) === 'deposit_open',
    isOk,
    hasOrder: (_, result: CallResult<DepositOrder | null>) => result.ok && result.data !== null,
    isOver: (_, result: OrderResult) => result.ok && !isOpenStatus(result.data.status),
    isOwn: ({ context }, { order }: { order: string }) => order === context.order?.orderNumber,
    /** Money that arrives late is booked. */
    mayBeBooked: ({ context }) => context.order?.status === 'expired',
  },
  delays: { depositRecheck },
});
