import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import type { Clock } from '#src/clock.ts';
import { createWaitingWindow, setWaitingMessage } from './waiting-window.ts';

/** The app's only window for games: the one in play, or a demo. */
export function createGameWindow(clock: Clock) {
  const { open, ...rest } = createWaitingWindow('gameWindow', clock);
  return {
    ...rest,
    /** Opens it on the waiting page, inside the user gesture. False if the browser blocked it. */
    open(gameName: string): boolean {
      setMessage(gameName);
      return open();
    },
    /** Shows why no game is loaded, and a button that closes the window. */
    explain(text: string) {
      setMessage(text, true);
    },
  };
}
export type GameWindow = ReturnType<typeof createGameWindow>;

const setMessage = (text: string, isProblem = false) =>
  setWaitingMessage({
    text,
    isProblem,
    lost: t(i18n)`The connection to the site was lost. Close this window, then open the game again.`,
  });
