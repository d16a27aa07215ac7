import type { SnapshotFrom } from 'xstate';
import type { transferVerifyMachine } from './transfer-verify.machine.ts';

type Snapshot = SnapshotFrom<typeof transferVerifyMachine>;

export const selectProving = (snapshot: Snapshot) => snapshot.matches('proof');
export const selectTransferVerifyFailure = (snapshot: Snapshot) => snapshot.context.failure;
export const selectTransferVerifyBusy = (snapshot: Snapshot) => snapshot.hasTag('busy');
