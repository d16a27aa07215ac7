import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { type AnyStateMachine, assign, setup } from 'xstate';
import { withoutChance } from '../src/explore/chance.ts';
import { defaultSamples } from '../src/explore/enabled-moves.ts';
import { frozenPaths, planMachine } from '../src/plan/machine-plan.ts';
import { walkModel } from '../src/walk/walk-model.ts';

const { now } = Date;

/** A list with at most two items, each with what a source of chance gives. */
const listOf = (chance: () => unknown): AnyStateMachine =>
  setup({
    types: { context: {} as { list: unknown[] }, events: {} as { type: 'ADD' | 'CLEAR' } },
  }).createMachine({
    id: 'list',
    context: { list: [] },
    on: {
      ADD: {
        guard: ({ context }) => context.list.length < 2,
        actions: assign({ list: ({ context }) => [...context.list, chance()] }),
      },
      CLEAR: { guard: ({ context }) => context.list.length > 0, actions: assign({ list: [] }) },
    },
  });

test.each<[string, () => unknown]>([
  ['crypto.randomUUID', () => crypto.randomUUID()],
  ['crypto.getRandomValues', () => crypto.getRandomValues(new Uint8Array(4)).join()],
  ['randomUUID of node:crypto', () => randomUUID()],
  ['randomInt of node:crypto', () => randomInt(1_000_000)],
  ['randomBytes of node:crypto', () => randomBytes(8).toString('hex')],
  ['performance.now', () => performance.now()],
  ['process.hrtime', () => process.hrtime().join()],
  ['process.hrtime.bigint', () => process.hrtime.bigint()],
  ['Math.random', () => Math.random()],
  ['Date.now that the file has kept', () => now()],
])('machine with %s has three states, and its paths hold in the model', (_, chance) => {
  const machine = listOf(chance);
  const samples = defaultSamples(machine);
  const plan = planMachine('list', machine, samples);
  expect(plan.exploration.states).toHaveLength(3);
  expect(plan.exploration.faults).toEqual([]);
  expect(walkModel(machine, samples, frozenPaths(plan))).toEqual([]);
});

test('ids of one state differ, and equal states give equal ids', () => {
  const draw = (context: unknown) => {
    const state = { context };
    return withoutChance(
      () => [crypto.randomUUID(), crypto.randomUUID()],
      () => state,
    ).result;
  };
  const [first, second] = draw([]);
  expect(first).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(second).not.toBe(first);
  expect(draw([])).toEqual([first, second]);
  expect(draw([first])[0]).toBe(second);
});

test('sources of chance are as always outside of a machine', () => {
  withoutChance(() => crypto.randomUUID());
  expect(crypto.randomUUID()).not.toBe(crypto.randomUUID());
  expect(randomBytes(8)).not.toEqual(randomBytes(8));
  expect(Math.random()).not.toBe(Math.random());
  expect(Date.now()).toBeGreaterThan(Date.UTC(2024, 6));
  const values = new Uint8Array(8);
  expect(crypto.getRandomValues(values)).toBe(values);
  expect(randomInt(5)).toBeLessThan(5);
});

test('run tells how often it has read the time', () => {
  expect(withoutChance(() => 1).clockReads).toBe(0);
  expect(withoutChance(() => [Date.now(), new Date(), performance.now()]).clockReads).toBe(3);
});
