import { desktopFrom, supportDevice } from '#contract/limits.ts';
import { isApp } from '#src/site/client-info.ts';
import { site, templateOf } from '#src/site/site.ts';
import { windowWidth } from '#src/site/window-width.ts';

/** What requests say of the page that makes them. */
export function device() {
  if (isApp()) return supportDevice.app;
  return windowWidth() >= desktopFrom ? supportDevice.desktop : supportDevice.mobile;
}
export const template = () => templateOf(device() === supportDevice.desktop);
export const site_id = () => site.siteId;
