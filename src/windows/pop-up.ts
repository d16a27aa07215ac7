/** `window.open` features for a window of this size (CSS pixels) in the middle of the screen. */
export function popupFeatures({ width, height }: { width: number; height: number }): string {
  const left = Math.max(0, (window.screen.availWidth - width) / 2);
  const top = Math.max(0, (window.screen.availHeight - height) / 2);
  return `popup,width=${width},height=${height},left=${left},top=${top}`;
}

/** In-app browsers and web views open no windows or lose them. */
const inAppBrowser = /FBAN|FBAV|Instagram|Line\/|Zalo|KAKAOTALK|BytedanceWebview|; wv\)/;

export const canOpenWindows = () =>
  typeof window.open === 'function' && !inAppBrowser.test(navigator.userAgent);
