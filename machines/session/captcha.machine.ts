import { assign, setup } from 'xstate';
import type { CallResult, Failure } from '#contract/call.ts';
import { failureName } from '#contract/codes.ts';
import type { Captcha, captchaTypes } from '#contract/endpoints/session/sign-in.ts';
import { captchaTick } from '#contract/times.ts';
import { dataOf, failureOf, ifOk, isOk } from '#machines/kernel/result.ts';
import { unimplementedPromise } from '#machines/kernel/unimplemented.ts';

/** Purpose of the captcha; the answer for 'transfer' is checked in the page. */
export type CaptchaPurpose = keyof typeof captchaTypes | 'transfer';

/**
 * Captcha image. When it is requested too often, the operator responds 101 and the machine retries after 1 s.
 */
export const captchaMachine = setup({
  types: {
    input: {} as { purpose: CaptchaPurpose },
    context: {} as { purpose: CaptchaPurpose; image: Captcha | null; failure: Failure | null },
    events: {} as { type: 'captcha.refresh' },
    tags: {} as 'busy',
  },
  actors: {
    fetchCaptcha: unimplementedPromise<CallResult<Captcha>, { purpose: CaptchaPurpose }>('fetchCaptcha'),
  },
  guards: {
    isOk,
    mustWait: (_: unknown, failure: Failure) => failureName(failure) === 'captcha_too_often',
  },
  delays: { captchaTick },
}).createMachine({
  id: 'captcha',
  context: ({ input }) => ({ purpose: input.purpose, image: null, failure: null }),
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      entry: assign({ image: null, failure: null }),
      invoke: {
        id: 'fetchCaptcha',
        src: 'fetchCaptcha',
        input: ({ context }) => ({ purpose: context.purpose }),
        onDone: [
          {
            guard: ifOk,
            target: 'shown',
            actions: assign({ image: dataOf }),
          },
          {
            guard: { type: 'mustWait', params: failureOf },
            target: 'waiting',
          },
          {
            target: 'failed',
            actions: assign({ failure: failureOf }),
          },
        ],
      },
    },
    shown: { on: { 'captcha.refresh': 'loading' } },
    waiting: { tags: 'busy', after: { captchaTick: 'loading' } },
    failed: { on: { 'captcha.refresh': 'loading' } },
  },
});
