import { sessionRecheck } from '#contract/times.ts';
import { playCoordinatorImplementations } from '#src/features/play/play-coordinator.implementations.ts';
import { storeMember } from '#src/storage/member.ts';
import { createGameWindow } from '#src/windows/waiting-window.ts';
import { MachineRun } from '#tests/fault-injection/matrix/machine-run.ts';
import type { FaultyNetwork } from '#tests/fault-injection/matrix/network.ts';
import { gamesOrigin } from '#tests/fault-injection/matrix/page.ts';
import type { Steps } from '#tests/fault-injection/matrix/step.ts';
import { lanternStreet, linh } from '#tests/flows/test-data.ts';
import { windowAndLock } from '#tests/support/launch-in-window.ts';

/** A launch without a real window and lock. */
function launch(network: FaultyNetwork) {
  storeMember(linh, 'first');
  const { gameLaunch } = playCoordinatorImplementations(
    network.clock,
    () => {},
    createGameWindow(network.clock),
  ).actors;
  const machine = gameLaunch.provide({ actors: windowAndLock });
  return new MachineRun(machine, network, { game: lanternStreet, desktop: true, joined: true });
}

async function play(network: FaultyNetwork) {
  const run = launch(network);
  await run.until('windowed.starting.committed.awaitingUrl');
  return run.send({ type: 'realtime.gameUrl', url: `${gamesOrigin}/1`, extra: 'one' });
}

export const steps: Steps = {
  '/member/game/play1': [
    {
      name: 'start a game',
      start: launch,
      signOut: 'play.stop',
      // What may have begun is left.
      leadsTo: {
        value: 'windowed.starting.committed.awaitingUrl',
        failed: '',
        known: 'ended CODE',
        unknown: 'quitting.left CODE',
        ignored: 'ended',
      },
    },
  ],
  '/member/game/leave1': [
    {
      name: 'leave a game',
      start: async (network) => (await play(network)).send({ type: 'launch.leave' }),
      leadsTo: {
        value: 'quitting.left',
        // Leaving counts as done after as long a time.
        'unknown: requestTimeout': 'ended',
      },
    },
  ],
  '/member/profile/common/layout': [
    {
      name: 'ask whether a game whose window was closed goes on',
      start: async (network) => (await play(network)).send({ type: 'window.closed', certain: false }),
      signOut: 'play.stop',
      leadsTo: {
        value: 'quitting.left',
        failed: 'windowed.playing.windowClosed.operator.pausing wait.uncertain',
        'unknown: requestTimeout': 'windowed.playing.windowClosed.operator.pausing wait.confirming',
        ignored: 'ended',
      },
    },
  ],
  '/member_info': [
    {
      name: 'check the session before a game',
      start: launch,
      signOut: 'play.stop',
      wait: sessionRecheck,
      // A refusal ends the session; a lost connection does not.
      leadsTo: {
        value: 'windowed.starting.committed.awaitingUrl',
        failed: 'ended',
        unknown: 'ended CODE',
      },
      afterSignOut: 'ended',
    },
  ],
};
