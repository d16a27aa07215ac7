import { queryOptions } from '@tanstack/react-query';
import { cashSurplusCheck } from '#contract/endpoints/money/wallet.ts';
import { walletTransfers } from '#contract/endpoints/money/wallet-transfers.ts';
import { callOrThrow } from '#src/api/call.ts';
import { currentSiteId, memberKey } from '#src/api/request-context.ts';

/** Whether the operator offers a use for surplus money in a wallet of this currency. */
export const surplusQuery = (currency: string) =>
  queryOptions({
    queryKey: ['surplus', currency],
    queryFn: async ({ signal }) =>
      (await callOrThrow(cashSurplusCheck, { site_id: currentSiteId(), currency }, { signal })).active,
    staleTime: 5 * 60_000,
  });

/** The member's latest transfers. */
export const transfersQuery = (epoch: number) =>
  queryOptions({
    staleTime: 0,
    queryKey: memberKey(epoch, 'transfers'),
    queryFn: ({ signal }) =>
      callOrThrow(walletTransfers, { page: 1, count: 10, sort_field: 'id', sort_order: 'desc' }, { signal }),
  });
