import { describe, expect, test, vi } from 'vitest';
import { parseUsage, usageText } from '../src/cli/usage.ts';
import { nodeProblem, xstateProblem, xstateVersion } from '../src/cli/versions.ts';

vi.stubEnv('XSTATE_PATH_TESTS_COMMAND', undefined);

describe('command line', () => {
  test.each([
    ['--bogus', 'no option --bogus: see npx xstate-path-tests --help'],
    ['-x', 'no option -x: see npx xstate-path-tests --help'],
    ['captcha --out', '--out needs a value'],
    ['captcha --format --out x', '--format needs a value'],
    ['walk --headed=yes', '--headed takes no value'],
    [
      'captcha --json',
      'captcha has no option --json, only --config, --criterion, --reset-cost, --format, --out',
    ],
    [
      'check captcha --headed',
      'check has no option --headed, only --config, --reporter, --shard, --since, --watch',
    ],
    ['--format csv', /^table has no option --format, only /],
    ['captcha modals', 'modals is one argument too many: see npx xstate-path-tests --help'],
    ['captcha --format xml', /^--format must be one of text, .*, not xml$/],
    ['--graph a.dot --machine b.ts', '--graph and --machine exclude each other'],
    ['--graph a.dot check', 'check is one argument too many: see npx xstate-path-tests --help'],
    ['--machine a.ts --json --format csv', '--json and --format exclude each other'],
    ['scaffold', 'scaffold needs one FILE#EXPORT: see npx xstate-path-tests --help'],
    ['--reset-cost cheap', '--reset-cost must be a number from 0, not cheap'],
    ['walk --longest --except-longest', '--longest and --except-longest exclude each other'],
    ['walk --workers 0', '--workers must be a number from 1, not 0'],
    ['check --shard 3/2', '--shard must be like 2/8, not 3/2'],
    ['check --shard 1/2 --watch', '--shard excludes --update-views and --watch'],
    ['diff', 'diff needs a commit: see npx xstate-path-tests --help'],
    ['walk --repeat 1.5', '--repeat must be a whole number, not 1.5'],
  ])('command line is refused in one line when it is "%s"', (line, message) => {
    expect(() => parseUsage(line.split(' '))).toThrow(message);
  });

  test.each([
    ['', { command: 'table', names: [] }],
    ['check a b', { command: 'check', names: ['a', 'b'] }],
    ['captcha --format csv', { command: 'paths', names: ['captcha'], format: 'csv' }],
    ['--graph a.dot --reset-cost measured', { command: 'graph', graph: 'a.dot', resetCost: 'measured' }],
    ['walk a x1 x2 --workers 3', { command: 'walk', names: ['a', 'x1', 'x2'], workers: 3 }],
    ['walk a --repeat 3', { command: 'walk', names: ['a'], repeat: 3 }],
    ['check --help', { command: 'help' }],
  ])('command line is understood when it is "%s"', (line, expected) => {
    expect(parseUsage(line.split(' ').filter((part) => part !== ''))).toMatchObject(expected);
  });
});

test('messages name the command of the project when a script wraps the tool', () => {
  vi.stubEnv('XSTATE_PATH_TESTS_COMMAND', 'npm run paths --');
  expect(() => parseUsage(['-x'])).toThrow('see npm run paths -- --help');
  expect(usageText()).toMatch(/^npm run paths\n/);
  vi.stubEnv('XSTATE_PATH_TESTS_COMMAND', undefined);
  expect(usageText()).toMatch(/^npx xstate-path-tests\n/);
});

test.each([
  ['20.20.2', 'xstate-path-tests needs Node 22.18 or newer, this is 20.20.2'],
  ['22.17.1', 'xstate-path-tests needs Node 22.18 or newer, this is 22.17.1'],
  ['22.18.0', undefined],
  ['24.0.0', undefined],
])('problem of Node %s is %s', (version, problem) => {
  expect(nodeProblem(version)).toBe(problem);
});

test.each([
  ['5.27.9', 'xstate-path-tests needs XState 5.28 or newer, this is 5.27.9: npm install xstate@5'],
  ['5.28.0', undefined],
  ['6.0.0', undefined],
])('problem of XState %s is %s', (version, problem) => {
  expect(xstateProblem(version)).toBe(problem);
});

test('version of XState is that of the installed package', () => {
  expect(xstateVersion()).toMatch(/^5\.\d+\.\d+$/);
});
