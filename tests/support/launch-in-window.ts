import { fromCallback, fromPromise } from 'xstate';
import { gameLaunchMachine } from '#machines/play/game-launch/game-launch.machine.ts';
import type { WindowCommand } from '#machines/play/game-launch/game-launch.types.ts';

/** A window that opens and stays open, and no game in another tab. */
export const windowAndLock = {
  holdPlayLock: fromCallback(() => {}),
  gameWindow: fromCallback<WindowCommand>(({ receive, sendBack }) =>
    receive(({ type }) => {
      if (type === 'window.open') sendBack({ type: 'window.opened', mode: 'window' });
    }),
  ),
  acquirePlayLock: fromPromise<{ acquired: true; launchId: string } | { acquired: false }>(async () => ({
    acquired: true,
    launchId: 'one',
  })),
};

/** The machine of a launch with that window and lock. Tests add its calls. */
export const launchInWindow = gameLaunchMachine.provide({ actors: windowAndLock });
