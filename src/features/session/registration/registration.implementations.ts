import { fromPromise } from 'xstate';
import type { CallResult } from '#contract/call.ts';
import { register, registerSettings } from '#contract/endpoints/session/registration.ts';
import type { Member } from '#machines/kernel/events.ts';
import { captchaMachine } from '#machines/session/captcha.machine.ts';
import type { registrationMachine } from '#machines/session/registration.machine.ts';
import type { RegisterFormConfig, RegisterInput } from '#machines/session/registration.setup.ts';
import { verificationCodeMachine } from '#machines/session/verification-code.machine.ts';
import { call } from '#src/api/call.ts';
import { firePixel } from '#src/api/pixel.ts';
import { storeSignedInMember } from '#src/api/store-signed-in-member.ts';
import { captchaImplementations } from '#src/components/forms/captcha.implementations.ts';
import { verificationCodeImplementations } from '#src/components/forms/verification-code.implementations.ts';
import { visitorCurrency } from '#src/site/currency.ts';
import { site } from '#src/site/site.ts';
import { domainReferral, linkCurrency, linkReferral } from './referral.ts';

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
  return { ok: true, data: { settings: settings.data.list, currencies, currency, introducer, linkLost } };
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
