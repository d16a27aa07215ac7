import { fromPromise } from 'xstate';
import { forgotResend } from '#contract/endpoints/password.ts';
import { sendVerification } from '#contract/endpoints/profile.ts';
import { registerSms } from '#contract/endpoints/register.ts';
import type {
  CodeReport,
  CodeRequest,
  verificationCodeMachine,
} from '#machines/verification-code.machine.ts';
import { call } from '#src/api/call.ts';
import { site } from '#src/site/site.ts';

function requestCode(request: CodeRequest, signal: AbortSignal) {
  const site_id = site.siteId;
  if (request.purpose === 'forgot_password')
    return call(forgotResend, { site_id, token: request.token }, { signal });
  if (request.purpose === 'verify_profile') {
    const { field, value } = request;
    return call(sendVerification, { field, value }, { signal });
  }
  const { phone: member_phone, currency, purpose: type } = request;
  return call(registerSms, { member_phone, currency, type, site_id }, { signal });
}

export const verificationCodeImplementations = {
  actors: {
    sendCode: fromPromise<CodeReport, CodeRequest>(async ({ input, signal }) => ({
      result: await requestCode(input, signal),
      at: Date.now(),
    })),
  },
} satisfies Parameters<typeof verificationCodeMachine.provide>[0];
