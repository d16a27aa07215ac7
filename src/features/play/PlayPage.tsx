import { Navigate } from '@tanstack/react-router';
import { selectFramed, selectOpening } from '#machines/play/game-launch/game-launch.selectors.ts';
import { useGame } from '#src/actors/machines.tsx';
import { GameFrame } from './GameFrame.tsx';
import css from './PlayPage.module.css';

/** A game on a page of its own. Without a game it redirects home. */
export function PlayPage() {
  const hasGame = useGame((snapshot) => selectFramed(snapshot) === 'page' || selectOpening(snapshot));
  return hasGame ? <GameFrame className={css.frame} /> : <Navigate to="/" replace />;
}
