import { assign, sendTo, setup } from 'xstate';
import type { Failure } from '#contract/call.ts';
import {
  isAccepted,
  isRefused,
  type MoneyRequest,
  moneyRequestMachine,
  refusalOf,
} from '#machines/kernel/money-request.machine.ts';

/** A transfer between the member's wallet and a provider, as it is sent: see `walletTransfer`. */
export interface TransferRequest extends MoneyRequest {
  from: string;
  to: string;
  /** Decimal string of major units. */
  amount: string;
}

/** Transfers between the member's wallet and a provider, one at a time. */
export const walletTransferMachine = setup({
  types: {
    /** The request that was sent before the page was loaded, if its outcome is not known. */
    input: {} as { unfinished: TransferRequest | null },
    context: {} as {
      request: TransferRequest | null;
      /** It was sent before the page was loaded. */
      isSent: boolean;
      /** Why the last request was refused. */
      failure: Failure | null;
    },
    events: {} as
      | { type: 'transfer.submit'; request: TransferRequest }
      /** The outcome of the request may be known now. */
      | { type: 'request.check' },
    children: {} as { moneyRequest: 'moneyRequest' },
    tags: {} as 'busy',
  },
  actors: { moneyRequest: moneyRequestMachine },
  actions: {
    setRequest: assign({ request: (_, request: TransferRequest) => request, isSent: false, failure: null }),
    clearRequest: assign({ request: null }),
    checkRequest: sendTo('moneyRequest', { type: 'request.check' }),
    setFailure: assign({ failure: (_, failure: Failure) => failure, request: null }),
  },
  guards: { isUnfinished: ({ context }) => context.request !== null, isAccepted, isRefused },
}).createMachine({
  id: 'walletTransfer',
  context: ({ input: { unfinished } }) => ({
    request: unfinished,
    isSent: unfinished !== null,
    failure: null,
  }),
  initial: 'starting',
  states: {
    starting: { always: [{ guard: 'isUnfinished', target: 'sending' }, 'form'] },
    form: {
      on: {
        'transfer.submit': {
          target: 'sending',
          actions: { type: 'setRequest', params: ({ event }) => event.request },
        },
      },
      initial: 'editing',
      states: {
        editing: {},
        /** The operator has not received the request: nothing has moved. */
        missing: {},
        transferred: { exit: 'clearRequest' },
      },
    },
    sending: {
      tags: 'busy',
      on: { 'request.check': { actions: 'checkRequest' } },
      invoke: {
        src: 'moneyRequest',
        id: 'moneyRequest',
        input: ({ context: { request, isSent } }) => ({ request: request as TransferRequest, isSent }),
        onDone: [
          { guard: { type: 'isAccepted', params: ({ event }) => event.output }, target: 'form.transferred' },
          {
            guard: { type: 'isRefused', params: ({ event }) => event.output },
            target: 'form.editing',
            actions: { type: 'setFailure', params: refusalOf },
          },
          { target: 'form.missing' },
        ],
      },
    },
  },
});
