import type { SnapshotFrom } from 'xstate';
import type { playCoordinatorMachine } from './play-coordinator.machine.ts';

type Snapshot = SnapshotFrom<typeof playCoordinatorMachine>;

export const selectTransferDisabled = (snapshot: Snapshot) => snapshot.matches({ transfer: 'disabled' });
export const selectReturning = (snapshot: Snapshot) => snapshot.matches({ activity: 'returning' });
export const selectCoolingDown = (snapshot: Snapshot) => snapshot.matches({ oneKey: 'coolingDown' });
