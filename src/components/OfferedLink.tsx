import { Link, type LinkProps } from '@tanstack/react-router';
import type { SiteFeature } from '#contract/site.ts';
import { useIsOffered } from './use-is-offered.ts';

interface Props extends Pick<LinkProps, 'to'> {
  feature: SiteFeature;
}

/** Link to the page of a feature. There is none where the site does not offer it; lists leave out the empty entry. */
export function OfferedLink({ feature, ...link }: Props) {
  return useIsOffered(feature) ? <Link {...link} /> : null;
}
