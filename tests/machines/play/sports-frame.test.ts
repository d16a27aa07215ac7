import { beforeEach, expect, test, vi } from 'vitest';
import { createActor, fromCallback, fromPromise, SimulatedClock, waitFor } from 'xstate';
import type { CallResult } from '#contract/call.ts';
import { sportsBetPause } from '#contract/times.ts';
import {
  type FrameMessage,
  type SportsUrl,
  sportsFrameMachine,
} from '#machines/play/sports-frame.machine.ts';

const url: SportsUrl = { url: 'https://games.example/board', gpId: 'GPNS' };
const bets = vi.fn();
beforeEach(() => bets.mockReset());

/** Starts the machine with its frame shown; the test sends the frame's messages. */
async function shown() {
  const clock = new SimulatedClock();
  const actor = createActor(
    sportsFrameMachine.provide({
      actors: {
        fetchUrl: fromPromise<CallResult<SportsUrl>, { currency: string }>(async () => ({
          ok: true,
          data: url,
        })),
        checkFrame: fromPromise<CallResult<unknown>, { url: string }>(async () => ({ ok: true, data: null })),
        watchFrame: fromCallback<FrameMessage, { url: string }>(() => {}),
      },
    }),
    { clock, input: { currency: 'USD' } },
  );
  actor.on('sports.bet', bets);
  actor.start();
  await waitFor(actor, (snapshot) => snapshot.matches('shown'));
  return { actor, clock };
}

test('sports frame emits one bet per pause when bets arrive in a flood', async () => {
  const { actor, clock } = await shown();
  for (let n = 0; n < 200; n += 1) actor.send({ type: 'frame.bet' });
  expect(bets).toHaveBeenCalledExactlyOnceWith({ type: 'sports.bet', gpId: 'GPNS' });
  clock.increment(sportsBetPause - 1);
  actor.send({ type: 'frame.bet' });
  expect(bets).toHaveBeenCalledOnce();
  clock.increment(1);
  actor.send({ type: 'frame.bet', oddsId: 'm1-X' });
  expect(bets).toHaveBeenCalledTimes(2);
  expect(bets).toHaveBeenLastCalledWith({ type: 'sports.bet', gpId: 'GPNS', oddsId: 'm1-X' });
});

test('sports frame keeps its height when a new one is out of range', async () => {
  const { actor } = await shown();
  const heights = [200, 4_000, 512.5, 199, 4_001, -640, 0, Number.MAX_VALUE];
  const kept = heights.map((height) => {
    actor.send({ type: 'frame.height', height });
    return actor.getSnapshot().context.height;
  });
  expect(kept).toEqual([200, 4_000, 512.5, 512.5, 512.5, 512.5, 512.5, 512.5]);
});
