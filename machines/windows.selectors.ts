import type { SnapshotFrom } from 'xstate';
import type { windowsMachine } from './windows.machine.ts';

type Snapshot = SnapshotFrom<typeof windowsMachine>;

export const selectAwaitingHandOff = (snapshot: Snapshot) => snapshot.matches('awaitingHandOff');
