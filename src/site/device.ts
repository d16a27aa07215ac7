import type { DeviceClass, Platform } from '#machines/site/device.machine.ts';
import { sessionStore } from '#src/storage/store.ts';
import { assumedWidth, isOnServer, userAgent } from './visitor.ts';

const isStandalone = () =>
  !isOnServer() &&
  (window.matchMedia('(display-mode: standalone)').matches || sessionStore.get('pwa') === '1');

/** iPads ask for pages of computers and say that they are a Mac, which has no touch screen. */
const isIpadAsMac = () => /Macintosh/.test(userAgent()) && navigator.maxTouchPoints > 1;

export function platform(): Platform {
  if (/MSIE|Trident/.test(userAgent())) return 'notSupport';
  if (/GamehallStore/.test(userAgent())) return 'iosStore';
  if (/iPhone|iPad|iPod/.test(userAgent()) || isIpadAsMac()) return 'ios';
  if (/Android/.test(userAgent())) return 'android';
  return 'web';
}

const isWeChat = () => /MicroMessenger/.test(userAgent());
export const isApp = () => !isWeChat() && /GamehallApp|GamehallStore/.test(userAgent());

/** The native shells identify themselves in the user agent (docs/decisions/0020). */
export function deviceClass(): DeviceClass {
  if (isWeChat()) return 'wechat';
  if (isApp()) return 'app';
  if (/GamehallGesture/.test(userAgent())) return 'gesture';
  if (/GamehallFinger/.test(userAgent())) return 'finger';
  if (isStandalone()) return 'pwa';
  return platform() === 'web' ? 'desktop' : 'mobile';
}

let known: number | undefined;

/** In CSS pixels. Cached, because reading it from the browser forces layout. */
export function windowWidth(): number {
  const assumed = assumedWidth();
  if (assumed !== undefined) return assumed;
  if (known === undefined) {
    known = window.innerWidth;
    window.addEventListener('resize', () => {
      known = window.innerWidth;
    });
  }
  return known;
}
