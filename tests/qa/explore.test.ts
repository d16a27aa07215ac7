import { describe, expect, test } from 'vitest';
import {
  type AnyStateMachine,
  assign,
  createMachine,
  emit,
  fromCallback,
  fromObservable,
  fromPromise,
  raise,
  type Subscribable,
  sendParent,
  sendTo,
  setup,
  stateIn,
} from 'xstate';
import { explore } from '#qa/explore/explore.ts';
import { type AnySamples, bareSamples } from '#qa/explore/offers.ts';
import { frozenPaths, planMachine } from '#qa/plan/machine-plan.ts';
import { gaps } from './gaps.ts';
import { launchSamples } from './machines/launch.samples.ts';
import { launchMachine } from './machines/launch.ts';

const never = fromPromise<unknown>(() => new Promise(() => {}));

const labels = (machine: AnyStateMachine, samples: AnySamples = bareSamples(machine)) =>
  explore(machine, samples).edges.map(({ label }) => label);

describe('what XState has is reached, in the model and with a running actor', () => {
  test('a machine like those of the product', () => {
    const exploration = explore(launchMachine, launchSamples as AnySamples);
    expect(exploration.faults).toEqual([]);
    // Nobody can rest where `always` leads on.
    expect(exploration.unreached.map(({ target }) => target.key)).toEqual([
      'state game.starting.classifying',
    ]);
    expect(gaps(launchMachine, launchSamples as AnySamples)).toEqual([]);
    const kinds = exploration.targets.map(({ kind, label }) => `${kind} ${label}`);
    expect(kinds).toContain('refusal game.starting.popupBlocked: retry refused');
    expect(kinds).toContain('timer urlTimeout pre-empted');
  });

  test('self, targetless, re-entering, forbidden and wildcard transitions', () => {
    const machine = createMachine({
      id: 'm',
      initial: 'a',
      states: {
        a: {
          initial: 'x',
          on: { stay: {}, self: 'a', again: { target: 'a', reenter: true }, 'part.*': 'b', known: 'b' },
          states: { x: { on: { known: undefined, inner: 'y' } }, y: {} },
        },
        b: { on: { '*': 'a' } },
      },
    });
    expect(gaps(machine)).toEqual([]);
  });

  test('history, shallow and deep, and the end of compound and parallel states', () => {
    const machine = createMachine({
      id: 'm',
      initial: 'work',
      states: {
        work: {
          type: 'parallel',
          on: { leave: 'away' },
          onDone: 'over',
          states: {
            left: { initial: 'one', states: { one: { on: { go: 'two' } }, two: { type: 'final' } } },
            right: {
              initial: 'one',
              states: {
                one: { on: { step: 'two' } },
                two: {
                  initial: 'deep',
                  onDone: 'end',
                  states: { deep: { on: { end: 'f' } }, f: { type: 'final' } },
                },
                end: { type: 'final' },
              },
            },
            recent: { type: 'history', history: 'deep' },
          },
        },
        away: { on: { back: 'work.recent', fresh: 'work' } },
        over: { type: 'final' },
      },
    });
    expect(gaps(machine)).toEqual([]);
    // With history `away` is as many states as there are ways to come back.
    const { states } = explore(machine, bareSamples(machine));
    expect(states.filter(({ leaves }) => leaves[0] === 'away').length).toBeGreaterThan(3);
  });

  test('raised events, events sent to itself, actions with parameters and spawned actors', () => {
    const machine = setup({
      types: {
        context: {} as { helpers: unknown[] },
        events: {} as { type: 'go' } | { type: 'told' | 'later' },
      },
      actors: { helper: never },
      actions: { note: (_, _params: { text: string }) => {} },
    }).createMachine({
      id: 'm',
      context: { helpers: [] },
      initial: 'a',
      states: {
        a: {
          on: {
            go: {
              actions: [
                raise({ type: 'told' }),
                sendTo(({ self }) => self, { type: 'later' }),
                assign({ helpers: ({ context, spawn }) => [...context.helpers, spawn('helper')] }),
              ],
            },
            told: { actions: { type: 'note', params: { text: 'told' } } },
            later: 'b',
          },
        },
        b: { type: 'final' },
      },
    });
    const samples = { events: { go: [{ type: 'go' }] }, outcomes: {} };
    expect(gaps(machine, samples)).toEqual([]);
    const [path] = frozenPaths(planMachine('m', machine, samples));
    expect(path?.steps.map(({ expected }) => expected)).toEqual([
      'b | do note {"text":"told"} | start helper | stop helper | done | helpers=[actor(helper)]',
    ]);
  });

  test('several nameless actors of one source settle each for itself', () => {
    const machine = setup({ actors: { toast: never } }).createMachine({
      id: 'm',
      context: {},
      on: { show: { actions: assign(({ spawn }) => ({ last: spawn('toast') })) } },
    });
    const samples: AnySamples = {
      events: {
        show: [
          {
            event: { type: 'show' },
            when: ((s: { children: object }) => Object.keys(s.children).length < 2) as never,
          },
        ],
      },
      outcomes: { toast: [{ name: 'gone', done: undefined }] },
      project: () => null,
    };
    expect(labels(machine, samples)).toContain('toast#2: gone');
    expect(gaps(machine, samples)).toEqual([]);
  });

  test('sendParent, emitted events and an actor that sends events of the machine', () => {
    const machine = setup({ actors: { relay: fromCallback(() => {}) } }).createMachine({
      id: 'm',
      invoke: { id: 'relay', src: 'relay' },
      entry: sendParent({ type: 'hello' }),
      on: { 'relay.said': { actions: [emit({ type: 'said' }), sendTo('relay', { type: 'thanks' })] } },
    });
    expect(gaps(machine)).toEqual([]);
    const [path] = frozenPaths(planMachine('m', machine, bareSamples(machine)));
    expect(path?.start.expected).toBe('(root) | send parent hello | start relay');
    expect(path?.steps[0]?.expected).toBe('(root) | emit said | send relay thanks');
  });

  test('what actors show on their way, what they come to, and how they fail', () => {
    const child = createMachine({
      id: 'child',
      initial: 'one',
      states: { one: { on: { next: 'two' } }, two: {} },
    });
    const machine = setup({
      actors: {
        feed: fromObservable((): Subscribable<number> => ({ subscribe: () => ({ unsubscribe: () => {} }) })),
        child,
      },
    }).createMachine({
      id: 'm',
      initial: 'a',
      context: { shown: 0 },
      states: {
        a: {
          invoke: {
            id: 'feed',
            src: 'feed',
            onSnapshot: [{ guard: ({ event }) => event.snapshot.context === 3, target: 'b' }, {}],
            onDone: 'b',
            onError: 'c',
          },
        },
        b: {
          invoke: {
            id: 'kid',
            src: 'child',
            onSnapshot: { guard: ({ event }) => event.snapshot.value === 'two', target: 'c' },
          },
        },
        c: {},
      },
    });
    const samples: AnySamples = {
      events: {},
      outcomes: {
        feed: [
          { name: 'over', done: undefined },
          { name: 'broken', error: 'broken' },
        ],
      },
      snapshots: {
        feed: [{ name: '3', snapshot: { context: 3 } }],
        child: [{ name: 'two', snapshot: { context: {}, value: 'two' } }],
      },
    };
    expect(gaps(machine, samples)).toEqual([]);
  });
});

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

  test('of parallel timers only the earliest may fire', () => {
    const { edges } = explore(parallel(100, 300), bareSamples(parallel(100, 300)));
    const timed = edges
      .filter(({ moves }) => moves[0]?.kind === 'time')
      .map(({ facts, label }) => [label, facts.leaves]);
    expect(timed).toEqual([
      ['100 (100 ms)', ['left.off', 'right.on']],
      ['100 (100 ms)', ['left.off', 'right.off']],
      ['300 (200 ms)', ['left.off', 'right.off']],
    ]);
    expect(gaps(parallel(100, 300))).toEqual([]);
  });

  test('timers due at the same time are one step', () => {
    expect(labels(parallel(100, 100))).toContain('100 and 100 (100 ms)');
    expect(gaps(parallel(100, 100))).toEqual([]);
  });

  test('time passes without a timer being due where only that reaches something', () => {
    // The long timer has to fire while the quick one runs, which is set later and is due sooner.
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

  test('sampled delays take the place of computed ones', () => {
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
  const { targets, unreached } = explore(machine, bareSamples(machine));

  test('a refusal and the order of two guards that hold are targets', () => {
    expect(
      targets.filter(({ kind }) => kind === 'refusal' || kind === 'order').map(({ label }) => label),
    ).toEqual(['a: go, both branch 1 and 2 hold', 'b: always not yet', 'a: no refused']);
  });

  test('what was not reached says why', () => {
    expect(
      unreached.filter(({ target }) => target.kind === 'transition').map(({ reason }) => reason),
    ).toEqual([
      'another transition always comes first',
      'guard never true for the samples',
      'guard never true for the samples',
    ]);
  });
});

describe('honesty', () => {
  test('a budget that is exceeded is reported', () => {
    const counter = createMachine({
      id: 'm',
      context: { n: 0 },
      on: { up: { actions: assign({ n: ({ context }) => context.n + 1 }) } },
    });
    expect(explore(counter, bareSamples(counter), { maxStates: 50 }).exceeded).toBe('stopped at 50 states');
    const projected = { ...bareSamples(counter), project: () => 0 };
    expect(explore(counter, projected)).toMatchObject({ states: [{}], edges: [{}] });
  });

  test('an error that nothing handles and a guard that throws are faults', () => {
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
      ...bareSamples(machine),
      outcomes: { load: [{ name: 'broken', error: 'no network' }] },
    };
    expect(explore(machine, samples).faults.map(({ error, label }) => [label, String(error)])).toEqual([
      ['go', expect.stringContaining('oops')],
      ['load: broken', 'no network'],
    ]);
  });

  test('a parallel conflict is attributed to the transition that ran', () => {
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
    expect(explore(machine, bareSamples(machine)).unreached.map(({ target }) => target.label)).toEqual([
      'p.two.x: go → p.two.y',
      'p.two.y',
    ]);
  });
});
