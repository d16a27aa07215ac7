import { describe, expect, test } from 'vitest';
import { type AnyStateMachine, assign, createMachine, fromPromise, setup, stateIn } from 'xstate';
import { type AnySamples, defaultSamples } from '../src/explore/enabled-moves.ts';
import { explore } from '../src/explore/explore.ts';
import { gaps } from './gaps.ts';

const never = fromPromise<unknown>(() => new Promise(() => {}));

const labels = (machine: AnyStateMachine, samples: AnySamples = defaultSamples(machine)) =>
  explore(machine, samples).edges.map(({ label }) => label);

describe('time', () => {
  const parallel = (first: number, second: number) =>
    createMachine({
      id: 'm',
      type: 'parallel',
      states: {
        left: { initial: 'on', states: { on: { after: { [first]: 'off' } }, off: {} } },
        right: {
          initial: 'on',
          states: { on: { on: { stop: 'off' }, after: { [second]: 'off' } }, off: {} },
        },
      },
    });

  test('only the earliest timer fires when timers run in parallel', () => {
    const { edges } = explore(parallel(100, 300), defaultSamples(parallel(100, 300)));
    const timed = edges
      .filter(({ moves }) => moves[0]?.kind === 'time')
      .map(({ result, label }) => [label, result.leaves]);
    expect(timed).toEqual([
      ['100 (100 ms)', ['left.off', 'right.on']],
      ['100 (100 ms)', ['left.off', 'right.off']],
      ['300 (200 ms)', ['left.off', 'right.off']],
    ]);
    expect(gaps(parallel(100, 300))).toEqual([]);
  });

  test('timers fire in one step when they are due at the same time', () => {
    expect(labels(parallel(100, 100))).toContain('100 and 100 (100 ms)');
    expect(gaps(parallel(100, 100))).toEqual([]);
  });

  test('explorer waits without a due timer when a target requires it', () => {
    // The long timer must fire while the quick timer runs, which starts later and is due sooner.
    const machine = createMachine({
      id: 'm',
      type: 'parallel',
      states: {
        long: {
          initial: 'on',
          states: {
            on: { after: { 1000: [{ guard: stateIn({ quick: 'on' }), target: 'off' }, {}] } },
            off: {},
          },
        },
        quick: { initial: 'off', states: { off: { on: { go: 'on' } }, on: { after: { 10: 'off' } } } },
      },
    });
    expect(gaps(machine)).toEqual([]);
    expect(labels(machine)).toContain('wait 999 ms');
  });

  test('sampled delay is used when the machine computes its delay', () => {
    const machine = setup({ delays: { until: () => Date.now() } }).createMachine({
      id: 'm',
      initial: 'a',
      states: { a: { after: { until: 'b' } }, b: {} },
    });
    expect(labels(machine, { events: {}, outcomes: {}, delays: { until: 500 } })).toEqual(['until (500 ms)']);
  });
});

describe('guards', () => {
  const machine = createMachine({
    id: 'm',
    initial: 'a',
    context: { n: 1 },
    states: {
      a: {
        on: {
          go: [
            { guard: ({ context }) => context.n > 0, target: 'b' },
            { guard: ({ context }) => context.n > -1, target: 'c' },
          ],
          no: { guard: () => false, target: 'c' },
        },
      },
      b: { always: { guard: ({ context }) => context.n > 5, target: 'c' } },
      c: {},
    },
  });
  const { targets, unreached } = explore(machine, defaultSamples(machine));

  test('refusals and the order of two true guards are targets', () => {
    expect(
      targets.filter(({ kind }) => kind === 'refusal' || kind === 'order').map(({ label }) => label),
    ).toEqual(['a: go, both branch 1 and 2 hold', 'b: always not yet', 'a: no refused']);
  });

  test('unreached target has a reason', () => {
    expect(
      unreached.filter(({ target }) => target.kind === 'transition').map(({ reason }) => reason),
    ).toEqual([
      'another transition is always taken first',
      'guard never true for the samples',
      'guard never true for the samples',
    ]);
  });
});

describe('limits and faults', () => {
  test('explorer reports the budget when it is exceeded', () => {
    const counter = createMachine({
      id: 'm',
      context: { n: 0 },
      on: { up: { actions: assign({ n: ({ context }) => context.n + 1 }) } },
    });
    expect(explore(counter, defaultSamples(counter), { maxStates: 50 }).exceeded).toMatch(
      /^stopped at 50 states: n /,
    );
    const projected = { ...defaultSamples(counter), project: () => 0 };
    expect(explore(counter, projected)).toMatchObject({ states: [{}], edges: [{}] });
  });

  test('explorer reports a fault when a guard throws or an error is unhandled', () => {
    const machine = setup({ actors: { load: never } }).createMachine({
      id: 'm',
      initial: 'a',
      states: {
        a: {
          invoke: { id: 'load', src: 'load' },
          on: {
            go: {
              guard: () => {
                throw new Error('oops');
              },
            },
          },
        },
      },
    });
    const samples = {
      ...defaultSamples(machine),
      outcomes: { load: [{ name: 'broken', error: 'no network' }] },
    };
    expect(explore(machine, samples).faults.map(({ error, label }) => [label, String(error)])).toEqual([
      ['go', expect.stringContaining('oops')],
      ['load: broken', 'no network'],
    ]);
  });

  test('conflict is attributed to the transition that ran when regions compete', () => {
    const machine = createMachine({
      id: 'm',
      initial: 'p',
      states: {
        p: {
          type: 'parallel',
          states: {
            one: { on: { go: '#m.away' } },
            two: { initial: 'x', states: { x: { on: { go: 'y' } }, y: {} } },
          },
        },
        away: {},
      },
    });
    expect(explore(machine, defaultSamples(machine)).unreached.map(({ target }) => target.label)).toEqual([
      'p.two.x: go → p.two.y',
      'p.two.y',
    ]);
  });
});
