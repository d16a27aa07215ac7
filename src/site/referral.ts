import { cookies } from './cookies.ts';
import { site } from './site.ts';

/** Whether the value has the form of an introducer's code. */
const isCode = (value: string) => /^[\w-]{1,40}$/.test(value);

/**
 * Stores the introducer of a referral link in cookies, for the site's link lifetime: `id` names an agent,
 * `invite` a friend, `currency` the currency of the account. The last link counts.
 */
export function storeReferralQuery(pathname: string, search: string) {
  if (pathname !== '/' && pathname !== '/register') return;
  const query = new URLSearchParams(search);
  const [agent, friend, currency] = ['id', 'invite', 'currency'].map((key) => query.get(key)?.trim() ?? '');
  if (agent && isCode(agent)) storeIntroducer('member_agent', agent);
  else if (friend && isCode(friend)) storeIntroducer('recommend_code', friend);
  const known = site.currencies.find((candidate) => candidate === currency?.toUpperCase());
  if (known) cookies.set('currency', known);
}

function storeIntroducer(type: 'member_agent' | 'recommend_code', code: string) {
  cookies.remove(type === 'member_agent' ? 'recommend_code' : 'member_agent');
  // The currency of an older link does not apply to this one.
  cookies.remove('currency');
  cookies.set(type, code);
  cookies.set('register_type', type);
}

/** Introducer from the latest valid link. */
export function referralIntroducer(): { type: 'member_agent' | 'recommend_code'; code: string } | null {
  const last = cookies.get('register_type') === 'recommend_code' ? 'recommend_code' : 'member_agent';
  const code = cookies.get(last);
  return code && isCode(code) ? { type: last, code } : null;
}

/** The link's currency, if the site has it. */
export const referralCurrency = () =>
  site.currencies.find((candidate) => candidate === cookies.get('currency')) ?? null;

export const clearReferral = () => {
  for (const name of ['member_agent', 'recommend_code', 'register_type', 'currency'] as const)
    cookies.remove(name);
};
