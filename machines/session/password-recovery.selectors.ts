import type { SnapshotFrom } from 'xstate';
import type { passwordRecoveryMachine } from './password-recovery.machine.ts';

type Snapshot = SnapshotFrom<typeof passwordRecoveryMachine>;

export const selectCodeSent = (snapshot: Snapshot) => snapshot.matches({ begun: 'codeSent' });
export const selectRecoveryToken = (snapshot: Snapshot) => snapshot.context.begun.token;
export const selectRecoveryBusy = (snapshot: Snapshot) => snapshot.hasTag('busy');
export const selectRecoveryFailure = (snapshot: Snapshot) => snapshot.context.failure;
