import { assign, fromPromise, setup } from 'xstate';

export const checkout = setup({
  types: {
    context: {} as { attempts: number },
    events: {} as { type: 'address'; country: string } | { type: 'pay' | 'retry' | 'cancel' },
  },
  actors: { charge: fromPromise(async (): Promise<{ isPaid: boolean }> => ({ isPaid: true })) },
  guards: {
    isDelivered: ({ event }) => event.type === 'address' && event.country === 'PT',
    mayRetry: ({ context }) => context.attempts < 2,
  },
}).createMachine({
  id: 'checkout',
  context: { attempts: 0 },
  initial: 'address',
  on: { cancel: '.cancelled' },
  states: {
    address: {
      on: { address: [{ guard: 'isDelivered', target: 'review' }, { target: 'notDelivered' }] },
    },
    notDelivered: { on: { retry: 'address' } },
    review: { on: { pay: 'paying' }, after: { 600000: 'address' } },
    paying: {
      entry: assign({ attempts: ({ context }) => context.attempts + 1 }),
      invoke: {
        src: 'charge',
        onDone: [{ guard: ({ event }) => event.output.isPaid, target: 'paid' }, { target: 'declined' }],
        onError: 'declined',
      },
      on: { cancel: undefined },
    },
    declined: { on: { retry: { guard: 'mayRetry', target: 'paying' } } },
    paid: { type: 'final' },
    cancelled: { type: 'final' },
  },
});
