import { expect, test, vi } from 'vitest';
import { type AnyActorLogic, createActor, SimulatedClock, toPromise } from 'xstate';
import { playCoordinatorImplementations } from '#src/features/play/play-coordinator.implementations.ts';
import { isLocked } from '#src/windows/locks.ts';
import { createGameWindow } from '#src/windows/waiting-window.ts';

/** The actors of the play lock in one app. */
function startApp() {
  const clock = new SimulatedClock();
  const { gameLaunch } = playCoordinatorImplementations(clock, () => {}, createGameWindow(clock)).actors;
  const actors = gameLaunch.implementations.actors as Record<string, AnyActorLogic>;
  const start = (name: string) => createActor(actors[name] as AnyActorLogic).start();
  return { hold: () => start('holdPlayLock'), acquire: () => start('acquirePlayLock') };
}

test('play lock is taken by the next launch when the last one ends in the same task', async () => {
  const { hold, acquire } = startApp();
  const first = hold();
  expect(await toPromise(acquire())).toMatchObject({ acquired: true });
  first.stop();
  const second = hold();
  expect(await toPromise(acquire())).toMatchObject({ acquired: true });
  second.stop();
  await vi.waitFor(async () => expect(await isLocked('playing')).toBe(false));
});

test('play lock becomes free when the launch ends before it has the lock', async () => {
  const request = vi.spyOn(navigator.locks, 'request');
  const { hold, acquire } = startApp();
  const launch = hold();
  const acquiring = acquire();
  acquiring.stop();
  launch.stop();
  await vi.waitFor(() => expect(request).toHaveBeenCalledOnce());
  // Settles when the lock has been released.
  await request.mock.results[0]?.value;
  expect(await isLocked('playing')).toBe(false);
});
