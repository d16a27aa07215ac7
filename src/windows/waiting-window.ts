import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { popup } from '#contract/constants.ts';
import { type WaitingMessage, waitingWindows } from '#contract/messages.ts';
import { closedWindowWait, windowPoll } from '#contract/times.ts';
import type { Clock } from '#src/clock.ts';
import { onHost } from '#src/site/base.ts';
import { localStore } from '#src/storage/store.ts';
import { noteWindow, popupFeatures } from './pop-up.ts';

/**
 * A window for another site's page, which is not known when the user asks for it: it opens on the waiting page, inside the
 * user gesture, and loads the page later.
 */
export function createWaitingWindow(kind: keyof typeof waitingWindows, clock: Clock) {
  let current: Window | null = null;
  return {
    /** Opens it on the waiting page, or takes it back to that page. False if the browser blocked it. */
    open(): boolean {
      localStore.set('waitingWindow', kind);
      if (current && !current.closed) {
        current.location.replace(onHost('/loading'));
        current.focus();
        return true;
      }
      // A page with an opener would find its opener's game window by the name, with the game in it.
      const name = kind === 'gameWindow' && window.opener ? '_blank' : waitingWindows[kind];
      current = openerWindow().open(onHost('/loading'), name, popupFeatures(popup));
      noteWindow(current !== null);
      return current !== null;
    },
    load(url: string) {
      current?.location.replace(url);
    },
    focus() {
      current?.focus();
    },
    /** Leaves it to the user to close it. */
    release() {
      current = null;
    },
    close() {
      current?.close();
      current = null;
    },
    /**
     * Checks twice a second whether it is closed. `certain`: it was seen open with the page for `closedWindowWait`
     * before. Returns a stop function.
     */
    watch(onClosed: (certain: boolean) => void): () => void {
      let timer: unknown;
      let seenOpen = 0;
      const check = () => {
        if (!current || current.closed) onClosed(seenOpen >= closedWindowWait);
        else if (hasLoaded(current)) seenOpen += windowPoll;
        timer = clock.setTimeout(check, windowPoll);
      };
      timer = clock.setTimeout(check, windowPoll);
      return () => clock.clearTimeout(timer as never);
    },
  };
}

/** Whether it has left the waiting page. A page of another origin hides its location. */
function hasLoaded({ location }: Window): boolean {
  try {
    return location.pathname !== onHost('/loading');
  } catch {
    return true;
  }
}

interface Texts {
  text: string;
  /** The text says why nothing is loaded. */
  isProblem?: boolean;
  /** Shown once the window has lost the page that opened it. */
  lost: string;
}

/** Sets the texts of the waiting page. */
export function setWaitingMessage({ text, isProblem = false, lost }: Texts) {
  const message: WaitingMessage = { text, isProblem, lost, close: t(i18n)`Close window` };
  localStore.set('window-msg', JSON.stringify(message));
}

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

let frame: HTMLIFrameElement | null = null;

/**
 * Creates a hidden empty frame, the opener of windows that show other sites: a site can navigate its opener, but not
 * the page around it. Messages to the opener are passed on to the page. It is created when the app starts, because a
 * browser lets a frame open windows only in a user gesture that began after the frame was created.
 */
export function createOpener() {
  frame = document.createElement('iframe');
  frame.hidden = true;
  document.body.append(frame);
  frame.contentWindow?.addEventListener('message', ({ data, origin, source }) =>
    window.dispatchEvent(new MessageEvent('message', { data, origin, source })),
  );
}

/** Window from which windows with other sites are opened. */
export const openerWindow = (): Window => frame?.contentWindow ?? window;
