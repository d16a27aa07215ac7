import type { Failure } from '#contract/call.ts';
import type { SiteFeature } from '#contract/site.ts';
import { setMissing } from '#src/site/features.ts';
import { site } from '#src/site/site.ts';

/* Which calls belong to the features of a site. Loaded with the first call of a member: links need to know of pages only. */

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
  checkIn: { all: ['/member/signin/'], entry: ['/member/signin/info'] },
  promotions: { all: ['/arks/web/discount', '/member/promotion/'], entry: ['/arks/web/discount'] },
  help: { all: ['/arks/web/faq'], entry: ['/arks/web/faq'] },
  sponsor: { all: ['/web/model_sponsor'], entry: ['/web/model_sponsor'] },
  winners: { all: ['/v2/get_winner_list'], entry: ['/v2/get_winner_list'] },
  fixtures: { all: [], entry: ['/arks/web/game/sport-fixtures'] },
  liveTables: { all: [], entry: ['/arks/web/game/live-tables'] },
  jackpotHistory: { all: [], entry: ['/v2/get_jackpot_history'] },
  registration: { all: ['/register'], entry: ['/register', '/arks/web/register-settings'] },
};

const featureOfCall = (path: string): SiteFeature | undefined =>
  (Object.keys(callsOf) as SiteFeature[]).find(
    (feature) =>
      callsOf[feature].entry.includes(path) ||
      callsOf[feature].all.some((beginning) => path.startsWith(beginning)),
  );

/** Features of which a call has succeeded in this page. */
const found = new Set<SiteFeature>();

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
  if (feature && !isMissing) found.add(feature);
  const isGone =
    isMissing && feature !== undefined && callsOf[feature].entry.includes(path) && !found.has(feature);
  if (isMissing) void tellMissing(path, isGone ? feature : undefined);
  if (feature && (isGone || !isMissing)) setMissing(feature, isGone);
}

/** Tells of a call that the back end lacks, and of the feature that is not offered for that. */
async function tellMissing(path: string, feature: SiteFeature | undefined) {
  const { tellProblem } = await import('#src/diagnostics/problems.ts');
  const consequence = feature
    ? `${feature} is not offered; without it, add "${feature}" to disabledFeatures`
    : 'the page goes without it';
  tellProblem({
    message: `the back end has no ${path}: ${consequence}`,
    call: path,
    expected: 'an answer to a POST; paths outside of /api are forwarded too',
    seen: 'code or status 404, or status 405 of a server that only has files',
    ...(!feature && { isExpected: true }),
    guide: '2-how-a-call-looks',
  });
}
