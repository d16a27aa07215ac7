import { fromPromise } from 'xstate';
import type { CallResult } from '#contract/call.ts';
import type { Captcha } from '#contract/endpoints/identity.ts';
import { type CaptchaPurpose, captchaMachine } from '#machines/captcha.machine.ts';
import { refused } from '../flows/test-data.ts';

/** The captcha of a form whose test does not need an image. */
export const failingCaptcha = captchaMachine.provide({
  actors: {
    fetchCaptcha: fromPromise<CallResult<Captcha>, { purpose: CaptchaPurpose }>(async () =>
      refused('/captcha', '1'),
    ),
  },
});
