import { describe, expect, test } from 'vitest';
import { appMachine } from '#machines/app.machine.ts';
import { breaking, broken } from './broken.ts';
import { type Explored, explore } from './explore.ts';
import { type Invariant, invariants } from './invariants.ts';
import type { View } from './machine-harness.ts';

/** The wired house, explored as one: whatever the world does next, what DESIGN.md promises holds. */
const names = Object.keys(invariants) as Invariant[];
const wrongIn = (view: View) =>
  names.flatMap((name) => {
    const words = invariants[name](view);
    return words === undefined ? [] : [`${name}: ${words}`];
  });

/** Parts of the world that stay away, so that two machines can be seen with each other to the end. */
const line = /^(connection\.down|channel\.refused|realtime\.(login|cleanCache)|forwardStatus|gameUrl of)/;
const leaving =
  /^(session|call|tab|signIn|registration)\.|^realtime\.(login|cleanCache)|^readSession: nobody|^readPlayMark: orphaned/;
const playing = /^request|^readPlayMark: orphaned/;
/** Passwords touch neither games nor the line. */
const passwords = /^(signIn\.forgot|password\.|layout:)/;
const without = (part: RegExp) => (label: string) => !part.test(label) && !passwords.test(label);

const pairs = {
  'session and play desk': without(line),
  'play desk and realtime': without(leaving),
  'session and realtime': without(playing),
};

describe('every state that the world can lead to', () => {
  test.each(Object.entries(pairs))('%s, to the end', { timeout: 60_000 }, (name, only) => {
    const explored = explore({ machine: appMachine, check: wrongIn, only, maxStates: 10_000 });
    report(name, explored);
    expect(explored.found).toEqual([]);
    expect(explored.exceeded).toBeUndefined();
  });

  test('all together, as far as the budget goes', { timeout: 300_000 }, () => {
    const explored = explore({ machine: appMachine, check: wrongIn, maxStates: 8_000 });
    report('all together', explored);
    expect(explored.found).toEqual([]);
  });
});

describe('an invariant notices when its rule is broken', () => {
  const cases = names.flatMap((name) =>
    Object.entries(broken[name]).map(([what, edits]) => ({ name, what, edits })),
  );
  test.each(cases)('$name: $what', { timeout: 60_000 }, ({ name, edits }) => {
    const check = (view: View) => {
      const words = invariants[name](view);
      return words === undefined ? [] : [words];
    };
    const only = pairs['session and play desk'];
    const { found } = explore({ machine: breaking(edits), check, only, maxStates: 10_000, hasty: true });
    expect(found).not.toEqual([]);
  });
});

function report(name: string, { depth, exceeded, states, steps }: Explored): void {
  const end = exceeded ?? 'to the end';
  console.info(`${name}: ${states} states, ${steps} steps, the farthest ${depth} away, ${end}`);
}
