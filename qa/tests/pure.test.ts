import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type AnyMachineSnapshot, assign, createMachine, fromPromise, sendParent, setup } from 'xstate';
import { tryGuard } from '../src/explore/guards.ts';
import { pureMachine } from '../src/explore/pure.ts';
import { transitionsOf } from '../src/explore/transitions.ts';

// XState behaviour that qa/ uses beyond its types. If an upgrade breaks one of these, check the explorer.

test('XState has the version that the explorer supports', () => {
  const { version } = JSON.parse(readFileSync('node_modules/xstate/package.json', 'utf8')) as {
    version: string;
  };
  expect(version).toBe('5.33.3');
});

test('inspection reports the transitions that ran, including always steps', () => {
  const machine = createMachine({
    id: 'm',
    initial: 'a',
    states: { a: { on: { go: 'b' } }, b: { always: 'c' }, c: {} },
  });
  const pure = pureMachine(machine);
  const { snapshot } = pure.start(undefined);
  const known = transitionsOf(machine).map(({ definition }) => definition);
  const ran = pure.take(snapshot, { type: 'go' }).microsteps.map(({ transitions }) => transitions);
  expect(ran).toEqual([[known[0]], [known[1]]]);
});

test('guard can be evaluated without taking its transition', () => {
  const machine = setup({
    types: {} as { context: { n: number } },
    guards: { big: ({ context }) => context.n > 1 },
  }).createMachine({
    id: 'm',
    context: { n: 2 },
    on: { go: { guard: 'big', actions: () => {} } },
  });
  const [target] = transitionsOf(machine);
  const { snapshot } = pureMachine(machine).start(undefined);
  const small = { ...snapshot, context: { n: 1 } } as AnyMachineSnapshot;
  expect(target && tryGuard(target.definition, snapshot, { type: 'go' })).toMatchObject({ holds: true });
  expect(target && tryGuard(target.definition, small, { type: 'go' })).toMatchObject({ holds: false });
});

test('actor IDs are the same when the pure machine starts again', () => {
  const machine = setup({ actors: { job: fromPromise(() => new Promise(() => {})) } }).createMachine({
    id: 'm',
    context: {},
    entry: sendParent({ type: 'hello' }),
    invoke: { id: 'job', src: 'job', systemId: 'job' },
    on: { more: { actions: assign(({ spawn }) => ({ last: spawn('job') })) } },
  });
  const pure = pureMachine(machine);
  const ids = [0, 1].map(() => {
    const { snapshot } = pure.take(pure.start(undefined).snapshot, { type: 'more' });
    return Object.keys(snapshot.children);
  });
  expect(ids[0]).toEqual(ids[1]);
  expect(ids[0]?.every((id) => id === 'job' || /^x:\d$/.test(id))).toBe(true);
});

test('microsteps of a machine that is invoked are not those of the machine', () => {
  const child = createMachine({ id: 'c', initial: 'x', states: { x: { always: 'y' }, y: {} } });
  const machine = setup({ actors: { child } }).createMachine({
    id: 'm',
    initial: 'a',
    states: { a: { on: { go: 'b' } }, b: { invoke: { src: 'child' }, always: 'c' }, c: {} },
  });
  const pure = pureMachine(machine);
  const { microsteps } = pure.take(pure.start(undefined).snapshot, { type: 'go' });
  expect(microsteps.map(({ after }) => after.value)).toEqual(['b', 'c']);
});
