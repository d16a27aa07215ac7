import type { SnapshotFrom } from 'xstate';
import type { demoPlayMachine } from './demo-play.machine.ts';

type Snapshot = SnapshotFrom<typeof demoPlayMachine>;

export const selectDemoGame = (snapshot: Snapshot) => snapshot.context.game;
export const selectDemoBusy = (snapshot: Snapshot) => snapshot.hasTag('busy');
export const selectDemoBlocked = (snapshot: Snapshot) => snapshot.matches({ open: 'popupBlocked' });
export const selectDemoFailure = (snapshot: Snapshot) => snapshot.context.failure;
