import { Link, type LinkProps } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';
import { type SiteFeature, siteFeatures } from '#contract/site.ts';
import { isOffered, onFeaturesChanged } from '#src/site/features.ts';

interface Props extends Pick<LinkProps, 'to'> {
  feature: SiteFeature;
}

/** Link to the page of a feature. There is none where the site does not offer it; lists leave out the empty entry. */
export function OfferedLink({ feature, ...link }: Props) {
  return useIsOffered(feature) ? <Link {...link} /> : null;
}

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
