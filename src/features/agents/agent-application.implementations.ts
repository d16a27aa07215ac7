import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import type { CallResult } from '#contract/call.ts';
import { failureName } from '#contract/codes.ts';
import {
  agentApplication,
  applyForAgent,
  applyForAgentCheck,
} from '#contract/endpoints/agents/application.ts';
import type { agentApplicationMachine } from '#machines/agents/agent-application.machine.ts';
import type { Implementations } from '#machines/kernel/unimplemented.ts';
import { refetch } from '#src/api/cache-updates.ts';
import { call } from '#src/api/call.ts';
import { failureData } from '#src/api/failure-data.ts';
import { localStore } from '#src/storage/store.ts';

export const agentApplicationImplementations = (
  queryClient: QueryClient,
): Implementations<typeof agentApplicationMachine> => ({
  actors: {
    apply: fromPromise<CallResult<unknown>, { message: string }>(async ({ input, signal }) => {
      const result = await call(applyForAgent, input, { signal });
      // Accepted or blocked, whether the member may apply has changed.
      if (result.ok || failureName(result.failure) === 'application_blocked')
        void refetch(queryClient, 'profile');
      return result;
    }),
    readApplication: fromPromise<CallResult<boolean>>(async ({ signal }) => {
      const agent_id = localStore.get('member_id') ?? '';
      const result = await call(applyForAgentCheck, { agent_id, apply_agent_flag: 1 }, { signal });
      if (result.ok) return { ok: true, data: false };
      const isPending = failureData(agentApplication, result.failure)?.status === 'pending';
      if (isPending) void refetch(queryClient, 'profile');
      return isPending ? { ok: true, data: true } : result;
    }),
  },
});
