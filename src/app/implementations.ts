import type { QueryClient } from '@tanstack/react-query';
import type { Always, AlwaysName } from '#machines/kernel/registry.ts';
import type { Implementations } from '#machines/kernel/unimplemented.ts';
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
import { deploymentImplementations } from '#src/windows/deployment.implementations.ts';
import { deviceImplementations } from '#src/windows/device.implementations.ts';
import { createGameWindow } from '#src/windows/game-window.ts';
import { handOffImplementations } from '#src/windows/hand-off.implementations.ts';

export interface ImplementationOptions {
  clock: Clock;
  /** Resolves when the first page has loaded: optional content is fetched after it. */
  afterInitialLoad: () => Promise<void>;
  goToGame: NavigateToGame;
  navigation: Navigation;
  queryClient: QueryClient;
}

/** The implementations of every machine that always runs; a missing one does not compile. */
export const implementations = ({
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
