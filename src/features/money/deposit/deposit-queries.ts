import { queryOptions } from '@tanstack/react-query';
import { depositMethods, openDepositOrder } from '#contract/endpoints/money/deposit.ts';
import { callOrThrow } from '#src/api/call.ts';
import { memberKey, supportDeviceCode } from '#src/api/request-context.ts';

/** How the member can pay on this device. */
export const depositMethodsQuery = (epoch: number, currency: string) => {
  const device = supportDeviceCode();
  return queryOptions({
    queryKey: memberKey(epoch, 'depositMethods', currency, device),
    queryFn: async ({ signal }) => (await callOrThrow(depositMethods, { currency, device }, { signal })).list,
  });
};

/** The member's open order, if there is one. */
export const openDepositQuery = (epoch: number) =>
  queryOptions({
    staleTime: 0,
    queryKey: memberKey(epoch, 'openDepositOrder'),
    queryFn: async ({ signal }) => (await callOrThrow(openDepositOrder, {}, { signal })).order,
  });
