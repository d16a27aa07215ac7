import { fromPromise } from 'xstate';
import type { CallResult } from '#contract/call.ts';
import { isSameText, openText } from '#contract/client-captcha.ts';
import { clientCaptcha, transferReset, transferVerify } from '#contract/endpoints/session/sign-in.ts';
import type { TransferProof, transferVerifyMachine } from '#machines/session/transfer-verify.machine.ts';
import { call } from '#src/api/call.ts';
import { site } from '#src/site/site.ts';

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

export const transferVerifyImplementations = () => {
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
