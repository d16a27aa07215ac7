import { msg } from '@lingui/core/macro';
import { createFileRoute, Navigate } from '@tanstack/react-router';
import { selectFramed, selectOpening } from '#machines/play/game-launch/game-launch.selectors.ts';
import { useGame } from '#src/actors/machines.tsx';
import { GameFrame } from '#src/features/play/GameFrame.tsx';
import css from './-play.module.css';

export const Route = createFileRoute('/play')({
  component: PlayPage,
  staticData: { title: msg`Games`, bare: true },
});

/** A game on a page of its own. Without a game it redirects home. */
function PlayPage() {
  const hasGame = useGame((snapshot) => selectFramed(snapshot) === 'page' || selectOpening(snapshot));
  return hasGame ? <GameFrame className={css.frame} /> : <Navigate to="/" replace />;
}
