import type { SnapshotFrom } from 'xstate';
import type { gameLaunchMachine } from './game-launch.machine.ts';

/**
 * Selectors for a game inside the page. Separate from `selectors.ts`, because the first page does not need
 * them.
 */
type GameLaunch = SnapshotFrom<typeof gameLaunchMachine>;

/** The kind of frame that shows the game, until the game is being left; null if it is in a window. */
export const selectFramed = (snapshot: GameLaunch) => {
  const { mode } = snapshot.context;
  if (mode === 'window' || mode === 'redirect') return null;
  const isHere = snapshot.hasTag('starting') || snapshot.hasTag('inPlay');
  return isHere && !snapshot.hasTag('leaving') ? mode : null;
};
export const selectGameUrl = (snapshot: GameLaunch) =>
  snapshot.hasTag('inPlay') ? snapshot.context.url : '';
export const selectOpening = (snapshot: GameLaunch) => snapshot.matches('openingWindow');
export const selectFramePhase = (snapshot: GameLaunch) => {
  if (!snapshot.hasTag('inPlay') || snapshot.hasTag('loading')) return 'opening';
  if (snapshot.matches({ windowed: { playing: 'overdue' } })) return 'slow';
  return snapshot.matches({ windowed: { playing: 'inGame' } }) ? 'playing' : 'failed';
};
