import type { Samples } from 'xstate-path-tests';
import type { verificationCodeMachine } from '#machines/session/verification-code.machine.ts';
import { refused } from '#tests/flows/test-data.ts';

export const samples = {
  inputs: [
    { name: 'to register', input: { since: 0 } },
    { name: 'already sent', input: { since: 1 } },
  ],
  events: {
    'verificationCode.request': [
      {
        type: 'verificationCode.request',
        purpose: 'register_member',
        phone: '0912345600',
        currency: 'VND',
      },
    ],
  },
  outcomes: {
    sendCode: [
      { name: 'sent', done: { at: 1, result: { ok: true, data: null } } },
      { name: 'sent a while ago', done: { at: 1, result: refused('/register/sms', '102') } },
      { name: 'a number that is none', done: { at: 1, result: refused('/register/sms', '099') } },
    ],
  },
  project: ({ failure, since }) => ({ failure: failure?.code, waiting: since > 0 }),
} satisfies Samples<typeof verificationCodeMachine>;
