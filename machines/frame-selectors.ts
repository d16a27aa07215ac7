import type { SnapshotFrom } from 'xstate';
import type { gameLaunchMachine } from './game-launch.machine.ts';

/** What a game inside the page shows of itself; apart from `selectors.ts`, since the first page needs none of it. */
type GameLaunch = SnapshotFrom<typeof gameLaunchMachine>;

/** In which kind of frame the page shows the game, until it is being left; null where a window has it. */
export const selectFramed = (snapshot: GameLaunch) => {
  const { mode } = snapshot.context;
  if (mode === 'window' || mode === 'redirect') return null;
  const isHere = snapshot.hasTag('starting') || snapshot.hasTag('inPlay');
  return isHere && !snapshot.hasTag('leaving') ? mode : null;
};
export const selectAddress = (snapshot: GameLaunch) =>
  snapshot.hasTag('inPlay') ? snapshot.context.url : '';
export const selectOpening = (snapshot: GameLaunch) => snapshot.matches('openingWindow');
export const selectFramePhase = (snapshot: GameLaunch) => {
  if (!snapshot.hasTag('inPlay') || snapshot.hasTag('loading')) return 'opening';
  if (snapshot.matches({ windowed: { playing: 'overdue' } })) return 'slow';
  return snapshot.matches({ windowed: { playing: 'inGame' } }) ? 'playing' : 'failed';
};
