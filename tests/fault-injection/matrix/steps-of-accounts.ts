import { fromCallback } from 'xstate';
import { passwordChangeMachine } from '#machines/password-change.machine.ts';
import { passwordRecoveryMachine } from '#machines/password-recovery.machine.ts';
import { registrationMachine } from '#machines/registration.machine.ts';
import { createQueryClient } from '#src/api/query-client.ts';
import {
  passwordChangeImplementations,
  passwordRecoveryImplementations,
} from '#src/features/password/password.implementations.ts';
import { registrationImplementations } from '#src/features/registration/registration.implementations.ts';
import { cookies } from '#src/site/cookies.ts';
import { MachineRun } from './machine-run.ts';
import type { FaultyNetwork } from './network.ts';
import type { Step } from './step.ts';

const { phoneCode } = registrationImplementations.actors;

const register = (network: FaultyNetwork) =>
  new MachineRun(registrationMachine.provide(registrationImplementations), network, { isDemo: false }).send({
    type: 'registration.open',
  });

const recover = (network: FaultyNetwork) =>
  new MachineRun(passwordRecoveryMachine.provide(passwordRecoveryImplementations), network)
    .send({ type: 'recovery.open' })
    .send({
      type: 'recovery.send',
      account: 'linhmai',
      channel: 'email',
      value: 'l@example.com',
      answer: '7k4m',
      captchaToken: 't',
    });

const prepared = { value: 'open.filling.editing', failed: 'open.failed CODE' };

export const accountSteps = {
  '/arks/web/register-settings': [{ name: 'prepare the form', start: register, leadsTo: prepared }],
  '/arks/web/check-agent-domain': [{ name: 'prepare the form', start: register, leadsTo: prepared }],
  '/register/valid_message': [
    {
      name: 'prepare the form of a referral link',
      start: (network) => {
        cookies.set('member_agent', '10017');
        cookies.set('currency', 'USD');
        return register(network);
      },
      data: { '/register/valid_message': { is_valid: true } },
      leadsTo: { ...prepared, 'value: empty': 'open.filling.editing register_link_lost' },
    },
  ],
  '/register': [
    {
      name: 'open the account',
      start: async (network) => {
        const run = register(network);
        await run.until('open.filling.editing');
        return run.send({ type: 'registration.submit', values: {}, captchaToken: 't' });
      },
      leadsTo: { value: 'closed register_success', failed: 'open.filling.editing CODE' },
    },
  ],
  '/register/sms': [
    {
      name: 'send a code by SMS',
      start: (network) =>
        new MachineRun(phoneCode, network, { since: 0 }).send({
          type: 'phoneCode.request',
          purpose: 'register_member',
          phone: '0911222333',
          currency: 'VND',
        }),
      leadsTo: { value: 'coolingDown', failed: 'idle CODE' },
    },
  ],
  '/forgot_password/resend': [
    {
      name: 'send the code again',
      start: (network) =>
        new MachineRun(phoneCode, network, { since: 0 }).send({
          type: 'phoneCode.request',
          purpose: 'forgot_password',
          token: 't',
        }),
      leadsTo: { value: 'coolingDown', failed: 'idle CODE' },
    },
  ],
  '/forgot_password/send': [
    {
      name: 'send a recovery code',
      start: recover,
      leadsTo: { value: 'begun.codeSent.entering.editing', failed: 'begun.requestingCode.editing CODE' },
    },
  ],
  '/forgot_password/reset': [
    {
      name: 'reset the password',
      start: async (network) => {
        const run = recover(network);
        await run.until('begun.codeSent.entering.editing');
        return run.send({ type: 'recovery.reset', code: '123456', password: 'dawn1357' });
      },
      leadsTo: { value: 'closed password_reset', failed: 'begun.codeSent.entering.editing CODE' },
    },
  ],
  '/member/profile/edit_password': [
    {
      name: 'change the password',
      start: (network) => {
        const implementations = passwordChangeImplementations(createQueryClient());
        const machine = passwordChangeMachine
          .provide(implementations)
          .provide({ actors: { watchLayout: fromCallback(() => {}) } });
        return new MachineRun(machine, network)
          .send({ type: 'session.opened' })
          .send({ type: 'password.change' })
          .send({ type: 'password.submit', oldPassword: 'dusk2468', password: 'dawn1357' });
      },
      signOut: 'session.closed',
      leadsTo: {
        value: 'settled password_changed',
        failed: 'changing.form.editing place.modal CODE',
        ignored: 'signedOut',
      },
    },
  ],
} satisfies Record<string, [Step, ...Step[]]>;
