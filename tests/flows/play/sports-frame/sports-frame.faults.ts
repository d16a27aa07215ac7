import { sportsFrameMachine } from '#machines/play/sports-frame.machine.ts';
import { sportsFrameImplementations } from '#src/features/play/sports/sports-frame.implementations.ts';
import { MachineRun } from '#tests/fault-injection/matrix/machine-run.ts';
import type { FaultyNetwork } from '#tests/fault-injection/matrix/network.ts';
import type { Steps } from '#tests/fault-injection/matrix/step.ts';

const sports = (network: FaultyNetwork) =>
  new MachineRun(sportsFrameMachine.provide(sportsFrameImplementations), network, { currency: 'USD' });
const shown = { value: 'shown.open', failed: 'failed CODE' };

export const steps: Steps = {
  '/arks/web/game/sport-quickbet-url': [{ name: 'open the sports page', start: sports, leadsTo: shown }],
  '/check_iframe': [{ name: 'check the sports page', start: sports, leadsTo: shown }],
};
