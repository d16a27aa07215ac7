import type { HTMLAttributes } from 'react';
import type { LaunchGame } from '#machines/kernel/events.ts';
import { useLaunch } from '#src/components/games/catalogue.ts';

export interface GameButtonProps extends HTMLAttributes<HTMLElement> {
  game: LaunchGame;
}

/** Button of a banner that opens a game. */
export function GameButton({ game, ...props }: GameButtonProps) {
  const launch = useLaunch();
  return <button type="button" {...props} onClick={() => launch(game)} />;
}
