import type { SnapshotFrom } from 'xstate';
import type { transferVerifyMachine } from './transfer-verify.machine.ts';

type Snapshot = SnapshotFrom<typeof transferVerifyMachine>;

export const selectProving = (snapshot: Snapshot) => snapshot.matches('proof');
export const selectTransferFailure = (snapshot: Snapshot) => snapshot.context.failure;
export const selectTransferBusy = (snapshot: Snapshot) => snapshot.hasTag('busy');
