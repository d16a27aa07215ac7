import { sportsFrameMachine } from '#machines/sports-frame.machine.ts';
import { sportsFrameImplementations } from '#src/features/sports/sports-frame.implementations.ts';
import { MachineRun } from '../../fault-injection/matrix/machine-run.ts';
import type { FaultyNetwork } from '../../fault-injection/matrix/network.ts';
import type { Steps } from '../../fault-injection/matrix/step.ts';

const sports = (network: FaultyNetwork) =>
  new MachineRun(sportsFrameMachine.provide(sportsFrameImplementations), network).send({
    type: 'sports.enter',
    currency: 'USD',
  });
const shown = { value: 'active.shown.open', failed: 'active.failed CODE' };

export const steps: Steps = {
  '/arks/web/game/sport-quickbet-url': [{ name: 'open the sports page', start: sports, leadsTo: shown }],
  '/check_iframe': [{ name: 'check the sports page', start: sports, leadsTo: shown }],
};
