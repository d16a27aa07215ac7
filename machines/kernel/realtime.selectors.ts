import type { SnapshotFrom } from 'xstate';
import type { realtimeMachine } from './realtime.machine.ts';

type Snapshot = SnapshotFrom<typeof realtimeMachine>;

export const selectOffline = (snapshot: Snapshot) => snapshot.matches({ socket: 'down' });
