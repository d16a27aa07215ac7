import type { Samples } from '../../src/explore/samples.ts';
import type { door } from './door.ts';

export const samples = {
  events: {
    open: [{ type: 'open' }],
    close: [{ type: 'close' }],
    lock: [
      { name: 'four digits', event: { type: 'lock', code: '1234' } },
      { name: 'too short', event: { type: 'lock', code: '1' } },
    ],
  },
  outcomes: {},
} satisfies Samples<typeof door>;

/** Without a code that opens the lock. */
export const incomplete = { ...samples, events: { ...samples.events, lock: [{ type: 'lock', code: '1' }] } };
