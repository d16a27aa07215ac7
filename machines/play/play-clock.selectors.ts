import type { SnapshotFrom } from 'xstate';
import type { playClockMachine } from './play-clock.machine.ts';

type Snapshot = SnapshotFrom<typeof playClockMachine>;

/** Since when the member plays, in this tab or another; null while nothing is played, or it is not yet known. */
export const selectStartedAt = (snapshot: Snapshot) =>
  snapshot.matches('running') ? snapshot.context.startedAt : null;
export const selectReminding = (snapshot: Snapshot) => snapshot.matches({ running: 'reminding' });
/** The reminder may be answered. */
export const selectConfirming = (snapshot: Snapshot) =>
  snapshot.matches({ running: { reminding: 'confirming' } });
