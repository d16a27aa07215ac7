import { fromCallback, fromPromise } from 'xstate';
import type { LaunchGame } from '#machines/kernel/events.ts';
import { type DemoMode, demoPlayMachine } from '#machines/play/demo-play.machine.ts';
import { demoPlayImplementations } from '#src/features/play/demo/demo-play.implementations.ts';
import { createGameWindow } from '#src/windows/waiting-window.ts';
import { MachineRun } from '#tests/fault-injection/matrix/machine-run.ts';
import type { Steps } from '#tests/fault-injection/matrix/step.ts';
import { deepSea } from '#tests/flows/test-data.ts';

export const steps: Steps = {
  '/demo/play': [
    {
      name: 'try a game',
      start: (network) => {
        const machine = demoPlayMachine
          .provide(demoPlayImplementations(createGameWindow(network.clock)))
          .provide({
            actors: {
              openWindow: fromPromise<{ opened: boolean; mode: DemoMode }, { game: LaunchGame }>(
                async () => ({
                  opened: true,
                  mode: 'window',
                }),
              ),
              demoWindow: fromCallback(() => {}),
            },
          });
        return new MachineRun(machine, network)
          .send({ type: 'demo.open', game: deepSea })
          .send({ type: 'demo.choose', game: deepSea });
      },
      leadsTo: { value: 'closed' },
    },
  ],
};
