import { randomId } from '#src/random-id.ts';
import { localStore } from '#src/storage/store.ts';
import { deviceClass, platform } from './device.ts';

/** A random id of this browser, kept as long as its storage. */
function udid(): string {
  const known = localStore.get('udid');
  if (known) return known;
  const fresh = randomId();
  localStore.set('udid', fresh);
  return fresh;
}

const browser = () => /(Edg|OPR|Firefox|Chrome|Safari)\/[\d.]+/.exec(navigator.userAgent)?.[0] ?? 'unknown';
const system = () => /\(([^)]+)\)/.exec(navigator.userAgent)?.[1] ?? 'unknown';

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
