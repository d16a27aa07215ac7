import { beforeEach, expect, test, vi } from 'vitest';
import { createActor, fromCallback, fromPromise, SimulatedClock, waitFor } from 'xstate';
import type { Answer } from '#contract/call.ts';
import { sportsBetPause } from '#contract/limits.ts';
import { type FrameMessage, type SportsAddress, sportsFrameMachine } from '#machines/sports-frame.machine.ts';

const address: SportsAddress = { url: 'https://games.example/board', gpId: 'GPNS' };
const bets = vi.fn();
beforeEach(() => bets.mockReset());

/** Shown, with what its page says in the test's hands. */
async function shown() {
  const clock = new SimulatedClock();
  const actor = createActor(
    sportsFrameMachine.provide({
      actors: {
        askAddress: fromPromise<Answer<SportsAddress>, { currency: string }>(async () => ({
          ok: true,
          data: address,
        })),
        checkFrame: fromPromise<Answer<unknown>, { url: string }>(async () => ({ ok: true, data: null })),
        hearFrame: fromCallback<FrameMessage, { url: string }>(() => {}),
      },
    }),
    { clock },
  );
  actor.on('sports.bet', bets);
  actor.start();
  actor.send({ type: 'sports.enter', currency: 'USD' });
  await waitFor(actor, (snapshot) => snapshot.matches({ here: 'shown' }));
  return { actor, clock };
}

test('a flood of bets is one, and one more after the pause', async () => {
  const { actor, clock } = await shown();
  for (let n = 0; n < 200; n += 1) actor.send({ type: 'frame.bet' });
  expect(bets).toHaveBeenCalledExactlyOnceWith({ type: 'sports.bet', gpId: 'GPNS' });
  clock.increment(sportsBetPause - 1);
  actor.send({ type: 'frame.bet' });
  expect(bets).toHaveBeenCalledOnce();
  clock.increment(1);
  actor.send({ type: 'frame.bet' });
  expect(bets).toHaveBeenCalledTimes(2);
});

test('the last height that can be is kept', async () => {
  const { actor } = await shown();
  const heights = [200, 4_000, 512.5, 199, 4_001, -640, 0, Number.MAX_VALUE];
  const kept = heights.map((height) => {
    actor.send({ type: 'frame.height', height });
    return actor.getSnapshot().context.height;
  });
  expect(kept).toEqual([200, 4_000, 512.5, 512.5, 512.5, 512.5, 512.5, 512.5]);
});

test('nothing of it stays when the hall is left, and what comes late is not heard', async () => {
  const { actor } = await shown();
  actor.send({ type: 'frame.height', height: 640 });
  actor.send({ type: 'sports.leave' });
  actor.send({ type: 'frame.bet' });
  actor.send({ type: 'frame.height', height: 700 });
  expect(actor.getSnapshot()).toMatchObject({ value: 'away', context: { address: null, height: null } });
  expect(bets).not.toHaveBeenCalled();
});
