import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type AnyActor, createActor, fromPromise, waitFor } from 'xstate';
import type { CallResult } from '#contract/call.ts';
import { demoProviders, type GtId } from '#contract/constants.ts';
import type { LaunchGame } from '#machines/kernel/events.ts';
import type { PlayResult, SessionCheck } from '#machines/play/game-launch/game-launch.types.ts';
import { playCoordinatorMachine } from '#machines/play/play-coordinator.machine.ts';
import { lanternStreet, linh, ninthWave } from '#tests/flows/test-data.ts';
import { launchInWindow } from '#tests/support/launch-in-window.ts';

const play = vi.fn<() => Promise<PlayResult>>(async () => ({ ok: true }));
beforeEach(() => play.mockClear());

const running: AnyActor[] = [];
afterEach(() => {
  for (const actor of running.splice(0)) actor.stop();
});

const launch = launchInWindow.provide({
  actors: {
    checkSession: fromPromise<SessionCheck>(async () => ({ valid: true })),
    play: fromPromise<PlayResult, { game: LaunchGame; launchId: string }>(play),
    leave: fromPromise<CallResult<unknown>, { game: LaunchGame }>(async () => ({ ok: true, data: null })),
  },
});

/** Starts the play coordinator of a desktop and waits until it is idle. */
async function startIdle() {
  const emitted = vi.fn();
  const actor = createActor(
    playCoordinatorMachine.provide({
      actors: {
        gameLaunch: launch,
        readPlayFlag: fromPromise<{ orphaned: boolean }>(async () => ({ orphaned: false })),
      },
    }),
    { input: { isClosed: false, isDemo: false, desktop: true } },
  );
  actor.on('*', emitted);
  actor.start();
  running.push(actor);
  await waitFor(actor, (snapshot) => snapshot.matches({ activity: 'idle' }));
  return { actor, emitted };
}

const eventsOnRequest = async (game: LaunchGame) => {
  const { actor, emitted } = await startIdle();
  actor.send({ type: 'launch.request', game });
  return emitted.mock.calls.map(([event]) => event.type);
};

test.each(demoProviders)('visitor is offered a demo only when the game of %s is a slot', async (gpId) => {
  expect(await eventsOnRequest({ ...lanternStreet, gpId })).toEqual(['demo.open']);
  for (const gtId of [3, 4, 5, 6, 7, 8, 9] satisfies GtId[])
    expect(await eventsOnRequest({ ...lanternStreet, gpId, gtId })).toEqual(['signIn.prompt']);
});

test('visitor is asked to sign in when the provider has no demos', async () => {
  for (const gpId of ['GPBB', 'GPAG', 'GPR', 'gpr8', ''])
    expect(await eventsOnRequest({ ...lanternStreet, gpId })).toEqual(['signIn.prompt']);
});

/** Starts the play coordinator of a member and opens a game in a window. */
async function startInPlay() {
  const { actor, emitted } = await startIdle();
  actor.send({ type: 'session.opened', member: linh });
  actor.send({ type: 'realtime.joined' });
  actor.send({ type: 'launch.request', game: lanternStreet });
  await vi.waitFor(() => expect(play).toHaveBeenCalledOnce());
  actor.send({ type: 'realtime.gameUrl', url: 'https://games.example/1', extra: 'one' });
  await vi.waitFor(() => expect(emitted).toHaveBeenCalledWith({ type: 'play.opened' }));
  const isInPlay = () =>
    actor.getSnapshot().children.gameLaunch?.getSnapshot().matches({ windowed: 'playing' });
  return { actor, emitted, isInPlay };
}

/** A browser opens a window only in the task of the click. */
test('window is open in the task of the request when a member requests a game', async () => {
  const { actor } = await startIdle();
  actor.send({ type: 'session.opened', member: linh });
  actor.send({ type: 'launch.request', game: lanternStreet });
  expect(actor.getSnapshot().children.gameLaunch?.getSnapshot().matches('windowed')).toBe(true);
});

test('launch is a duplicate when its game has the code of the game in play and another ID', async () => {
  const { actor, emitted, isInPlay } = await startInPlay();
  actor.send({ type: 'launch.request', game: { ...lanternStreet, gameId: lanternStreet.gameCode } });
  expect(emitted).toHaveBeenLastCalledWith({ type: 'notice', tone: 'info', text: 'pg.alert_duplicate' });
  expect(isInPlay()).toBe(true);
});

test('launch opens the dialog to change games when its game has the ID of the game in play and another code', async () => {
  const { actor, emitted, isInPlay } = await startInPlay();
  actor.send({ type: 'launch.request', game: { ...ninthWave, gameId: lanternStreet.gameId } });
  expect(emitted.mock.lastCall?.[0]).toMatchObject({
    modal: { kind: 'changeGame', game: lanternStreet, next: { name: ninthWave.name } },
  });
  expect(isInPlay()).toBe(true);
});

test('game in play continues when the member declines to change games', async () => {
  const { actor, emitted, isInPlay } = await startInPlay();
  actor.send({ type: 'launch.request', game: ninthWave });
  actor.send({ type: 'modal.answered.changeGame', answer: 'no' });
  expect(emitted).toHaveBeenLastCalledWith({ type: 'modal.withdraw', kind: 'changeGame' });
  expect(isInPlay()).toBe(true);
});

test('game in play is closed when the member agrees to change games', async () => {
  const { actor, emitted, isInPlay } = await startInPlay();
  actor.send({ type: 'launch.request', game: ninthWave });
  actor.send({ type: 'modal.answered.changeGame', answer: 'yes' });
  expect(emitted).toHaveBeenCalledWith({ type: 'play.closed' });
  expect(isInPlay()).toBe(false);
});

const disabled = { type: 'realtime.forwardStatus', code: '957', message: '' } as const;
const transferNotice = { type: 'notice', tone: 'warning', text: 'transfer_disabled' } as const;

test('closed transfers belong to the launch under way and end with it when no game came', async () => {
  const { actor, emitted } = await startIdle();
  const isDisabled = () => actor.getSnapshot().matches({ transfer: 'disabled' });
  actor.send({ type: 'session.opened', member: linh });
  for (let launch = 1; launch <= 2; launch++) {
    actor.send({ type: 'launch.request', game: lanternStreet });
    actor.send(disabled);
    expect(isDisabled()).toBe(true);
    expect(emitted.mock.calls.filter(([event]) => event.text === transferNotice.text)).toHaveLength(launch);
    actor.send({ type: 'play.stop' });
    await waitFor(actor, (snapshot) => snapshot.matches({ activity: 'idle' }));
    expect(isDisabled()).toBe(false);
  }
});

test('closed transfers say nothing in a tab without a game', async () => {
  const { actor, emitted } = await startIdle();
  actor.send({ type: 'session.opened', member: linh });
  actor.send(disabled);
  expect(emitted).not.toHaveBeenCalledWith(transferNotice);
  expect(actor.getSnapshot().matches({ transfer: 'enabled' })).toBe(true);
});

test('next game has its transfer when the one before had none', async () => {
  const { actor, emitted } = await startInPlay();
  actor.send(disabled);
  expect(emitted).toHaveBeenCalledWith(transferNotice);
  actor.send({ type: 'launch.request', game: ninthWave });
  actor.send({ type: 'modal.answered.changeGame', answer: 'yes' });
  expect(actor.getSnapshot().matches({ transfer: 'enabled' })).toBe(true);
});
