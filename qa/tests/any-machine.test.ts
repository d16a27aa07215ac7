import { describe, expect, test } from 'vitest';
import { assign, createMachine, fromCallback, fromPromise } from 'xstate';
import { defaultSamples } from '../src/explore/enabled-moves.ts';
import { explore } from '../src/explore/explore.ts';
import { frozenPaths, planMachine } from '../src/plan/machine-plan.ts';
import { openPoints, rowOf } from '../src/report/table.ts';
import { walkModel } from '../src/walk/walk-model.ts';

type Config = Parameters<typeof createMachine>[0];
const openOf = (config: object, samples: object = {}, maxStates = 200) => {
  const machine = createMachine(config as Config);
  const plan = planMachine('m', machine, { ...defaultSamples(machine), ...samples }, { maxStates });
  return openPoints({ criterion: 'transitions', machines: [rowOf(plan)] });
};

describe('input', () => {
  const config = {
    context: ({ input }: { input: { user: { name: string }; size: number } }) => ({
      name: input.user.name,
      size: input.size,
    }),
    on: { go: {} },
  };
  test('report asks for inputs with their fields when a machine without them fails', () => {
    expect(openOf(config)).toEqual([
      expect.stringContaining('(root): go → stays (the machine fails at its start)'),
      'the machine fails:  m: start: the machine needs an input with user: give `inputs` in the samples',
    ]);
  });

  test('machine starts when the samples have inputs', () => {
    expect(openOf(config, { inputs: [{ name: 'a', input: { user: { name: 'a' }, size: 1 } }] })).toEqual([]);
  });

  test('report tells the error when a start without input fails for another reason', () => {
    const context = () => {
      throw new Error('no network');
    };
    expect(openOf({ context, on: { go: {} } }).join()).toContain('m: start: no network');
  });
});

describe('faults', () => {
  test('equal faults are one line with their number when they occur in many states', () => {
    const open = openOf({
      context: { count: 0 },
      on: {
        more: { actions: assign({ count: ({ context }) => Math.min(9, context.count + 1) }) },
        bad: { guard: ({ event }: { event: { text: string } }) => event.text.length > 1 },
      },
    });
    expect(open.filter((line) => line.startsWith('the machine fails'))).toEqual([
      expect.stringMatching(/bad: .*reading 'length'\) \(10 times\)$/),
    ]);
  });

  test('message is cut when it quotes a long value', () => {
    const guard = () => {
      throw new Error('x'.repeat(9_000));
    };
    expect(openOf({ on: { bad: { guard } } }).join().length).toBeLessThan(1_000);
  });
});

describe('growth', () => {
  const counter = {
    context: { count: 0, name: 'a' },
    on: { more: { actions: assign({ count: ({ context }) => context.count + 1 }) } },
  };
  test('report names the field and the projection that bounds it when exploration stops', () => {
    expect(openOf(counter)).toEqual([
      'incomplete:  m: exploration stopped at 200 states: count has 201 values; `project: ({ count, ...rest }) => rest` bounds the states, if it keeps what guards read',
    ]);
  });

  test('exploration ends when the projection leaves the field out', () => {
    const project = ({ count: _, ...rest }: { count: number }) => rest;
    expect(openOf(counter, { project })).toEqual([]);
  });

  test('report names the actors when they grow', () => {
    const spawning = assign(({ spawn }) => void spawn(fromCallback(() => {})));
    expect(openOf({ on: { more: { actions: spawning } } }).join()).toMatch(/\d+ actors run at once/);
  });
});

describe('inline actors', () => {
  const fetchUser = async () => {};
  const machine = createMachine({
    initial: 'loading',
    states: {
      loading: {
        invoke: { src: fromPromise(fetchUser), onDone: 'saving' },
      },
      saving: {
        invoke: [
          { src: fromPromise(async () => {}), onDone: 'showing' },
          { src: createMachine({ id: 'progress' }), onDone: 'showing' },
        ],
      },
      showing: { invoke: { src: 'showUser', onDone: 'loading' } },
    },
  }).provide({ actors: { showUser: fromPromise(fetchUser) } });
  const samples = defaultSamples(machine);

  test('actor is named by its function, its machine or its state when it has no key', () => {
    const { edges, targets } = explore(machine, samples);
    expect(edges.map(({ label }) => label)).toEqual([
      'fetchUser: done',
      'inline saving: done',
      'progress: done',
      'showUser: done',
    ]);
    expect(targets.filter(({ kind }) => kind === 'transition').map(({ label }) => label)).toEqual([
      'loading: fetchUser done → saving',
      'saving: inline saving done → showing',
      'saving: progress done → showing',
      'showing: showUser done → loading',
    ]);
  });

  test('paths hold in the model when actors have no key', () => {
    const plan = planMachine('m', machine, samples);
    expect(walkModel(machine, samples, frozenPaths(plan))).toEqual([]);
  });
});
