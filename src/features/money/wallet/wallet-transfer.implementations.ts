import type { QueryClient } from '@tanstack/react-query';
import * as v from 'valibot';
import { walletTransfer, walletTransfers } from '#contract/endpoints/money/wallet-transfers.ts';
import { moneyRequestMachine } from '#machines/kernel/money-request.machine.ts';
import type { Implementations } from '#machines/kernel/unimplemented.ts';
import type { walletTransferMachine } from '#machines/money/wallet-transfer.machine.ts';
import { refetch } from '#src/api/cache-updates.ts';
import { call } from '#src/api/call.ts';
import { moneyRequestImplementations } from '#src/api/money-request.implementations.ts';
import { unfinishedRequest } from '#src/storage/unfinished-request.ts';

const firstPage = { page: 1, count: 10, sort_field: 'id', sort_order: 'desc' } as const;

export const unfinishedTransfer = unfinishedRequest(
  'unfinishedTransfer',
  v.object({ requestId: v.string(), from: v.string(), to: v.string(), amount: v.string() }),
);

export const walletTransferImplementations = (
  queryClient: QueryClient,
): Implementations<typeof walletTransferMachine> => ({
  actors: {
    moneyRequest: moneyRequestMachine.provide(
      moneyRequestImplementations({
        unfinished: unfinishedTransfer,
        endpoint: walletTransfer,
        body: ({ requestId, from, to, amount }) => ({ request_id: requestId, from, to, amount }),
        // Also after a refusal, which a changed balance may have caused.
        onOutcome: () => void refetch(queryClient, 'money'),
        elsewhere: async ({ requestId }, signal) => {
          const latest = await call(walletTransfers, firstPage, { signal });
          if (!latest.ok) return latest;
          return { ok: true, data: latest.data.list.find((row) => row.requestId === requestId) ?? null };
        },
      }),
    ),
  },
});
