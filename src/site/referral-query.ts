import { cookies } from './cookies.ts';
import { site } from './site.ts';

/** Whether the value has the form of an introducer's code. */
export const isReferralCode = (value: string) => /^[\w-]{1,40}$/.test(value);

/**
 * Stores the introducer of a referral link in cookies, for the site's link lifetime: `id` names an agent,
 * `invite` a friend, `currency` the currency of the account. The last link counts.
 */
export function storeReferralQuery(pathname: string, search: string) {
  if (!/^\/(?:register\/*)?$/i.test(pathname)) return;
  const query = new URLSearchParams(search);
  // A parameter that is there twice counts by its first value.
  const named = site.introducerParameters;
  const [agent, friend, currency] = [['id', ...named.agent], ['invite', ...named.friend], ['currency']].map(
    (keys) => firstOf(query, keys),
  );
  if (agent && isReferralCode(agent)) storeIntroducer('member_agent', agent);
  else if (friend && isReferralCode(friend)) storeIntroducer('recommend_code', friend);
  const known = site.currencies.find((candidate) => candidate === currency?.toUpperCase());
  if (known) cookies.set('currency', known);
}

/** The first value that is not empty. */
const firstOf = (query: URLSearchParams, keys: readonly string[]): string =>
  keys
    .flatMap((key) => query.getAll(key))
    .map((value) => value.trim())
    .find(Boolean) ?? '';

function storeIntroducer(type: 'member_agent' | 'recommend_code', code: string) {
  // The currency of an older link does not apply to this one.
  cookies.remove('member_agent', 'recommend_code', 'currency');
  cookies.set(type, code);
  cookies.set('register_type', type);
}
