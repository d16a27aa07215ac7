import {
  assign,
  emit,
  fromCallback,
  fromObservable,
  fromPromise,
  type Subscribable,
  setup,
  stateIn,
} from 'xstate';

// A machine shaped like the product's: a result union, a relay, a child, delays and regions.

export type LaunchEvent =
  | { type: 'play'; gameId: string }
  | { type: 'retry' }
  | { type: 'dismiss' }
  | { type: 'quit' }
  | { type: 'realtime.gameUrl'; url: string }
  | { type: 'realtime.forwardStatus'; status: number };

export type LaunchEmitted = { type: 'toast'; text: string } | { type: 'rejected'; reason: string };

export type PlayResult =
  | { ok: true; data: { url: string | null } }
  | { ok: false; failure: { code: number } };

const unimplemented = (): never => {
  throw new Error('not provided');
};

const consentMachine = setup({
  types: {
    context: {} as { given: boolean },
    events: {} as { type: 'agree' } | { type: 'refuse' },
    output: {} as { given: boolean },
  },
}).createMachine({
  id: 'consent',
  context: { given: false },
  initial: 'asking',
  output: ({ context }) => ({ given: context.given }),
  states: {
    asking: {
      on: { agree: { target: 'answered', actions: assign({ given: true }) }, refuse: 'answered' },
    },
    answered: { type: 'final' },
  },
});

export const launchMachine = setup({
  types: {
    context: {} as { gameId: string | null; code: number | null; tries: number },
    events: {} as LaunchEvent,
    emitted: {} as LaunchEmitted,
    input: {} as { tries: number },
  },
  actors: {
    relay: fromCallback<LaunchEvent>(unimplemented),
    openWindow: fromPromise<{ opened: boolean }>(unimplemented),
    consent: consentMachine,
    requestPlay: fromPromise<PlayResult, { gameId: string }>(unimplemented),
    leave: fromPromise<void>(unimplemented),
    balance: fromObservable<number, undefined>((): Subscribable<number> => unimplemented()),
  },
  actions: {
    navigate: (_, _params: { url: string }) => {},
    closeWindow: () => {},
    reject: emit((_, params: { reason: string }) => ({ type: 'rejected' as const, reason: params.reason })),
    toast: emit((_, params: { text: string }) => ({ type: 'toast' as const, text: params.text })),
  },
  guards: {
    sameGame: ({ context, event }) => event.type === 'play' && event.gameId === context.gameId,
    blocked: ({ event }) => event.type === 'realtime.forwardStatus' && event.status === 957,
    open: ({ event }) => event.type === 'realtime.forwardStatus' && event.status !== 957,
    transferDisabled: stateIn({ transfer: 'disabled' }),
    accepted: ({ context }) => context.code === null,
    mayRetry: ({ context }) => context.tries > 0,
  },
  delays: { urlTimeout: 30_000, quitTimeout: 5_000 },
}).createMachine({
  id: 'launch',
  type: 'parallel',
  context: ({ input }) => ({ gameId: null, code: null, tries: input.tries }),
  invoke: { id: 'relay', src: 'relay' },
  states: {
    game: {
      initial: 'idle',
      states: {
        idle: {
          on: {
            play: [
              { guard: 'transferDisabled', actions: { type: 'reject', params: { reason: 'transfer' } } },
              { target: 'starting', actions: assign({ gameId: ({ event }) => event.gameId, code: null }) },
            ],
          },
        },
        starting: {
          initial: 'openingWindow',
          on: {
            play: [
              { guard: 'sameGame', actions: { type: 'reject', params: { reason: 'duplicate' } } },
              { actions: { type: 'reject', params: { reason: 'starting' } } },
            ],
          },
          states: {
            openingWindow: {
              invoke: {
                id: 'openWindow',
                src: 'openWindow',
                onDone: [
                  { guard: ({ event }) => event.output.opened, target: 'asking' },
                  { target: 'popupBlocked' },
                ],
              },
            },
            popupBlocked: {
              on: {
                retry: {
                  guard: 'mayRetry',
                  target: 'openingWindow',
                  actions: assign({ tries: ({ context }) => context.tries - 1 }),
                },
                dismiss: { target: '#launch.game.idle', actions: assign({ gameId: null }) },
              },
            },
            asking: {
              invoke: {
                id: 'consent',
                src: 'consent',
                onDone: [
                  { guard: ({ event }) => event.output.given, target: 'requestingPlay' },
                  { target: '#launch.game.idle' },
                ],
              },
            },
            requestingPlay: {
              invoke: {
                id: 'requestPlay',
                src: 'requestPlay',
                input: ({ context }) => ({ gameId: context.gameId ?? '' }),
                onDone: {
                  target: 'classifying',
                  actions: assign({
                    code: ({ event }) => (event.output.ok ? null : event.output.failure.code),
                  }),
                },
                onError: {
                  target: '#launch.game.failed',
                  actions: { type: 'toast', params: { text: 'network' } },
                },
              },
            },
            classifying: {
              always: [{ guard: 'accepted', target: 'awaitingUrl' }, { target: '#launch.game.failed' }],
            },
            awaitingUrl: {
              on: {
                'realtime.gameUrl': {
                  target: '#launch.game.playing',
                  actions: { type: 'navigate', params: ({ event }) => ({ url: event.url }) },
                },
              },
              after: {
                urlTimeout: {
                  target: '#launch.game.failed',
                  actions: { type: 'toast', params: { text: 'timeout' } },
                },
              },
            },
          },
        },
        failed: { entry: 'closeWindow', exit: assign({ gameId: null }), on: { dismiss: 'idle' } },
        playing: {
          invoke: { id: 'balance', src: 'balance', onSnapshot: { actions: 'closeWindow' } },
          on: { quit: 'quitting' },
        },
        quitting: {
          invoke: {
            id: 'leave',
            src: 'leave',
            onDone: { target: 'idle', actions: assign({ gameId: null }) },
            onError: { actions: { type: 'toast', params: { text: 'leave failed' } } },
          },
          after: { quitTimeout: { target: 'idle', actions: assign({ gameId: null }) } },
        },
      },
    },
    transfer: {
      initial: 'enabled',
      states: {
        enabled: { on: { 'realtime.forwardStatus': { guard: 'blocked', target: 'disabled' } } },
        disabled: { on: { 'realtime.forwardStatus': { guard: 'open', target: 'enabled' } } },
      },
    },
  },
});
