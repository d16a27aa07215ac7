import { describe, expect, test } from 'vitest';
import { appMachine } from '#machines/kernel/app.machine.ts';
import { breaking, broken } from './broken.ts';
import { type Explored, explore } from './explore.ts';
import { type Invariant, invariants } from './invariants.ts';
import type { View } from './machine-harness.ts';

/** All machines of the app, wired and explored together: the invariants hold in every reachable state. */
const names = Object.keys(invariants) as Invariant[];
const wrongIn = (view: View) =>
  names.flatMap((name) => {
    const words = invariants[name](view);
    return words === undefined ? [] : [`${name}: ${words}`];
  });

/** Moves that are left out, so that two machines can be explored together completely. */
const connectionMoves =
  /^(connection\.down|channel\.refused|realtime\.(login|cleanCache)|forwardStatus|gameUrl of)/;
const sessionMoves =
  /^(session|call|tab|signIn|registration)\.|^realtime\.(login|cleanCache)|^readSession: no member|^readPlayFlag: orphaned/;
const playMoves = /^request|^readPlayFlag: orphaned/;
const breakMoves = /^limits: a break/;
/** Password flows affect neither games nor the connection. */
const passwordMoves = /^(signIn\.forgot|password\.|layout:)/;
const clockMoves = /^interval\./;
const without =
  (...parts: RegExp[]) =>
  (label: string) =>
    ![passwordMoves, ...parts].some((part) => part.test(label));

const pairs = {
  'session and play coordinator': without(connectionMoves, breakMoves, clockMoves),
  'play coordinator and realtime': without(sessionMoves, breakMoves, clockMoves),
  'session and realtime': without(playMoves, breakMoves, clockMoves),
  'play coordinator and play clock': without(sessionMoves, connectionMoves, breakMoves),
  'breaks and play coordinator': without(connectionMoves, sessionMoves, clockMoves),
};

describe('invariants', () => {
  test.each(Object.entries(pairs))(
    'invariants hold in all states when %s are explored',
    { timeout: 300_000 },
    (name, only) => {
      const explored = explore({ machine: appMachine, check: wrongIn, only, maxStates: 10_000 });
      report(name, explored);
      expect(explored.found).toEqual([]);
      expect(explored.exceeded).toBeUndefined();
    },
  );

  test('invariants hold in 8,000 states when all machines are explored', { timeout: 300_000 }, () => {
    const explored = explore({ machine: appMachine, check: wrongIn, maxStates: 8_000 });
    report('all together', explored);
    expect(explored.found).toEqual([]);
    expect(explored.states).toBeGreaterThanOrEqual(8_000);
  });
});

describe('broken rules', () => {
  const cases = names.flatMap((name) =>
    Object.entries(broken[name]).map(([what, edits]) => ({ name, what, edits })),
  );
  test.each(cases)('check "$name" fails when $what', { timeout: 60_000 }, ({ name, edits }) => {
    const check = (view: View) => {
      const words = invariants[name](view);
      return words === undefined ? [] : [words];
    };
    const pair =
      name === 'no play call is sent in a break'
        ? 'breaks and play coordinator'
        : 'session and play coordinator';
    const only = pairs[pair];
    const { found } = explore({ machine: breaking(edits), check, only, maxStates: 10_000, failFast: true });
    expect(found).not.toEqual([]);
  });
});

test('an edit is rejected when its machine does not have its action', () => {
  const at = ['on', 'realtime.memberCash', 'actions'];
  expect(() => breaking([{ machine: 'app', at, put: 'tell' }])).toThrow('app has no action tell');
});

function report(name: string, { depth, exceeded, states, steps }: Explored): void {
  const end = exceeded ?? 'complete';
  console.info(`${name}: ${states} states, ${steps} steps, greatest distance ${depth}, ${end}`);
}
