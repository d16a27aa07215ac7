import { fromCallback } from 'xstate';
import { popUpDiscountMachine } from '#machines/promotions/pop-up-discount.machine.ts';
import { popUpDiscountImplementations } from '#src/features/promotions/pop-up-discount.implementations.ts';
import { MachineRun } from '#tests/fault-injection/matrix/machine-run.ts';
import type { FaultyNetwork } from '#tests/fault-injection/matrix/network.ts';
import type { Steps } from '#tests/fault-injection/matrix/step.ts';
import { linh } from '#tests/flows/test-data.ts';

const promotion = { id: 1, display_device: 0, content: '<p>1</p>' };
const promotions = { display_frequency: 0, list: [promotion] };

/** Of a user who only looks around. */
const attention = fromCallback(({ sendBack }) =>
  sendBack({ type: 'interruptible.changed', interruptible: true }),
);
const places = { isBrowsing: () => true, onMove: () => () => {} };
const popUp = (network: FaultyNetwork) =>
  new MachineRun(
    popUpDiscountMachine
      .provide(popUpDiscountImplementations(network.clock, async () => {}, places))
      .provide({ actors: { watchInterruptible: attention } }),
    network,
    { desktop: true },
  );

export const steps: Steps = {
  '/arks/web/bulletin': [
    {
      name: 'read the promotions for visitors',
      start: (network) => popUp(network).send({ type: 'session.closed' }),
      data: { '/arks/web/bulletin': promotions },
      leadsTo: {
        value: 'ready.loaded.showing',
        'value: empty': 'ready.loaded.hidden',
        failed: 'ready.loaded.hidden',
      },
    },
  ],
  '/arks/web/bulletin/member': [
    {
      name: 'read the promotions for members',
      start: (network) => popUp(network).send({ type: 'session.opened', member: linh }),
      data: { '/arks/web/bulletin/member': promotions, '/arks/web/bulletin': [] },
      signOut: 'session.closed',
      leadsTo: {
        value: 'ready.loaded.showing',
        'value: empty': 'ready.loaded.hidden',
        failed: 'ready.loaded.hidden',
        ignored: 'ready.loaded.hidden',
      },
    },
  ],
  '/arks/web/bulletin/member/hide': [
    {
      name: 'hide the promotions',
      start: async (network) => {
        const run = popUp(network).send({ type: 'session.opened', member: linh });
        await run.until('ready.loaded.showing');
        return run.send({ type: 'modal.answered.popUpDiscount', answer: 'no' });
      },
      data: { '/arks/web/bulletin/member': promotions, '/arks/web/bulletin': [] },
      signOut: 'session.closed',
      leadsTo: {
        value: 'ready.loaded.hidden',
        ignored: 'ready.loaded.hidden',
      },
    },
  ],
};
