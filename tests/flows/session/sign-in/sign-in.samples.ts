import type { Samples } from 'xstate-path-tests';
import type { signInMachine } from '#machines/session/sign-in.machine.ts';
import { linh, phoneQuestion, refused } from '#tests/flows/test-data.ts';

export const samples = {
  inputs: [
    { name: 'a site', input: { isDemo: false } },
    { name: 'a demonstration', input: { isDemo: true } },
  ],
  events: {
    'signIn.open': [
      { type: 'signIn.open' },
      { name: 'to reach the wallet', event: { type: 'signIn.open', target: 'user' } },
    ],
    'signIn.submit': [
      { type: 'signIn.submit', account: 'linhmai', password: 'abc123', answer: '7k4n', captchaToken: 't' },
    ],
    'session.opened': [
      { event: { type: 'session.opened' }, when: (snapshot) => !snapshot.matches('closed') },
    ],
    // A demo site opens no games, so it does not prompt for sign-in.
    'signIn.prompt': [{ event: { type: 'signIn.prompt' }, when: ({ context }) => !context.isDemo }],
    'modal.answered.signInPrompt': [
      { name: 'sign in', event: { type: 'modal.answered.signInPrompt', answer: 'yes' } },
      { name: 'not now', event: { type: 'modal.answered.signInPrompt', answer: 'no' } },
    ],
    'modal.answered.differentDevice': [{ type: 'modal.answered.differentDevice', answer: 'yes' }],
    'signIn.back': [{ type: 'signIn.back' }],
    'signIn.register': [{ type: 'signIn.register' }],
    // A demo site has no accounts.
    'signIn.forgot': [{ event: { type: 'signIn.forgot' }, when: ({ context }) => !context.isDemo }],
    'modal.answered.signIn': [{ type: 'modal.answered.signIn', answer: 'no' }],
  },
  outcomes: {
    doubleValidation: [{ name: 'answered', done: { member: linh } }],
    transferVerify: [{ name: 'password reset', done: undefined }],
    signIn: [
      { name: 'signed in', done: { ok: true, data: { member: linh } } },
      { name: 'asked a question', done: { ok: true, data: { pendingQuestion: phoneQuestion } } },
      { name: 'wrong password', done: refused('/login', '101') },
      { name: 'on another device', done: refused('/login', '107') },
      { name: 'transferred account', done: refused('/login', '802') },
    ],
  },
  project: ({ isDemo, target, account, failure }) => ({ isDemo, target, account, failure: failure?.code }),
} satisfies Samples<typeof signInMachine>;
