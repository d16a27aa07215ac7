import { agentTransferMachine } from '#machines/agents/agent-transfer.machine.ts';
import { createQueryClient } from '#src/api/query-client.ts';
import { agentTransferImplementations } from '#src/features/agents/transfer/agent-transfer.implementations.ts';
import { MachineRun } from '#tests/fault-injection/matrix/machine-run.ts';
import type { Steps } from '#tests/fault-injection/matrix/step.ts';
import { transferToMinh } from '#tests/flows/test-data.ts';

/** The operator has not received the request. */
const missing = { '/member/request/outcome': { is_void: 1, response: null } };

export const steps: Steps = {
  '/agent/transfer': [
    {
      name: 'transfer money to a member of the downline',
      start: (network) =>
        new MachineRun(
          agentTransferMachine.provide(agentTransferImplementations(createQueryClient())),
          network,
          { unfinished: null },
        )
          .send({ type: 'transfer.review', draft: transferToMinh })
          .send({ type: 'transfer.send', requestId: transferToMinh.requestId, password: '2468' }),
      data: missing,
      leadsTo: {
        value: 'form.transferred',
        failed: 'form.editing CODE',
        unknown: 'review.missing',
        ignored: 'sending',
      },
    },
  ],
};
