import { assign, emit, setup } from 'xstate';
import type { CallResult, Data, Failure } from '#contract/call.ts';
import { sportsFrameHeight } from '#contract/constants.ts';
import type { sportQuickbetUrl } from '#contract/endpoints/play/play.ts';
import { sportsBetPause } from '#contract/times.ts';
import type { SportsBet } from '#machines/kernel/events.ts';
import { dataOf, ifOk, isOk, setFailure } from '#machines/kernel/result.ts';
import { unimplementedCallback, unimplementedPromise } from '#machines/kernel/unimplemented.ts';

/** URL of the operator's page, and the provider whose game a bet opens. */
export type SportsUrl = Data<typeof sportQuickbetUrl>['detail'];
/** Messages from the page in the frame; of a bet, which odds were chosen if the page says it. */
export type FrameMessage =
  | { type: 'frame.height'; height: number }
  | { type: 'frame.bet'; oddsId?: string | undefined };
export type SportsFrameEvent = { type: 'sports.retry' } | FrameMessage;

interface Context {
  currency: string;
  url: SportsUrl | null;
  /** Reason for the last failure; null once the page is shown. */
  failure: Failure | null;
  /** CSS pixels, as reported by the page. */
  height: number | null;
}

/**
 * The operator's sports page in a frame: its URL is requested and checked, then the frame is shown or an
 * error.
 */
export const sportsFrameMachine = setup({
  types: {
    input: {} as Pick<Context, 'currency'>,
    context: {} as Context,
    events: {} as SportsFrameEvent,
    emitted: {} as SportsBet,
    children: {} as { fetchUrl: 'fetchUrl'; checkFrame: 'checkFrame'; watchFrame: 'watchFrame' },
    tags: {} as 'busy',
  },
  actors: {
    /** Fails if the URL is not of the site's origin for frames. */
    fetchUrl: unimplementedPromise<CallResult<SportsUrl>, { currency: string }>('fetchUrl'),
    checkFrame: unimplementedPromise<CallResult<unknown>, { url: string }>('checkFrame'),
    /**
     * Drops messages from another origin than the URL's, from a source that is not a frame of the page, or of
     * another shape.
     */
    watchFrame: unimplementedCallback<FrameMessage, { url: string }>('watchFrame'),
  },
  actions: {
    setUrl: assign({ url: (_, url: SportsUrl) => url }),
    setFailure: assign({ failure: (_, failure: Failure) => failure }),
    setHeight: assign({ height: (_, { height }: { height: number }) => height }),
    emitBet: emit(
      ({ context }, { oddsId }: { oddsId?: string | undefined }): SportsBet => ({
        type: 'sports.bet',
        gpId: urlIn(context).gpId,
        ...(oddsId && { oddsId }),
      }),
    ),
  },
  guards: {
    isOk,
    isHeightValid: (_, { height }: { height: number }) =>
      height >= sportsFrameHeight.min && height <= sportsFrameHeight.max,
  },
  delays: { sportsBetPause },
}).createMachine({
  id: 'sportsFrame',
  context: ({ input: { currency } }) => ({ currency, url: null, failure: null, height: null }),
  initial: 'fetching',
  states: {
    fetching: {
      tags: 'busy',
      invoke: {
        id: 'fetchUrl',
        src: 'fetchUrl',
        input: ({ context: { currency } }) => ({ currency }),
        onDone: [
          {
            guard: ifOk,
            target: 'checking',
            actions: { type: 'setUrl', params: dataOf },
          },
          {
            target: 'failed',
            actions: setFailure,
          },
        ],
      },
    },
    checking: {
      tags: 'busy',
      invoke: {
        id: 'checkFrame',
        src: 'checkFrame',
        input: ({ context }) => ({ url: urlIn(context).url }),
        onDone: [
          {
            guard: ifOk,
            target: 'shown',
          },
          {
            target: 'failed',
            actions: setFailure,
          },
        ],
      },
    },
    failed: { on: { 'sports.retry': 'fetching' } },
    shown: {
      entry: assign({ failure: null }),
      invoke: {
        id: 'watchFrame',
        src: 'watchFrame',
        input: ({ context }) => ({ url: urlIn(context).url }),
      },
      on: {
        'frame.height': {
          guard: { type: 'isHeightValid', params: ({ event }) => event },
          actions: { type: 'setHeight', params: ({ event }) => event },
        },
      },
      initial: 'open',
      states: {
        open: {
          on: {
            'frame.bet': {
              target: 'betting',
              actions: { type: 'emitBet', params: ({ event: { oddsId } }) => ({ oddsId }) },
            },
          },
        },
        /** Repeated messages open only one game. */
        betting: { after: { sportsBetPause: 'open' } },
      },
    },
  },
});

function urlIn({ url }: Context): SportsUrl {
  if (!url) throw new Error('no URL in the context');
  return url;
}
