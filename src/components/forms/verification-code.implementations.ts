import { fromPromise } from 'xstate';
import { sendVerification } from '#contract/endpoints/profile.ts';
import { forgotResend } from '#contract/endpoints/session/password-recovery.ts';
import { registerSms } from '#contract/endpoints/session/registration.ts';
import type {
  CodeReport,
  CodeRequest,
  verificationCodeMachine,
} from '#machines/session/verification-code.machine.ts';
import { call } from '#src/api/call.ts';
import { site } from '#src/site/site.ts';

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
