import type { QueryClient } from '@tanstack/react-query';
import * as v from 'valibot';
import { fromCallback, fromPromise } from 'xstate';
import { type CallResult, isOutcomeUnknown } from '#contract/call.ts';
import { failureName } from '#contract/codes.ts';
import {
  cancelWithdrawal,
  closedWithdrawalOrder,
  createWithdrawal,
  type WithdrawalOrder,
  withdrawalInfo,
} from '#contract/endpoints/money/withdrawal.ts';
import { moneyRequestMachine } from '#machines/kernel/money-request.machine.ts';
import type { Implementations } from '#machines/kernel/unimplemented.ts';
import type { withdrawalMachine } from '#machines/money/withdrawal.machine.ts';
import type { Orders, WithdrawalRequest } from '#machines/money/withdrawal.setup.ts';
import type { PageWorld } from '#src/actors/pages.ts';
import { isSameAmount } from '#src/api/amounts.ts';
import { failureData, refetch } from '#src/api/cache-updates.ts';
import { call } from '#src/api/call.ts';
import { matchResponse, moneyRequestImplementations } from '#src/api/money-request.implementations.ts';
import { withdrawalQuery } from '#src/api/payout-queries.ts';
import { watchQuery } from '#src/api/watch-query.ts';
import { unfinishedRequest } from '#src/storage/unfinished-request.ts';

export const unfinishedWithdrawal = unfinishedRequest<WithdrawalRequest>(
  'unfinishedWithdrawal',
  v.object({ requestId: v.string(), accountId: v.string(), amount: v.string() }),
);

export const withdrawalImplementations = ({
  queryClient,
  epoch,
}: Omit<PageWorld, 'clock'>): Implementations<typeof withdrawalMachine> => ({
  actors: {
    moneyRequest: moneyRequestMachine.provide(
      moneyRequestImplementations({
        unfinished: unfinishedWithdrawal,
        endpoint: createWithdrawal,
        body: ({
          requestId,
          accountId,
          amount,
          password = '',
        }: WithdrawalRequest & { password?: string }) => ({
          request_id: requestId,
          account_id: accountId,
          amount,
          withdraw_password: password,
        }),
        // Also after a refusal, which a changed balance, account or order may have caused.
        onOutcome: () => refetchAll(queryClient),
        elsewhere: async ({ requestId, amount }, signal) => {
          const info = await call(withdrawalInfo, {}, { signal });
          if (!info.ok) return info;
          const { open } = info.data;
          if (!open) return { ok: true, data: null };
          const isOwn = open.requestId ? open.requestId === requestId : isSameAmount(open.amount, amount);
          return { ok: true, data: isOwn ? open : null };
        },
      }),
    ),
    cancel: fromPromise<CallResult<WithdrawalOrder>, { orderNumber: string }>(async ({ input, signal }) => {
      const isOwn = ({ orderNumber }: WithdrawalOrder) => orderNumber === input.orderNumber;
      const cancelled = await call(cancelWithdrawal, { order_number: input.orderNumber }, { signal });
      const result = matchResponse(cancelWithdrawal, cancelled, isOwn);
      if (result.ok || !isOutcomeUnknown(result.failure)) refetchAll(queryClient);
      if (result.ok || failureName(result.failure) !== 'withdrawal_closed') return result;
      const order = failureData(closedWithdrawalOrder, result.failure);
      return order && isOwn(order) ? { ok: true, data: order } : result;
    }),
    // What is read again may be the same and still tell the machine something: the outcome of its requests.
    watchOrders: fromCallback(({ sendBack }) =>
      watchQuery(queryClient, withdrawalQuery(epoch), ({ open, last }) =>
        sendBack({ type: 'orders.read', open, last }),
      ),
    ),
    readOrders: fromPromise<CallResult<Orders>>(async ({ signal }) => {
      const result = await call(withdrawalInfo, {}, { signal });
      if (result.ok) refetchAll(queryClient);
      return result;
    }),
  },
});

function refetchAll(queryClient: QueryClient) {
  void refetch(queryClient, 'money');
  void refetch(queryClient, 'accounts');
}
