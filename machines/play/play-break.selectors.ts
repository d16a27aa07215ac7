import type { SnapshotFrom } from 'xstate';
import type { playBreakMachine } from './play-break.machine.ts';

/** The running cool-off or exclusion; null if there is none. */
export const selectPlayBreak = (snapshot: SnapshotFrom<typeof playBreakMachine>) => snapshot.context.running;
