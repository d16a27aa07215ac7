import type { SnapshotFrom } from 'xstate';
import type { deviceMachine } from './device.machine.ts';

type Snapshot = SnapshotFrom<typeof deviceMachine>;

export const selectIsDesktop = (snapshot: Snapshot) => snapshot.matches('desktop');
export const selectNotSupported = (snapshot: Snapshot) => snapshot.context.platform === 'notSupport';
