import type { SiteFeature } from '#contract/site.ts';
import type { Area, PageOf } from '#src/windows/areas.ts';
import { site } from './site.ts';

/*
 * Features that a site or its back end may lack. A feature that the site config disables is treated as one whose calls the
 * back end answers by 404: neither sends its calls, has entries in menus, or opens its pages.
 */

const pages: Partial<Record<PageOf<'user'>, SiteFeature>> = {
  Deposit: 'deposit',
  Withdrawal: 'withdrawal',
  BindAccount: 'withdrawal',
  Transaction: 'records',
  DWRecord: 'records',
  RecommendProject: 'recommend',
  RecommendRecord: 'recommend',
  RecommendMemberSearch: 'recommend',
  PlayLimits: 'limits',
  Letter: 'letters',
};

/** The feature that a page of an area belongs to; undefined for what every site has. */
export function featureOfPage<A extends Area>(area: A, page?: PageOf<A>): SiteFeature | undefined {
  if (area === 'proxy') return 'agents';
  return area === 'fastPayment' ? 'deposit' : pages[page as PageOf<'user'>];
}

/** Features that the back end lacks. */
const missing = new Set<SiteFeature>();
const listeners = new Set<() => void>();

/** Whether the site has the feature, as far as is known. What the back end lacks is not stored: each page load finds it. */
export const isOffered = (feature: SiteFeature | undefined): boolean =>
  feature === undefined || !(missing.has(feature) || site.disabledFeatures.includes(feature));

export function onFeaturesChanged(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Notes whether the back end lacks a feature. */
export function setMissing(feature: SiteFeature, isMissing: boolean) {
  if (isMissing === missing.has(feature)) return;
  if (isMissing) missing.add(feature);
  else missing.delete(feature);
  for (const listener of listeners) listener();
}
