import type { SnapshotFrom } from 'xstate';
import type { handOffMachine } from './hand-off.machine.ts';

type Snapshot = SnapshotFrom<typeof handOffMachine>;

export const selectAwaitingHandOff = (snapshot: Snapshot) => snapshot.matches('awaitingHandOff');
