import type { QueryClient } from '@tanstack/react-query';
import * as v from 'valibot';
import { agentTransfer, agentTransfers } from '#contract/endpoints/agents/transfers.ts';
import type { AgentTransferRequest, agentTransferMachine } from '#machines/agents/agent-transfer.machine.ts';
import { moneyRequestMachine } from '#machines/kernel/money-request.machine.ts';
import type { Implementations } from '#machines/kernel/unimplemented.ts';
import { refetch } from '#src/api/cache-updates.ts';
import { call } from '#src/api/call.ts';
import { moneyRequestImplementations } from '#src/api/money-request.implementations.ts';
import { unfinishedRequest } from '#src/storage/unfinished-request.ts';

const firstPage = { page: 1, count: 10, sort_field: 'id', sort_order: 'desc' } as const;

export const unfinishedAgentTransfer = unfinishedRequest<AgentTransferRequest>(
  'unfinishedAgentTransfer',
  v.object({ requestId: v.string(), toAccount: v.string(), amount: v.string() }),
);

export const agentTransferImplementations = (
  queryClient: QueryClient,
): Implementations<typeof agentTransferMachine> => ({
  actors: {
    moneyRequest: moneyRequestMachine.provide(
      moneyRequestImplementations({
        unfinished: unfinishedAgentTransfer,
        endpoint: agentTransfer,
        body: ({
          requestId,
          toAccount,
          amount,
          password = '',
        }: AgentTransferRequest & { password?: string }) => ({
          request_id: requestId,
          to_account: toAccount,
          amount,
          withdraw_password: password,
        }),
        // Also after a refusal, which a changed balance may have caused.
        onOutcome: () => void refetch(queryClient, 'money'),
        elsewhere: async ({ requestId }, signal) => {
          const latest = await call(agentTransfers, firstPage, { signal });
          if (!latest.ok) return latest;
          return { ok: true, data: latest.data.list.find((row) => row.requestId === requestId) ?? null };
        },
      }),
    ),
  },
});
