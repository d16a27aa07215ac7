import { cookies } from '#src/storage/cookies.ts';
import { site } from './site.ts';

/** Who may bring somebody along: a code of theirs, not more. */
const isCode = (value: string) => /^[\w-]{1,40}$/.test(value);

/**
 * A referral link leaves in cookies by whom somebody came, for as long as the site keeps links: `id` an agent,
 * `invite` a friend, `currency` what the account is to be kept in. The last link counts.
 */
export function keepLinkQuery(pathname: string, search: string) {
  if (pathname !== '/' && pathname !== '/register') return;
  const query = new URLSearchParams(search);
  const [agent, friend, currency] = ['id', 'invite', 'currency'].map((key) => query.get(key)?.trim() ?? '');
  if (agent && isCode(agent)) come('member_agent', agent);
  else if (friend && isCode(friend)) come('recommend_code', friend);
  const known = site.currencies.find((candidate) => candidate === currency?.toUpperCase());
  if (known) cookies.set('currency', known);
}

function come(type: 'member_agent' | 'recommend_code', code: string) {
  cookies.remove(type === 'member_agent' ? 'recommend_code' : 'member_agent');
  // An older link's currency is not this one's.
  cookies.remove('currency');
  cookies.set(type, code);
  cookies.set('register_type', type);
}

/** By whom, by the last link that still counts. */
export function linkIntroducer(): { type: 'member_agent' | 'recommend_code'; code: string } | null {
  const last = cookies.get('register_type') === 'recommend_code' ? 'recommend_code' : 'member_agent';
  const code = cookies.get(last);
  return code && isCode(code) ? { type: last, code } : null;
}

/** The currency that the link names, if the site has it. */
export const linkCurrency = () =>
  site.currencies.find((candidate) => candidate === cookies.get('currency')) ?? null;

export const forgetLink = () => {
  for (const name of ['member_agent', 'recommend_code', 'register_type', 'currency'] as const)
    cookies.remove(name);
};
