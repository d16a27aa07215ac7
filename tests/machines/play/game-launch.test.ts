import { expect, test, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import type { CallResult } from '#contract/call.ts';
import type { LaunchGame } from '#machines/kernel/events.ts';
import { selectStarting } from '#machines/play/game-launch/game-launch.selectors.ts';
import type { PlayResult, SessionCheck } from '#machines/play/game-launch/game-launch.types.ts';
import { lanternStreet } from '#tests/flows/test-data.ts';
import { launchInWindow } from '#tests/support/launch-in-window.ts';

/** Starts a launch in a window; `session` and `played` respond to its calls. */
function startLaunch() {
  const session = Promise.withResolvers<SessionCheck>();
  const played = Promise.withResolvers<PlayResult>();
  const play = vi.fn(() => played.promise);
  const leave = vi.fn<() => Promise<CallResult<unknown>>>(async () => ({ ok: true, data: null }));
  const actor = createActor(
    launchInWindow.provide({
      actors: {
        checkSession: fromPromise<SessionCheck>(() => session.promise),
        play: fromPromise<PlayResult, { game: LaunchGame; launchId: string }>(play),
        leave: fromPromise<CallResult<unknown>, { game: LaunchGame }>(leave),
      },
    }),
    { input: { game: lanternStreet, desktop: true, joined: true } },
  );
  actor.start();
  const reached = (state: string) =>
    vi.waitFor(() => expect(JSON.stringify(actor.getSnapshot().value)).toContain(state));
  return { actor, session, played, play, leave, reached };
}

/** A window that the host severs from its opener says so by a message, as does the member window. */
test('launch ends without a call when the member returns to the lobby before the play call', async () => {
  const { actor, session, play, leave, reached } = startLaunch();
  await reached('checkingSession');
  actor.send({ type: 'leave.requested' });
  expect(actor.getSnapshot().status).toBe('done');
  session.resolve({ valid: true });
  expect(play).not.toHaveBeenCalled();
  expect(leave).not.toHaveBeenCalled();
});

test('launch is left once when the member returns to the lobby before the play response', async () => {
  const { actor, session, played, leave, reached } = startLaunch();
  session.resolve({ valid: true });
  await reached('requestingPlay');
  actor.send({ type: 'leave.requested' });
  expect(leave).not.toHaveBeenCalled();
  played.resolve({ ok: true });
  await vi.waitFor(() => expect(leave).toHaveBeenCalledOnce());
  actor.send({ type: 'realtime.gameUrl', url: 'https://games.example/1', extra: 'one' });
  expect(actor.getSnapshot().hasTag('inPlay')).toBe(false);
});

test('game that is being left does not count as one that opens', async () => {
  const { actor, session, reached } = startLaunch();
  const isStarting = () => selectStarting(actor.getSnapshot());
  expect(isStarting()).toBe(true);
  session.resolve({ valid: true });
  await reached('requestingPlay');
  expect(isStarting()).toBe(true);
  actor.send({ type: 'leave.requested' });
  expect(actor.getSnapshot().hasTag('leaving')).toBe(true);
  expect(isStarting()).toBe(false);
});

test("launch is left once when the member returns to the lobby before the game's URL arrives", async () => {
  const { actor, session, played, leave, reached } = startLaunch();
  session.resolve({ valid: true });
  played.resolve({ ok: true });
  await reached('awaitingUrl');
  actor.send({ type: 'leave.requested' });
  actor.send({ type: 'realtime.gameUrl', url: 'https://games.example/1', extra: 'one' });
  await reached('quitting');
  expect(leave).toHaveBeenCalledOnce();
});
