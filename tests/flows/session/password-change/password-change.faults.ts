import { passwordChangeMachine } from '#machines/session/password-change.machine.ts';
import { passwordChangeImplementations } from '#src/features/session/password/password.implementations.ts';
import { MachineRun } from '#tests/fault-injection/matrix/machine-run.ts';
import type { Steps } from '#tests/fault-injection/matrix/step.ts';

export const steps: Steps = {
  '/member/profile/edit_password': [
    {
      name: 'change the password',
      start: (network) => {
        const machine = passwordChangeMachine.provide(passwordChangeImplementations);
        return new MachineRun(machine, network)
          .send({ type: 'session.opened' })
          .send({ type: 'password.change' })
          .send({ type: 'password.submit', oldPassword: 'dusk2468', password: 'dawn1357' });
      },
      signOut: 'session.closed',
      leadsTo: {
        value: 'idle password_changed',
        ignored: 'signedOut',
      },
    },
  ],
};
