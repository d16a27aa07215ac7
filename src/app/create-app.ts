import type { QueryClient } from '@tanstack/react-query';
import { type ActorRefFrom, type AnyStateMachine, createActor, type InspectionEvent, waitFor } from 'xstate';
import { appMachine } from '#machines/kernel/app.machine.ts';
import { type Always, type AlwaysName, always, alwaysNames } from '#machines/kernel/registry.ts';
import type { Implementations } from '#machines/kernel/unimplemented.ts';
import type { playCoordinatorMachine } from '#machines/play/play-coordinator.machine.ts';
import type { sessionMachine } from '#machines/session/session.machine.ts';
import type { AppActor } from '#src/actors/machines.tsx';
import { pages } from '#src/actors/pages.ts';
import type { Clock } from '#src/clock.ts';
import { demoPlayImplementations } from '#src/features/play/demo/demo-play.implementations.ts';
import type { NavigateToGame } from '#src/features/play/game-window.ts';
import { playBreakImplementations } from '#src/features/play/limits/play-break.implementations.ts';
import { playClockImplementations } from '#src/features/play/play-clock.implementations.ts';
import { playCoordinatorImplementations } from '#src/features/play/play-coordinator.implementations.ts';
import { popUpDiscountImplementations } from '#src/features/promotions/pop-up-discount.implementations.ts';
import { redEnvelopeImplementations } from '#src/features/promotions/red-envelope.implementations.ts';
import type { Navigation } from '#src/features/promotions/watch-interruptible.ts';
import {
  passwordChangeImplementations,
  passwordRecoveryImplementations,
} from '#src/features/session/password/password.implementations.ts';
import { registrationImplementations } from '#src/features/session/registration/registration.implementations.ts';
import { sessionImplementations } from '#src/features/session/session.implementations.ts';
import { signInImplementations } from '#src/features/session/sign-in/sign-in.implementations.ts';
import { realtimeImplementations } from '#src/realtime/realtime.implementations.ts';
import { deviceClass, platform, windowWidth } from '#src/site/device.ts';
import { pendingHandOff } from '#src/site/entry.ts';
import { site } from '#src/site/site.ts';
import { yieldToMain } from '#src/startup/yield-to-main.ts';
import { createGameWindow } from '#src/windows/waiting-window.ts';
import {
  deploymentImplementations,
  deviceImplementations,
  handOffImplementations,
} from '#src/windows/windows.implementations.ts';

interface AppOptions extends ImplementationOptions {
  inspect?: (seen: InspectionEvent) => void;
}

/** The root actor with its implementations provided; not started. */
export async function createApp({ inspect, ...options }: AppOptions): Promise<AppActor> {
  const provided = implementations(options);
  const actors: Record<string, AnyStateMachine> = { pages };
  for (const name of alwaysNames) {
    actors[name] = (always[name] as AnyStateMachine).provide(provided[name]);
    // Providing all of them in one task would block input.
    await yieldToMain();
  }
  const app = appMachine.provide({ actors });
  return createActor(app, {
    clock: options.clock,
    ...(inspect && { inspect }),
    input: {
      isClosed: site.closedSiteNames.includes(site.siteName),
      isDemo: site.isDemo,
      isClockOff: site.playClock === 'off',
      hasHandOff: pendingHandOff.isThere(),
      device: { width: windowWidth(), deviceClass: deviceClass(), platform: platform() },
    },
  });
}

/** Resolves when the machines that read storage first have read it: until then they ignore other events. */
export async function whenRestored({ system }: AppActor) {
  const session = system.get('session') as ActorRefFrom<typeof sessionMachine>;
  const playCoordinator = system.get('playCoordinator') as ActorRefFrom<typeof playCoordinatorMachine>;
  await Promise.all([
    waitFor(session, (snapshot) => !snapshot.matches('restoring')),
    waitFor(playCoordinator, (snapshot) => !snapshot.matches({ activity: 'restoring' })),
  ]);
}

interface ImplementationOptions {
  clock: Clock;
  /** Resolves when the first page has loaded: optional content is fetched after it. */
  afterInitialLoad: () => Promise<void>;
  goToGame: NavigateToGame;
  navigation: Navigation;
  queryClient: QueryClient;
}

/** The implementations of every machine that always runs; a missing one does not compile. */
const implementations = ({
  clock,
  afterInitialLoad,
  goToGame,
  navigation,
  queryClient,
}: ImplementationOptions): { [N in AlwaysName]: Implementations<Always[N]> } => {
  const games = createGameWindow(clock);
  return {
    device: deviceImplementations,
    deployment: deploymentImplementations,
    modals: {},
    realtime: realtimeImplementations(queryClient),
    passwordChange: passwordChangeImplementations,
    passwordRecovery: passwordRecoveryImplementations,
    playBreak: playBreakImplementations(queryClient, clock, afterInitialLoad),
    playClock: playClockImplementations(clock, queryClient),
    playCoordinator: playCoordinatorImplementations(clock, goToGame, games),
    signIn: signInImplementations(),
    handOff: handOffImplementations(clock),
    popUpDiscount: popUpDiscountImplementations(clock, afterInitialLoad, navigation),
    demoPlay: demoPlayImplementations(games),
    redEnvelope: redEnvelopeImplementations(clock, afterInitialLoad),
    session: sessionImplementations(queryClient),
    registration: registrationImplementations,
  };
};
