import { type CallResult, isOutcomeUnknown } from '#contract/call.ts';
import type { Currency } from '#contract/constants.ts';
import { memberInfo } from '#contract/endpoints/session/member.ts';
import { validMessage } from '#contract/endpoints/session/registration.ts';
import { checkAgentDomain } from '#contract/endpoints/session/sign-in.ts';
import type { Introducer, RegisterFormConfig } from '#machines/session/registration.setup.ts';
import { call } from '#src/api/call.ts';
import { cookies } from '#src/site/cookies.ts';
import { isReferralCode } from '#src/site/referral-query.ts';
import { site } from '#src/site/site.ts';

/** Who introduced the visitor. `forced`: the currency that an agent's domain or link sets. */
export interface Referral extends Pick<RegisterFormConfig, 'introducer' | 'linkLost'> {
  forced: Currency | null;
}

const siteCurrency = (value: string | null): Currency | null =>
  site.currencies.find((candidate) => candidate === value) ?? null;

/** The last link's currency, if the site has it. */
export const linkCurrency = () => siteCurrency(cookies.get('currency'));

/** The agent of the site's host. If the check cannot be made, the agent and the currency of the last one apply. */
export async function domainReferral(signal: AbortSignal): Promise<CallResult<Referral>> {
  const body = { host: window.location.host, site_id: site.siteId };
  const result = await call(checkAgentDomain, body, { signal });
  if (!result.ok) {
    const [agent, forced] = [cookies.get('agent_domain_id'), siteCurrency(cookies.get('ccy'))];
    if (!agent || !forced || !isOutcomeUnknown(result.failure)) return result;
    return referral({ type: 'member_agent', code: agent }, forced);
  }
  const { isValid, agentId, currency } = result.data;
  cookies.remove('agent_domain_id', 'ccy');
  if (!isValid || !agentId) return referral(null);
  cookies.set('agent_domain_id', agentId);
  return agentReferral(agentId, siteCurrency(currency), 'ccy', signal);
}

/** The introducer of the last link. A link that the operator rejects is removed. */
export async function linkReferral(signal: AbortSignal): Promise<CallResult<Referral>> {
  const introducer = linkIntroducer();
  if (!introducer) return referral(null);
  const { type, code } = introducer;
  const introducerId = type === 'member_agent' ? { agent_id: code } : { recommend_code: code };
  const valid = await call(validMessage, { site_id: site.siteId, ...introducerId }, { signal });
  if (!valid.ok) return valid;
  if (!valid.data.isValid) {
    cookies.remove('member_agent', 'recommend_code', 'register_type', 'currency');
    return referral(null, null, true);
  }
  return type === 'member_agent'
    ? agentReferral(code, linkCurrency(), 'currency', signal)
    : referral(introducer);
}

function linkIntroducer(): Introducer | null {
  const type = cookies.get('register_type') === 'recommend_code' ? 'recommend_code' : 'member_agent';
  const code = cookies.get(type);
  return code && isReferralCode(code) ? { type, code } : null;
}

/** Without a currency of the domain or link, the agent's own is the account's. Keeps it in the cookie. */
async function agentReferral(
  code: string,
  named: Currency | null,
  cookie: 'ccy' | 'currency',
  signal: AbortSignal,
): Promise<CallResult<Referral>> {
  let forced = named;
  if (!forced) {
    const info = await call(memberInfo, { id: code }, { signal, ignoreUnauthorized: true });
    if (!info.ok && isOutcomeUnknown(info.failure)) return info;
    forced = info.ok ? siteCurrency(info.data.currency) : null;
  }
  if (forced) cookies.set(cookie, forced);
  return referral({ type: 'member_agent', code }, forced);
}

const referral = (
  introducer: Introducer | null,
  forced: Currency | null = null,
  linkLost = false,
): CallResult<Referral> => ({ ok: true, data: { introducer, forced, linkLost } });
