import { expect, test } from 'vitest';
import { assign, createMachine, setup } from 'xstate';
import { defaultSamples } from '../src/explore/enabled-moves.ts';
import { explore } from '../src/explore/explore.ts';
import { faultLines } from '../src/explore/faults.ts';
import { planMachine } from '../src/plan/machine-plan.ts';

test('step is named when it reads a variable that each step changes', () => {
  let nextId = 0;
  const machine = setup({
    types: { context: {} as { ids: number[] }, events: {} as { type: 'ADD' } },
  }).createMachine({
    id: 'm',
    context: { ids: [] },
    on: {
      ADD: {
        guard: ({ context }) => context.ids.length < 2,
        actions: assign({
          ids: ({ context }) => {
            nextId += 1;
            return [...context.ids, nextId];
          },
        }),
      },
    },
  });
  const { faults } = explore(machine, defaultSamples(machine), { maxStates: 50 });
  expect(faultLines(faults)).toEqual([
    expect.stringMatching(
      /^\(root\): ADD has another result when it is repeated \(ids\): it depends on something that is neither in the state nor in the event, .* \(\d+ times\)$/,
    ),
  ]);
});

test('guard is named when it is true every second time', () => {
  let calls = 0;
  const isOdd = () => {
    calls += 1;
    return calls % 2 === 1;
  };
  const machine = createMachine({
    id: 'm',
    initial: 'a',
    states: { a: { on: { go: { guard: isOdd, target: 'b' } } }, b: {} },
  });
  const { faults } = explore(machine, defaultSamples(machine));
  expect(faultLines(faults).join('\n')).toMatch(/a: go has another result when it is repeated \(.*\)/);
});

test('path is named when an earlier path has changed a variable that its guard reads', () => {
  let isOpen = false;
  const machine = createMachine({
    id: 'm',
    initial: 'a',
    states: {
      a: {
        on: {
          unlock: {
            actions: assign(() => {
              isOpen = true;
              return {};
            }),
          },
          enter: { guard: () => isOpen, target: 'b' },
        },
      },
      b: {},
    },
  });
  const plan = planMachine('m', machine, {
    events: { enter: [{ type: 'enter' }], unlock: [{ type: 'unlock' }] },
    outcomes: {},
  });
  expect(faultLines(plan.exploration.faults).join('\n')).toMatch(
    /a: enter has another result when .*: it depends on something/,
  );
});

test('no step is named when a machine is a function of state and event', () => {
  const machine = createMachine({
    id: 'm',
    initial: 'a',
    states: { a: { on: { go: 'b' } }, b: { on: { go: 'a' } } },
  });
  expect(planMachine('m', machine, defaultSamples(machine)).exploration.faults).toEqual([]);
});
