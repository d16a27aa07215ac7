import { assign, emit, setup } from 'xstate';
import type { Answer, Data, Failure } from '#contract/call.ts';
import type { sportQuickbetUrl } from '#contract/endpoints/play.ts';
import { sportsBetPause, sportsFrameHeight } from '#contract/limits.ts';
import type { SportsBet } from './events.ts';
import { listened, promised } from './unimplemented.ts';

/** Where the operator's page is, and whose game a bet in it opens. */
export type SportsAddress = Data<typeof sportQuickbetUrl>['detail'];
/** Said by the page in the frame. */
export type FrameMessage = { type: 'frame.height'; height: number } | { type: 'frame.bet' };
export type SportsFrameEvent =
  | { type: 'sports.enter'; currency: string }
  | { type: 'sports.leave' }
  | { type: 'sports.retry' }
  | FrameMessage;

interface Context {
  currency: string;
  address: SportsAddress | null;
  /** Why it was not shown the last time, until it is. */
  failure: Failure | null;
  /** In CSS pixels, as the page itself says. */
  height: number | null;
}
const nothing: Context = { currency: '', address: null, failure: null, height: null };

/** Matches to bet on, in a page of the operator's inside ours: asked for, looked at, and shown or not. */
export const sportsFrameMachine = setup({
  types: {
    context: {} as Context,
    events: {} as SportsFrameEvent,
    emitted: {} as SportsBet,
    children: {} as { askAddress: 'askAddress'; checkFrame: 'checkFrame'; hearFrame: 'hearFrame' },
    tags: {} as 'busy',
  },
  actors: {
    /** Fails where the address is not of the origin from which the site has its frames. */
    askAddress: promised<Answer<SportsAddress>, { currency: string }>('askAddress'),
    checkFrame: promised<Answer<unknown>, { url: string }>('checkFrame'),
    /** Drops what comes from another origin than the address's, from no frame of the page, or in another shape. */
    hearFrame: listened<FrameMessage, { url: string }>('hearFrame'),
  },
  actions: {
    keepAddress: assign({
      address: (_, { answer }: { answer: Answer<SportsAddress> }) => (answer.ok ? answer.data : null),
    }),
    keepFailure: assign({
      failure: (_, { answer }: { answer: Answer<unknown> }) => (answer.ok ? null : answer.failure),
    }),
    keepHeight: assign({ height: (_, { height }: { height: number }) => height }),
    tellBet: emit(({ context }): SportsBet => ({ type: 'sports.bet', gpId: addressIn(context).gpId })),
  },
  guards: {
    isGiven: (_, { answer }: { answer: Answer<unknown> }) => answer.ok,
    isSane: (_, { height }: { height: number }) =>
      height >= sportsFrameHeight.min && height <= sportsFrameHeight.max,
  },
  delays: { sportsBetPause },
}).createMachine({
  id: 'sportsFrame',
  context: nothing,
  initial: 'away',
  states: {
    away: {
      entry: assign(nothing),
      on: {
        'sports.enter': {
          target: 'here',
          actions: assign({ currency: ({ event }) => event.currency }),
        },
      },
    },
    here: {
      on: { 'sports.leave': 'away' },
      initial: 'asking',
      states: {
        asking: {
          tags: 'busy',
          invoke: {
            id: 'askAddress',
            src: 'askAddress',
            input: ({ context: { currency } }) => ({ currency }),
            onDone: [
              {
                guard: { type: 'isGiven', params: ({ event }) => ({ answer: event.output }) },
                target: 'checking',
                actions: { type: 'keepAddress', params: ({ event }) => ({ answer: event.output }) },
              },
              {
                target: 'failed',
                actions: { type: 'keepFailure', params: ({ event }) => ({ answer: event.output }) },
              },
            ],
          },
        },
        checking: {
          tags: 'busy',
          invoke: {
            id: 'checkFrame',
            src: 'checkFrame',
            input: ({ context }) => ({ url: addressIn(context).url }),
            onDone: [
              {
                guard: { type: 'isGiven', params: ({ event }) => ({ answer: event.output }) },
                target: 'shown',
              },
              {
                target: 'failed',
                actions: { type: 'keepFailure', params: ({ event }) => ({ answer: event.output }) },
              },
            ],
          },
        },
        failed: { on: { 'sports.retry': 'asking' } },
        shown: {
          entry: assign({ failure: null }),
          invoke: {
            id: 'hearFrame',
            src: 'hearFrame',
            input: ({ context }) => ({ url: addressIn(context).url }),
          },
          on: {
            'frame.height': {
              guard: { type: 'isSane', params: ({ event }) => event },
              actions: { type: 'keepHeight', params: ({ event }) => event },
            },
          },
          initial: 'open',
          states: {
            open: { on: { 'frame.bet': { target: 'betting', actions: 'tellBet' } } },
            /** A page that says it a hundred times opens one game all the same. */
            betting: { after: { sportsBetPause: 'open' } },
          },
        },
      },
    },
  },
});

function addressIn({ address }: Context): SportsAddress {
  if (!address) throw new Error('no address was given');
  return address;
}
