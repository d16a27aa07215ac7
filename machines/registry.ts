import { agentApplicationMachine } from './agent-application.machine.ts';
import { demoPlayMachine } from './demo-play.machine.ts';
import { deploymentMachine } from './deployment.machine.ts';
import { deviceMachine } from './device.machine.ts';
import { handOffMachine } from './hand-off.machine.ts';
import { modalsMachine } from './modals.machine.ts';
import { passwordChangeMachine } from './password-change.machine.ts';
import { passwordRecoveryMachine } from './password-recovery.machine.ts';
import { playBreakMachine } from './play-break.machine.ts';
import { playClockMachine } from './play-clock.machine.ts';
import { playCoordinatorMachine } from './play-coordinator.machine.ts';
import { popUpDiscountMachine } from './pop-up-discount.machine.ts';
import { realtimeMachine } from './realtime.machine.ts';
import { redEnvelopeMachine } from './red-envelope.machine.ts';
import { registrationMachine } from './registration.machine.ts';
import { sessionMachine } from './session.machine.ts';
import { signInMachine } from './sign-in.machine.ts';
import { sportsFrameMachine } from './sports-frame.machine.ts';

/**
 * The machines that live as long as the page, by system ID and in the order in which the root starts them. The
 * root's actors, the types of the React hooks (src/actors/context.tsx), the implementations
 * (src/app/implementations.ts) and the path tool's list (qa.config.ts) derive from this table.
 */
export const machines = {
  device: deviceMachine,
  deployment: deploymentMachine,
  modals: modalsMachine,
  realtime: realtimeMachine,
  passwordChange: passwordChangeMachine,
  passwordRecovery: passwordRecoveryMachine,
  playBreak: playBreakMachine,
  playClock: playClockMachine,
  playCoordinator: playCoordinatorMachine,
  signIn: signInMachine,
  handOff: handOffMachine,
  popUpDiscount: popUpDiscountMachine,
  agentApplication: agentApplicationMachine,
  demoPlay: demoPlayMachine,
  redEnvelope: redEnvelopeMachine,
  sportsFrame: sportsFrameMachine,
  session: sessionMachine,
  registration: registrationMachine,
};
export type Machines = typeof machines;
export type MachineName = keyof Machines;
export const machineNames = Object.keys(machines) as MachineName[];
