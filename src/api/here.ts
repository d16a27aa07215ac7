import { desktopFrom, supportDevice } from '#contract/limits.ts';
import { deviceClass } from '../site/client-info.ts';
import { site, templateOf } from '../site/site.ts';

/** What requests say of the page that makes them. */
export function device() {
  if (deviceClass() === 'app') return supportDevice.app;
  return window.innerWidth >= desktopFrom ? supportDevice.desktop : supportDevice.mobile;
}
export const template = () => templateOf(device() === supportDevice.desktop);
export const site_id = () => site.siteId;
