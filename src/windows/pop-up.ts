import { sessionStore } from '#src/storage/store.ts';

/** `window.open` features for a window of this size (CSS pixels) in the middle of the screen. */
export function popupFeatures({ width, height }: { width: number; height: number }): string {
  const left = Math.max(0, (window.screen.availWidth - width) / 2);
  const top = Math.max(0, (window.screen.availHeight - height) / 2);
  return `popup,width=${width},height=${height},left=${left},top=${top}`;
}

/** In-app browsers and web views open no windows or lose them. */
const inAppBrowser = /FBAN|FBAV|Instagram|Line\/|Zalo|KAKAOTALK|BytedanceWebview|; wv\)/;

/** So many refusals in a row, each of a window that the member asked for, are a browser that opens none. */
const maxRefusals = 2;
const refusals = () => Number(sessionStore.get('refusedWindows') ?? 0) || 0;

/** Notes whether the browser has opened a window: what it does counts, and not its name alone. */
export function noteWindow(isOpened: boolean) {
  if (!isOpened) sessionStore.set('refusedWindows', String(refusals() + 1));
  else if (refusals() > 0) sessionStore.remove('refusedWindows');
}

export const canOpenWindows = () =>
  typeof window.open === 'function' && !inAppBrowser.test(navigator.userAgent) && refusals() < maxRefusals;
