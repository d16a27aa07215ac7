import type { SnapshotFrom } from 'xstate';
import type { sessionMachine } from './session.machine.ts';

type Snapshot = SnapshotFrom<typeof sessionMachine>;

export const selectMember = (snapshot: Snapshot) => snapshot.context.member;
export const selectIsMember = (snapshot: Snapshot) => snapshot.context.member !== null;
export const selectEpoch = (snapshot: Snapshot) => snapshot.context.epoch;
export const selectExchanging = (snapshot: Snapshot) => snapshot.matches('exchanging');
export const selectCleaning = (snapshot: Snapshot) => snapshot.matches('cleaning');
export const selectSigningOut = (snapshot: Snapshot) => snapshot.matches('signingOut');
