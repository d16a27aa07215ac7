import { createQueryClient } from '#src/api/query-client.ts';
import { claimRequestMachine } from '#src/features/promotions/promotion-claim.implementations.ts';
import { MachineRun } from '#tests/fault-injection/matrix/machine-run.ts';
import type { Steps } from '#tests/fault-injection/matrix/step.ts';
import { thankYouClaim } from '#tests/flows/test-data.ts';

/** The operator has not received the request. */
const missing = { '/member/request/outcome': { is_void: 1, response: null } };

export const steps: Steps = {
  '/member/promotion/claim': [
    {
      name: 'claim a promotion',
      start: (network) =>
        new MachineRun(claimRequestMachine(createQueryClient()), network, {
          request: thankYouClaim,
          isSent: false,
        }),
      data: missing,
      leadsTo: {
        value: 'accepted',
        failed: 'refused',
        unknown: 'missing',
        ignored: 'unknown',
      },
    },
  ],
};
