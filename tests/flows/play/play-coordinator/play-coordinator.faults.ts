import { playCoordinatorMachine } from '#machines/play/play-coordinator.machine.ts';
import { playCoordinatorImplementations } from '#src/features/play/play-coordinator.implementations.ts';
import { createGameWindow } from '#src/windows/waiting-window.ts';
import { MachineRun } from '#tests/fault-injection/matrix/machine-run.ts';
import type { Step, Steps } from '#tests/fault-injection/matrix/step.ts';

const returnAll: Pick<Step, 'start' | 'signOut'> = {
  start: async (network) => {
    const machine = playCoordinatorMachine.provide(
      playCoordinatorImplementations(network.clock, () => {}, createGameWindow(network.clock)),
    );
    const run = new MachineRun(machine, network, { siteName: '', isDemo: false, desktop: true });
    await run.until('activity.idle inPlay.no oneKey.ready transfer.enabled');
    return run.send({ type: 'balance.return' });
  },
  signOut: 'play.stop',
};

export const steps: Steps = {
  '/member/profile/balance/all/back': [
    {
      name: 'return all balances',
      ...returnAll,
      leadsTo: {
        value: 'activity.idle inPlay.no oneKey.coolingDown transfer.enabled balances_returned',
        failed: 'activity.idle inPlay.no oneKey.coolingDown transfer.enabled CODE',
        ignored: 'activity.idle inPlay.no oneKey.coolingDown transfer.enabled',
      },
    },
  ],
  '/member/profile/balance_get_back': [
    {
      name: 'return all balances where the operator has the older call alone',
      ...returnAll,
      data: { '/member/profile/balance/all/back': new Response(null, { status: 404 }) },
      leadsTo: {
        value: 'activity.idle inPlay.no oneKey.coolingDown transfer.enabled balances_returned',
        known: 'activity.idle inPlay.no oneKey.coolingDown transfer.enabled CODE',
        unknown: 'activity.idle inPlay.no oneKey.coolingDown transfer.enabled unknownOutcome',
        ignored: 'activity.idle inPlay.no oneKey.coolingDown transfer.enabled',
      },
    },
  ],
};
