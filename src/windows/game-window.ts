import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { popup } from '#contract/constants.ts';
import { waitingWindows } from '#contract/messages.ts';
import { closedWindowWait, windowPoll } from '#contract/times.ts';
import type { Clock } from '#src/clock.ts';
import { localStore } from '#src/storage/store.ts';
import { openerWindow } from './opener.ts';
import { popupFeatures } from './pop-up.ts';
import { setWaitingMessage } from './waiting-message.ts';

/** The only window for games. */
let game: Window | null = null;
let kept = false;
/** It explains why no game is loaded until the user closes it. */
let stays = false;

/** Opens it on the waiting page, inside the user gesture. False if the browser blocked it. */
export function openGameWindow(gameName: string): boolean {
  localStore.set('waitingWindow', 'gameWindow');
  setMessage(() => gameName);
  kept = false;
  stays = false;
  if (game && !game.closed) {
    game.location.replace('/loading');
    game.focus();
    return true;
  }
  // A page with an opener would find its opener's game window by the name, with the game in it.
  const name = window.opener ? '_blank' : waitingWindows.gameWindow;
  game = openerWindow().open('/loading', name, popupFeatures(popup));
  return game !== null;
}

const setMessage = (text: () => string, isProblem = false) =>
  setWaitingMessage({
    text,
    isProblem,
    lost: () => t(i18n)`The connection to the site was lost. Close this window, then open the game again.`,
  });

/**
 * Shows why no game is loaded, and a button that closes the window. If it `staysOpen`, `releaseGameWindow` leaves it to
 * the user.
 */
export function explainGameWindow(text: () => string, staysOpen: boolean) {
  stays = staysOpen;
  setMessage(text, true);
}

export function loadGameWindow(url: string) {
  game?.location.replace(url);
}

export function showGameWindow() {
  game?.focus();
}

/** Keeps the window, on the waiting page, for the next game; opens one if there is none. */
export function reserveGameWindow(nextName: string) {
  openGameWindow(nextName);
  kept = true;
}

export function closeGameWindow() {
  if (kept) return;
  game?.close();
  game = null;
}

/** Closes it, unless the user is to close it. */
export function releaseGameWindow() {
  if (stays) game = null;
  else closeGameWindow();
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
