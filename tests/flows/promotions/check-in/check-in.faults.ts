import { fromCallback } from 'xstate';
import { checkInMachine } from '#machines/promotions/check-in.machine.ts';
import { createQueryClient } from '#src/api/query-client.ts';
import { checkInImplementations } from '#src/features/promotions/check-in.implementations.ts';
import { MachineRun } from '#tests/fault-injection/matrix/machine-run.ts';
import type { FaultyNetwork } from '#tests/fault-injection/matrix/network.ts';
import type { Steps } from '#tests/fault-injection/matrix/step.ts';
import { todaysCheckIn } from '#tests/flows/test-data.ts';

const open = { '/member/signin/info': { state: 'click_signin', today: todaysCheckIn.date, days: [] } };

const checkIn = (network: FaultyNetwork) => {
  const { actors } = checkInImplementations(createQueryClient());
  // There is no page.
  const machine = checkInMachine.provide({ actors: { ...actors, watchPage: fromCallback(() => {}) } });
  return new MachineRun(machine, network, { unfinished: null });
};

export const steps: Steps = {
  '/member/signin/info': [
    {
      name: 'read the calendar',
      start: checkIn,
      data: open,
      leadsTo: { value: 'known.open.ready' },
    },
  ],
  '/member/signin/sign': [
    {
      name: 'check in',
      start: async (network) => {
        const run = checkIn(network);
        await run.until('known.open.ready');
        return run.send({ type: 'checkIn.sign', request: todaysCheckIn });
      },
      data: { ...open, '/member/request/outcome': { is_void: 1, response: null } },
      leadsTo: {
        value: 'known.success',
        failed: 'known.open.ready CODE',
        unknown: 'known.open.missing',
        ignored: 'signing',
      },
    },
  ],
};
