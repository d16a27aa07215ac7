import type { SnapshotFrom } from 'xstate';
import type { Samples } from 'xstate-path-tests';
import type { paymentWindowMachine } from '#machines/money/payment-window.machine.ts';

type Snapshot = SnapshotFrom<typeof paymentWindowMachine>;
const url = 'http://127.0.0.1:4001/cashier/1';
const foreignUrl = 'https://pay.example/1';
const isNone = (snapshot: Snapshot) => snapshot.matches('none');
const isOrdering = (snapshot: Snapshot) => !isNone(snapshot) && snapshot.context.url === null;

export const samples = {
  events: {
    'window.open': [
      {
        event: { type: 'window.open' },
        // The button is on the page of the order.
        when: (snapshot) =>
          isNone(snapshot) || (snapshot.context.url === url && !snapshot.matches('refused')),
      },
    ],
    'window.load': [
      { name: 'provider', event: { type: 'window.load', url }, when: isOrdering },
      { name: 'foreign', event: { type: 'window.load', url: foreignUrl }, when: isOrdering },
    ],
    'window.close': [{ event: { type: 'window.close' }, when: (snapshot) => !isNone(snapshot) }],
    'window.closed': [{ event: { type: 'window.closed' }, when: (snapshot) => snapshot.matches('opened') }],
  },
  outcomes: {
    open: {
      instant: true,
      values: [
        { name: 'opened', done: { opened: true } },
        { name: 'blocked', done: { opened: false } },
      ],
    },
    load: {
      instant: true,
      values: [
        { name: 'loaded', done: { loaded: true }, when: ({ context }) => context.url === url },
        {
          name: 'foreign URL',
          done: { loaded: false },
          when: ({ context }) => context.url === foreignUrl,
        },
      ],
    },
    close: { instant: true, values: [{ name: 'closed', done: undefined }] },
  },
  project: ({ url }) => ({ url }),
} satisfies Samples<typeof paymentWindowMachine>;
