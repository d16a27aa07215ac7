import { popup, windowPoll } from '#contract/limits.ts';
import { waitingWindows } from '#contract/messages.ts';
import type { Clock } from '#src/clock.ts';
import { local } from '#src/storage/store.ts';
import { popupFeatures } from './pop-up.ts';

/** The one window that games are played in. */
let game: Window | null = null;
let kept = false;

/** Opens it on the waiting page, in the gesture that asks for it. False when the browser blocked it. */
export function openGameWindow(message: string): boolean {
  local.set('waitingWindow', 'gameWindow');
  local.set('window-msg', message);
  kept = false;
  if (game && !game.closed) {
    game.location.replace('/loading');
    game.focus();
    return true;
  }
  // A page that another one opened would find that one's window by its name, and the game in it.
  const name = window.opener ? '_blank' : waitingWindows.gameWindow;
  game = window.open('/loading', name, popupFeatures(popup));
  return game !== null;
}

export function loadGameWindow(url: string) {
  game?.location.replace(url);
}

export function showGameWindow() {
  game?.focus();
}

/** The next game comes in the same window, which waits meanwhile. */
export function keepGameWindow() {
  kept = true;
  game?.location.replace('/loading');
}

export function closeGameWindow() {
  if (kept) return;
  game?.close();
  game = null;
}

/** The next game comes elsewhere: a window that was kept for it goes. */
export function dropGameWindow() {
  kept = false;
  closeGameWindow();
}

/** Looks twice a second whether the window is gone. Returns how to stop. */
export function watchGameWindow(clock: Clock, onClosed: () => void): () => void {
  let timer: unknown;
  const look = () => {
    if (!game || game.closed) onClosed();
    timer = clock.setTimeout(look, windowPoll);
  };
  timer = clock.setTimeout(look, windowPoll);
  return () => clock.clearTimeout(timer as never);
}
