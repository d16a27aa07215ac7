import { desktopMinWidth, supportDevice } from '#contract/limits.ts';
import { isApp } from '#src/site/client-info.ts';
import { site, templateOf } from '#src/site/site.ts';
import { windowWidth } from '#src/site/window-width.ts';

/** Request parameters that describe the page. */
export function supportDeviceCode() {
  if (isApp()) return supportDevice.app;
  return windowWidth() >= desktopMinWidth ? supportDevice.desktop : supportDevice.mobile;
}
export const currentTemplate = () => templateOf(supportDeviceCode() === supportDevice.desktop);
export const currentSiteId = () => site.siteId;
