import { supportDevice } from '#contract/limits.ts';
import { deviceClass } from '../site/client-info.ts';
import { site, templateOf } from '../site/site.ts';

/** What requests say of the page that makes them. */
export const device = () => (deviceClass() === 'app' ? supportDevice.app : window.innerWidth >= 992 ? 0 : 1);
export const template = () => templateOf(device() === supportDevice.desktop);
export const site_id = () => site.siteId;
