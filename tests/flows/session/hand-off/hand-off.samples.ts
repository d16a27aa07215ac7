import type { SnapshotFrom } from 'xstate';
import type { Samples } from 'xstate-path-tests';
import type { handOffMachine } from '#machines/session/hand-off.machine.ts';
import { failure, linh } from '#tests/flows/test-data.ts';

/** Progress of the modal that offers the third party. */
export type Stage = '' | 'handed over' | 'signed in';

const isAway = (snapshot: SnapshotFrom<typeof handOffMachine>) => snapshot.matches('awaitingHandOff');

export const samples = {
  events: {
    'handOff.start': [
      { event: { type: 'handOff.start' }, at: '', when: (snapshot) => snapshot.matches('idle') },
    ],
    'handOff.cancel': [{ event: { type: 'handOff.cancel' }, when: isAway }],
    'handOff.closed': [{ event: { type: 'handOff.closed' }, when: isAway }],
    'session.opened': [{ event: { type: 'session.opened', member: linh }, when: isAway, to: 'signed in' }],
    'message.authLogin': [{ event: { type: 'message.authLogin' }, when: isAway, to: 'handed over' }],
    'message.authLoginClose': [
      {
        name: 'and why',
        event: { type: 'message.authLoginClose', failure: failure('authLoginClose', '401') },
        when: isAway,
      },
      { name: 'without a word', event: { type: 'message.authLoginClose', failure: null }, when: isAway },
    ],
    'message.quickGame': [{ event: { type: 'message.quickGame' }, at: '' }],
  },
  outcomes: {
    openHandOff: {
      instant: true,
      values: [
        { name: 'opened', done: { opened: true } },
        { name: 'blocked', done: { opened: false } },
      ],
    },
  },
} satisfies Samples<typeof handOffMachine, Stage>;
