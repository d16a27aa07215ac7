import { contactVerifyMachine } from '#machines/profile/contact-verify.machine.ts';
import { createQueryClient } from '#src/api/query-client.ts';
import { contactVerifyImplementations } from '#src/features/profile/profile.implementations.ts';
import { MachineRun } from '#tests/fault-injection/matrix/machine-run.ts';
import type { Steps } from '#tests/fault-injection/matrix/step.ts';

export const steps: Steps = {
  '/member/profile/verify': [
    {
      name: 'verify an e-mail address by its code',
      start: (network) =>
        new MachineRun(
          contactVerifyMachine.provide(
            contactVerifyImplementations({ queryClient: createQueryClient(), epoch: 0 }),
          ),
          network,
          { field: 'member_email' },
        )
          .send({ type: 'contact.open' })
          .send({ type: 'contact.submit', value: 'sam@example.com', code: '123456' }),
      // Sign-out aborts the call, and the page that shows the machine is gone.
      leadsTo: { value: 'verified' },
    },
  ],
};
