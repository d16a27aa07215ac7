import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import type { CallResult } from '#contract/call.ts';
import { failureName } from '#contract/codes.ts';
import { acceptAgentAgreement, agentAgreement } from '#contract/endpoints/agents/agreement.ts';
import type { agentAgreementMachine } from '#machines/agents/agent-agreement.machine.ts';
import type { Implementations } from '#machines/kernel/unimplemented.ts';
import { call } from '#src/api/call.ts';
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
