import type { SiteConfig } from '#contract/site.ts';
import type { DeviceClass, Platform } from '#machines/device.machine.ts';

/** Whether this is a phone without the app, which plays the provider's games only in the app (SPEC.md section 4). */
export const needsApp = (
  appOnly: SiteConfig['appOnly'],
  gpId: string,
  platform: Platform,
  device: DeviceClass,
): boolean =>
  device !== 'app' && (platform === 'ios' || platform === 'android') && appOnly[platform].includes(gpId);
