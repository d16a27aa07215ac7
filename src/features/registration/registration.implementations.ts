import { fromPromise } from 'xstate';
import type { CallResult } from '#contract/call.ts';
import { checkAgentDomain } from '#contract/endpoints/identity.ts';
import { register, registerSettings, validMessage } from '#contract/endpoints/register.ts';
import { captchaMachine } from '#machines/captcha.machine.ts';
import type { Member } from '#machines/events.ts';
import { phoneCodeMachine } from '#machines/phone-code.machine.ts';
import type { registrationMachine } from '#machines/registration.machine.ts';
import type { Introducer, RegisterFormConfig, RegisterInput } from '#machines/registration.setup.ts';
import { call } from '#src/api/call.ts';
import { firePixel } from '#src/api/pixel.ts';
import { completeSignIn } from '#src/api/store-signed-in-member.ts';
import { captchaImplementations } from '#src/components/forms/captcha.implementations.ts';
import { phoneCodeImplementations } from '#src/components/forms/phone-code.implementations.ts';
import { cookies } from '#src/site/cookies.ts';
import { visitorCurrency } from '#src/site/currency.ts';
import { clearReferral, referralCurrency, referralIntroducer } from '#src/site/referral.ts';
import { site } from '#src/site/site.ts';

/**
 * Configuration of the form. An agent's domain takes precedence over a link. If a domain or link cannot be
 * checked, this fails: an account in the wrong currency or without its introducer cannot be corrected later.
 */
async function prepare(signal: AbortSignal): Promise<CallResult<RegisterFormConfig>> {
  const site_id = site.siteId;
  const [settings, domain] = await Promise.all([
    call(registerSettings, { site_id }, { signal }),
    call(checkAgentDomain, { host: window.location.host, site_id }, { signal }),
  ]);
  if (!settings.ok) return settings;
  if (!domain.ok) return domain;
  const { list } = settings.data;
  const { isValid, currency, agentId } = domain.data;
  if (isValid && agentId) {
    cookies.set('agent_domain_id', agentId);
    const forced = site.currencies.find((candidate) => candidate === currency);
    return formConfig(list, { type: 'member_agent', code: agentId }, forced);
  }
  const link = referralIntroducer();
  if (!link) return formConfig(list, null);
  const { type, code } = link;
  const introducerId = type === 'member_agent' ? { agent_id: code } : { recommend_code: code };
  const valid = await call(validMessage, { site_id, ...introducerId }, { signal });
  if (!valid.ok) return valid;
  if (!valid.data.isValid) {
    clearReferral();
    return formConfig(list, null, undefined, true);
  }
  return formConfig(list, link, type === 'member_agent' ? (referralCurrency() ?? undefined) : undefined);
}

function formConfig(
  settings: RegisterFormConfig['settings'],
  introducer: Introducer | null,
  forced?: string,
  linkLost = false,
): CallResult<RegisterFormConfig> {
  const wanted = forced ?? referralCurrency() ?? visitorCurrency();
  const currencies = forced ? [forced] : site.currencies;
  const currency = currencies.find((candidate) => candidate === wanted) ?? site.defaultCurrency;
  return { ok: true, data: { settings, currencies, currency, introducer, linkLost } };
}

/** Codes of earlier failures on this page, for the operator's support. */
let earlierCodes: string[] = [];

async function openAccount(
  { values, captchaToken, currency, introducer }: RegisterInput,
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
  if (!result.ok) {
    earlierCodes.push(result.failure.code);
    return result;
  }
  earlierCodes = [];
  const member = await completeSignIn(result.data, signal);
  firePixel('CompleteRegistration', { currency: member.currency });
  return { ok: true, data: member };
}

export const registrationImplementations = {
  actors: {
    captcha: captchaMachine.provide(captchaImplementations),
    phoneCode: phoneCodeMachine.provide(phoneCodeImplementations),
    prepare: fromPromise<CallResult<RegisterFormConfig>>(({ signal }) => prepare(signal)),
    register: fromPromise<CallResult<Member>, RegisterInput>(({ input, signal }) =>
      openAccount(input, signal),
    ),
  },
} satisfies Parameters<typeof registrationMachine.provide>[0];
