import { profileEditMachine } from '#machines/profile/profile-edit.machine.ts';
import { createQueryClient } from '#src/api/query-client.ts';
import { profileEditImplementations } from '#src/features/profile/profile.implementations.ts';
import { MachineRun } from '#tests/fault-injection/matrix/machine-run.ts';
import type { Steps } from '#tests/fault-injection/matrix/step.ts';

export const steps: Steps = {
  '/member/profile/edit': [
    {
      name: 'set a field of the profile',
      start: (network) =>
        new MachineRun(
          profileEditMachine.provide(
            profileEditImplementations({ queryClient: createQueryClient(), epoch: 0 }),
          ),
          network,
        )
          .send({ type: 'edit.open', field: 'member_telegram' })
          .send({ type: 'edit.submit', value: 'sam.okoro' }),
      // Sign-out aborts the call, and the page that shows the machine is gone.
      leadsTo: { value: 'saved' },
    },
  ],
};
