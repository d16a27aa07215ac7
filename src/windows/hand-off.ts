import { windowPoll } from '#contract/limits.ts';
import type { Clock } from '#src/clock.ts';
import { site } from '#src/site/site.ts';
import { popupFeatures } from './pop-up.ts';

/** The third party's window. It keeps its opener, to which `/authCallback` speaks in the end. */
let away: Window | null = null;

const size = { width: 520, height: 720 };

/** Opens it, in the press that asks for it. False when the browser blocked it. */
export function openHandOff(): boolean {
  if (!site.signInWith) return false;
  const address = new URL(site.signInWith.url);
  address.searchParams.set('back', `${window.location.origin}/authCallback`);
  away = window.open(address, 'authCallback', popupFeatures(size));
  return away !== null;
}

/** Looks twice a second whether it has gone. Returns how to stop, which closes it. */
export function watchHandOff(clock: Clock, onClosed: () => void): () => void {
  const look = () => {
    if (!away || away.closed) return onClosed();
    timer = clock.setTimeout(look, windowPoll);
  };
  let timer = clock.setTimeout(look, windowPoll);
  return () => {
    clock.clearTimeout(timer as never);
    away?.close();
    away = null;
  };
}
