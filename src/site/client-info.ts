import type { DeviceClass, DeviceFacts, Platform } from '#machines/device.machine.ts';
import { randomId } from '#src/random-id.ts';
import { local } from '#src/storage/store.ts';
import { windowWidth } from './window-width.ts';

const agent = () => navigator.userAgent;
const isStandalone = () =>
  window.matchMedia('(display-mode: standalone)').matches || local.get('pwa') === '1';

export function platform(): Platform {
  if (/MSIE|Trident/.test(agent())) return 'notSupport';
  if (/GamehallStore/.test(agent())) return 'iosStore';
  if (/iPhone|iPad|iPod/.test(agent())) return 'ios';
  if (/Android/.test(agent())) return 'android';
  return 'web';
}

const isWeChat = () => /MicroMessenger/.test(agent());
export const isApp = () => !isWeChat() && /GamehallApp|GamehallStore/.test(agent());

/** The native shells name themselves in the user agent (docs/decisions/0020). */
export function deviceClass(): DeviceClass {
  if (isWeChat()) return 'wechat';
  if (isApp()) return 'app';
  if (/GamehallGesture/.test(agent())) return 'gesture';
  if (/GamehallFinger/.test(agent())) return 'finger';
  if (isStandalone()) return 'pwa';
  return platform() === 'web' ? 'desktop' : 'mobile';
}

export const deviceFacts = (): DeviceFacts => ({
  width: windowWidth(),
  deviceClass: deviceClass(),
  platform: platform(),
});

/** A random name for this browser, kept for as long as its storage is. */
function udid(): string {
  const known = local.get('udid');
  if (known) return known;
  const fresh = randomId();
  local.set('udid', fresh);
  return fresh;
}

const browser = () => /(Edg|OPR|Firefox|Chrome|Safari)\/[\d.]+/.exec(agent())?.[0] ?? 'unknown';
const system = () => /\(([^)]+)\)/.exec(agent())?.[1] ?? 'unknown';

/** What the login payload says of the machine that asks. The operator fills in the address itself. */
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
