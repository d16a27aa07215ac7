import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import type { CallResult } from '#contract/call.ts';
import { failureName } from '#contract/codes.ts';
import { acceptAgentAgreement, agentAgreement } from '#contract/endpoints/agents/agreement.ts';
import {
  agentApplication,
  applyForAgent,
  applyForAgentCheck,
} from '#contract/endpoints/agents/application.ts';
import type { agentAgreementMachine } from '#machines/agents/agent-agreement.machine.ts';
import type { agentApplicationMachine } from '#machines/agents/agent-application.machine.ts';
import type { Implementations } from '#machines/kernel/unimplemented.ts';
import { failureData, refetch } from '#src/api/cache-updates.ts';
import { call } from '#src/api/call.ts';
import { localStore } from '#src/storage/store.ts';
import { agentAgreementQuery } from './agent-queries.ts';

export const agentAgreementImplementations = (
  queryClient: QueryClient,
  epoch: number,
): Implementations<typeof agentAgreementMachine> => {
  const { queryKey } = agentAgreementQuery(epoch);
  return {
    actors: {
      accept: fromPromise<CallResult<unknown>, { version: string }>(async ({ input, signal }) => {
        const result = await call(acceptAgentAgreement, input, { signal });
        // It is accepted, or there is a newer one to read.
        if (result.ok || failureName(result.failure) === 'agreement_outdated')
          void queryClient.invalidateQueries({ queryKey });
        return result;
      }),
      readAcceptance: fromPromise<CallResult<boolean>>(async ({ signal }) => {
        const result = await call(agentAgreement, {}, { signal });
        if (!result.ok) return result;
        queryClient.setQueryData(queryKey, result.data);
        return { ok: true, data: result.data.acceptedAt !== '' };
      }),
    },
  };
};

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
