import type { SnapshotFrom } from 'xstate';
import type { playCoordinatorMachine } from '#machines/play/play-coordinator.machine.ts';
import { lanternStreet } from '#tests/flows/test-data.ts';

/** Progress of the game, or the open dialog; the play coordinator knows neither. */
export type Stage =
  | ''
  | 'window blocked'
  | 'preparing'
  | 'playing'
  | 'asked to change'
  | 'leaving'
  | 'stopping'
  | 'switching'
  | 'asked to sign in'
  | 'offered to try it'
  | 'notified of maintenance'
  | 'notified of the break';

export type Snapshot = SnapshotFrom<typeof playCoordinatorMachine>;
export const isIdle = (snapshot: Snapshot) => snapshot.matches({ activity: 'idle' });
export const isOrphaned = (snapshot: Snapshot) => snapshot.matches({ activity: 'orphaned' });
export const isMember = ({ context }: Snapshot) => context.member !== null;
export const isOpen = ({ context }: Snapshot) => !context.isClosed;
/** Member events arrive on the member channel only. */
export const isOnChannel = ({ context }: Snapshot) => context.joined;
export const isFirstGame = ({ context }: Snapshot) => context.game?.gameId === lanternStreet.gameId;
export const isOnBreak = ({ context }: Snapshot) => context.playBreak !== null;
export const canLaunch = (snapshot: Snapshot) => isIdle(snapshot) && isMember(snapshot) && isOpen(snapshot);
export const canPlay = (snapshot: Snapshot) => canLaunch(snapshot) && !isOnBreak(snapshot);
/** The end of a break at sign-out is covered by the play-break machine. */
export const canEnd = (snapshot: Snapshot) => isIdle(snapshot) && isMember(snapshot) && !isOnBreak(snapshot);
/** Read when the operator says so, on the channel. */
export const canBegin = (snapshot: Snapshot) => isOnChannel(snapshot) && !isOnBreak(snapshot);
