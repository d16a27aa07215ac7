import type { SnapshotFrom } from 'xstate';
import type { gameLaunchMachine } from './game-launch.machine.ts';

type Snapshot = SnapshotFrom<typeof gameLaunchMachine>;

export const selectGame = (snapshot: Snapshot) => snapshot.context.game;
/** The game is being opened: not yet in play, and not being left. */
export const selectStarting = (snapshot: Snapshot) =>
  snapshot.hasTag('starting') && !snapshot.hasTag('leaving');
export const selectPhase = (snapshot: Snapshot) => {
  if (snapshot.hasTag('leaving')) return 'leaving';
  if (snapshot.hasTag('maybeClosed')) return 'maybeClosed';
  return snapshot.hasTag('inPlay') ? 'playing' : 'opening';
};
/** A bar shows the game: that of its frame, or the one on every page. */
export const selectHasBar = (snapshot: Snapshot) =>
  snapshot.context.game !== null && !snapshot.matches('ended') && !snapshot.matches('popupBlocked');
/** The kind of frame that shows the game, until the game is being left; null if it is in a window. */
export const selectFramed = (snapshot: Snapshot) => {
  const { mode } = snapshot.context;
  if (mode === 'window' || mode === 'redirect') return null;
  const isShown = snapshot.hasTag('starting') || snapshot.hasTag('inPlay');
  return isShown && !snapshot.hasTag('leaving') ? mode : null;
};
export const selectGameUrl = (snapshot: Snapshot) => (snapshot.hasTag('inPlay') ? snapshot.context.url : '');
export const selectOpening = (snapshot: Snapshot) => snapshot.matches('openingWindow');
export const selectFramePhase = (snapshot: Snapshot) => {
  if (!snapshot.hasTag('inPlay') || snapshot.hasTag('loading')) return 'opening';
  if (snapshot.matches({ windowed: { playing: 'overdue' } })) return 'slow';
  return snapshot.matches({ windowed: { playing: 'inGame' } }) ? 'playing' : 'failed';
};
