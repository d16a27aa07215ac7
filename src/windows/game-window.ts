import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { closedWindowWait, popup, windowPoll } from '#contract/limits.ts';
import { type WaitingMessage, waitingWindows } from '#contract/messages.ts';
import type { Clock } from '#src/clock.ts';
import { localStore } from '#src/storage/store.ts';
import { openerWindow } from './opener.ts';
import { popupFeatures } from './pop-up.ts';

/** The only window for games. */
let game: Window | null = null;
let kept = false;
let explained = false;

/** Opens it on the waiting page, inside the user gesture. False if the browser blocked it. */
export function openGameWindow(gameName: string): boolean {
  localStore.set('waitingWindow', 'gameWindow');
  setMessage({ text: gameName });
  kept = false;
  explained = false;
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

function setMessage(message: Pick<WaitingMessage, 'text' | 'isProblem'>) {
  const texts: WaitingMessage = {
    ...message,
    lost: t(i18n)`This window has lost its page. Close it, then open the game again.`,
    close: t(i18n)`Close window`,
  };
  localStore.set('window-msg', JSON.stringify(texts));
}

/** Shows why no game is loaded, and a button that closes the window. */
export function explainGameWindow(text: string) {
  explained = true;
  setMessage({ text, isProblem: true });
}

export function loadGameWindow(url: string) {
  explained = false;
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

/** Closes it, unless it explains why it waits in vain. */
export function releaseGameWindow() {
  if (explained) game = null;
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
