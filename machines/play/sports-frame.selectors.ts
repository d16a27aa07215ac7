import type { SnapshotFrom } from 'xstate';
import type { sportsFrameMachine } from './sports-frame.machine.ts';

type Snapshot = SnapshotFrom<typeof sportsFrameMachine>;

/** URL of the page, once it may be shown. */
export const selectSportsUrl = (snapshot: Snapshot) =>
  snapshot.matches('shown') ? snapshot.context.url : null;
export const selectSportsHeight = (snapshot: Snapshot) => snapshot.context.height;
export const selectSportsFailure = (snapshot: Snapshot) => snapshot.context.failure;
export const selectSportsBusy = (snapshot: Snapshot) => snapshot.hasTag('busy');
