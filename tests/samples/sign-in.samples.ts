import type { signInMachine } from '#machines/sign-in.machine.ts';
import type { Samples } from '#qa/samples.ts';
import { linh, phoneQuestion, refused } from './fixtures.ts';

export const samples = {
  events: {
    'signIn.open': [
      { type: 'signIn.open' },
      { name: 'to reach the wallet', event: { type: 'signIn.open', target: 'user' } },
    ],
    'signIn.submit': [
      { type: 'signIn.submit', account: 'linhmai', password: 'abc123', answer: '7k4n', captchaToken: 't' },
    ],
    'modal.answered': [
      { name: 'closed', event: { type: 'modal.answered', id: 'signIn', answer: 'no' } },
      { name: 'prompt accepted', event: { type: 'modal.answered', id: 'loginPrompt', answer: 'yes' } },
      { name: 'prompt declined', event: { type: 'modal.answered', id: 'loginPrompt', answer: 'no' } },
    ],
  },
  outcomes: {
    doubleValidation: [{ name: 'answered', done: { member: linh } }],
    signIn: [
      { name: 'signed in', done: { ok: true, data: { member: linh } } },
      { name: 'asked a question', done: { ok: true, data: { asked: phoneQuestion } } },
      { name: 'wrong password', done: refused('/login', '101') },
    ],
  },
  project: ({ target, failure }) => ({ target, failure: failure?.code }),
} satisfies Samples<typeof signInMachine>;
