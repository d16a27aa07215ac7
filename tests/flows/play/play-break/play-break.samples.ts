import type { SnapshotFrom } from 'xstate';
import type { Samples } from 'xstate-path-tests';
import type { playBreakMachine, RunningBreak } from '#machines/play/play-break.machine.ts';

type Snapshot = SnapshotFrom<typeof playBreakMachine>;
const isActive = (snapshot: Snapshot) => snapshot.matches('active');
const isOnBreak = (snapshot: Snapshot) => snapshot.matches({ active: 'onBreak' });

/** The frozen paths have no current time in them. */
const coolOff: RunningBreak = { reason: 'cool_off', until: '', endsAt: 1 };

export const samples = {
  events: {
    'session.opened': [
      {
        name: 'first',
        event: { type: 'session.opened' },
        when: (snapshot) => snapshot.matches('signedOut'),
      },
      {
        name: 'again',
        event: { type: 'session.opened' },
        when: isOnBreak,
      },
    ],
    'session.closed': [{ event: { type: 'session.closed' }, when: isActive }],
    'limits.read': [
      {
        name: 'a break',
        event: { type: 'limits.read', running: coolOff },
        when: (snapshot) => isActive(snapshot) && !isOnBreak(snapshot),
      },
      { name: 'a longer break', event: { type: 'limits.read', running: coolOff }, when: isOnBreak },
      { name: 'no break', event: { type: 'limits.read', running: null }, when: isActive },
    ],
  },
  outcomes: { untilEnd: [{ name: 'ended', done: undefined }] },
  project: ({ running }) => ({ reason: running?.reason }),
} satisfies Samples<typeof playBreakMachine>;
