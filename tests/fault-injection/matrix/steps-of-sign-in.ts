import { sealText } from '#contract/client-captcha.ts';
import { sessionMachine } from '#machines/session.machine.ts';
import { signInMachine } from '#machines/sign-in.machine.ts';
import { sessionImplementations } from '#src/features/session/session.implementations.ts';
import { signInImplementations } from '#src/features/sign-in/sign-in.implementations.ts';
import { pendingHandOff } from '#src/site/entry.ts';
import { storeMember } from '#src/storage/member.ts';
import { linh, phoneQuestion } from '../../flows/test-data.ts';
import { MachineRun } from './machine-run.ts';
import type { FaultyNetwork } from './network.ts';
import { captchaKey } from './page.ts';
import type { Step } from './step.ts';

const { captcha, doubleValidation, transferVerify } = signInImplementations.actors;
const sealed = await sealText('7k4m', captchaKey);
const linhOnWire = { member_account: 'linhmai', member_currency: 'USD' };
const credentials = { account: 'linhmai', password: 'dusk2468', answer: '7k4m', captchaToken: 't' };

const signIn = (network: FaultyNetwork) =>
  new MachineRun(signInMachine.provide(signInImplementations), network, { isDemo: false })
    .send({ type: 'signIn.open' })
    .send({ type: 'signIn.submit', ...credentials });

const question = (network: FaultyNetwork) =>
  new MachineRun(doubleValidation, network, { pendingQuestion: phoneQuestion });

const prove = (network: FaultyNetwork) =>
  new MachineRun(transferVerify, network, { account: 'moved_802' }).send({
    type: 'verify.submit',
    by: 'email',
    contact: 'moved@example.com',
    withdrawPassword: '2468',
    answer: '7k4m',
    captchaToken: sealed,
  });

const session = (network: FaultyNetwork, hasHandOff: boolean) =>
  new MachineRun(sessionMachine.provide(sessionImplementations), network, { hasHandOff });

export const signInSteps = {
  '/captcha': [
    {
      name: 'show the captcha',
      start: (network) => new MachineRun(captcha, network, { purpose: 'login' }),
      leadsTo: { value: 'shown', failed: 'failed CODE' },
    },
  ],
  '/clientCaptcha': [
    {
      name: 'show the captcha that the page checks',
      start: (network) => new MachineRun(captcha, network, { purpose: 'transfer' }),
      data: { '/clientCaptcha': { text: sealed, data: '<svg></svg>' } },
      leadsTo: { value: 'shown', failed: 'failed CODE' },
    },
  ],
  '/get_login_header': [
    {
      name: 'sign in',
      start: signIn,
      // An operator without this call lets `/login` decide.
      leadsTo: {
        value: 'closed login_success',
        failed: 'open.credentials.editing CODE',
        'unknown: malformed': 'closed login_success',
      },
    },
  ],
  '/login': [
    {
      name: 'sign in',
      start: signIn,
      leadsTo: { value: 'closed login_success', failed: 'open.credentials.editing CODE' },
    },
  ],
  '/member_info': [
    {
      name: 'sign in',
      start: signIn,
      // The member plays in the currency of the sign-in.
      leadsTo: { value: 'closed login_success', failed: 'closed login_success' },
    },
  ],
  '/login/double_validation': [
    {
      name: 'answer the question',
      start: (network) =>
        question(network).send({
          type: 'question.submit',
          answer: '5550142',
          captchaAnswer: '7k4m',
          captchaToken: 't',
        }),
      leadsTo: { value: 'answered', failed: 'answering CODE' },
    },
  ],
  '/login/double_validation/skip': [
    {
      name: 'skip the question',
      start: (network) => question(network).send({ type: 'question.skip' }),
      leadsTo: { value: 'answering', failed: 'answering CODE' },
    },
  ],
  '/arks/web/vx/verify': [
    {
      name: 'prove ownership',
      start: prove,
      leadsTo: { value: 'password.editing', failed: 'proof.editing CODE' },
    },
  ],
  '/arks/web/vx/reset': [
    {
      name: 'set a password',
      start: async (network) => {
        const run = prove(network);
        await run.until('password.editing');
        return run.send({ type: 'reset.submit', password: 'dawn1357' });
      },
      leadsTo: { value: 'reset', failed: 'password.editing CODE' },
    },
  ],
  '/get_info_data': [
    {
      name: 'exchange the hand-off code',
      start: (network) => {
        pendingHandOff.put({ enc: 'code' });
        return session(network, true);
      },
      data: {
        '/member/profile/common/layout': { ...linhOnWire, id: '5' },
        '/get_info_data': JSON.stringify({ tk: 't', ...linhOnWire, member_id: '5' }),
      },
      leadsTo: { value: 'signedIn.present signed_in_as', failed: 'signedOut' },
    },
  ],
  '/logout': [
    {
      name: 'sign out',
      start: async (network) => {
        storeMember(linh, 'first');
        const run = session(network, false);
        await run.until('signedIn.present');
        return run.send({ type: 'session.signOut' });
      },
      leadsTo: { value: 'signedOut', failed: 'signedOut' },
    },
  ],
} satisfies Record<string, [Step, ...Step[]]>;
