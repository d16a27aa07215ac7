import type { DeviceClass, DeviceFacts, Platform } from '#machines/device.machine.ts';
import { randomId } from '#src/random-id.ts';
import { localStore } from '#src/storage/store.ts';
import { windowWidth } from './window-width.ts';

const userAgent = () => navigator.userAgent;
const isStandalone = () =>
  window.matchMedia('(display-mode: standalone)').matches || localStore.get('pwa') === '1';

export function platform(): Platform {
  if (/MSIE|Trident/.test(userAgent())) return 'notSupport';
  if (/GamehallStore/.test(userAgent())) return 'iosStore';
  if (/iPhone|iPad|iPod/.test(userAgent())) return 'ios';
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

export const deviceFacts = (): DeviceFacts => ({
  width: windowWidth(),
  deviceClass: deviceClass(),
  platform: platform(),
});

/** A random id of this browser, kept as long as its storage. */
function udid(): string {
  const known = localStore.get('udid');
  if (known) return known;
  const fresh = randomId();
  localStore.set('udid', fresh);
  return fresh;
}

const browser = () => /(Edg|OPR|Firefox|Chrome|Safari)\/[\d.]+/.exec(userAgent())?.[0] ?? 'unknown';
const system = () => /\(([^)]+)\)/.exec(userAgent())?.[1] ?? 'unknown';

/** Device fields of the login payload. The operator fills in the IP address itself. */
export const clientInfo = () => ({
  remote_addr: '',
  host: window.location.host,
  device: deviceClass(),
  system_group: platform(),
  udid: udid(),
  login_type: 'account',
  cdn: '',
  system: system().split(';')[0] ?? 'unknown',
  browser: browser(),
  system_version: /[\d._]{2,}/.exec(system())?.[0] ?? '',
});
