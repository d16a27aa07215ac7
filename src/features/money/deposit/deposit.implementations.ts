import * as v from 'valibot';
import { fromCallback, fromPromise } from 'xstate';
import type { CallResult } from '#contract/call.ts';
import {
  cancelDeposit,
  type DepositOrder,
  depositCreate,
  depositKinds,
  depositOrder,
  depositPaid,
  isOpenStatus,
  openDepositOrder,
} from '#contract/endpoints/money/deposit.ts';
import { moneyRequestMachine } from '#machines/kernel/money-request.machine.ts';
import type { Implementations } from '#machines/kernel/unimplemented.ts';
import type { depositMachine } from '#machines/money/deposit.machine.ts';
import type { DepositRequest } from '#machines/money/deposit.setup.ts';
import { paymentWindowMachine } from '#machines/money/payment-window.machine.ts';
import type { PageWorld } from '#src/actors/pages.ts';
import { isSameAmount } from '#src/api/amounts.ts';
import { refetch } from '#src/api/cache-updates.ts';
import { call } from '#src/api/call.ts';
import { matchResponse, moneyRequestImplementations } from '#src/api/money-request.implementations.ts';
import { depositRefusal } from '#src/api/own-deposit-limit.ts';
import { storedMember } from '#src/storage/member.ts';
import { unfinishedRequest } from '#src/storage/unfinished-request.ts';
import { paymentWindowImplementations } from '#src/windows/payment-window.ts';

export const unfinishedDeposit = unfinishedRequest<DepositRequest>(
  'unfinishedDeposit',
  v.object({
    requestId: v.string(),
    methodId: v.string(),
    kind: v.picklist(depositKinds),
    amount: v.string(),
    promotionId: v.string(),
  }),
);

interface Options extends Pick<PageWorld, 'queryClient' | 'clock'> {
  /** Which window shows payment pages (specification, section 3). */
  window: 'depositWindow' | 'fpWindow';
}

export const depositImplementations = ({
  queryClient,
  clock,
  window,
}: Options): Implementations<typeof depositMachine> => {
  const byNumber = (endpoint: typeof depositOrder | typeof depositPaid | typeof cancelDeposit) =>
    fromPromise<CallResult<DepositOrder>, { orderNumber: string }>(async ({ input, signal }) => {
      const sent = await call(endpoint, { order_number: input.orderNumber }, { signal });
      const result = matchResponse(endpoint, sent, ({ orderNumber }) => orderNumber === input.orderNumber);
      // The event that reports a success may be missed, and there is none for the others.
      if (result.ok && !isOpenStatus(result.data.status)) void refetch(queryClient, 'money');
      return result;
    });
  return {
    actors: {
      moneyRequest: moneyRequestMachine.provide(
        moneyRequestImplementations({
          unfinished: unfinishedDeposit,
          endpoint: depositCreate,
          body: ({ requestId, methodId, amount, promotionId, payerName }) => ({
            request_id: requestId,
            method_id: methodId,
            amount,
            ...(promotionId && { promotion_id: promotionId }),
            ...(payerName && { payer_name: payerName }),
          }),
          // Also after a refusal, which a changed status may have caused.
          refuse: ({ amount }) => depositRefusal(queryClient, amount, storedMember()?.currency ?? ''),
          onOutcome: () => void refetch(queryClient, 'money'),
          elsewhere: async ({ requestId, methodId, amount }, signal) => {
            const open = await call(openDepositOrder, {}, { signal });
            if (!open.ok) return open;
            const { order } = open.data;
            if (!order) return { ok: true, data: null };
            const isSame = order.method?.id === methodId && isSameAmount(order.amount, amount);
            const isOwn = order.requestId ? order.requestId === requestId : isSame;
            return { ok: true, data: isOwn ? order : null };
          },
        }),
      ),
      watchPage: fromCallback(({ sendBack }) => {
        const check = () => {
          sendBack({ type: 'request.check' });
          sendBack({ type: 'deposit.check' });
        };
        const checkIfVisible = () => document.visibilityState === 'visible' && check();
        document.addEventListener('visibilitychange', checkIfVisible);
        globalThis.addEventListener('focus', check);
        return () => {
          document.removeEventListener('visibilitychange', checkIfVisible);
          globalThis.removeEventListener('focus', check);
        };
      }),
      paymentWindow: paymentWindowMachine.provide(paymentWindowImplementations(clock, window)),
      restore: fromPromise(async ({ signal }) => {
        const result = await call(openDepositOrder, {}, { signal });
        return result.ok ? { ok: true, data: result.data.order } : result;
      }),
      readOrder: byNumber(depositOrder),
      report: byNumber(depositPaid),
      cancel: byNumber(cancelDeposit),
    },
  };
};
