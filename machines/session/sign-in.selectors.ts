import type { SnapshotFrom } from 'xstate';
import type { signInMachine } from './sign-in.machine.ts';

type Snapshot = SnapshotFrom<typeof signInMachine>;

export const selectAccount = (snapshot: Snapshot) => snapshot.context.account;
export const selectFailure = (snapshot: Snapshot) => snapshot.context.failure;
export const selectBusy = (snapshot: Snapshot) => snapshot.hasTag('busy');
