import type { SnapshotFrom } from 'xstate';
import type { passwordChangeMachine } from './password-change.machine.ts';

type Snapshot = SnapshotFrom<typeof passwordChangeMachine>;

export const selectForced = (snapshot: Snapshot) => snapshot.context.forced;
export const selectOnPage = (snapshot: Snapshot) => snapshot.matches({ changing: { presentation: 'page' } });
export const selectChangeBusy = (snapshot: Snapshot) => snapshot.hasTag('busy');
export const selectChangeFailure = (snapshot: Snapshot) => snapshot.context.failure;
