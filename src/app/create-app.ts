import { type Actor, type ActorRefFrom, createActor, type InspectionEvent, waitFor } from 'xstate';
import { agentApplicationMachine } from '#machines/agent-application.machine.ts';
import { appMachine } from '#machines/app.machine.ts';
import { demoPlayMachine } from '#machines/demo-play.machine.ts';
import { deploymentMachine } from '#machines/deployment.machine.ts';
import { deviceMachine } from '#machines/device.machine.ts';
import { passwordChangeMachine } from '#machines/password-change.machine.ts';
import { passwordRecoveryMachine } from '#machines/password-recovery.machine.ts';
import { playDeskMachine } from '#machines/play-coordinator.machine.ts';
import { popUpDiscountMachine } from '#machines/pop-up-discount.machine.ts';
import { realtimeMachine } from '#machines/realtime.machine.ts';
import { redEnvelopeMachine } from '#machines/red-envelope.machine.ts';
import { registrationMachine } from '#machines/registration.machine.ts';
import { sessionMachine } from '#machines/session.machine.ts';
import { signInMachine } from '#machines/sign-in.machine.ts';
import { sportsFrameMachine } from '#machines/sports-frame.machine.ts';
import { windowsMachine } from '#machines/windows.machine.ts';
import { breathe } from '#src/api/yield-to-main.ts';
import type { Clock } from '#src/clock.ts';
import { agentApplicationHands } from '#src/features/agent/agent-application.implementations.ts';
import { demoPlayHands } from '#src/features/demo/demo-play.implementations.ts';
import {
  passwordChangeHands,
  passwordRecoveryHands,
} from '#src/features/password/password.implementations.ts';
import { type GoToGame, playDeskHands } from '#src/features/play/play-coordinator.implementations.ts';
import { popUpDiscountHands } from '#src/features/promotions/pop-up-discount.implementations.ts';
import { redEnvelopeHands } from '#src/features/promotions/red-envelope.implementations.ts';
import { registrationHands } from '#src/features/registration/registration.implementations.ts';
import { sessionHands } from '#src/features/session/session.implementations.ts';
import { signInHands } from '#src/features/sign-in/sign-in.implementations.ts';
import { sportsFrameHands } from '#src/features/sports/sports-frame.implementations.ts';
import { realtimeHands } from '#src/realtime/realtime.implementations.ts';
import { deviceFacts } from '#src/site/client-info.ts';
import { waitingHandOver } from '#src/site/entry.ts';
import { site } from '#src/site/site.ts';
import { deploymentHands } from '#src/windows/deployment.implementations.ts';
import { deviceHands } from '#src/windows/device.implementations.ts';
import { windowsHands } from '#src/windows/windows.implementations.ts';

export type AppActor = Actor<typeof appMachine>;

interface Around {
  clock: Clock;
  inspect?: (seen: InspectionEvent) => void;
  /** Resolves when the first page is there: what is only offered is asked for after it. */
  rested: () => Promise<void>;
  goToGame: GoToGame;
}

/** The root actor with its hands bound; not started. */
export async function createApp({ clock, inspect, rested, goToGame }: Around): Promise<AppActor> {
  const app = appMachine.provide({
    actors: {
      agentApplication: agentApplicationMachine.provide(agentApplicationHands),
      demoPlay: demoPlayMachine.provide(demoPlayHands(clock)),
      deployment: deploymentMachine.provide(deploymentHands),
      device: deviceMachine.provide(deviceHands),
      passwordChange: passwordChangeMachine.provide(passwordChangeHands),
      passwordRecovery: passwordRecoveryMachine.provide(passwordRecoveryHands),
      playDesk: playDeskMachine.provide(playDeskHands(clock, goToGame)),
      popUpDiscount: popUpDiscountMachine.provide(popUpDiscountHands(rested)),
      realtime: realtimeMachine.provide(realtimeHands),
      redEnvelope: redEnvelopeMachine.provide(redEnvelopeHands(clock, rested)),
      registration: registrationMachine.provide(registrationHands),
      session: sessionMachine.provide(sessionHands),
      signIn: signInMachine.provide(signInHands),
      sportsFrame: sportsFrameMachine.provide(sportsFrameHands),
      windows: windowsMachine.provide(windowsHands(clock)),
    },
  });
  // To bind them all takes long enough for one task.
  await breathe();
  return createActor(app, {
    clock,
    ...(inspect && { inspect }),
    input: {
      siteName: site.siteName,
      isDemo: site.isDemo,
      handedOver: waitingHandOver.isThere(),
      device: deviceFacts(),
    },
  });
}

/** Resolves when the machines that look into storage first have looked: till then they hear nothing else. */
export async function restored({ system }: AppActor) {
  const session = system.get('session') as ActorRefFrom<typeof sessionMachine>;
  const playDesk = system.get('playDesk') as ActorRefFrom<typeof playDeskMachine>;
  await Promise.all([
    waitFor(session, (snapshot) => !snapshot.matches('restoring')),
    waitFor(playDesk, (snapshot) => !snapshot.matches({ desk: 'restoring' })),
  ]);
}
