import type { Capability } from '#contract/site.ts';
import type { DeviceClass, Platform } from '#machines/device.machine.ts';

/** Whether a provider's games are played in the app alone, and this is a phone of its kind without it (SPEC.md section 4). */
export const needsApp = (
  capability: Capability | undefined,
  platform: Platform,
  device: DeviceClass,
): boolean => device !== 'app' && (capability?.needsApp?.some((system) => system === platform) ?? false);
