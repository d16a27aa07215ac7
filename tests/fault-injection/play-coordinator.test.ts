import { beforeEach, expect, test, vi } from 'vitest';
import { createActor, fromCallback, fromPromise, waitFor } from 'xstate';
import { demoProviders, type GtId } from '#contract/limits.ts';
import type { LaunchGame } from '#machines/events.ts';
import { gameLaunchMachine } from '#machines/game-launch.machine.ts';
import type { GameMode, PlayAnswer, SessionCheck } from '#machines/game-launch.setup.ts';
import { playDeskMachine } from '#machines/play-coordinator.machine.ts';
import { lanternStreet, linh, ninthWave } from '../flows/test-data.ts';

const play = vi.fn<() => Promise<PlayAnswer>>(async () => ({ ok: true }));
beforeEach(() => play.mockClear());

const launch = gameLaunchMachine.provide({
  actors: {
    holdSeat: fromCallback(() => {}),
    gameWindow: fromCallback(() => {}),
    openWindow: fromPromise<{ opened: boolean; mode: GameMode }, { game: LaunchGame; desktop: boolean }>(
      async () => ({ opened: true, mode: 'window' }),
    ),
    takeSeat: fromPromise<{ taken: true; launchId: string } | { taken: false }>(async () => ({
      taken: true,
      launchId: 'one',
    })),
    checkSession: fromPromise<SessionCheck>(async () => ({ valid: true })),
    play: fromPromise<PlayAnswer, { game: LaunchGame; launchId: string }>(play),
  },
});

/** The desk of a desktop, at rest. */
async function desk() {
  const said = vi.fn();
  const actor = createActor(
    playDeskMachine.provide({
      actors: {
        gameLaunch: launch,
        readPlayMark: fromPromise<{ orphaned: boolean }>(async () => ({ orphaned: false })),
      },
    }),
    { input: { siteName: 'gamehall', isDemo: false, desktop: true } },
  );
  actor.on('*', said);
  actor.start();
  await waitFor(actor, (snapshot) => snapshot.matches({ desk: 'idle' }));
  return { actor, said };
}

const askedBy = async (game: LaunchGame) => {
  const { actor, said } = await desk();
  actor.send({ type: 'launch.request', game });
  return said.mock.calls.map(([event]) => event.type);
};

test.each(demoProviders)(
  'a visitor is offered the slots of %s to try, and no other game of theirs',
  async (gpId) => {
    expect(await askedBy({ ...lanternStreet, gpId })).toEqual(['demo.open']);
    for (const gtId of [3, 4, 5, 6, 7, 8, 9] satisfies GtId[])
      expect(await askedBy({ ...lanternStreet, gpId, gtId })).toEqual(['signIn.prompt']);
  },
);

test('a visitor is asked to sign in for the slots of everybody else', async () => {
  for (const gpId of ['GPBB', 'GPAG', 'GPR', 'gpr8', ''])
    expect(await askedBy({ ...lanternStreet, gpId })).toEqual(['signIn.prompt']);
});

test('the game in play is the same by a banner, which knows no number of it, and another one with its number is not', async () => {
  const { actor, said } = await desk();
  actor.send({ type: 'session.opened', member: linh });
  actor.send({ type: 'realtime.joined' });
  actor.send({ type: 'launch.request', game: lanternStreet });
  await vi.waitFor(() => expect(play).toHaveBeenCalledOnce());
  actor.send({ type: 'realtime.gameUrl', url: 'https://games.example/1', extra: 'one' });
  await vi.waitFor(() => expect(said).toHaveBeenCalledWith({ type: 'play.opened' }));
  const inPlay = () =>
    actor.getSnapshot().children.gameLaunch?.getSnapshot().matches({ windowed: 'playing' });

  actor.send({ type: 'launch.request', game: { ...lanternStreet, gameId: lanternStreet.gameCode } });
  expect(said).toHaveBeenLastCalledWith({ type: 'notice', tone: 'info', text: 'pg.alert_duplicate' });
  expect(inPlay()).toBe(true);

  actor.send({ type: 'launch.request', game: { ...ninthWave, gameId: lanternStreet.gameId } });
  expect(said).toHaveBeenLastCalledWith({ type: 'play.closed' });
  expect(inPlay()).toBe(false);
  actor.stop();
});
