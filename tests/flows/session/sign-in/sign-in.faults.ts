import { signInMachine } from '#machines/session/sign-in.machine.ts';
import { signInImplementations } from '#src/features/session/sign-in/sign-in.implementations.ts';
import { MachineRun } from '#tests/fault-injection/matrix/machine-run.ts';
import type { FaultyNetwork } from '#tests/fault-injection/matrix/network.ts';
import type { Steps } from '#tests/fault-injection/matrix/step.ts';

const credentials = { account: 'linhmai', password: 'dusk2468', answer: '7k4m', captchaToken: 't' };

const signIn = (network: FaultyNetwork) =>
  new MachineRun(signInMachine.provide(signInImplementations()), network, { isDemo: false })
    .send({ type: 'signIn.open' })
    .send({ type: 'signIn.submit', ...credentials });

export const steps: Steps = {
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
};
