import { promotionClaimMachine } from '#machines/promotions/promotion-claim.machine.ts';
import { createQueryClient } from '#src/api/query-client.ts';
import { promotionClaimImplementations } from '#src/features/promotions/promotion-claim.implementations.ts';
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
        new MachineRun(
          promotionClaimMachine.provide(promotionClaimImplementations(createQueryClient())),
          network,
          { unfinished: null },
        ).send({ type: 'claim.submit', request: thankYouClaim }),
      data: missing,
      leadsTo: {
        value: 'claimed',
        failed: 'terms.reading CODE',
        unknown: 'terms.missing',
        ignored: 'claiming',
      },
    },
  ],
};
