import { type Actor, type ActorRefFrom, createActor, type InspectionEvent, waitFor } from 'xstate';
import { agentApplicationMachine } from '#machines/agent-application.machine.ts';
import { appMachine } from '#machines/app.machine.ts';
import { demoPlayMachine } from '#machines/demo-play.machine.ts';
import { deploymentMachine } from '#machines/deployment.machine.ts';
import { deviceMachine } from '#machines/device.machine.ts';
import { passwordChangeMachine } from '#machines/password-change.machine.ts';
import { passwordRecoveryMachine } from '#machines/password-recovery.machine.ts';
import { playCoordinatorMachine } from '#machines/play-coordinator.machine.ts';
import { popUpDiscountMachine } from '#machines/pop-up-discount.machine.ts';
import { realtimeMachine } from '#machines/realtime.machine.ts';
import { redEnvelopeMachine } from '#machines/red-envelope.machine.ts';
import { registrationMachine } from '#machines/registration.machine.ts';
import { sessionMachine } from '#machines/session.machine.ts';
import { signInMachine } from '#machines/sign-in.machine.ts';
import { sportsFrameMachine } from '#machines/sports-frame.machine.ts';
import { windowsMachine } from '#machines/windows.machine.ts';
import { yieldToMain } from '#src/api/yield-to-main.ts';
import type { Clock } from '#src/clock.ts';
import { agentApplicationImplementations } from '#src/features/agent/agent-application.implementations.ts';
import { demoPlayImplementations } from '#src/features/demo/demo-play.implementations.ts';
import {
  passwordChangeImplementations,
  passwordRecoveryImplementations,
} from '#src/features/password/password.implementations.ts';
import {
  type GoToGame,
  playCoordinatorImplementations,
} from '#src/features/play/play-coordinator.implementations.ts';
import { popUpDiscountImplementations } from '#src/features/promotions/pop-up-discount.implementations.ts';
import { redEnvelopeImplementations } from '#src/features/promotions/red-envelope.implementations.ts';
import { registrationImplementations } from '#src/features/registration/registration.implementations.ts';
import { sessionImplementations } from '#src/features/session/session.implementations.ts';
import { signInImplementations } from '#src/features/sign-in/sign-in.implementations.ts';
import { sportsFrameImplementations } from '#src/features/sports/sports-frame.implementations.ts';
import { realtimeImplementations } from '#src/realtime/realtime.implementations.ts';
import { deviceFacts } from '#src/site/client-info.ts';
import { pendingHandOff } from '#src/site/entry.ts';
import { site } from '#src/site/site.ts';
import { deploymentImplementations } from '#src/windows/deployment.implementations.ts';
import { deviceImplementations } from '#src/windows/device.implementations.ts';
import { windowsImplementations } from '#src/windows/windows.implementations.ts';

export type AppActor = Actor<typeof appMachine>;

interface AppOptions {
  clock: Clock;
  inspect?: (seen: InspectionEvent) => void;
  /** Resolves when the first page has loaded: optional content is fetched after it. */
  afterInitialLoad: () => Promise<void>;
  goToGame: GoToGame;
}

/** The root actor with its implementations provided; not started. */
export async function createApp({
  clock,
  inspect,
  afterInitialLoad,
  goToGame,
}: AppOptions): Promise<AppActor> {
  const app = appMachine.provide({
    actors: {
      agentApplication: agentApplicationMachine.provide(agentApplicationImplementations),
      demoPlay: demoPlayMachine.provide(demoPlayImplementations(clock)),
      deployment: deploymentMachine.provide(deploymentImplementations),
      device: deviceMachine.provide(deviceImplementations),
      passwordChange: passwordChangeMachine.provide(passwordChangeImplementations),
      passwordRecovery: passwordRecoveryMachine.provide(passwordRecoveryImplementations),
      playCoordinator: playCoordinatorMachine.provide(playCoordinatorImplementations(clock, goToGame)),
      popUpDiscount: popUpDiscountMachine.provide(popUpDiscountImplementations(afterInitialLoad)),
      realtime: realtimeMachine.provide(realtimeImplementations),
      redEnvelope: redEnvelopeMachine.provide(redEnvelopeImplementations(clock, afterInitialLoad)),
      registration: registrationMachine.provide(registrationImplementations),
      session: sessionMachine.provide(sessionImplementations),
      signIn: signInMachine.provide(signInImplementations),
      sportsFrame: sportsFrameMachine.provide(sportsFrameImplementations),
      windows: windowsMachine.provide(windowsImplementations(clock)),
    },
  });
  // Providing all of them fills one task.
  await yieldToMain();
  return createActor(app, {
    clock,
    ...(inspect && { inspect }),
    input: {
      siteName: site.siteName,
      isDemo: site.isDemo,
      hasHandOff: pendingHandOff.isThere(),
      device: deviceFacts(),
    },
  });
}

/** Resolves when the machines that read storage first have read it: until then they ignore other events. */
export async function restored({ system }: AppActor) {
  const session = system.get('session') as ActorRefFrom<typeof sessionMachine>;
  const playCoordinator = system.get('playCoordinator') as ActorRefFrom<typeof playCoordinatorMachine>;
  await Promise.all([
    waitFor(session, (snapshot) => !snapshot.matches('restoring')),
    waitFor(playCoordinator, (snapshot) => !snapshot.matches({ activity: 'restoring' })),
  ]);
}
