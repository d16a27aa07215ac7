import { agentApplicationMachine } from '#machines/agents/agent-application.machine.ts';
import { createQueryClient } from '#src/api/query-client.ts';
import { agentApplicationImplementations } from '#src/features/agents/agents.implementations.ts';
import { MachineRun } from '#tests/fault-injection/matrix/machine-run.ts';
import type { Steps } from '#tests/fault-injection/matrix/step.ts';

export const steps: Steps = {
  '/member/apply_for_agent': [
    {
      name: 'apply as an agent',
      start: (network) =>
        new MachineRun(
          agentApplicationMachine.provide(agentApplicationImplementations(createQueryClient())),
          network,
        )
          .send({ type: 'application.begin' })
          .send({ type: 'application.submit', message: 'At the market' }),
      // Sign-out aborts the call, and the page that shows the machine is gone.
      leadsTo: {
        value: 'idle agent_applied',
        failed: 'writing.editing CODE',
        ignored: 'writing.editing aborted',
      },
    },
  ],
};
