import type { QueryClient } from '@tanstack/react-query';
import * as v from 'valibot';
import { fromPromise } from 'xstate';
import { type CallResult, isOutcomeUnknown } from '#contract/call.ts';
import { walletTransfer, walletTransfers } from '#contract/endpoints/wallet-transfers.ts';
import type { TransferRequest, walletTransferMachine } from '#machines/wallet-transfer.machine.ts';
import type { Implementations } from '#machines/unimplemented.ts';
import { refetch } from '#src/api/cache-updates.ts';
import { call } from '#src/api/call.ts';
import { storedMember } from '#src/storage/member.ts';
import { sessionStore } from '#src/storage/store.ts';

const stored = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    memberId: v.string(),
    requestId: v.string(),
    from: v.string(),
    to: v.string(),
    amount: v.string(),
  }),
);

/** The member's transfer that this window sent before it was loaded again, if its outcome is not known. */
export function unfinishedTransfer(): TransferRequest | null {
  const read = v.safeParse(stored, sessionStore.get('unfinishedTransfer'));
  if (!read.success || read.output.memberId !== storedMember()?.memberId) return null;
  const { memberId: _, ...request } = read.output;
  return request;
}

const remember = (request: TransferRequest) =>
  sessionStore.set(
    'unfinishedTransfer',
    JSON.stringify({ ...request, memberId: storedMember()?.memberId ?? '' }),
  );
const forget = () => sessionStore.remove('unfinishedTransfer');

export const walletTransferImplementations = (
  queryClient: QueryClient,
): Implementations<typeof walletTransferMachine> => ({
  actors: {
    send: fromPromise<CallResult<unknown>, TransferRequest>(async ({ input, signal }) => {
      remember(input);
      const { requestId: request_id, ...transfer } = input;
      const result = await call(walletTransfer, { ...transfer, request_id }, { signal });
      if (result.ok || !isOutcomeUnknown(result.failure)) forget();
      // Balances also change for a refusal that they have caused.
      void refetch(queryClient, 'layout');
      return result;
    }),
    find: fromPromise<CallResult<boolean>, TransferRequest>(async ({ input, signal }) => {
      const page = { page: 1, count: 50, sort_field: 'id', sort_order: 'desc' } as const;
      const result = await call(walletTransfers, page, { signal });
      if (!result.ok) return result;
      forget();
      void refetch(queryClient, 'layout');
      return { ok: true, data: result.data.list.some(({ requestId }) => requestId === input.requestId) };
    }),
  },
});
