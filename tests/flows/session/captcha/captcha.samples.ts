import type { Samples } from 'xstate-path-tests';
import type { captchaMachine } from '#machines/session/captcha.machine.ts';
import { refused } from '#tests/flows/test-data.ts';

export const samples = {
  inputs: [{ name: 'sign-in', input: { purpose: 'login' } }],
  events: { 'captcha.refresh': [{ type: 'captcha.refresh' }] },
  outcomes: {
    fetchCaptcha: [
      {
        name: 'image',
        done: { ok: true, data: { token: 't', captcha: 'data:image/svg+xml,', placeholder: '' } },
      },
      { name: 'asked too often', done: refused('/captcha', '101') },
      { name: 'no connection', done: refused('/captcha', 'networkError') },
    ],
  },
  project: ({ image, failure }) => ({ image: image !== null, failure: failure?.code }),
} satisfies Samples<typeof captchaMachine>;
