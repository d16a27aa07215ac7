import { fromPromise } from 'xstate';
import type { CallResult } from '#contract/call.ts';
import { applyForAgent } from '#contract/endpoints/agent.ts';
import type { agentApplicationMachine } from '#machines/agent-application.machine.ts';
import { call } from '#src/api/call.ts';

export const agentApplicationImplementations = {
  actors: {
    apply: fromPromise<CallResult<unknown>, { message: string }>(({ input, signal }) =>
      call(applyForAgent, input, { signal }),
    ),
  },
} satisfies Parameters<typeof agentApplicationMachine.provide>[0];
