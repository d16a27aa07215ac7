import { assign, sendTo, setup } from 'xstate';
import type { CallResult, Failure } from '#contract/call.ts';
import type { WithdrawalOrder } from '#contract/endpoints/money/withdrawal.ts';
import { outcomeRecheck } from '#contract/times.ts';
import {
  isAccepted,
  isRefused,
  type MoneyRequest,
  moneyRequestMachine,
} from '#machines/kernel/money-request.machine.ts';
import { isOk, isUnknown } from '#machines/kernel/result.ts';
import { isPasswordRefused } from '#machines/kernel/reviewed-request.ts';
import { unimplementedCallback, unimplementedPromise } from '#machines/kernel/unimplemented.ts';

/** What the member wants to withdraw. */
export interface WithdrawalDraft {
  accountId: string;
  /** Decimal string of major units. */
  amount: string;
}
/** A withdrawal as it is stored over a reload: see `createWithdrawal`. It never contains the password. */
export interface WithdrawalRequest extends MoneyRequest, WithdrawalDraft {}
/** The order that is open, and the one that was closed last. */
export interface Orders {
  open: WithdrawalOrder | null;
  last: WithdrawalOrder | null;
}

export type OrdersResult = CallResult<Orders>;
type OrderResult = CallResult<WithdrawalOrder>;

const closedOf = ({ last }: Orders, order: WithdrawalOrder | null) =>
  last && last.orderNumber === order?.orderNumber ? last : null;

export const withdrawalSetup = setup({
  types: {
    /** The request that was sent before the page was loaded, if its outcome is not known, and the open order. */
    input: {} as { unfinished: WithdrawalRequest | null; open: WithdrawalOrder | null },
    context: {} as {
      draft: WithdrawalDraft | null;
      unfinished: WithdrawalRequest | null;
      /** The open order, or its outcome. */
      order: WithdrawalOrder | null;
      /** Why the last request was refused. */
      failure: Failure | null;
    },
    events: {} as
      | { type: 'withdrawal.review'; draft: WithdrawalDraft }
      | { type: 'withdrawal.edit' }
      /** The password is sent on and not stored in the context. */
      | { type: 'withdrawal.send'; requestId: string; password: string }
      | { type: 'withdrawal.cancel' }
      | { type: 'withdrawal.keep' }
      | { type: 'withdrawal.confirm' }
      | { type: 'withdrawal.check' }
      /** The outcome of the request may be known now. */
      | { type: 'request.check' }
      | ({ type: 'orders.read' } & Orders),
    children: {} as { moneyRequest: 'moneyRequest'; cancel: 'cancel'; readOrders: 'readOrders' },
    tags: {} as 'busy',
  },
  actors: {
    moneyRequest: moneyRequestMachine,
    /** Resolves with the order also if it was closed before. */
    cancel: unimplementedPromise<OrderResult, { orderNumber: string }>('cancel'),
    /** Sends `orders.read` each time they have been read. */
    watchOrders: unimplementedCallback('watchOrders'),
    readOrders: unimplementedPromise<OrdersResult>('readOrders'),
  },
  actions: {
    setDraft: assign({ draft: (_, draft: WithdrawalDraft) => draft, failure: null, order: null }),
    clearUnfinished: assign({ unfinished: null }),
    setOrder: assign({ order: (_, order: WithdrawalOrder) => order, draft: null }),
    /** What the operator says of the open order, or of another one that is open instead. */
    readOrder: assign({
      order: ({ context: { order } }, result: OrdersResult) =>
        result.ok ? (closedOf(result.data, order) ?? result.data.open) : order,
    }),
    setFailure: assign({ failure: (_, failure: Failure) => failure }),
    clearFailure: assign({ failure: null }),
    checkRequest: sendTo('moneyRequest', { type: 'request.check' }),
  },
  guards: {
    isUnfinished: ({ context }) => context.unfinished !== null,
    hasOrder: ({ context }) => context.order !== null,
    isOpen: (_, result: OrdersResult) => result.ok && result.data.open !== null,
    isClosed: ({ context: { order } }, result: OrdersResult) =>
      result.ok && closedOf(result.data, order) !== null,
    isAccepted,
    isRefused,
    isPasswordRefused,
    isOk,
    isUnknown,
  },
  delays: { outcomeRecheck },
});
