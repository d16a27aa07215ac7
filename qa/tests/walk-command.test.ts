import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { type WalkOptions, walkMachines } from '../src/cli/walk-command.ts';
import { walkSelection } from '../src/cli/walk-jobs.ts';
import { verdictOf } from '../src/cli/walk-results.ts';
import { worst } from '../src/shared/exit-codes.ts';
import { readFrozen } from '../src/walk/frozen.ts';
import type { BrowserFailure } from '../src/walk/walk-browser.ts';
import { doorProject } from './door-project.ts';

vi.stubEnv('XSTATE_PATH_TESTS_COMMAND', undefined);
const { edit, folder, project } = doorProject();

test.each([
  [['front', 'back'], ['front', 'back'], {}],
  [['front', 'x1y2z'], ['front'], { front: ['x1y2z'] }],
  [['front', 'x1y2z', 'a3b4c'], ['front'], { front: ['x1y2z', 'a3b4c'] }],
  [['front', 'back', 'x1y2z'], ['front', 'back', 'x1y2z'], {}],
])('arguments %j mean the machines %j and the paths %j', (names, machines, paths) => {
  expect(walkSelection(project, names)).toEqual({ machines, paths });
});

test.each([
  [['ok', 'ok'], 'ok'],
  [['ok', 'failed'], 'unstable'],
  [['broken', 'ok'], 'unstable'],
  [['failed', 'unstable'], 'unstable'],
  [['failed', 'failed'], 'failed'],
  [['failed', 'broken'], 'failed'],
  [['broken'], 'broken'],
] as const)('path whose rounds end %j is %s', (rounds, verdict) => {
  const results = rounds.map((kind) => (kind === 'ok' ? {} : { failure: { kind } as BrowserFailure }));
  expect(verdictOf(results)).toBe(verdict);
});

const walkDoors = (driver: string, options: Partial<WalkOptions> = {}) => {
  const machines = project.config.machines.map((entry) => ({
    ...entry,
    driver: `machines/door.driver.ts#${driver}`,
  }));
  const config = { ...project.config, machines, fixture: 'machines/closed.fixture.ts#fixture' };
  return walkMachines({ ...project, config }, ['front'], { headed: false, progress: false, ...options });
};

test('walk selects the longest path, and all others, when the options say so', async () => {
  const walked = async (options: Partial<WalkOptions>) => {
    const { results } = await walkDoors('driver', options);
    const paths = results?.cases.filter(({ kind }) => kind === 'path') ?? [];
    return paths.map(({ name }) => name).toSorted();
  };
  const steps = readFrozen(readFileSync(join(folder, 'front.paths'), 'utf8'));
  const [longest, ...others] = steps.toSorted((a, b) => b.steps.length - a.steps.length);
  expect(await walked({ longest: true })).toEqual([longest?.id]);
  expect(await walked({ exceptLongest: true })).toEqual(others.map(({ id }) => id).toSorted());
  expect(others.length).toBeGreaterThan(0);
});

test('walk is broken when its views are complete and the application does not open', async () => {
  const views = ['closed', 'opened', 'locked'].map((state) => `## ${state}\n(not shown)`).join('\n\n');
  writeFileSync(join(folder, 'front.views'), `# Views\n\n${views}\n`);
  expect(await walkDoors('driver')).toMatchObject({
    verdict: 'broken',
    text: expect.stringContaining('no server'),
  });
  rmSync(join(folder, 'front.views'));
});

test.each([
  [
    'a path is stale',
    'driver',
    (content: string) => content.replace('→ opened', '→ closed'),
    /^front \w+, step 1: open is stale: check front$/m,
  ],
  [
    'a target has no path',
    'driver',
    (content: string) => content.replace(/## [^#]*lock .four digits[^#]*/, ''),
    /^front: closed: lock \[isCode\] → locked: no frozen path covers it$/m,
  ],
  [
    'no path leads to a state that is to be reloaded',
    'reloading',
    (content: string) => content,
    /^front: no path leads to ajar, in which a fault is declared$/m,
  ],
  [
    'there are no views',
    'driver',
    (content: string) => content,
    /^front: no frozen views: npx xstate-path-tests walk front --update-views$/m,
  ],
])('walk fails with the reason when %s', async (_, driver, change, reason) => {
  edit('front', change);
  const { text, verdict } = await walkDoors(driver);
  expect(verdict).toBe('failed');
  expect(text).toMatch(reason);
});

test('walk fails with the reason when no machine has a driver', async () => {
  const config = { ...project.config, fixture: 'machines/closed.fixture.ts#fixture' };
  const walked = await walkMachines({ ...project, config }, [], { headed: false, progress: false });
  expect(walked).toMatchObject({
    verdict: 'failed',
    text: expect.stringMatching(/^no machine has a driver/),
  });
});

test.each([
  [['ok', 'unstable'], 'unstable'],
  [['unstable', 'broken', 'ok'], 'broken'],
  [['broken', 'failed'], 'failed'],
] as const)('walks that end %j are together %s', (verdicts, together) => {
  expect(worst(verdicts)).toBe(together);
});
