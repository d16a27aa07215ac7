import { fromCallback, fromPromise } from 'xstate';
import { sessionRecheck } from '#contract/limits.ts';
import { type DemoMode, demoPlayMachine } from '#machines/demo-play.machine.ts';
import type { LaunchGame } from '#machines/events.ts';
import type { GameMode } from '#machines/game-launch.types.ts';
import { playCoordinatorMachine } from '#machines/play-coordinator.machine.ts';
import { sportsFrameMachine } from '#machines/sports-frame.machine.ts';
import { demoPlayImplementations } from '#src/features/demo/demo-play.implementations.ts';
import { playCoordinatorImplementations } from '#src/features/play/play-coordinator.implementations.ts';
import { sportsFrameImplementations } from '#src/features/sports/sports-frame.implementations.ts';
import { storeMember } from '#src/storage/member.ts';
import { deepSea, lanternStreet, linh } from '../../flows/test-data.ts';
import { MachineRun } from './machine-run.ts';
import type { FaultyNetwork } from './network.ts';
import { gamesOrigin } from './page.ts';
import type { Step } from './step.ts';

/** A launch without a real window and lock. */
function launch(network: FaultyNetwork) {
  storeMember(linh, 'first');
  const { gameLaunch } = playCoordinatorImplementations(network.clock, () => {}).actors;
  const machine = gameLaunch.provide({
    actors: {
      openWindow: fromPromise<{ opened: boolean; mode: GameMode }, { game: LaunchGame; desktop: boolean }>(
        async () => ({ opened: true, mode: 'window' }),
      ),
      gameWindow: fromCallback(() => {}),
      holdPlayLock: fromCallback(() => {}),
      acquirePlayLock: fromPromise<{ taken: true; launchId: string } | { taken: false }>(async () => ({
        taken: true,
        launchId: 'one',
      })),
    },
  });
  return new MachineRun(machine, network, { game: lanternStreet, desktop: true, joined: true });
}

async function play(network: FaultyNetwork) {
  const run = launch(network);
  await run.until('windowed.starting.committed.awaitingUrl');
  return run.send({ type: 'realtime.gameUrl', url: `${gamesOrigin}/1`, extra: 'one' });
}

const sports = (network: FaultyNetwork) =>
  new MachineRun(sportsFrameMachine.provide(sportsFrameImplementations), network).send({
    type: 'sports.enter',
    currency: 'USD',
  });
const shown = { value: 'active.shown.open', failed: 'active.failed CODE' };

export const playSteps = {
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
        failed: 'quitting.left CODE',
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
  '/member/profile/balance/all/back': [
    {
      name: 'return all balances',
      start: async (network) => {
        const machine = playCoordinatorMachine.provide(
          playCoordinatorImplementations(network.clock, () => {}),
        );
        const run = new MachineRun(machine, network, { siteName: '', isDemo: false, desktop: true });
        await run.until('activity.idle inPlay.no oneKey.ready transfer.enabled');
        return run.send({ type: 'balance.return' });
      },
      signOut: 'play.stop',
      leadsTo: {
        value: 'activity.idle inPlay.no oneKey.coolingDown transfer.enabled balances_returned',
        failed: 'activity.idle inPlay.no oneKey.coolingDown transfer.enabled CODE',
        ignored: 'activity.idle inPlay.no oneKey.coolingDown transfer.enabled',
      },
    },
  ],
  '/demo/play': [
    {
      name: 'try a game',
      start: (network) => {
        const machine = demoPlayMachine.provide(demoPlayImplementations(network.clock)).provide({
          actors: {
            openWindow: fromPromise<{ opened: boolean; mode: DemoMode }, { game: LaunchGame }>(async () => ({
              opened: true,
              mode: 'window',
            })),
            demoWindow: fromCallback(() => {}),
          },
        });
        return new MachineRun(machine, network)
          .send({ type: 'demo.open', game: deepSea })
          .send({ type: 'demo.choose', game: deepSea });
      },
      leadsTo: { value: 'closed', failed: 'open.choosing CODE' },
    },
  ],
  '/arks/web/game/sport-quickbet-url': [{ name: 'open the sports page', start: sports, leadsTo: shown }],
  '/check_iframe': [{ name: 'check the sports page', start: sports, leadsTo: shown }],
} satisfies Record<string, [Step, ...Step[]]>;

export const sessionCheck = {
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
} satisfies Step;
