import { fromPromise } from 'xstate';
import { type CallResult, clientErrorCodes } from '#contract/call.ts';
import { isSameText, openText } from '#contract/client-captcha.ts';
import {
  clientCaptcha,
  doubleValidation,
  login,
  loginHeader,
  type PendingQuestion,
  skipQuestion,
  transferReset,
  transferVerify,
} from '#contract/endpoints/session/sign-in.ts';
import type { Member } from '#machines/kernel/events.ts';
import { captchaMachine } from '#machines/session/captcha.machine.ts';
import { doubleValidationMachine, type QuestionAnswer } from '#machines/session/double-validation.machine.ts';
import type { signInMachine } from '#machines/session/sign-in.machine.ts';
import type { Credentials, SignInResult } from '#machines/session/sign-in.setup.ts';
import { type TransferProof, transferVerifyMachine } from '#machines/session/transfer-verify.machine.ts';
import { call } from '#src/api/call.ts';
import { captchaImplementations } from '#src/components/forms/codes.implementations.ts';
import { storeSignedInMember } from '#src/features/session/session.implementations.ts';
import { randomId } from '#src/random-id.ts';
import { deviceClass, platform } from '#src/site/device.ts';
import { site } from '#src/site/site.ts';
import { localStore } from '#src/storage/store.ts';

async function signIn(credentials: Credentials, signal: AbortSignal): Promise<CallResult<SignInResult>> {
  const header = await call(loginHeader, {}, { signal });
  // Without this call of the operator `/login` decides by itself.
  if (!header.ok && !header.failure.isMissing && header.failure.code !== clientErrorCodes.malformed)
    return header;
  const { account, password, answer, captchaToken } = credentials;
  const body = {
    account,
    password,
    answer,
    captcha_token: captchaToken,
    site_id: site.siteId,
    ...clientInfo(),
  };
  const result = await call(login, body, { signal, headers: header.ok ? header.data : {} });
  if (!result.ok) return result;
  if ('question' in result.data) return { ok: true, data: { pendingQuestion: result.data } };
  return { ok: true, data: { member: await storeSignedInMember(result.data, signal) } };
}

async function answerQuestion(input: QuestionAnswer, signal: AbortSignal): Promise<CallResult<Member>> {
  const { remote_addr, host } = clientInfo();
  const body = {
    member_login_id: input.loginId,
    answer: input.answer,
    captcha_answer: input.captchaAnswer,
    captcha_token: input.captchaToken,
    remote_addr,
    host,
  };
  const result = await call(doubleValidation, body, { signal });
  return result.ok ? { ok: true, data: await storeSignedInMember(result.data, signal) } : result;
}

const doubleValidationImplementations = {
  actors: {
    captcha: captchaMachine.provide(captchaImplementations),
    answerQuestion: fromPromise<CallResult<Member>, QuestionAnswer>(({ input, signal }) =>
      answerQuestion(input, signal),
    ),
    skipQuestion: fromPromise<CallResult<PendingQuestion>, { loginId: string }>(({ input, signal }) =>
      call(skipQuestion, { member_login_id: input.loginId }, { signal }),
    ),
  },
} satisfies Parameters<typeof doubleValidationMachine.provide>[0];

export const signInImplementations = () =>
  ({
    actors: {
      captcha: captchaMachine.provide(captchaImplementations),
      doubleValidation: doubleValidationMachine.provide(doubleValidationImplementations),
      transferVerify: transferVerifyMachine.provide({
        actors: {
          captcha: captchaMachine.provide(captchaImplementations),
          ...transferVerifyImplementations().actors,
        },
      }),
      signIn: fromPromise<CallResult<SignInResult>, Credentials>(({ input, signal }) =>
        signIn(input, signal),
      ),
    },
  }) satisfies Parameters<typeof signInMachine.provide>[0];

/** A random id of this browser, kept as long as its storage. */
function udid(): string {
  const known = localStore.get('udid');
  if (known) return known;
  const fresh = randomId();
  localStore.set('udid', fresh);
  return fresh;
}

const browser = () => /(Edg|OPR|Firefox|Chrome|Safari)\/[\d.]+/.exec(navigator.userAgent)?.[0] ?? 'unknown';
const system = () => /\(([^)]+)\)/.exec(navigator.userAgent)?.[1] ?? 'unknown';

/** Device fields of the login payload. The operator fills in the IP address itself. */
const clientInfo = () => ({
  remote_addr: '',
  host: window.location.host,
  device: deviceClass(),
  system_group: platform(),
  udid: udid(),
  login_type: 'account',
  cdn: '',
  system: system().split(';')[0] ?? 'unknown',
  browser: browser(),
  system_version: /[\d._]{2,}/.exec(system())?.[0] ?? '',
});

const failureResult = (path: string, code: string): CallResult<never> => ({
  ok: false,
  failure: { call: path, code },
});

async function verify(
  { account, by, contact, withdrawPassword, answer, captchaToken }: TransferProof & { account: string },
  signal: AbortSignal,
): Promise<CallResult<{ token: string }>> {
  const captchaText = await openText(captchaToken, site.clientCaptchaKey);
  if (captchaText === null || !isSameText(answer, captchaText))
    return failureResult(clientCaptcha.path, 'mismatch');
  const body = {
    account,
    withdraw_password: withdrawPassword,
    ...(by === 'email' ? { member_email: contact } : { member_phone: contact }),
  };
  return call(transferVerify, body, { signal });
}

const transferVerifyImplementations = () => {
  /** The operator's token for the last proof. It allows a new password, so no machine or log contains it. */
  let token = '';
  return {
    actors: {
      verify: fromPromise<CallResult<null>, TransferProof & { account: string }>(
        async ({ input, signal }) => {
          const result = await verify(input, signal);
          if (!result.ok) return result;
          token = result.data.token;
          return { ok: true, data: null };
        },
      ),
      reset: fromPromise<CallResult<unknown>, { account: string; password: string }>(
        async ({ input, signal }) => {
          const result = await call(transferReset, { ...input, token }, { signal });
          if (result.ok) token = '';
          return result;
        },
      ),
    },
  } satisfies Parameters<typeof transferVerifyMachine.provide>[0];
};
