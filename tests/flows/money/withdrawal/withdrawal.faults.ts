import { withdrawalMachine } from '#machines/money/withdrawal.machine.ts';
import { createQueryClient } from '#src/api/query-client.ts';
import { withdrawalImplementations } from '#src/features/money/withdrawal/withdrawal.implementations.ts';
import { MachineRun } from '#tests/fault-injection/matrix/machine-run.ts';
import type { FaultyNetwork } from '#tests/fault-injection/matrix/network.ts';
import type { Steps } from '#tests/fault-injection/matrix/step.ts';
import { openOrder, withdrawal } from '#tests/flows/test-data.ts';

/** The operator has not received the request. */
const missing = { '/member/request/outcome': { is_void: 1, response: null } };

const withdraw = (network: FaultyNetwork, open: typeof openOrder | null) =>
  new MachineRun(
    withdrawalMachine.provide(withdrawalImplementations({ queryClient: createQueryClient(), epoch: 0 })),
    network,
    {
      unfinished: null,
      open,
    },
  );
const cancelWithdrawal = (network: FaultyNetwork) =>
  withdraw(network, openOrder).send({ type: 'withdrawal.cancel' }).send({ type: 'withdrawal.confirm' });

export const steps: Steps = {
  '/member/withdrawal/create': [
    {
      name: 'order a withdrawal',
      start: (network) =>
        withdraw(network, null)
          .send({ type: 'withdrawal.review', draft: withdrawal })
          .send({ type: 'withdrawal.send', requestId: withdrawal.requestId, password: '2468' }),
      data: missing,
      leadsTo: {
        value: 'pending.waiting',
        failed: 'form.editing CODE',
        unknown: 'review.missing',
        ignored: 'sending',
      },
    },
  ],
  '/member/withdrawal/cancel': [
    {
      name: 'cancel a withdrawal',
      start: cancelWithdrawal,
      data: {
        '/member/withdrawal/cancel': { order_number: openOrder.orderNumber, status: 'cancelled' },
      },
      leadsTo: {
        value: 'form.closed',
        unknown: 'pending.missing',
        ignored: 'pending.unknown',
      },
    },
  ],
  '/member/withdrawal/info': [
    {
      name: 'read the outcome of a cancellation',
      start: cancelWithdrawal,
      data: {
        '/member/withdrawal/cancel': 'unreadable',
        '/member/withdrawal/info': {
          turnover: [],
          last: { order_number: openOrder.orderNumber, status: 'cancelled' },
        },
      },
      leadsTo: {
        value: 'form.closed',
        'value: empty': 'pending.unknown',
        failed: 'pending.unknown',
        ignored: 'pending.unknown',
      },
    },
  ],
};
