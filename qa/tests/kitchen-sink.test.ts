import { expect, test } from 'vitest';
import { assign, createMachine, emit, fromCallback, fromObservable, fromPromise, raise, setup } from 'xstate';
import type { AnySamples } from '../src/explore/enabled-moves.ts';
import { gaps } from './gaps.ts';

// What XState offers, in one machine: mistakes show where two features meet.
const kitchenSink = setup({
  types: {
    context: {} as { tries: number; helper: unknown },
    events: {} as
      | { type: 'open' | 'close' | 'leave' | 'back' | 'deep' | 'far' | 'noted' | 'ring' }
      | { type: 'pick'; amount: number },
    emitted: {} as { type: 'told' },
    input: {} as { tries: number },
  },
  actors: {
    feed: fromObservable(() => ({ subscribe: () => ({ unsubscribe() {} }) })),
    send: fromPromise(async () => 'a'),
    clock: fromCallback(() => {}),
    child: createMachine({ initial: 'one', states: { one: {} } }),
  },
  guards: {
    isLarge: ({ event }) => event.type === 'pick' && event.amount > 3,
    isTired: ({ context }) => context.tries > 1,
  },
  delays: { rest: ({ context }) => 1_000 * (context.tries + 1) },
}).createMachine({
  id: 'kitchenSink',
  context: ({ input }) => ({ tries: input.tries, helper: undefined }),
  type: 'parallel',
  on: { '*': { actions: emit({ type: 'told' }) } },
  states: {
    line: {
      initial: 'shut',
      states: {
        shut: { on: { open: 'watching' } },
        watching: {
          invoke: {
            id: 'feed',
            src: 'feed',
            onSnapshot: {
              guard: ({ event }) => (event.snapshot as { context?: unknown }).context === 3,
              target: 'shut',
            },
            onError: 'broken',
          },
          on: { close: 'shut' },
          after: { rest: 'shut' },
        },
        broken: { on: { back: { target: 'shut', reenter: true } } },
      },
    },
    work: {
      initial: 'rooms',
      states: {
        rooms: {
          initial: 'first',
          entry: assign({ helper: ({ spawn }) => spawn('clock', { id: 'helper' }) }),
          exit: raise({ type: 'noted' }),
          states: {
            first: {
              on: {
                pick: [
                  { guard: 'isLarge', target: 'inner' },
                  { guard: 'isTired', target: 'last' },
                ],
              },
            },
            inner: { initial: 'left', states: { left: { on: { ring: 'right' } }, right: {} } },
            last: { type: 'final' },
          },
          on: { leave: 'away' },
          onDone: 'sending',
        },
        sending: {
          entry: assign({ tries: 0 }),
          invoke: [
            {
              src: 'send',
              onDone: { guard: ({ event }) => event.output === 'a', target: 'away' },
              onError: 'rooms',
            },
            { src: 'child' },
          ],
        },
        away: {
          on: {
            back: 'rooms.first',
            deep: 'deepMemory',
            far: 'shallowMemory',
          },
        },
        deepMemory: { type: 'history', history: 'deep', target: 'rooms' },
        shallowMemory: { type: 'history', target: 'rooms' },
      },
    },
    notes: {
      initial: 'none',
      states: {
        none: { on: { noted: 'some' } },
        some: {
          always: { guard: ({ context }) => context.tries > 0, target: 'many' },
          on: { close: 'none' },
        },
        many: { on: { close: 'none' } },
      },
    },
  },
});

const samples: AnySamples = {
  inputs: [
    { name: 'fresh', input: { tries: 0 } },
    { name: 'tired', input: { tries: 2 } },
  ],
  events: {
    ...Object.fromEntries(
      ['open', 'close', 'leave', 'back', 'deep', 'far', 'ring'].map((type) => [type, [{ type }]]),
    ),
    pick: [
      { type: 'pick', amount: 1 },
      { type: 'pick', amount: 4 },
    ],
  },
  outcomes: {
    feed: [{ name: 'broken', error: 'broken' }],
    send: [
      { name: 'a', done: 'a' },
      { name: 'b', done: 'b' },
      { name: 'broken', error: 'broken' },
    ],
  },
  snapshots: { feed: [{ name: '3', snapshot: { context: 3 } }] },
};

test('walk and exploration agree when a machine has history, spawned actors, errors and a root wildcard beside onSnapshot', () => {
  expect(gaps(kitchenSink, samples)).toEqual([]);
});
