import { fromPromise } from 'xstate';
import { type CallResult, clientErrorCodes } from '#contract/call.ts';
import { openText } from '#contract/client-captcha.ts';
import { type Captcha, captcha, captchaTypes, clientCaptcha } from '#contract/endpoints/session/sign-in.ts';
import type { CaptchaPurpose, captchaMachine } from '#machines/session/captcha.machine.ts';
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
