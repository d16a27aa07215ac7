import type { Samples } from 'xstate-path-tests';
import type { checkout } from './checkout.ts';

export const samples = {
  events: {
    address: [
      { type: 'address', country: 'PT' },
      { type: 'address', country: 'AQ' },
    ],
    pay: [{ type: 'pay' }],
    retry: [{ type: 'retry' }],
    cancel: [{ type: 'cancel' }],
  },
  outcomes: {
    charge: [
      { name: 'paid', done: { isPaid: true } },
      { name: 'declined', done: { isPaid: false } },
      { name: 'no connection', error: new Error('no connection') },
    ],
  },
} satisfies Samples<typeof checkout>;
