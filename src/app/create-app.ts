import { type ActorRefFrom, type AnyStateMachine, createActor, type InspectionEvent, waitFor } from 'xstate';
import { appMachine } from '#machines/kernel/app.machine.ts';
import { always, alwaysNames } from '#machines/kernel/registry.ts';
import type { playCoordinatorMachine } from '#machines/play/play-coordinator.machine.ts';
import type { sessionMachine } from '#machines/session/session.machine.ts';
import type { AppActor } from '#src/actors/app-actor.ts';
import { pages } from '#src/actors/pages.ts';
import { yieldToMain } from '#src/api/yield-to-main.ts';
import { deviceClass, platform } from '#src/site/device.ts';
import { pendingHandOff } from '#src/site/entry.ts';
import { site } from '#src/site/site.ts';
import { windowWidth } from '#src/site/window-width.ts';
import { type ImplementationOptions, implementations } from './implementations.ts';

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
