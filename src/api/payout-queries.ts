import { queryOptions } from '@tanstack/react-query';
import { accountList } from '#contract/endpoints/money/accounts.ts';
import { withdrawalInfo } from '#contract/endpoints/money/withdrawal.ts';
import { callOrThrow } from './call.ts';
import { memberKey } from './request-context.ts';

/** What can be withdrawn, and the orders. Read by each page that shows it: an order changes at any time. */
export const withdrawalQuery = (epoch: number) =>
  queryOptions({
    staleTime: 0,
    queryKey: memberKey(epoch, 'withdrawal'),
    queryFn: ({ signal }) => callOrThrow(withdrawalInfo, {}, { signal }),
  });

/** The member's accounts for withdrawals. */
export const accountsQuery = (epoch: number) =>
  queryOptions({
    queryKey: memberKey(epoch, 'accounts'),
    queryFn: ({ signal }) => callOrThrow(accountList, {}, { signal }),
  });
