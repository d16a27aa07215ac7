import { fromPromise } from 'xstate';
import { type CallResult, clientErrorCodes } from '#contract/call.ts';
import { openText } from '#contract/client-captcha.ts';
import { sendVerification } from '#contract/endpoints/profile.ts';
import { forgotResend } from '#contract/endpoints/session/password-recovery.ts';
import { registerSms } from '#contract/endpoints/session/registration.ts';
import { type Captcha, captcha, captchaTypes, clientCaptcha } from '#contract/endpoints/session/sign-in.ts';
import type { CaptchaPurpose, captchaMachine } from '#machines/session/captcha.machine.ts';
import type {
  CodeReport,
  CodeRequest,
  verificationCodeMachine,
} from '#machines/session/verification-code.machine.ts';
import { call } from '#src/api/call.ts';
import { site } from '#src/site/site.ts';

/** A captcha that is checked in the page; its text stays encrypted until then. */
async function localCaptcha(signal: AbortSignal): Promise<CallResult<Captcha>> {
  const result = await call(clientCaptcha, {}, { signal });
  if (!result.ok) return result;
  const { text, data } = result.data;
  if ((await openText(text, site.clientCaptchaKey)) === null)
    return { ok: false, failure: { call: clientCaptcha.path, code: clientErrorCodes.malformed } };
  return { ok: true, data: { token: text, captcha: data, placeholder: '' } };
}

export const captchaImplementations = {
  actors: {
    fetchCaptcha: fromPromise<Awaited<ReturnType<typeof call<typeof captcha>>>, { purpose: CaptchaPurpose }>(
      ({ input: { purpose }, signal }) =>
        purpose === 'transfer'
          ? localCaptcha(signal)
          : call(captcha, { type: captchaTypes[purpose], site_id: site.siteId }, { signal }),
    ),
  },
} satisfies Parameters<typeof captchaMachine.provide>[0];

function requestCode(request: CodeRequest, signal: AbortSignal) {
  const site_id = site.siteId;
  const { image } = request;
  if (request.purpose === 'forgot_password')
    return call(forgotResend, { site_id, token: request.token, ...image }, { signal });
  if (request.purpose === 'verify_profile') {
    const { field, value } = request;
    return call(sendVerification, { field, value, ...image }, { signal });
  }
  const { phone: member_phone, currency, purpose: type } = request;
  return call(registerSms, { member_phone, currency, type, site_id, ...image }, { signal });
}

export const verificationCodeImplementations = {
  actors: {
    sendCode: fromPromise<CodeReport, CodeRequest>(async ({ input, signal }) => ({
      result: await requestCode(input, signal),
      at: Date.now(),
    })),
  },
} satisfies Parameters<typeof verificationCodeMachine.provide>[0];
