import { fromPromise } from 'xstate';
import type { Answer } from '#contract/call.ts';
import { checkAgentDomain } from '#contract/endpoints/identity.ts';
import { register, registerSettings, validMessage } from '#contract/endpoints/register.ts';
import { captchaMachine } from '#machines/captcha.machine.ts';
import type { Member } from '#machines/events.ts';
import { phoneCodeMachine } from '#machines/phone-code.machine.ts';
import type {
  Introducer,
  RegisterInput,
  RegisterPlan,
  registrationMachine,
} from '#machines/registration.machine.ts';
import { call } from '#src/api/call.ts';
import { firePixel } from '#src/api/pixel.ts';
import { welcome } from '#src/api/store-signed-in-member.ts';
import { captchaHands } from '#src/components/forms/captcha.implementations.ts';
import { phoneCodeHands } from '#src/components/forms/phone-code.implementations.ts';
import { visitorCurrency } from '#src/site/currency.ts';
import { forgetLink, linkCurrency, linkIntroducer } from '#src/site/referral.ts';
import { site } from '#src/site/site.ts';
import { cookies } from '#src/storage/cookies.ts';

/**
 * What the form is built from. An agent's domain goes before a link. A domain or link that could not be asked about
 * stops it: an account in the wrong currency, or under nobody, cannot be mended later.
 */
async function prepare(signal: AbortSignal): Promise<Answer<RegisterPlan>> {
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
    return plan(list, { type: 'member_agent', code: agentId }, forced);
  }
  const link = linkIntroducer();
  if (!link) return plan(list, null);
  const { type, code } = link;
  const asked = type === 'member_agent' ? { agent_id: code } : { recommend_code: code };
  const valid = await call(validMessage, { site_id, ...asked }, { signal });
  if (!valid.ok) return valid;
  if (!valid.data.isValid) {
    forgetLink();
    return plan(list, null, undefined, true);
  }
  return plan(list, link, type === 'member_agent' ? (linkCurrency() ?? undefined) : undefined);
}

function plan(
  settings: RegisterPlan['settings'],
  introducer: Introducer | null,
  forced?: string,
  linkLost = false,
): Answer<RegisterPlan> {
  const wished = forced ?? linkCurrency() ?? visitorCurrency();
  const currencies = forced ? [forced] : site.currencies;
  const currency = currencies.find((candidate) => candidate === wished) ?? site.defaultCurrency;
  return { ok: true, data: { settings, currencies, currency, introducer, linkLost } };
}

/** The codes that earlier tries on this page met, for the operator's support. */
let met: string[] = [];

async function openAccount(
  { values, captchaToken, currency, introducer }: RegisterInput,
  signal: AbortSignal,
): Promise<Answer<Member>> {
  const { member_account = '', password = '', ...others } = values;
  const body = {
    ...others,
    member_account,
    password,
    site_id: site.siteId,
    member_currency: currency,
    captcha_token: captchaToken,
    ...(introducer && { introducer: introducer.code }),
    ...(met.length > 0 && { errorTrack: met.join() }),
  };
  const answered = await call(register, body, { signal });
  if (!answered.ok) {
    met.push(answered.failure.code);
    return answered;
  }
  met = [];
  const member = await welcome(answered.data, signal);
  firePixel('CompleteRegistration', { currency: member.currency });
  return { ok: true, data: member };
}

export const registrationHands = {
  actors: {
    captcha: captchaMachine.provide(captchaHands),
    phoneCode: phoneCodeMachine.provide(phoneCodeHands),
    prepare: fromPromise<Answer<RegisterPlan>>(({ signal }) => prepare(signal)),
    register: fromPromise<Answer<Member>, RegisterInput>(({ input, signal }) => openAccount(input, signal)),
  },
} satisfies Parameters<typeof registrationMachine.provide>[0];
