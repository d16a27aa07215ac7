import type { QueryClient } from '@tanstack/react-query';
import * as v from 'valibot';
import { walletTransfer, walletTransfers } from '#contract/endpoints/wallet-transfers.ts';
import { moneyRequestMachine } from '#machines/money-request.machine.ts';
import type { Implementations } from '#machines/unimplemented.ts';
import type { walletTransferMachine } from '#machines/wallet-transfer.machine.ts';
import { refetch } from '#src/api/cache-updates.ts';
import { call } from '#src/api/call.ts';
import { moneyRequestImplementations } from '#src/api/money-request.implementations.ts';
import { unfinishedRequest } from '#src/storage/unfinished-request.ts';

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
        send: ({ requestId, from, to, amount }, options) =>
          call(walletTransfer, { request_id: requestId, from, to, amount }, options),
        async find({ requestId }, options) {
          const latest = { page: 1, count: 50, sort_field: 'id', sort_order: 'desc' } as const;
          const result = await call(walletTransfers, latest, options);
          if (!result.ok) return result;
          return { ok: true, data: result.data.list.find((row) => row.requestId === requestId) ?? null };
        },
        // Also after a refusal, which a changed balance may have caused.
        onOutcome: () => void refetch(queryClient, 'layout'),
      }),
    ),
  },
});
