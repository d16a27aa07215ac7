import type { Failure } from '#contract/call.ts';
import type { SiteFeature } from '#contract/site.ts';
import type { Area, PageOf } from '#src/windows/areas.ts';
import { site } from './site.ts';

/*
 * Features that a site or its back end may lack. A feature that the site config disables is treated as one whose calls the
 * back end answers by 404: neither sends its calls, has entries in menus, or opens its pages.
 */

/** Beginnings of the paths of the calls of each feature. `entry`: the calls without which there is nothing of it. */
const callsOf: Record<SiteFeature, { all: readonly string[]; entry: readonly string[] }> = {
  deposit: { all: ['/member/deposit/'], entry: ['/member/deposit/open', '/member/deposit/methods'] },
  withdrawal: {
    all: ['/member/withdrawal/', '/member/account/'],
    entry: ['/member/withdrawal/info', '/member/account/list'],
  },
  records: { all: ['/member/record/'], entry: ['/member/record/bets', '/member/record/money'] },
  recommend: {
    all: ['/member/recommend/', '/bonus_setting/check'],
    entry: ['/member/recommend/project', '/bonus_setting/check'],
  },
  agents: { all: ['/agent/'], entry: ['/agent/agreement', '/agent/plan'] },
  limits: { all: ['/member/limits'], entry: ['/member/limits'] },
  letters: { all: ['/arks/web/member/letter'], entry: ['/arks/web/member/letter'] },
  envelope: { all: ['/arks/web/activity/'], entry: ['/arks/web/activity/red_envelope_promotion'] },
};

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

const featureOfCall = (path: string): SiteFeature | undefined =>
  (Object.keys(callsOf) as SiteFeature[]).find((feature) =>
    callsOf[feature].all.some((beginning) => path.startsWith(beginning)),
  );

/** Features of which a call has succeeded in this page, and those whose entry call the back end lacks. */
const found = new Set<SiteFeature>();
const missing = new Set<SiteFeature>();
const listeners = new Set<() => void>();

/** Whether the site has the feature, as far as is known: each page finds anew what the back end lacks. */
export const isOffered = (feature: SiteFeature | undefined): boolean =>
  feature === undefined || !(missing.has(feature) || site.disabledFeatures.includes(feature));

export function onFeaturesChanged(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The failure of a call of a feature that the site config disables, which is not sent; else null. */
export function disabledCall(path: string): Failure | null {
  const feature = featureOfCall(path);
  if (!feature || !site.disabledFeatures.includes(feature)) return null;
  return { call: path, code: '404', isMissing: true };
}

/**
 * Notes whether the back end has a call. A feature with a missing entry call is not offered, unless another of its calls has
 * succeeded: then only the page says so.
 */
export function noteCall(path: string, isMissing: boolean) {
  const feature = featureOfCall(path);
  if (!feature) return;
  if (!isMissing) found.add(feature);
  const isGone = isMissing && callsOf[feature].entry.includes(path) && !found.has(feature);
  if (isGone === missing.has(feature) || (isMissing && !isGone)) return;
  if (isGone) {
    missing.add(feature);
    void tellMissing(path, feature);
  } else missing.delete(feature);
  for (const listener of listeners) listener();
}

async function tellMissing(path: string, feature: SiteFeature) {
  const { tellProblem } = await import('#src/diagnostics/problems.ts');
  tellProblem({
    message: `the back end has no ${path}: ${feature} is not offered; without it, add "${feature}" to disabledFeatures`,
    call: path,
    guide: '2-how-a-call-looks',
  });
}
