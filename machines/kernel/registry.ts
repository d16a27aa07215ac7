import { agentApplicationMachine } from '#machines/agents/agent-application.machine.ts';
import { demoPlayMachine } from '#machines/play/demo-play.machine.ts';
import { playBreakMachine } from '#machines/play/play-break.machine.ts';
import { playClockMachine } from '#machines/play/play-clock.machine.ts';
import { playCoordinatorMachine } from '#machines/play/play-coordinator.machine.ts';
import { sportsFrameMachine } from '#machines/play/sports-frame.machine.ts';
import { popUpDiscountMachine } from '#machines/promotions/pop-up-discount.machine.ts';
import { redEnvelopeMachine } from '#machines/promotions/red-envelope.machine.ts';
import { handOffMachine } from '#machines/session/hand-off.machine.ts';
import { passwordChangeMachine } from '#machines/session/password-change.machine.ts';
import { passwordRecoveryMachine } from '#machines/session/password-recovery.machine.ts';
import { registrationMachine } from '#machines/session/registration.machine.ts';
import { sessionMachine } from '#machines/session/session.machine.ts';
import { signInMachine } from '#machines/session/sign-in.machine.ts';
import { deploymentMachine } from '#machines/site/deployment.machine.ts';
import { deviceMachine } from '#machines/site/device.machine.ts';
import { modalsMachine } from './modals.machine.ts';
import { realtimeMachine } from './realtime.machine.ts';

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
