import { queryOptions } from '@tanstack/react-query';
import { cashSurplusCheck } from '#contract/endpoints/wallet.ts';
import { callOrThrow } from '#src/api/call.ts';
import { currentSiteId } from '#src/api/request-context.ts';

/** Whether the operator offers a use for surplus money in a wallet of this currency. */
export const surplusQuery = (currency: string) =>
  queryOptions({
    queryKey: ['surplus', currency],
    queryFn: async ({ signal }) =>
      (await callOrThrow(cashSurplusCheck, { site_id: currentSiteId(), currency }, { signal })).active,
    staleTime: 5 * 60_000,
  });
