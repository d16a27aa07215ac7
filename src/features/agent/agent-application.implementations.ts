import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import type { CallResult } from '#contract/call.ts';
import { applyForAgent } from '#contract/endpoints/agent.ts';
import type { agentApplicationMachine } from '#machines/agent-application.machine.ts';
import type { Implementations } from '#machines/unimplemented.ts';
import { refetch } from '#src/api/cache-updates.ts';
import { call } from '#src/api/call.ts';

export const agentApplicationImplementations = (
  queryClient: QueryClient,
): Implementations<typeof agentApplicationMachine> => ({
  actors: {
    apply: fromPromise<CallResult<unknown>, { message: string }>(async ({ input, signal }) => {
      const result = await call(applyForAgent, input, { signal });
      // Accepted or blocked, whether the member may apply has changed.
      if (result.ok || ['101', '104'].includes(result.failure.code)) void refetch(queryClient, 'profile');
      return result;
    }),
  },
});
