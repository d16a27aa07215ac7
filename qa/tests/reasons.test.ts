import { describe, expect, test } from 'vitest';
import {
  type AnyStateMachine,
  and,
  assign,
  createMachine,
  fromPromise,
  not,
  or,
  setup,
  stateIn,
} from 'xstate';
import { type AnySamples, defaultSamples } from '../src/explore/enabled-moves.ts';
import { explore } from '../src/explore/explore.ts';
import { transitionsOf } from '../src/explore/transitions.ts';

const load = fromPromise<unknown>(() => new Promise(() => {}));

/** What is not reached of one kind of target, with the reasons. */
function reasonsOf(
  machine: AnyStateMachine,
  samples = defaultSamples(machine),
  kind = 'transition',
): string[] {
  return explore(machine, samples)
    .unreached.filter(({ target }) => target.kind === kind)
    .map(({ reason, target }) => `${target.label}: ${reason}`);
}

describe('reason of a transition that is not reached', () => {
  test('names the guard when its state is left within the step that enters it', () => {
    const machine = createMachine({
      id: 'm',
      initial: 'a',
      states: {
        a: { on: { go: 'b' } },
        b: {
          always: [
            {
              guard: function never() {
                return false;
              },
              target: 'c',
            },
            'd',
          ],
        },
        c: { on: { back: 'a' } },
        d: {},
      },
    });
    expect(reasonsOf(machine)).toEqual([
      'b: always [never] → c: guard never true for the samples',
      'c: back → a: no path: c is never entered',
    ]);
    expect(reasonsOf(machine, defaultSamples(machine), 'state')).toEqual([
      'b: it is always left within the same step',
      'c: no path: it is never entered',
    ]);
  });

  test('names the clock when the guard reads the time', () => {
    const machine = setup({ types: { context: {} as { at: number } } }).createMachine({
      id: 'm',
      context: { at: 0 },
      initial: 'out',
      states: {
        out: { on: { login: { target: 'in', actions: assign({ at: () => Date.now() }) } } },
        in: {
          on: { use: [{ guard: ({ context }) => Date.now() - context.at > 60_000, target: 'out' }, {}] },
        },
      },
    });
    expect(reasonsOf(machine)).toEqual([
      expect.stringMatching(
        /^in: use \[Date\.now\(\) - context\.at > (?:60_000|6e4)\] → out: its guard reads the time, which stands still/,
      ),
    ]);
  });

  const asking = setup({ actors: { load } }).createMachine({
    id: 'm',
    initial: 'a',
    states: {
      a: {
        invoke: { src: 'load', onDone: 'b', onError: 'c' },
        on: { 'xstate.done.actor.other': 'b' },
      },
      b: {},
      c: {},
    },
  });
  test.each<[string, AnySamples['outcomes'], string[]]>([
    [
      'no outcome',
      {},
      [
        'missing outcome: the samples have none in outcomes.load',
        'missing outcome: the samples have none in outcomes.load',
      ],
    ],
    ['no error', { load: [{ name: 'ok', done: 1 }] }, ['missing outcome: no error in outcomes.load']],
    [
      'an outcome that is never possible',
      {
        load: [
          { name: 'ok', done: 1, at: [] },
          { name: 'bad', error: 1 },
        ],
      },
      ['its outcomes of load are never possible here'],
    ],
  ])('names the actor when the samples have %s', (_, outcomes, reasons) => {
    const found = reasonsOf(asking, { events: {}, outcomes });
    expect(
      found.filter((line) => line.startsWith('a: load')).map((line) => line.replace(/^.*→ \w: /, '')),
    ).toEqual(reasons);
    expect(found).toContain('a: other done → b: no path: the actor other never runs');
  });

  test('is not an error of the event in another state', () => {
    const fails = () => {
      throw new Error('oops');
    };
    const machine = createMachine({
      id: 'm',
      initial: 'a',
      states: {
        a: { on: { go: { guard: fails, target: 'b' }, next: 'b' } },
        b: { on: { go: { guard: () => false, target: 'a' } } },
      },
    });
    expect(reasonsOf(machine)).toEqual([
      expect.stringMatching(/^a: go \[fails\] → b: the machine fails: /),
      'b: go [false] → a: guard never true for the samples',
    ]);
  });

  test('is not a missing event when a sampled one matches a wildcard', () => {
    const machine = createMachine({
      id: 'm',
      initial: 'a',
      states: { a: { on: { 'key.*': 'b' } }, b: {} },
    });
    const events = { 'key.up': [{ event: { type: 'key.up' }, when: () => false }] };
    expect(reasonsOf(machine, { events, outcomes: {} })).toEqual([
      'a: key.* → b: key.* is never possible here',
    ]);
  });
});

test('labels have the parts of combined guards, the source of inline ones, and a number where they are equal', () => {
  const machine = setup({
    types: { context: {} as { list: number[] } },
    guards: { a: () => true, b: () => true, above: (_, _params: { min: number }) => true },
  }).createMachine({
    id: 'm',
    context: { list: [] },
    initial: 's',
    states: {
      s: {
        on: {
          go: [
            { guard: and(['a', 'b']) },
            { guard: and(['a', not('b')]) },
            { guard: or([and(['a', 'b']), not(and(['a', 'b']))]) },
            { guard: stateIn({ s: 'x' }) },
            { guard: stateIn('#m.s') },
            { guard: ({ context }) => context.list.length < 2 },
            { guard: { type: 'above', params: { min: 1 } } },
            { guard: { type: 'above', params: { min: 2 } } },
            { guard: 'a' },
            { guard: 'a' },
          ],
        },
      },
    },
  });
  const labels = transitionsOf(machine).map(({ label }) => label);
  expect(labels).toEqual(
    [
      '[a and b] → stays',
      '[a and not b] → stays',
      '[(a and b) or (not (a and b))] → stays',
      '[in {s:x}] → stays',
      '[in #m.s] → stays',
      '[context.list.length < 2] → stays',
      '[above {"min":1}] → stays',
      '[above {"min":2}] → stays',
      '[a] → stays (branch 9)',
      '[a] → stays (branch 10)',
    ].map((label) => `s: go ${label}`),
  );
});

test('timers of several states are named with their state', () => {
  const machine = createMachine({
    id: 'm',
    initial: 'a',
    states: { a: { after: { 100: 'b' } }, b: { after: { 100: 'c', 200: 'c' } }, c: {} },
  });
  const timers = explore(machine, defaultSamples(machine)).targets.filter(({ kind }) => kind === 'timer');
  expect(timers.map(({ label }) => label)).toEqual([
    '100 of a fired',
    '100 of a pre-empted',
    '100 of b fired',
    '100 of b pre-empted',
    '200 fired',
    '200 pre-empted',
  ]);
});
