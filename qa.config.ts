import type { QaConfig } from './qa/config.ts';

const modelOnly = (id: string, name: string) => ({
  id,
  machine: `machines/${id}.machine.ts#${name}`,
  samples: `tests/samples/${id}.samples.ts#samples`,
});
const entry = (id: string, name: string) => ({
  ...modelOnly(id, name),
  driver: `tests/drivers/${id}.driver.ts#driver`,
});

export default {
  world: 'tests/drivers/house.ts#world',
  machines: [
    entry('captcha', 'captchaMachine'),
    entry('device', 'deviceMachine'),
    entry('sign-in', 'signInMachine'),
    entry('double-validation', 'doubleValidationMachine'),
    entry('realtime', 'realtimeMachine'),
    entry('session', 'sessionMachine'),
    entry('modals', 'modalsMachine'),
    entry('game-launch', 'gameLaunchMachine'),
    modelOnly('play-desk', 'playDeskMachine'),
    modelOnly('app', 'appMachine'),
  ],
} satisfies QaConfig;
