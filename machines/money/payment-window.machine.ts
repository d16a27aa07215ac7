import { assign, sendTo, setup } from 'xstate';
import { unimplementedCallback, unimplementedPromise } from '#machines/kernel/unimplemented.ts';

/** To the actor that watches the window: bring it to the front. */
export type PaymentWindowCommand = { type: 'focus' };

/**
 * The window of a payment provider's page. It opens inside the user gesture that orders the deposit, on the waiting page,
 * and shows the provider's page once the order exists.
 */
export const paymentWindowMachine = setup({
  types: {
    context: {} as { url: string | null },
    events: {} as
      /** Inside the user gesture. */
        | { type: 'window.open' }
        /** The order exists: the page to show, in the window or in the next one. */
        | { type: 'window.load'; url: string }
        /** The order does not exist, or is over. */
        | { type: 'window.close' }
        /** The member has closed the window. */
        | { type: 'window.closed' },
    children: {} as { watch: 'watch' },
  },
  actors: {
    open: unimplementedPromise<{ opened: boolean }>('open'),
    /** Loads the page, unless its URL is not of the site's payment providers. */
    load: unimplementedPromise<{ loaded: boolean }, { url: string }>('load'),
    close: unimplementedPromise<void>('close'),
    watch: unimplementedCallback<PaymentWindowCommand>('watch'),
  },
  actions: {
    setUrl: assign({ url: (_, { url }: { url: string }) => url }),
    clearUrl: assign({ url: null }),
  },
  guards: {
    isOpened: (_, { opened }: { opened: boolean }) => opened,
    isLoaded: (_, { loaded }: { loaded: boolean }) => loaded,
    hasUrl: ({ context }) => context.url !== null,
  },
}).createMachine({
  id: 'paymentWindow',
  context: { url: null },
  initial: 'none',
  on: {
    'window.load': { actions: { type: 'setUrl', params: ({ event }) => event } },
    'window.close': '.none',
  },
  states: {
    none: { entry: 'clearUrl', on: { 'window.open': 'opening' } },
    opening: {
      invoke: {
        src: 'open',
        id: 'open',
        onDone: [
          { guard: { type: 'isOpened', params: ({ event }) => event.output }, target: 'opened' },
          { target: 'blocked' },
        ],
      },
    },
    opened: {
      invoke: { src: 'watch', id: 'watch' },
      on: {
        'window.closed': 'closed',
        'window.close': 'closing',
      },
      initial: 'waiting',
      states: {
        waiting: {
          always: { guard: 'hasUrl', target: 'loading' },
        },
        loading: {
          invoke: {
            src: 'load',
            id: 'load',
            input: ({ context }) => ({ url: context.url ?? '' }),
            onDone: [
              { guard: { type: 'isLoaded', params: ({ event }) => event.output }, target: 'shown' },
              { target: '#paymentWindow.refused' },
            ],
          },
        },
        shown: { on: { 'window.open': { actions: sendTo('watch', { type: 'focus' }) } } },
      },
    },
    closing: { invoke: { src: 'close', id: 'close', onDone: 'none' } },
    blocked: { on: { 'window.open': 'opening' } },
    closed: { on: { 'window.open': 'opening' } },
    /** The page's URL is not of the site's payment providers. */
    refused: { invoke: { src: 'close', id: 'close' } },
  },
});
