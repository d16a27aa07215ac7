import { assign, sendTo, setup } from 'xstate';
import type { Failure } from '#contract/call.ts';
import {
  isAccepted,
  isRefused,
  type MoneyRequest,
  moneyRequestMachine,
} from '#machines/kernel/money-request.machine.ts';
import { output } from '#machines/kernel/result.ts';
import { isPasswordRefused, sending } from '#machines/kernel/reviewed-request.ts';

/** What an agent wants to transfer to a member of the downline. */
export interface AgentTransferDraft {
  toAccount: string;
  /** Decimal string of major units. */
  amount: string;
}
/** A transfer as it is stored over a reload: see `agentTransfer`. It never contains the password. */
export interface AgentTransferRequest extends MoneyRequest, AgentTransferDraft {}

/** Transfers from an agent to members of the downline, one at a time: form, review with password, outcome. */
export const agentTransferMachine = setup({
  types: {
    /** The request that was sent before the page was loaded, if its outcome is not known. */
    input: {} as { unfinished: AgentTransferRequest | null },
    context: {} as {
      /** The requested transfer, or the last one that was made. */
      draft: AgentTransferDraft | null;
      unfinished: AgentTransferRequest | null;
      /** Why the last request was refused. */
      failure: Failure | null;
    },
    events: {} as
      | { type: 'transfer.review'; draft: AgentTransferDraft }
      | { type: 'transfer.edit' }
      /** The outcome of the request may be known now. */
      | { type: 'request.check' }
      /** The password is sent on and not stored in the context. */
      | { type: 'transfer.send'; requestId: string; password: string },
    children: {} as { moneyRequest: 'moneyRequest' },
    tags: {} as 'busy',
  },
  actors: { moneyRequest: moneyRequestMachine },
  actions: {
    setDraft: assign({ draft: (_, draft: AgentTransferDraft) => draft, failure: null }),
    clearUnfinished: assign({ unfinished: null }),
    setFailure: assign({ failure: (_, failure: Failure) => failure }),
    clearFailure: assign({ failure: null }),
    checkRequest: sendTo('moneyRequest', { type: 'request.check' }),
  },
  guards: {
    isUnfinished: ({ context }) => context.unfinished !== null,
    isAccepted,
    isRefused,
    isPasswordRefused,
  },
}).createMachine({
  id: 'agentTransfer',
  context: ({ input: { unfinished } }) => ({
    draft: unfinished && { toAccount: unfinished.toAccount, amount: unfinished.amount },
    unfinished,
    failure: null,
  }),
  initial: 'starting',
  states: {
    starting: { always: [{ guard: 'isUnfinished', target: 'sending' }, 'form'] },
    form: {
      on: {
        'transfer.review': {
          target: 'review',
          actions: { type: 'setDraft', params: ({ event }) => event.draft },
        },
      },
      initial: 'editing',
      states: {
        editing: {},
        transferred: {},
      },
    },
    review: {
      on: {
        'transfer.send': 'sending',
        'transfer.edit': { target: 'form', actions: 'clearFailure' },
      },
      initial: 'confirming',
      states: {
        confirming: {},
        /** The operator has not received the request: nothing has moved. */
        missing: {},
      },
    },
    sending: sending({ guard: { type: 'isAccepted', params: output }, target: 'form.transferred' }),
  },
});
