import { fromPromise } from 'xstate';
import type { CallResult } from '#contract/call.ts';
import type { Captcha } from '#contract/endpoints/session/sign-in.ts';
import { type CaptchaPurpose, captchaMachine } from '#machines/session/captcha.machine.ts';
import { refused } from '#tests/flows/test-data.ts';

/** The captcha of a form whose test does not need an image. */
export const failingCaptcha = captchaMachine.provide({
  actors: {
    fetchCaptcha: fromPromise<CallResult<Captcha>, { purpose: CaptchaPurpose }>(async () =>
      refused('/captcha', '1'),
    ),
  },
});
