import { playCoordinatorMachine } from '#machines/play/play-coordinator.machine.ts';
import { playCoordinatorImplementations } from '#src/features/play/play-coordinator.implementations.ts';
import { createGameWindow } from '#src/windows/game-window.ts';
import { MachineRun } from '#tests/fault-injection/matrix/machine-run.ts';
import type { Steps } from '#tests/fault-injection/matrix/step.ts';

export const steps: Steps = {
  '/member/profile/balance/all/back': [
    {
      name: 'return all balances',
      start: async (network) => {
        const machine = playCoordinatorMachine.provide(
          playCoordinatorImplementations(network.clock, () => {}, createGameWindow(network.clock)),
        );
        const run = new MachineRun(machine, network, { siteName: '', isDemo: false, desktop: true });
        await run.until('activity.idle inPlay.no oneKey.ready transfer.enabled');
        return run.send({ type: 'balance.return' });
      },
      signOut: 'play.stop',
      leadsTo: {
        value: 'activity.idle inPlay.no oneKey.coolingDown transfer.enabled balances_returned',
        failed: 'activity.idle inPlay.no oneKey.coolingDown transfer.enabled CODE',
        ignored: 'activity.idle inPlay.no oneKey.coolingDown transfer.enabled',
      },
    },
  ],
};
