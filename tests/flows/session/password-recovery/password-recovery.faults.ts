import { passwordRecoveryMachine } from '#machines/session/password-recovery.machine.ts';
import { passwordRecoveryImplementations } from '#src/features/session/password/password.implementations.ts';
import { MachineRun } from '#tests/fault-injection/matrix/machine-run.ts';
import type { FaultyNetwork } from '#tests/fault-injection/matrix/network.ts';
import type { Steps } from '#tests/fault-injection/matrix/step.ts';

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

export const steps: Steps = {
  '/forgot_password/send': [
    {
      name: 'send a recovery code',
      start: recover,
      leadsTo: { value: 'begun.codeSent.entering.editing' },
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
      leadsTo: { value: 'closed password_reset' },
    },
  ],
};
