import { assign, setup } from 'xstate';
import type { Answer, Failure } from '#contract/call.ts';
import type { Captcha, captchaTypes } from '#contract/endpoints/identity.ts';
import { captchaTick } from '#contract/limits.ts';
import { promised } from './unimplemented.ts';

/** What it is for; the picture of 'transfer' is compared in the page. */
export type CaptchaPurpose = keyof typeof captchaTypes | 'transfer';

/** A picture with a code. Asked too often the operator answers 101, and the next picture is a second away. */
export const captchaMachine = setup({
  types: {
    input: {} as { purpose: CaptchaPurpose },
    context: {} as { purpose: CaptchaPurpose; picture: Captcha | null; failure: Failure | null },
    events: {} as { type: 'captcha.refresh' },
    tags: {} as 'busy',
  },
  actors: {
    fetchCaptcha: promised<Answer<Captcha>, { purpose: CaptchaPurpose }>('fetchCaptcha'),
  },
  delays: { captchaTick },
}).createMachine({
  id: 'captcha',
  context: ({ input }) => ({ purpose: input.purpose, picture: null, failure: null }),
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      entry: assign({ picture: null, failure: null }),
      invoke: {
        id: 'fetchCaptcha',
        src: 'fetchCaptcha',
        input: ({ context }) => ({ purpose: context.purpose }),
        onDone: [
          {
            guard: ({ event }) => event.output.ok,
            target: 'shown',
            actions: assign({ picture: ({ event }) => (event.output.ok ? event.output.data : null) }),
          },
          {
            guard: ({ event }) => !event.output.ok && event.output.failure.code === '101',
            target: 'waiting',
          },
          {
            target: 'failed',
            actions: assign({ failure: ({ event }) => (event.output.ok ? null : event.output.failure) }),
          },
        ],
      },
    },
    shown: { on: { 'captcha.refresh': 'loading' } },
    waiting: { tags: 'busy', after: { captchaTick: 'loading' } },
    failed: { on: { 'captcha.refresh': 'loading' } },
  },
});
