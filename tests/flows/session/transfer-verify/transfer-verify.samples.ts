import type { Samples } from 'xstate-path-tests';
import type { transferVerifyMachine } from '#machines/session/transfer-verify.machine.ts';
import { refused } from '#tests/flows/test-data.ts';

const proof = { withdrawPassword: '2468', answer: '7k4n', captchaToken: 't' };

export const samples = {
  inputs: [{ name: 'transferred account', input: { account: 'moved_802' } }],
  events: {
    'verify.submit': [
      {
        name: 'by e-mail',
        event: { type: 'verify.submit', by: 'email', contact: 'moved@example.com', ...proof },
      },
      { name: 'by phone', event: { type: 'verify.submit', by: 'phone', contact: '5550802', ...proof } },
    ],
    'reset.submit': [{ type: 'reset.submit', password: 'dawn1357' }],
  },
  outcomes: {
    verify: [
      { name: 'theirs', done: { ok: true, data: null } },
      { name: 'not theirs', done: refused('/arks/web/vx/verify', '102') },
    ],
    reset: [
      { name: 'set', done: { ok: true, data: null } },
      { name: 'too late', done: refused('/arks/web/vx/reset', '201') },
      { name: 'not set', done: refused('/arks/web/vx/reset', '4711') },
    ],
  },
  project: ({ failure }) => ({ failure: failure && `${failure.call} ${failure.code}` }),
} satisfies Samples<typeof transferVerifyMachine>;
