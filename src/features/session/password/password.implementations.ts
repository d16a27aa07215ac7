import * as v from 'valibot';
import { fromPromise } from 'xstate';
import type { CallResult } from '#contract/call.ts';
import { failureName } from '#contract/codes.ts';
import { editPassword } from '#contract/endpoints/session/member.ts';
import { forgotReset, forgotSend, pendingRecovery } from '#contract/endpoints/session/password-recovery.ts';
import type { Implementations } from '#machines/kernel/unimplemented.ts';
import { captchaMachine } from '#machines/session/captcha.machine.ts';
import type { PasswordChange, passwordChangeMachine } from '#machines/session/password-change.machine.ts';
import type {
  CodeSent,
  passwordRecoveryMachine,
  RecoveryRequest,
  ResetInput,
} from '#machines/session/password-recovery.machine.ts';
import { verificationCodeMachine } from '#machines/session/verification-code.machine.ts';
import { call } from '#src/api/call.ts';
import {
  captchaImplementations,
  verificationCodeImplementations,
} from '#src/components/forms/codes.implementations.ts';
import { site } from '#src/site/site.ts';

/** If a code has been sent already, the user continues with that one after a reload of the page. */
async function requestCode(
  { captchaToken, ...request }: RecoveryRequest,
  signal: AbortSignal,
): Promise<CallResult<CodeSent>> {
  const body = { ...request, captcha_token: captchaToken, site_id: site.siteId };
  const result = await call(forgotSend, body, { signal });
  const sent = (token: string): CallResult<CodeSent> => ({ ok: true, data: { token, at: Date.now() } });
  if (result.ok) return sent(result.data.token);
  const before = v.safeParse(pendingRecovery, result.failure.data);
  return failureName(result.failure) === 'sms_too_often' && before.success
    ? sent(before.output.token)
    : result;
}

async function reset(input: ResetInput, signal: AbortSignal): Promise<CallResult<{ account: string }>> {
  const result = await call(forgotReset, { ...input, site_id: site.siteId }, { signal });
  return result.ok ? { ok: true, data: { account: result.data.memberAccount } } : result;
}

export const passwordRecoveryImplementations = {
  actors: {
    captcha: captchaMachine.provide(captchaImplementations),
    verificationCode: verificationCodeMachine.provide(verificationCodeImplementations),
    requestCode: fromPromise<CallResult<CodeSent>, RecoveryRequest>(({ input, signal }) =>
      requestCode(input, signal),
    ),
    reset: fromPromise<CallResult<{ account: string }>, ResetInput>(({ input, signal }) =>
      reset(input, signal),
    ),
  },
} satisfies Parameters<typeof passwordRecoveryMachine.provide>[0];

export const passwordChangeImplementations: Implementations<typeof passwordChangeMachine> = {
  actors: {
    edit: fromPromise<CallResult<unknown>, PasswordChange>(({ input: { oldPassword, password }, signal }) =>
      call(editPassword, { old_password: oldPassword, password }, { signal }),
    ),
  },
};
