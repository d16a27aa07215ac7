import { supportDevice } from '#contract/constants.ts';
import { isApp } from '#src/site/device.ts';
import { isDesktop, site } from '#src/site/site.ts';

/** The device of this page in lists and play calls: the app, or the layout that the page shows. */
export function supportDeviceCode() {
  if (isApp()) return supportDevice.app;
  return isDesktop ? supportDevice.desktop : supportDevice.mobile;
}
export const currentSiteId = () => site.siteId;

/** Key of member data. It contains the session's epoch, so a late response cannot reach a later session. */
export const memberKey = (epoch: number, ...rest: unknown[]) => ['member', epoch, ...rest];
