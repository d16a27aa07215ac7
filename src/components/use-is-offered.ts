import { useSyncExternalStore } from 'react';
import { type SiteFeature, siteFeatures } from '#contract/site.ts';
import { isOffered, onFeaturesChanged } from '#src/site/features.ts';

/** Whether the site has a feature, as far as is known; true without a feature. */
export const useIsOffered = (feature: SiteFeature | undefined): boolean =>
  useSyncExternalStore(
    onFeaturesChanged,
    () => isOffered(feature),
    () => isOffered(feature),
  );

const offeredNow = () => siteFeatures.filter(isOffered).join();

/** The same for many features. */
export function useOffered(): typeof isOffered {
  useSyncExternalStore(onFeaturesChanged, offeredNow, offeredNow);
  return isOffered;
}
