import { afterEach, expect, test, vi } from 'vitest';
import { type AnyActor, createActor, fromPromise, SimulatedClock } from 'xstate';
import { type CallResult, clientErrorCodes, type Failure } from '#contract/call.ts';
import { outcomeRecheck } from '#contract/times.ts';
import {
  type FoundOutcome,
  type MoneyRequest,
  moneyRequestMachine,
} from '#machines/kernel/money-request.machine.ts';
import { failure, refused } from '#tests/flows/test-data.ts';

const running: AnyActor[] = [];
afterEach(() => {
  for (const actor of running.splice(0)) actor.stop();
});

const path = '/member/wallet/transfer';

/** A request without a response, for an operator whose answers about it are these. */
function lost(answers: CallResult<FoundOutcome>[]) {
  const clock = new SimulatedClock();
  const send = vi.fn(async () => refused(path, clientErrorCodes.network));
  const find = vi.fn(async () => answers.shift() as CallResult<FoundOutcome>);
  const actor = createActor(
    moneyRequestMachine.provide({
      actors: {
        send: fromPromise<CallResult<unknown>, MoneyRequest>(send),
        find: fromPromise<CallResult<FoundOutcome>, MoneyRequest>(find),
        giveUp: fromPromise<Failure>(async () => failure(path, clientErrorCodes.unknownOutcome)),
      },
    }),
    { input: { request: { requestId: 'r1' }, isSent: false }, clock },
  );
  running.push(actor);
  actor.start();
  const reaches = (state: string) => vi.waitFor(() => expect(actor.getSnapshot().value).toBe(state));
  return { actor, clock, send, find, reaches };
}
const untold = { ok: true, data: { type: 'untold' } } as const;

test('member goes on when nobody tells the outcome', async () => {
  const { actor, reaches } = lost([untold]);
  await reaches('untold');
  actor.send({ type: 'request.giveUp' });
  await reaches('refused');
  expect(actor.getSnapshot().output).toMatchObject({
    type: 'refused',
    failure: { code: clientErrorCodes.unknownOutcome },
  });
});

test('outcome is accepted when something else tells it later', async () => {
  const { actor, find, reaches } = lost([untold, { ok: true, data: { type: 'accepted', data: 'order' } }]);
  await reaches('untold');
  actor.send({ type: 'request.check' });
  await reaches('accepted');
  expect(find).toHaveBeenCalledTimes(2);
});

test('request that the operator may still answer about is not given up', async () => {
  const { actor, reaches } = lost([refused('/member/request/outcome', clientErrorCodes.network)]);
  await reaches('unknown');
  actor.send({ type: 'request.giveUp' });
  expect(actor.getSnapshot().value).toBe('unknown');
});

test('outcome is asked again after a while and the request not sent again', async () => {
  const { clock, send, find, reaches } = lost([untold, { ok: true, data: { type: 'missing' } }]);
  await reaches('untold');
  clock.increment(outcomeRecheck);
  await reaches('missing');
  expect([send.mock.calls.length, find.mock.calls.length]).toEqual([1, 2]);
});
