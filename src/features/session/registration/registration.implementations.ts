import { fromPromise } from 'xstate';
import { type CallResult, isOutcomeUnknown } from '#contract/call.ts';
import type { Currency } from '#contract/constants.ts';
import { memberInfo } from '#contract/endpoints/session/member.ts';
import {
  type RegisterSetting,
  register,
  registerSettings,
  validMessage,
} from '#contract/endpoints/session/registration.ts';
import { checkAgentDomain } from '#contract/endpoints/session/sign-in.ts';
import type { Member } from '#machines/kernel/events.ts';
import { captchaMachine } from '#machines/session/captcha.machine.ts';
import type { registrationMachine } from '#machines/session/registration.machine.ts';
import type { Introducer, RegisterFormConfig, RegisterInput } from '#machines/session/registration.setup.ts';
import { verificationCodeMachine } from '#machines/session/verification-code.machine.ts';
import { call } from '#src/api/call.ts';
import { firePixel } from '#src/api/pixel.ts';
import {
  captchaImplementations,
  verificationCodeImplementations,
} from '#src/components/forms/codes.implementations.ts';
import { storeSignedInMember } from '#src/features/session/session.implementations.ts';
import { cookies } from '#src/site/cookies.ts';
import { isReferralCode } from '#src/site/entry.ts';
import { visitorCurrency } from '#src/site/locale.ts';
import { site } from '#src/site/site.ts';

/**
 * Configuration of the form. If a domain or link cannot be checked, this fails: an account in the error currency
 * or without its introducer cannot be corrected later.
 */
async function prepare(signal: AbortSignal): Promise<CallResult<RegisterFormConfig>> {
  const [settings, domain] = await Promise.all([
    call(registerSettings, { site_id: site.siteId }, { signal }),
    domainReferral(signal),
  ]);
  if (!settings.ok) return settings;
  const referral = domain.ok && !domain.data.introducer ? await linkReferral(signal) : domain;
  if (!referral.ok) return referral;
  const { introducer, linkLost, forced } = referral.data;
  const wanted = forced ?? linkCurrency() ?? visitorCurrency();
  const currencies = forced ? [forced] : site.currencies;
  const currency = currencies.find((candidate) => candidate === wanted) ?? site.defaultCurrency;
  return {
    ok: true,
    data: { settings: withImageCode(settings.data.list), currencies, currency, introducer, linkLost },
  };
}

/** The form's settings with the code of an image in every currency, if the site asks for it before it tells who is a member. */
function withImageCode(settings: RegisterSetting[]): RegisterSetting[] {
  if (!site.captcha.availability) return settings;
  const others = settings.filter(({ name }) => name !== 'verify_code');
  const shown = {
    name: 'verify_code',
    isDisplay: true,
    isRequired: true,
    isUnique: false,
    isVerification: false,
  };
  const elsewhere = { isMemberCenter: false, isMemberCenterVerification: false };
  return [...others, ...site.currencies.map((currency) => ({ ...shown, ...elsewhere, currency }))];
}

async function openAccount(
  { values, captchaToken, currency, introducer, earlierCodes }: RegisterInput,
  signal: AbortSignal,
): Promise<CallResult<Member>> {
  const { member_account = '', password = '', ...others } = values;
  const body = {
    ...others,
    member_account,
    password,
    site_id: site.siteId,
    member_currency: currency,
    captcha_token: captchaToken,
    ...(introducer && { introducer: introducer.code }),
    ...(earlierCodes.length > 0 && { errorTrack: earlierCodes.join() }),
  };
  const result = await call(register, body, { signal });
  if (!result.ok) return result;
  const member = await storeSignedInMember(result.data, signal);
  firePixel('CompleteRegistration', { currency: member.currency });
  return { ok: true, data: member };
}

export const registrationImplementations = {
  actors: {
    captcha: captchaMachine.provide(captchaImplementations),
    verificationCode: verificationCodeMachine.provide(verificationCodeImplementations),
    prepare: fromPromise<CallResult<RegisterFormConfig>>(({ signal }) => prepare(signal)),
    register: fromPromise<CallResult<Member>, RegisterInput>(({ input, signal }) =>
      openAccount(input, signal),
    ),
  },
} satisfies Parameters<typeof registrationMachine.provide>[0];

/** Who introduced the visitor. `forced`: the currency that an agent's domain or link sets. */
interface Referral extends Pick<RegisterFormConfig, 'introducer' | 'linkLost'> {
  forced: Currency | null;
}

const siteCurrency = (value: string | null): Currency | null =>
  site.currencies.find((candidate) => candidate === value) ?? null;

/** The last link's currency, if the site has it. */
const linkCurrency = () => siteCurrency(cookies.get('currency'));

/** The agent of the site's host. If the check cannot be made, the agent and the currency of the last one apply. */
async function domainReferral(signal: AbortSignal): Promise<CallResult<Referral>> {
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
async function linkReferral(signal: AbortSignal): Promise<CallResult<Referral>> {
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
