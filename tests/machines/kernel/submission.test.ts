import { expect, test } from 'vitest';
import { assign, createActor, fromPromise, setup, waitFor } from 'xstate';
import type { CallResult, Failure } from '#contract/call.ts';
import { failureOf, setFailure, submitting } from '#machines/kernel/submission.ts';
import { unimplementedPromise } from '#machines/kernel/unimplemented.ts';
import { failure, refused } from '#tests/flows/test-data.ts';

type Result = CallResult<{ left: number }>;

const form = setup({
  types: {
    context: {} as { failure: Failure | null; left: number },
    events: {} as { type: 'pay'; amount: number } | { type: 'cancel' },
    tags: {} as 'busy',
  },
  actors: {
    pay: unimplementedPromise<Result, { amount: number }>('pay'),
    readBalance: unimplementedPromise<number, { amount: number }>('readBalance'),
  },
  actions: {
    clearFailure: assign({ failure: null }),
    setFailure: assign({ failure: (_, failure: Failure) => failure }),
    setLeft: assign({ left: (_, left: number) => left }),
  },
  guards: { isOver: (_, { code }: Failure) => code === '102' },
});

const machine = form.createMachine({
  context: { failure: null, left: 0 },
  initial: 'editing',
  states: {
    editing: { on: { pay: 'paying' } },
    paying: submitting({
      event: 'pay',
      actor: 'pay',
      input: ({ event: { amount } }) => ({ amount }),
      onSuccess: [
        { guard: ({ event }) => event.output.data.left === 0, target: 'spent' },
        { target: 'paid', actions: { type: 'setLeft', params: ({ event }) => event.output.data.left } },
      ],
      onFailure: [
        { guard: { type: 'isOver', params: failureOf }, target: 'over' },
        { target: 'editing', actions: setFailure },
      ],
    }),
    spent: {},
    paid: {},
    over: {},
  },
});

/** The snapshot after each response to a submission, one submission per response. */
async function submit(...results: Result[]) {
  const pay = fromPromise<Result, { amount: number }>(async () => results.shift() ?? refused('/pay', '1'));
  const actor = createActor(machine.provide({ actors: { pay } })).start();
  const seen = [];
  for (const _ of [...results]) {
    actor.send({ type: 'pay', amount: 5 });
    seen.push(actor.getSnapshot(), await waitFor(actor, (snapshot) => !snapshot.hasTag('busy')));
  }
  actor.stop();
  return seen.map(({ context, value }) => ({ value, ...context }));
}

const success = (left: number): Result => ({ ok: true, data: { left } });

test('submission takes the first success transition whose guard is true', async () => {
  expect((await submit(success(0))).at(-1)).toEqual({ value: 'spent', failure: null, left: 0 });
  expect((await submit(success(3))).at(-1)).toEqual({ value: 'paid', failure: null, left: 3 });
});

test('submission takes the first failure transition whose guard is true', async () => {
  expect((await submit(refused('/pay', '102'))).at(-1)).toEqual({ value: 'over', failure: null, left: 0 });
});

test('submission keeps its failure until the form is submitted again', async () => {
  const [, kept, again] = await submit(refused('/pay', '101'), success(3));
  expect(kept).toEqual({ value: 'editing', failure: failure('/pay', '101'), left: 0 });
  expect(again).toEqual({ value: 'paying', failure: null, left: 0 });
});

// Each @ts-expect-error is a negative test: `tsc` fails here if the types accept the line.

const request = { event: 'pay', actor: 'pay', input: () => ({ amount: 1 }) } as const;
const onSuccess = { target: 'paid' };
const onFailure = { target: 'editing', actions: setFailure };

test('submissions do not compile when mistyped', () => {
  const chart = form.createStateConfig({
    states: {
      right: submitting({ ...request, onSuccess, onFailure }),
      // @ts-expect-error an event that the machine does not have
      event: submitting({ ...request, event: 'buy', onSuccess, onFailure }),
      // @ts-expect-error an actor that the machine does not have
      actor: submitting({ ...request, actor: 'buy', onSuccess, onFailure }),
      // @ts-expect-error an actor whose output is not the result of a call
      output: submitting({ ...request, actor: 'readBalance', onSuccess, onFailure }),
      // @ts-expect-error an input that the actor does not accept
      input: submitting({ ...request, input: () => ({ amount: '1' }), onSuccess, onFailure }),
      field: submitting({
        ...request,
        // @ts-expect-error an event without that field
        input: ({ event }) => ({ amount: event.price }),
        onSuccess,
        onFailure,
      }),
      // @ts-expect-error an action that the machine does not have
      action: submitting({ ...request, onSuccess: { target: 'paid', actions: 'thank' }, onFailure }),
      // @ts-expect-error a success has no failure
      success: submitting({ ...request, onSuccess: { target: 'paid', actions: setFailure }, onFailure }),
      // @ts-expect-error a guard that the machine does not have
      guard: submitting({ ...request, onSuccess, onFailure: { target: 'over', guard: 'isOut' } }),
      // @ts-expect-error no transition after a failure
      failure: submitting({ ...request, onSuccess }),
    },
  });
  expect(Object.keys(chart.states)).toHaveLength(10);
});
