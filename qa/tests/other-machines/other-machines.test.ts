import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { machinesText, mergedText, sumOf } from './table.ts';

const row = {
  id: 'm',
  states: 2,
  transitions: 4,
  transitionsCovered: 3,
  tests: 1,
  steps: 3,
  saving: 0,
  gap: 0,
  lowerBound: 3,
  model: {
    covered: 4,
    targets: 6,
    unreachable: [
      { target: 'a: go → b', reason: 'guard never true for the samples' },
      { target: 'a: go refused', reason: 'no path' },
    ],
  },
  browser: { covered: 0 },
};
const outcomes = [
  { machine: 'a.ts#m', row },
  { machine: 'b.ts#m', refused: 'no package c: install it' },
];

test('sum of machines has the accepted ones and the covered transitions', () => {
  expect(sumOf(outcomes)).toEqual({ machines: 2, accepted: 1, transitions: 4, covered: 3 });
});

test('table of machines names what is open and refused with the reason', () => {
  const text = machinesText([{ repository: 'o/r', commit: '1', outcomes }]);
  expect(text).toContain('| all | 1 of 2 | 3 of 4 | 75 % |');
  expect(text).toContain('| `a.ts#m` | a: go → b | guard never true for the samples |');
  expect(text).toContain('| `b.ts#m` | | | | refused: no package c: install it |');
  expect(text).not.toContain('go refused');
});

test('repositories that are not planned again keep their part of the page', () => {
  const page = machinesText([
    { repository: 'o/r', commit: '1', outcomes },
    { repository: 'o/s', commit: '2', outcomes: outcomes.slice(1) },
  ]);
  expect(mergedText(page, [])).toBe(page);
  const planned = [
    { repository: 'o/s', commit: '3', outcomes },
    { repository: 'o/t', commit: '4', outcomes },
  ];
  const merged = mergedText(page, planned);
  expect(merged).toBe(machinesText([{ repository: 'o/r', commit: '1', outcomes }, ...planned]));
});

test.each([
  ['a: go: no items (2 times)', 'go: no items (2 times)'],
  ['a: go {"items":[{"id":1}],"text":"x"}: items.some is not a function', 'items.some is not a function'],
  ['a: go {"items":[{"id":1},{"i…: items.some is not a function', 'items.some is not a function'],
  ['x'.repeat(130), `${'x'.repeat(120)}…`],
])('fault %s is shortened to its error', (fault, error) => {
  const text = machinesText([
    { repository: 'o/r', commit: '1', outcomes: [{ machine: 'a.ts#m', row: { ...row, faults: [fault] } }] },
  ]);
  expect(text).toContain(`the machine fails: ${error} |`);
});

test('page of the documentation tells that most examples are accepted and nine of ten transitions covered', () => {
  const page = readFileSync(new URL('../../docs/other-machines.md', import.meta.url), 'utf8');
  const [, accepted] = /\[statelyai\/xstate\].*?\| (\d+) of/.exec(page) ?? [];
  expect(Number(accepted)).toBeGreaterThanOrEqual(45);
  const [, covered, transitions] = /\| all \| .* \| (\d+) of (\d+) \|/.exec(page) ?? [];
  expect(Number(covered) / Number(transitions)).toBeGreaterThanOrEqual(0.9);
});
