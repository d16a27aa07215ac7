import { describe, expect, test } from 'vitest';
import { type AnyStateMachine, assign, setup } from 'xstate';
import type { AnySamples } from '../src/explore/enabled-moves.ts';
import { explore } from '../src/explore/explore.ts';
import { faultLines } from '../src/explore/faults.ts';
import { contentsOf } from '../src/explore/in-place.ts';
import { frozenPaths, planMachine } from '../src/plan/machine-plan.ts';
import { openPoints, rowOf } from '../src/report/table.ts';
import { walkModel } from '../src/walk/walk-model.ts';

const samplesOf = (...types: string[]): AnySamples => ({
  events: Object.fromEntries(types.map((type) => [type, [{ type }]])),
  outcomes: {},
});

const pushing = setup({
  types: { context: {} as { list: number[] }, events: {} as { type: 'ADD' | 'FULL' } },
}).createMachine({
  id: 'pushing',
  context: () => ({ list: [] }),
  initial: 'open',
  states: {
    open: {
      on: {
        ADD: {
          guard: ({ context }) => context.list.length < 2,
          actions: assign({
            list: ({ context }) => {
              context.list.push(1);
              return context.list;
            },
          }),
        },
        FULL: { guard: ({ context }) => context.list.length === 2, target: 'full' },
      },
    },
    full: {},
  },
});

// All actors of this machine begin with the same object.
const sharing = setup({
  types: { context: {} as { items: Record<string, number> }, events: {} as { type: 'ADD' | 'PAY' } },
}).createMachine({
  id: 'sharing',
  context: { items: {} },
  initial: 'cart',
  states: {
    cart: {
      on: {
        ADD: {
          actions: assign(({ context }) => {
            context.items.apple = 1;
            return { items: context.items };
          }),
        },
        PAY: { guard: ({ context }) => Object.keys(context.items).length > 0, target: 'paid' },
      },
    },
    paid: {},
  },
});

const fromEvent = setup({
  types: {
    context: {} as { list: number[] },
    events: {} as { type: 'SET'; list: number[] } | { type: 'ADD' | 'FULL' },
  },
}).createMachine({
  id: 'fromEvent',
  context: { list: [] },
  on: {
    SET: { actions: assign({ list: ({ event }) => event.list }) },
    ADD: {
      guard: ({ context }) => context.list.length < 3,
      actions: assign(({ context: { list } }) => ({ list: list.fill(list.push(2)) })),
    },
    FULL: { guard: ({ context }) => context.list.length === 3 },
  },
});

describe('machine that changes its context in place', () => {
  const cases: [string, AnyStateMachine, AnySamples, string[][], string][] = [
    [
      'pushes',
      pushing,
      samplesOf('ADD', 'FULL'),
      [['ADD', 'FULL', 'ADD', 'ADD', 'FULL']],
      'open: ADD changes the context in place (list): ',
    ],
    [
      'shares its first context',
      sharing,
      samplesOf('ADD', 'PAY'),
      [['ADD', 'PAY'], ['PAY']],
      'cart: ADD changes the context in place (items): ',
    ],
  ];

  test.each(cases)('has possible paths and a fault when it %s', (_, machine, samples, possible, fault) => {
    const plan = planMachine('m', machine, samples);
    const taken = plan.paths.map(({ steps }) => steps.map(({ label }) => label));
    expect(taken).toEqual(possible);
    expect(plan.unreached.filter(({ target }) => target.kind === 'transition')).toEqual([]);
    const open = openPoints({ criterion: 'transitions', machines: [rowOf(plan)] });
    expect(open).toEqual([expect.stringContaining(fault)]);
    expect(walkModel(machine, samples, frozenPaths(plan))).toEqual([]);
  });

  test('has the values that a real actor has after each step', () => {
    const { edges } = explore(pushing, samplesOf('ADD', 'FULL'));
    const lists = edges.map(({ result }) => (result.context as { list: number[] }).list.length);
    expect(Math.max(...lists)).toBe(2);
    expect(new Set(lists)).toEqual(new Set([0, 1, 2]));
  });

  test('leaves the samples as they are when it keeps a value of an event', () => {
    const list = [1];
    const samples = {
      ...samplesOf('ADD', 'FULL'),
      events: { ...samplesOf('ADD', 'FULL').events, SET: [{ type: 'SET', list }] },
    };
    planMachine('m', fromEvent, samples);
    expect(list).toEqual([1]);
  });

  test('has one fault for each event that does it', () => {
    const machine = setup({ types: { context: {} as { list: number[] } } }).createMachine({
      context: { list: [] },
      on: {
        add: {
          guard: ({ context }) => context.list.length < 3,
          actions: assign(({ context: { list } }) => ({ list: list.fill(list.push(1)) })),
        },
        drop: {
          guard: ({ context }) => context.list.length > 0,
          actions: assign(({ context: { list } }) => ({ list: list.splice(0, 1) })),
        },
      },
    });
    const lines = faultLines(explore(machine, samplesOf('add', 'drop')).faults);
    expect(lines).toEqual([
      expect.stringMatching(/^\(root\): add changes the context in place \(list\): .* \(5 times\)$/),
      expect.stringMatching(/^\(root\): drop changes the context in place \(list\): .* \(5 times\)$/),
    ]);
  });
});

test.each([
  ['list', () => [1, 2], (value: number[]) => value.reverse()],
  ['map', () => new Map([['a', 1]]), (value: Map<string, number>) => value.set('b', 2)],
  ['set', () => new Set([1]), (value: Set<number>) => value.add(2)],
  ['date', () => new Date(0), (value: Date) => value.setTime(1)],
  ['bytes', () => new Uint8Array([1]), (value: Uint8Array) => value.fill(2)],
  ['buffer', () => new ArrayBuffer(1), (value: ArrayBuffer) => new Uint8Array(value).fill(2)],
  ['object', () => ({ a: { b: 1 } }), (value: { a: { b: number } }) => (value.a.b = 2)],
  ['new field', () => ({}), (value: { a?: number }) => (value.a = 2)],
  [
    'instance',
    () =>
      new (class {
        n = 1;
      })(),
    (value: { n: number }) => (value.n = 2),
  ],
  ['circle', circle, (value: { n: number }) => (value.n = 2)],
])('contents are found changed and get restored when a %s is changed', (_, make, change) => {
  const value = { part: make(), other: [1] };
  const contents = contentsOf(value);
  expect(contents.changed()).toEqual([]);
  change(value.part as never);
  expect(contents.changed()).toEqual(['part']);
  contents.restore();
  expect(contents.changed()).toEqual([]);
  expect(value).toEqual({ part: make(), other: [1] });
});

function circle() {
  const value: { n: number; self?: object } = { n: 1 };
  value.self = value;
  return value;
}
