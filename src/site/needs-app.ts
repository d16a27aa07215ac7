import { deviceClass, platform } from './device.ts';
import { site } from './site.ts';

/**
 * Whether this is a phone without the app, which plays the provider's games only in the app (specification, section 4).
 * Detects the device only for such providers.
 */
export const needsApp = (gpId: string): boolean =>
  Object.entries(site.appOnly).some(
    ([system, gpIds]) => gpIds.includes(gpId) && system === platform() && deviceClass() !== 'app',
  );
