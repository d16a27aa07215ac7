import { JSDOM } from 'jsdom';
import { afterEach, expect, test, vi } from 'vitest';
import { comparison } from '../src/report/comparison.ts';
import { reporterChoice, reporterNames, written } from '../src/report/reporters/reporters.ts';
import type { CaseResult, Problem, Results } from '../src/report/results.ts';

afterEach(() => vi.unstubAllEnvs());

const differs: Problem = {
  kind: 'failed',
  title: 'open <now>, 100%',
  step: 1,
  expected: 'opened | count=1',
  seen: '\u001b[31mopened\u001b[39m | count=2',
  image: 'failures/door/a1.jpeg',
  place: { file: 'flows/door.paths', line: 5 },
};
const path = (name: string, verdict: CaseResult['verdict'], problems: Problem[] = []): CaseResult => {
  return { machine: 'door', kind: 'path', name, verdict, ms: 1_500, problems };
};
const results: Results = {
  command: 'walk',
  ms: 4_500,
  cases: [
    path('ok1', 'ok'),
    path('a1', 'failed', [differs]),
    path('b2', 'failed', [{ ...differs, place: { file: 'flows/door.paths', line: 9 } }]),
    path('c3', 'broken', [{ kind: 'broken', title: 'start', step: 0, expected: 'opens', seen: 'no server' }]),
    path('d4', 'unstable', [
      { kind: 'unstable', title: 'close', step: 2, expected: 'closed', seen: 'opened' },
    ]),
    { machine: 'gate', kind: 'check', name: 'coverage', verdict: 'ok', problems: [] },
  ],
  tree: 'abc',
};
const textOf = (choice: string, of = results) =>
  written([reporterChoice(choice)], of, '/repo/app')[0]?.text ?? '';

test('JUnit has a suite for each machine, with failures, errors and attachments that an XML parser reads', () => {
  const { DOMParser } = new JSDOM().window;
  const xml = new DOMParser().parseFromString(textOf('junit=out.xml'), 'application/xml');
  const [door, gate] = xml.querySelectorAll('testsuite');
  expect(xml.querySelector('parsererror')).toBeNull();
  expect(door?.getAttribute('name')).toBe('door');
  expect(['tests', 'failures', 'errors', 'time'].map((name) => door?.getAttribute(name))).toEqual([
    '5',
    '3',
    '1',
    '7.5',
  ]);
  expect(gate?.getAttribute('failures')).toBe('0');
  const failed = door?.querySelector('testcase[name=a1]');
  expect(failed?.querySelector('failure')?.getAttribute('message')).toBe('a1, step 1: open <now>, 100%');
  expect(failed?.querySelector('failure')?.textContent).toContain('seen     opened | count=2\n');
  expect(failed?.querySelector('system-out')?.textContent).toContain('[[ATTACHMENT|failures/door/a1.jpeg]]');
  expect(door?.querySelector('testcase[name=ok1]')?.children).toHaveLength(0);
});

test('GitHub gets one annotation for equal problems, at the line of the frozen paths', () => {
  vi.stubEnv('GITHUB_WORKSPACE', '/repo');
  const [first, second, third, ...more] = textOf('github').trimEnd().split('\n');
  expect(first).toMatch(
    /^::error file=app\/flows\/door.paths,line=5,title=door::a1, step 1: open <now>, 100%25 \(also b2, step 1\)%0Aexpected opened \| count=1%0A/,
  );
  expect(second).toMatch(/^::error title=door::c3, step 0: start \(broken: it could not be walked\)%0A/);
  expect(third).toMatch(/^::warning title=door::d4, step 2: close \(unstable: .*\)%0A/);
  expect(more).toEqual([]);
});

test('Markdown has a row for each machine, and folds the details of each problem', () => {
  const text = textOf('markdown=summary.md');
  expect(text).toMatch(/^## ❌ Paths: walk, 4.5 s\n/);
  expect(text).toContain('| door | 1 | 5 | 4 | ❌ |\n| gate | 0 | 0 | 0 | ✅ |');
  expect(text.match(/<details>/g)).toHaveLength(3);
  expect(text).toContain('<b>door</b> a1, step 1: open &lt;now>, 100% (also b2, step 1)');
  const fenced = { ...differs, seen: 'the view\n```\n' };
  expect(textOf('markdown=x', { ...results, cases: [path('a', 'failed', [fenced])] })).toContain(
    '\n````text\n',
  );
});

test('JSON has the results unchanged', () => {
  expect(JSON.parse(textOf('json=out.json'))).toEqual(results);
});

test.each([
  ['tap=x', `--reporter must be one of ${reporterNames.join(', ')}, not tap`],
  ['junit', '--reporter junit needs a file: junit=FILE'],
  ['github=x', '--reporter github prints its lines and takes no file'],
])('reporter is refused when it is %s', (given, message) => {
  expect(() => reporterChoice(given)).toThrow(message);
});

test.each([
  [
    'in some words',
    'opened | count=1',
    'opened | count=2 more',
    [
      'expected opened | count=1',
      '                        ^',
      'seen     opened | count=2 more',
      '                        ^^^^^^',
    ],
  ],
  ['in everything', 'opened', 'closed', ['expected opened', 'seen     closed']],
  [
    'in one of several lines',
    'the view\n- button "Yes"',
    'the view\n- button "No"',
    [
      'expected the view',
      '         - button "Yes"',
      '                   ^^^',
      'seen     the view',
      '         - button "No"',
      '                   ^^',
    ],
  ],
])('difference is underlined when results differ %s', (_, expected, seen, lines) => {
  expect(comparison(expected, seen)).toEqual(lines);
});
