import { fromPromise } from 'xstate';
import type { Answer } from '#contract/call.ts';
import {
  type AskedQuestion,
  captcha,
  captchaTypes,
  doubleValidation,
  login,
  loginHeader,
  type SignedIn,
  skipQuestion,
} from '#contract/endpoints/identity.ts';
import { type CaptchaPurpose, captchaMachine } from '#machines/captcha.machine.ts';
import { doubleValidationMachine, type QuestionAnswer } from '#machines/double-validation.machine.ts';
import type { Member } from '#machines/events.ts';
import type { Credentials, SignInResult, signInMachine } from '#machines/sign-in.machine.ts';
import { transferVerifyMachine } from '#machines/transfer-verify.machine.ts';
import { call } from '../api/call.ts';
import { clientInfo } from '../site/client-info.ts';
import { site } from '../site/site.ts';
import { admit } from './admit.ts';
import { localCaptcha, transferVerifyHands } from './transfer-verify.ts';

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
  if ('question' in answered.data) return { ok: true, data: { asked: answered.data } };
  return { ok: true, data: { member: await welcome(answered.data, signal) } };
}

async function answerQuestion(input: QuestionAnswer, signal: AbortSignal): Promise<Answer<Member>> {
  const { remote_addr, host } = clientInfo();
  const body = {
    member_login_id: input.loginId,
    answer: input.answer,
    captcha_answer: input.captchaAnswer,
    captcha_token: input.captchaToken,
    remote_addr,
    host,
  };
  const answered = await call(doubleValidation, body, { signal });
  return answered.ok ? { ok: true, data: await welcome(answered.data, signal) } : answered;
}

export const welcome = (
  { id, token, memberAccount, memberCurrency }: SignedIn,
  signal: AbortSignal,
): Promise<Member> =>
  admit({ memberId: id, account: memberAccount, currency: memberCurrency }, token, signal);

export const captchaHands = {
  actors: {
    fetchCaptcha: fromPromise<Awaited<ReturnType<typeof call<typeof captcha>>>, { purpose: CaptchaPurpose }>(
      ({ input: { purpose }, signal }) =>
        purpose === 'transfer'
          ? localCaptcha(signal)
          : call(captcha, { type: captchaTypes[purpose], site_id: site.siteId }, { signal }),
    ),
  },
} satisfies Parameters<typeof captchaMachine.provide>[0];

const doubleValidationHands = {
  actors: {
    captcha: captchaMachine.provide(captchaHands),
    answerQuestion: fromPromise<Answer<Member>, QuestionAnswer>(({ input, signal }) =>
      answerQuestion(input, signal),
    ),
    skipQuestion: fromPromise<Answer<AskedQuestion>, { loginId: string }>(({ input, signal }) =>
      call(skipQuestion, { member_login_id: input.loginId }, { signal }),
    ),
  },
} satisfies Parameters<typeof doubleValidationMachine.provide>[0];

export const signInHands = {
  actors: {
    captcha: captchaMachine.provide(captchaHands),
    doubleValidation: doubleValidationMachine.provide(doubleValidationHands),
    transferVerify: transferVerifyMachine.provide({
      actors: { captcha: captchaMachine.provide(captchaHands), ...transferVerifyHands.actors },
    }),
    signIn: fromPromise<Answer<SignInResult>, Credentials>(({ input, signal }) => signIn(input, signal)),
  },
} satisfies Parameters<typeof signInMachine.provide>[0];
