import { withdrawPasswordMachine } from '#machines/profile/withdraw-password.machine.ts';
import { createQueryClient } from '#src/api/query-client.ts';
import { withdrawPasswordImplementations } from '#src/features/money/withdrawal/withdraw-password.implementations.ts';
import { MachineRun } from '#tests/fault-injection/matrix/machine-run.ts';
import type { Steps } from '#tests/fault-injection/matrix/step.ts';

export const steps: Steps = {
  '/member/profile/withdraw_password': [
    {
      name: 'set the withdrawal password',
      start: (network) =>
        new MachineRun(
          withdrawPasswordMachine.provide(withdrawPasswordImplementations(createQueryClient())),
          network,
        ).send({ type: 'withdrawPassword.submit', oldPassword: null, password: '1357' }),
      leadsTo: { value: 'form.saved' },
    },
  ],
};
