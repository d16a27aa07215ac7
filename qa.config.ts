import type { QaConfig } from '#qa/cli/config.ts';

const entry = (id: string, name: string) => ({
  id,
  machine: `machines/${id}.machine.ts#${name}`,
  samples: `tests/flows/${id}/${id}.samples.ts#samples`,
  driver: `tests/flows/${id}/${id}.driver.ts#driver`,
});

export default {
  fixture: 'tests/flows/app-fixture.ts#fixture',
  machines: [
    entry('captcha', 'captchaMachine'),
    entry('deployment', 'deploymentMachine'),
    entry('device', 'deviceMachine'),
    entry('sign-in', 'signInMachine'),
    entry('double-validation', 'doubleValidationMachine'),
    entry('transfer-verify', 'transferVerifyMachine'),
    entry('registration', 'registrationMachine'),
    entry('phone-code', 'phoneCodeMachine'),
    entry('password-recovery', 'passwordRecoveryMachine'),
    entry('password-change', 'passwordChangeMachine'),
    entry('agent-application', 'agentApplicationMachine'),
    entry('realtime', 'realtimeMachine'),
    entry('session', 'sessionMachine'),
    entry('windows', 'windowsMachine'),
    entry('modals', 'modalsMachine'),
    entry('demo-play', 'demoPlayMachine'),
    entry('sports-frame', 'sportsFrameMachine'),
    entry('game-launch', 'gameLaunchMachine'),
    entry('play-coordinator', 'playCoordinatorMachine'),
    entry('pop-up-discount', 'popUpDiscountMachine'),
    entry('red-envelope', 'redEnvelopeMachine'),
    entry('app', 'appMachine'),
  ],
} satisfies QaConfig;
