import { agentAgreementMachine } from '#machines/agents/agent-agreement.machine.ts';
import { createQueryClient } from '#src/api/query-client.ts';
import { agentAgreementImplementations } from '#src/features/agents/agents.implementations.ts';
import { MachineRun } from '#tests/fault-injection/matrix/machine-run.ts';
import type { Steps } from '#tests/fault-injection/matrix/step.ts';

export const steps: Steps = {
  '/agent/agreement/accept': [
    {
      name: "accept the agents' agreement",
      start: (network) =>
        new MachineRun(
          agentAgreementMachine.provide(agentAgreementImplementations(createQueryClient(), 1)),
          network,
        ).send({ type: 'agreement.accept', version: '3' }),
      data: { '/agent/agreement': { version: '3', html: '', accepted_at: '2026-11-23 10:00:00' } },
      leadsTo: { value: 'accepted', unknown: 'accepted', ignored: 'unknown' },
    },
  ],
};
