import { windowPoll } from '#contract/times.ts';
import type { Clock } from '#src/clock.ts';
import { currentLanguage } from '#src/site/locale.ts';
import { site } from '#src/site/site.ts';
import { openerWindow } from './opener.ts';
import { popupFeatures } from './pop-up.ts';

/** The third party's window. It keeps its opener, to which `/authCallback` posts the result. */
let popUp: Window | null = null;

const size = { width: 520, height: 720 };

/** Opens it inside the user gesture. False if the browser blocked it. */
export function openHandOff(): boolean {
  if (!site.signInWith) return false;
  const url = new URL(site.signInWith.url);
  url.searchParams.set('back', `${window.location.origin}/authCallback`);
  url.searchParams.set('lang', currentLanguage());
  popUp = openerWindow().open(url, 'authCallback', popupFeatures(size));
  return popUp !== null;
}

export const isHandOffWindow = (source: MessageEventSource | null) => source !== null && source === popUp;

/**
 * Checks twice a second whether the window is closed, and reports it when two checks have found it so: the message of
 * a window that closes itself can arrive after the first. Returns a stop function, which also closes the window.
 */
export function watchHandOff(clock: Clock, onClosed: () => void): () => void {
  let wasClosed = false;
  const check = () => {
    const isClosed = !popUp || popUp.closed;
    if (isClosed && wasClosed) return onClosed();
    wasClosed = isClosed;
    timer = clock.setTimeout(check, windowPoll);
  };
  let timer = clock.setTimeout(check, windowPoll);
  return () => {
    clock.clearTimeout(timer as never);
    popUp?.close();
    popUp = null;
  };
}
