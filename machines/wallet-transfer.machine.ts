import { assign, setup } from 'xstate';
import { type CallResult, type Failure, isOutcomeUnknown } from '#contract/call.ts';
import { outcomeRecheck } from '#contract/limits.ts';
import { unimplementedPromise } from './unimplemented.ts';

/** A transfer between the member's wallet and a provider, as it is sent: see `walletTransfer`. */
export interface TransferRequest {
  requestId: string;
  from: string;
  to: string;
  /** Decimal string of major units. */
  amount: string;
}

export type WalletTransferEvent =
  | { type: 'transfer.submit'; request: TransferRequest }
  /** Sends the same request again; it moves money once. */
  | { type: 'transfer.retry' }
  /** Gives up a request that has not arrived. */
  | { type: 'transfer.discard' }
  | { type: 'transfer.check' }
  | { type: 'realtime.resumed' };

/**
 * One transfer at a time, which moves money once. When no response tells what became of a request, the operator is
 * asked before the member may send it again.
 */
export const walletTransferMachine = setup({
  types: {
    /** The request that was sent before this page was loaded, if its outcome is not known. */
    input: {} as { unfinished: TransferRequest | null },
    context: {} as { request: TransferRequest | null; failure: Failure | null },
    events: {} as WalletTransferEvent,
    tags: {} as 'busy' | 'form',
  },
  actors: {
    /** Sends the request; remembers it until its outcome is known. */
    send: unimplementedPromise<CallResult<unknown>, TransferRequest>('send'),
    /** Whether the request is among the member's transfers. */
    find: unimplementedPromise<CallResult<boolean>, TransferRequest>('find'),
  },
  actions: {
    setRequest: assign({ request: (_, request: TransferRequest) => request, failure: null }),
    setFailure: assign({ failure: (_, failure: Failure) => failure }),
  },
  guards: {
    isUnfinished: ({ context }) => context.request !== null,
    isOk: (_, { ok }: CallResult<unknown>) => ok,
    isUnknown: (_, result: CallResult<unknown>) => !result.ok && isOutcomeUnknown(result.failure),
    isFound: (_, result: CallResult<boolean>) => result.ok && result.data,
    isMissing: (_, result: CallResult<boolean>) => result.ok && !result.data,
  },
  delays: { outcomeRecheck },
}).createMachine({
  id: 'walletTransfer',
  context: ({ input }) => ({ request: input.unfinished, failure: null }),
  initial: 'starting',
  states: {
    starting: { always: [{ guard: 'isUnfinished', target: 'checking' }, 'editing'] },
    editing: {
      tags: 'form',
      on: {
        'transfer.submit': {
          target: 'sending',
          actions: { type: 'setRequest', params: ({ event }) => event.request },
        },
      },
    },
    sending: {
      tags: 'busy',
      invoke: {
        src: 'send',
        id: 'send',
        input: ({ context }) => context.request as TransferRequest,
        onDone: [
          { guard: { type: 'isOk', params: ({ event }) => event.output }, target: 'done' },
          { guard: { type: 'isUnknown', params: ({ event }) => event.output }, target: 'checking' },
          {
            target: 'editing',
            actions: {
              type: 'setFailure',
              params: ({ event }) => (event.output as { failure: Failure }).failure,
            },
          },
        ],
      },
    },
    /** Asks the operator what became of the request. */
    checking: {
      tags: 'busy',
      invoke: {
        src: 'find',
        id: 'find',
        input: ({ context }) => context.request as TransferRequest,
        onDone: [
          { guard: { type: 'isFound', params: ({ event }) => event.output }, target: 'done' },
          { guard: { type: 'isMissing', params: ({ event }) => event.output }, target: 'missing' },
          { target: 'unknown' },
        ],
      },
    },
    unknown: {
      after: { outcomeRecheck: 'checking' },
      on: { 'transfer.check': 'checking', 'realtime.resumed': 'checking' },
    },
    /** The operator has not received the request. */
    missing: {
      on: { 'transfer.retry': 'sending', 'transfer.discard': 'editing' },
    },
    done: {
      tags: 'form',
      on: {
        'transfer.submit': {
          target: 'sending',
          actions: { type: 'setRequest', params: ({ event }) => event.request },
        },
      },
    },
  },
});
