/** How a window of this size is opened in the middle of the screen, in CSS pixels. */
export function popupFeatures({ width, height }: { width: number; height: number }): string {
  const left = Math.max(0, (window.screen.availWidth - width) / 2);
  const top = Math.max(0, (window.screen.availHeight - height) / 2);
  return `popup,width=${width},height=${height},left=${left},top=${top}`;
}

/** Browsers inside other apps, and pages that an app shows, have no windows or lose them. */
const insideAnApp = /FBAN|FBAV|Instagram|Line\/|Zalo|KAKAOTALK|BytedanceWebview|; wv\)/;

export const hasWindows = () => typeof window.open === 'function' && !insideAnApp.test(navigator.userAgent);
