import { describe, expect, test, vi } from 'vitest';
import {
  type AnyStateMachine,
  assign,
  createMachine,
  emit,
  fromCallback,
  fromObservable,
  fromPromise,
  fromTransition,
  raise,
  type Subscribable,
  sendParent,
  sendTo,
  setup,
} from 'xstate';
import { type AnySamples, defaultSamples } from '../src/explore/enabled-moves.ts';
import { explore } from '../src/explore/explore.ts';
import { frozenPaths, planMachine } from '../src/plan/machine-plan.ts';
import { walkModel } from '../src/walk/walk-model.ts';
import { gaps } from './gaps.ts';
import { samples as doorSamples } from './machines/door.samples.ts';
import { door } from './machines/door.ts';
import { launchSamples } from './machines/launch.samples.ts';
import { launchMachine } from './machines/launch.ts';

const never = fromPromise<unknown>(() => new Promise(() => {}));

const labels = (machine: AnyStateMachine, samples: AnySamples = defaultSamples(machine)) =>
  explore(machine, samples).edges.map(({ label }) => label);

test('explorer reaches every target when the machine and its samples are those of the README', () => {
  const { targets, unreached } = explore(door, doorSamples as AnySamples);
  expect(targets).not.toEqual([]);
  expect(unreached).toEqual([]);
});

test('plan takes each sample once when the criterion is samples', () => {
  const samples = doorSamples as AnySamples;
  const { paths, targets, unreached } = planMachine('door', door, samples, { criterion: 'samples' });
  expect(targets.map(({ label }) => label)).toEqual([
    'open',
    'close',
    'lock (four digits)',
    'lock (too short)',
  ]);
  expect(unreached).toEqual([]);
  const taken = paths.flatMap(({ steps }) => steps.map(({ label }) => label));
  expect(new Set(taken)).toEqual(new Set(targets.map(({ label }) => label)));
  const events = { ...samples.events, open: [{ event: { type: 'open' }, when: () => false }] };
  expect(
    planMachine('door', door, { ...samples, events }, { criterion: 'samples' }).unreached,
  ).toContainEqual({
    target: { key: 'sample open', kind: 'sample', label: 'open' },
    reason: expect.stringMatching(/^no state that is reached handles it/),
  });
});

describe('XState features', () => {
  test('explorer covers a machine shaped like the product machines', () => {
    const exploration = explore(launchMachine, launchSamples as AnySamples);
    expect(exploration.faults).toEqual([]);
    // The machine cannot stay in a state whose `always` is taken at once.
    expect(exploration.unreached.map(({ target }) => target.key)).toEqual([
      'state game.starting.classifying',
    ]);
    expect(gaps(launchMachine, launchSamples as AnySamples)).toEqual([]);
    const kinds = exploration.targets.map(({ kind, label }) => `${kind} ${label}`);
    expect(kinds).toContain('refusal game.starting.popupBlocked: retry refused');
    expect(kinds).toContain('timer urlTimeout pre-empted');
  });

  test('explorer covers self, targetless, re-entering, forbidden and wildcard transitions', () => {
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

  test('explorer covers history and the completion of compound and parallel states', () => {
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
    // With history, `away` is one state per configuration to return to.
    const { states } = explore(machine, defaultSamples(machine));
    expect(states.filter(({ leaves }) => leaves[0] === 'away').length).toBeGreaterThan(3);
  });

  test('explorer covers raised and self-sent events, action parameters and spawned actors', () => {
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

  test('unnamed actors of one source settle separately', () => {
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

  test('explorer covers sendParent, emitted events and events that an actor sends', () => {
    const machine = setup({ actors: { relay: fromCallback(() => {}) } }).createMachine({
      id: 'm',
      invoke: { id: 'relay', src: 'relay' },
      entry: sendParent({ type: 'hello' }),
      on: { 'relay.said': { actions: [emit({ type: 'said' }), sendTo('relay', { type: 'thanks' })] } },
    });
    expect(gaps(machine)).toEqual([]);
    const [path] = frozenPaths(planMachine('m', machine, defaultSamples(machine)));
    expect(path?.start.expected).toBe('(root) | send parent hello | start relay');
    expect(path?.steps[0]?.expected).toBe('(root) | emit said | send relay thanks');
  });

  test('explorer covers snapshots, outputs and errors of actors', () => {
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

test.each([
  ['promise', never],
  ['callback', fromCallback(() => {})],
  ['observable', fromObservable(() => ({ subscribe: () => ({ unsubscribe() {} }) }))],
  ['transition function', fromTransition((count: number) => count, 0)],
  ['machine', createMachine({ initial: 'one', states: { one: {} } })],
])('walk and exploration agree when a root wildcard is beside onSnapshot of a %s', (_, feed) => {
  // The wildcard takes the snapshots that the guard refuses: the first one and, of some actors, the last one.
  const machine = createMachine({
    id: 'm',
    type: 'parallel',
    on: { '*': { actions: 'other' } },
    states: {
      line: {
        initial: 'open',
        states: {
          open: {
            invoke: {
              id: 'feed',
              src: feed,
              onSnapshot: {
                guard: ({ event }: { event: { snapshot: { context: unknown } } }) =>
                  event.snapshot.context === 3,
                target: 'closed',
                actions: 'shown',
              },
            },
            on: { close: 'closed' },
            after: { 100: 'closed' },
          },
          closed: { on: { open: 'open' } },
        },
      },
      lamp: { initial: 'off', states: { off: { on: { open: 'on' } }, on: { always: 'off' } } },
    },
  } as never) as unknown as AnyStateMachine;
  const snapshots = { feed: [{ name: '3', snapshot: { context: 3 } }] };
  expect(gaps(machine, { ...defaultSamples(machine), snapshots })).toEqual([]);
});

test('action that clears a field is a target where there is something to clear', () => {
  const machine = setup({
    types: { context: {} as { failure: string | null } },
    actors: { send: fromPromise<{ ok: boolean }>(async () => ({ ok: true })) },
    guards: { isOk: (_, { ok }: { ok: boolean }) => ok },
    actions: { clear: assign({ failure: null }) },
  }).createMachine({
    id: 'm',
    context: { failure: null },
    initial: 'editing',
    states: {
      editing: { on: { submit: { target: 'sending', actions: 'clear' } } },
      sending: {
        invoke: {
          id: 'send',
          src: 'send',
          onDone: [
            { guard: { type: 'isOk', params: ({ event }) => event.output }, target: 'sent' },
            { target: 'editing', actions: assign({ failure: 'refused' }) },
          ],
        },
      },
      sent: {},
    },
  });
  const samples = {
    events: { submit: [{ type: 'submit' }] },
    outcomes: {
      send: [
        { name: 'ok', done: { ok: true } },
        { name: 'refused', done: { ok: false } },
      ],
    },
  } as AnySamples;
  const { targets } = explore(machine, samples);
  expect(targets.filter(({ kind }) => kind === 'change').map(({ label }) => label)).toEqual([
    'sending: send done → editing, changes failure',
    'editing: submit → sending, changes failure',
  ]);
  const { paths } = planMachine('m', machine, samples);
  const steps = paths.map((path) => path.steps.map(({ label }) => label));
  expect(steps).toContainEqual(['submit', 'send: refused', 'submit', 'send: ok']);
});

test('machine that stores the time has few states, and its paths hold in the model later', () => {
  const machine = setup({
    types: { context: {} as { at: number; text: string }, events: {} as { type: 'go' } },
    delays: { rest: ({ context }) => context.at + 1_000 - Date.now() },
    guards: { isNow: ({ context }) => context.at === Date.now() },
  }).createMachine({
    id: 'm',
    context: () => ({ at: Date.now(), text: String(new Date()) }),
    initial: 'a',
    states: {
      a: { on: { go: { guard: 'isNow', target: 'b' } }, after: { rest: 'b' } },
      b: {
        on: { go: { target: 'a', actions: assign({ at: () => Date.now(), text: () => Date() }) } },
      },
    },
  });
  const samples = defaultSamples(machine);
  const later = vi.spyOn(Date, 'now');
  let calls = 0;
  later.mockImplementation(() => {
    calls += 1;
    return calls;
  });
  const plan = planMachine('m', machine, samples);
  expect(plan.exploration.states).toHaveLength(2);
  expect(plan.unreached.filter(({ target }) => target.kind === 'transition')).toEqual([]);
  expect(walkModel(machine, samples, frozenPaths(plan))).toEqual([]);
  later.mockRestore();
});
