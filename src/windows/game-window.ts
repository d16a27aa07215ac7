import { closedWindowWait, popup, windowPoll } from '#contract/limits.ts';
import { waitingWindows } from '#contract/messages.ts';
import type { Clock } from '#src/clock.ts';
import { localStore } from '#src/storage/store.ts';
import { popupFeatures } from './pop-up.ts';

/** The only window for games. */
let game: Window | null = null;
let kept = false;

/** Opens it on the waiting page, inside the user gesture. False if the browser blocked it. */
export function openGameWindow(message: string): boolean {
  localStore.set('waitingWindow', 'gameWindow');
  localStore.set('window-msg', message);
  kept = false;
  if (game && !game.closed) {
    game.location.replace('/loading');
    game.focus();
    return true;
  }
  // A page with an opener would find its opener's game window by the name, with the game in it.
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

/** Keeps the window, on the waiting page, for the next game. */
export function keepGameWindow() {
  kept = true;
  game?.location.replace('/loading');
}

export function closeGameWindow() {
  if (kept) return;
  game?.close();
  game = null;
}

/** The next game opens elsewhere: closes a window that was kept for it. */
export function dropGameWindow() {
  kept = false;
  closeGameWindow();
}

/**
 * Checks twice a second whether the window is closed. `certain`: it was seen open with the game for
 * `closedWindowWait` before. Returns a stop function.
 */
export function watchGameWindow(clock: Clock, onClosed: (certain: boolean) => void): () => void {
  let timer: unknown;
  let seenOpen = 0;
  const check = () => {
    if (!game || game.closed) onClosed(seenOpen >= closedWindowWait);
    else if (showsGame(game)) seenOpen += windowPoll;
    timer = clock.setTimeout(check, windowPoll);
  };
  timer = clock.setTimeout(check, windowPoll);
  return () => clock.clearTimeout(timer as never);
}

/** Whether the window has left the waiting page. A page of another origin hides its location. */
function showsGame({ location }: Window): boolean {
  try {
    return location.pathname !== '/loading';
  } catch {
    return true;
  }
}
