import type { phoneCodeMachine } from '#machines/phone-code.machine.ts';
import type { Samples } from '#qa/samples.ts';
import { refused } from './fixtures.ts';

export const samples = {
  inputs: [{ name: 'to register', input: { purpose: 'register_member' } }],
  events: {
    'phoneCode.request': [{ type: 'phoneCode.request', phone: '0912345600', currency: 'VND' }],
  },
  outcomes: {
    sendCode: [
      { name: 'sent', done: { at: 0, answer: { ok: true, data: null } } },
      { name: 'sent a while ago', done: { at: 0, answer: refused('/register/sms', '102') } },
      { name: 'a number that is none', done: { at: 0, answer: refused('/register/sms', '099') } },
    ],
  },
  project: ({ failure }) => ({ failure: failure?.code }),
} satisfies Samples<typeof phoneCodeMachine>;
