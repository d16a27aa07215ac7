import type { Capability } from '#contract/site.ts';
import type { DeviceClass, Platform } from '#machines/device.machine.ts';

/**
 * Whether a provider's games require the app, and this is a phone of that platform without it (SPEC.md
 * section 4).
 */
export const needsApp = (
  capability: Capability | undefined,
  platform: Platform,
  device: DeviceClass,
): boolean => device !== 'app' && (capability?.needsApp?.some((system) => system === platform) ?? false);
