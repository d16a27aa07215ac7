import { type QueryClient, queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { claimPromotion, promotionTerms } from '#contract/endpoints/promotions/claims.ts';
import { moneyRequestMachine } from '#machines/kernel/money-request.machine.ts';
import type { Implementations } from '#machines/kernel/unimplemented.ts';
import type { promotionClaimMachine } from '#machines/promotions/promotion-claim.machine.ts';
import { refetch } from '#src/api/cache-updates.ts';
import { callOrThrow } from '#src/api/call.ts';
import { moneyRequestImplementations } from '#src/api/money-request.implementations.ts';
import { memberKey } from '#src/api/request-context.ts';
import { unfinishedRequest } from '#src/storage/unfinished-request.ts';

export const unfinishedClaim = unfinishedRequest(
  'unfinishedClaim',
  v.object({ requestId: v.string(), promotionId: v.string() }),
);

export const promotionClaimImplementations = (
  queryClient: QueryClient,
): Implementations<typeof promotionClaimMachine> => ({
  actors: {
    moneyRequest: moneyRequestMachine.provide(
      moneyRequestImplementations({
        unfinished: unfinishedClaim,
        endpoint: claimPromotion,
        body: ({ requestId, promotionId }) => ({ request_id: requestId, promotion_id: promotionId }),
        onOutcome: () => void refetch(queryClient, 'money'),
      }),
    ),
  },
});

/** What the member gets by claiming a promotion. */
export const promotionTermsQuery = (epoch: number, promotionId: string) =>
  queryOptions({
    staleTime: 0,
    queryKey: memberKey(epoch, 'promotionTerms', promotionId),
    queryFn: ({ signal }) => callOrThrow(promotionTerms, { promotion_id: promotionId }, { signal }),
  });
