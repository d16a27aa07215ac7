import { fromCallback } from 'xstate';
import { depositMachine } from '#machines/money/deposit.machine.ts';
import { createQueryClient } from '#src/api/query-client.ts';
import { depositImplementations } from '#src/features/money/deposit/deposit.implementations.ts';
import { MachineRun } from '#tests/fault-injection/matrix/machine-run.ts';
import type { FaultyNetwork } from '#tests/fault-injection/matrix/network.ts';
import type { Steps } from '#tests/fault-injection/matrix/step.ts';
import { bankRequest, wireOrder } from '#tests/flows/money/deposit-page.ts';

const open = { '/member/deposit/open': { order: wireOrder() } };
const waiting = { '/member/deposit/order': wireOrder() };

const deposit = (network: FaultyNetwork) =>
  new MachineRun(
    depositMachine.provide({
      actors: {
        ...depositImplementations({
          queryClient: createQueryClient(),
          clock: network.clock,
          window: 'depositWindow',
        }).actors,
        // There is no page.
        watchPage: fromCallback(() => {}),
      },
    }),
    network,
    { unfinished: null },
  );
const openOrder = async (network: FaultyNetwork) => {
  const run = deposit(network);
  await run.until('open.current.idle');
  return run;
};

export const steps: Steps = {
  '/member/deposit/open': [
    {
      name: 'find the open order',
      start: deposit,
      data: open,
      leadsTo: {
        value: 'open.current.idle',
        'value: empty': 'form.editing',
      },
    },
  ],
  '/member/deposit/create': [
    {
      name: 'order a deposit',
      start: async (network) => {
        const run = deposit(network);
        await run.until('form.editing');
        return run.send({ type: 'deposit.submit', request: bankRequest });
      },
      data: {
        ...waiting,
        '/member/deposit/open': { order: null },
        '/member/deposit/create': wireOrder(),
        '/member/request/outcome': { is_void: 1, response: null },
      },
      leadsTo: {
        value: 'open.current.idle',
        failed: 'form.editing CODE',
        unknown: 'form.missing',
        ignored: 'creating',
      },
    },
  ],
  '/member/deposit/order': [
    {
      name: 'ask for the order',
      start: async (network) => (await openOrder(network)).send({ type: 'deposit.check' }),
      data: { ...open, ...waiting },
      leadsTo: { value: 'open.current.idle' },
    },
  ],
  '/member/deposit/paid': [
    {
      name: 'report an order as paid',
      start: async (network) => (await openOrder(network)).send({ type: 'deposit.report' }),
      data: { ...open, ...waiting, '/member/deposit/paid': wireOrder('reported') },
      leadsTo: {
        value: 'open.current.idle',
        failed: 'open.current.idle CODE',
        ignored: 'open.current.idle aborted',
      },
    },
  ],
  '/member/deposit/cancel': [
    {
      name: 'cancel an order',
      start: async (network) => {
        const run = (await openOrder(network)).send({ type: 'deposit.cancel' });
        return run.send({ type: 'deposit.confirm' });
      },
      data: { ...open, ...waiting, '/member/deposit/cancel': wireOrder('cancelled') },
      leadsTo: {
        value: 'ended',
        failed: 'open.current.idle CODE',
        ignored: 'open.current.idle aborted',
      },
    },
  ],
};
