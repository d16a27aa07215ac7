import { fromPromise } from 'xstate';
import type { Answer } from '#contract/call.ts';
import { captcha, captchaTypes, login, loginHeader } from '#contract/endpoints/identity.ts';
import { type CaptchaPurpose, captchaMachine } from '#machines/captcha.machine.ts';
import type { Credentials, SignInResult, signInMachine } from '#machines/sign-in.machine.ts';
import { call } from '../api/call.ts';
import { clientInfo } from '../site/client-info.ts';
import { site } from '../site/site.ts';
import { storeMember } from '../storage/member.ts';
import { tellTabs } from '../windows/tabs.ts';

/** The token goes from the answer straight to storage: no machine and no record sees it. */
async function signIn(credentials: Credentials, signal: AbortSignal): Promise<Answer<SignInResult>> {
  const header = await call(loginHeader, {}, { signal });
  if (!header.ok) return header;
  const { account, password, answer, captchaToken } = credentials;
  const body = {
    account,
    password,
    answer,
    captcha_token: captchaToken,
    site_id: site.siteId,
    ...clientInfo(),
  };
  const answered = await call(login, body, { signal, headers: header.data });
  if (!answered.ok) return answered;
  if ('question' in answered.data) return { ok: true, data: { question: answered.data.question } };
  const { id, token, memberAccount, memberCurrency } = answered.data;
  const member = { memberId: id, account: memberAccount, currency: memberCurrency };
  if (signal.aborted) return { ok: false, failure: { call: login.path, code: 'aborted' } };
  storeMember(member, token);
  tellTabs({ type: 'session.started', memberId: id });
  return { ok: true, data: { member } };
}

export const captchaHands = {
  actors: {
    fetchCaptcha: fromPromise<Awaited<ReturnType<typeof call<typeof captcha>>>, { purpose: CaptchaPurpose }>(
      ({ input, signal }) =>
        call(captcha, { type: captchaTypes[input.purpose], site_id: site.siteId }, { signal }),
    ),
  },
} satisfies Parameters<typeof captchaMachine.provide>[0];

export const signInHands = {
  actors: {
    captcha: captchaMachine.provide(captchaHands),
    signIn: fromPromise<Answer<SignInResult>, Credentials>(({ input, signal }) => signIn(input, signal)),
  },
} satisfies Parameters<typeof signInMachine.provide>[0];
