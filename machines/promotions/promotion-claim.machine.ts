import { assign, sendTo, setup } from 'xstate';
import type { Failure } from '#contract/call.ts';
import {
  isAccepted,
  isRefused,
  type MoneyOutcome,
  type MoneyRequest,
  moneyRequestMachine,
  refusalOf,
} from '#machines/kernel/money-request.machine.ts';

/** A claim of a promotion, as it is sent. */
export interface ClaimRequest extends MoneyRequest {
  promotionId: string;
}

/** The dialog in which a promotion is claimed, once the member has read what it gives. */
export const promotionClaimMachine = setup({
  types: {
    /** The claim of this promotion that was sent before the page was loaded, if its outcome is not known. */
    input: {} as { unfinished: ClaimRequest | null },
    context: {} as {
      request: ClaimRequest | null;
      /** It was sent before the page was loaded. */
      isSent: boolean;
      /** Why the last claim was refused. */
      failure: Failure | null;
      /** What the operator says that the claim has added. */
      added: unknown;
    },
    events: {} as
      | { type: 'claim.submit'; request: ClaimRequest }
      /** The outcome of the claim may be known now. */
      | { type: 'request.check' },
    children: {} as { moneyRequest: 'moneyRequest' },
    tags: {} as 'busy',
  },
  actors: { moneyRequest: moneyRequestMachine },
  actions: {
    setRequest: assign({ request: (_, request: ClaimRequest) => request, isSent: false, failure: null }),
    checkRequest: sendTo('moneyRequest', { type: 'request.check' }),
    setAdded: assign({ added: (_, { data }: Extract<MoneyOutcome, { type: 'accepted' }>) => data }),
    setFailure: assign({ failure: (_, failure: Failure) => failure }),
  },
  guards: { isUnfinished: ({ context }) => context.request !== null, isAccepted, isRefused },
}).createMachine({
  id: 'promotionClaim',
  context: ({ input: { unfinished } }) => ({
    request: unfinished,
    isSent: unfinished !== null,
    failure: null,
    added: null,
  }),
  initial: 'starting',
  states: {
    starting: { always: [{ guard: 'isUnfinished', target: 'claiming' }, 'terms'] },
    terms: {
      on: {
        'claim.submit': {
          target: 'claiming',
          actions: { type: 'setRequest', params: ({ event }) => event.request },
        },
      },
      initial: 'reading',
      states: {
        reading: {},
        /** The operator has not received the claim: nothing was credited. */
        missing: {},
      },
    },
    claiming: {
      tags: 'busy',
      on: { 'request.check': { actions: 'checkRequest' } },
      invoke: {
        src: 'moneyRequest',
        id: 'moneyRequest',
        input: ({ context: { request, isSent } }) => ({ request: request as ClaimRequest, isSent }),
        onDone: [
          {
            guard: { type: 'isAccepted', params: ({ event }) => event.output },
            target: 'claimed',
            actions: {
              type: 'setAdded',
              params: ({ event }) => event.output as Extract<MoneyOutcome, { type: 'accepted' }>,
            },
          },
          {
            guard: { type: 'isRefused', params: ({ event }) => event.output },
            target: 'terms.reading',
            actions: { type: 'setFailure', params: refusalOf },
          },
          { target: 'terms.missing' },
        ],
      },
    },
    claimed: {},
  },
});
