import type { Samples } from 'xstate-path-tests';
import type { passwordRecoveryMachine } from '#machines/session/password-recovery.machine.ts';
import { refused } from '#tests/flows/test-data.ts';

export const samples = {
  events: {
    'recovery.open': [{ type: 'recovery.open' }],
    'recovery.send': [
      {
        type: 'recovery.send',
        account: 'linhmai',
        channel: 'email',
        value: 'linh@example.com',
        answer: '7k4n',
        captchaToken: 't',
      },
    ],
    'recovery.reset': [{ type: 'recovery.reset', code: '123456', password: 'dawn1357' }],
    'recovery.restart': [{ type: 'recovery.restart' }],
    'session.opened': [
      { event: { type: 'session.opened' }, when: (snapshot) => !snapshot.matches('closed') },
    ],
    'modal.answered.passwordRecovery': [{ type: 'modal.answered.passwordRecovery', answer: 'no' }],
  },
  outcomes: {
    requestCode: [
      { name: 'sent', done: { ok: true, data: { token: 't', at: 1 } } },
      { name: 'wrong captcha', done: refused('/forgot_password/send', '105') },
    ],
    reset: [
      { name: 'set', done: { ok: true, data: { account: 'linhmai' } } },
      { name: 'a wrong code', done: refused('/forgot_password/reset', '101') },
      { name: 'the last wrong code', done: refused('/forgot_password/reset', '103') },
    ],
  },
  project: ({ target, begun, failure }) => ({ target, begun: begun.token, failure: failure?.code }),
} satisfies Samples<typeof passwordRecoveryMachine>;
