import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { faultStepsOf } from '../src/cli/fault-steps.ts';
import { StateChecks } from '../src/cli/state-checks.ts';
import type { AnySamples } from '../src/explore/enabled-moves.ts';
import { frozenPaths, planMachine } from '../src/plan/machine-plan.ts';
import type { Fixture } from '../src/walk/driver.ts';
import type { FaultName } from '../src/walk/faults.ts';
import type { AnyDriver, WorkerFixture } from '../src/walk/fixtures.ts';
import { type ReplayedPath, replay } from '../src/walk/replay.ts';
import { comparable, difference, firstVisits, readViews, stateOf, writeViews } from '../src/walk/views.ts';
import { walkBrowser } from '../src/walk/walk-browser.ts';
import { driver } from './machines/launch.driver.ts';
import { launchSource } from './machines/launch.fixture.ts';
import { pageSamples } from './machines/launch.samples.ts';
import { launchMachine } from './machines/launch.ts';

vi.stubEnv('XSTATE_PATH_TESTS_COMMAND', undefined);
const samples = pageSamples as AnySamples;
const { replayed } = replay(
  launchMachine,
  samples,
  frozenPaths(planMachine('launch', launchMachine, samples)),
);
const shown = {
  ...driver,
  view: ({ page }: Fixture) => page.locator('body'),
} as unknown as AnyDriver;

let launched: Awaited<ReturnType<typeof launchSource>>;
const folder = mkdtempSync(join(tmpdir(), 'views-'));
beforeAll(async () => {
  launched = await launchSource();
});
afterAll(async () => {
  await launched.end();
  rmSync(folder, { recursive: true });
});

// The shortest one that does more than start.
const [path] = replayed
  .filter(({ steps }) => steps.length > 0)
  .toSorted((a, b) => a.steps.length - b.steps.length);
if (!path) throw new Error('no path');
const loaded = {
  id: 'launch',
  machine: launchMachine,
  samples,
  criterion: 'transitions',
  resetCost: 0,
  frozen: join(folder, 'launch.paths'),
} as const;

/** Walks the first path with the checks of its states, in a page that `change` has changed. */
async function walk(
  update: boolean,
  change?: (fixture: Fixture) => Promise<unknown>,
  own?: Partial<WorkerFixture>,
) {
  const source = { ...launched.of(''), ...own };
  const open = async (given: Parameters<WorkerFixture['open']>[0]) => {
    const fixture = await source.open(given);
    await change?.(fixture);
    return fixture;
  };
  const checks = new StateChecks(loaded, shown, [path as ReplayedPath], { update });
  const { failure } = await walkBrowser({
    machine: 'launch',
    machineId: 'launch',
    driver: shown,
    path: path as ReplayedPath,
    source: { ...source, open },
    timeoutMs: 500,
    onStep: (step, fixture) => checks.check(path as ReplayedPath, step, fixture, source),
  });
  checks.write();
  return failure;
}

describe('views', () => {
  test('path is walked when every state shows its frozen view, and fails when a name is missing', async () => {
    expect(await walk(true)).toBeUndefined();
    expect(readFileSync(join(folder, 'launch.views'), 'utf8')).toMatch(/^## game\.idle.*button "Play A"/ms);
    expect(await walk(false)).toBeUndefined();
    const failure = await walk(false, ({ page }) =>
      page
        .getByRole('button', { name: 'Play A' })
        .evaluate((button) => button.setAttribute('aria-label', 'Go')),
    );
    expect(failure).toMatchObject({ kind: 'failed', step: 0 });
    expect(failure?.expected).toContain('button "Play A"');
    expect(failure?.seen).toContain('button "Go"');
    // A view that differs is read for longer while other processes want the same cores.
  }, 60_000);

  test('views have a problem when their file, a state of a path or a path of a state is missing', async () => {
    const problemsOf = (id: string, paths = replayed) => {
      const { problems } = new StateChecks({ ...loaded, frozen: join(folder, `${id}.paths`) }, shown, paths, {
        update: false,
      });
      return problems;
    };
    const update = 'npx xstate-path-tests walk launch --update-views';
    expect(problemsOf('none')).toEqual([`no frozen views: ${update}`]);
    const [state = '', ...others] = new Set(firstVisits(replayed).values());
    const views = (states: readonly string[]) =>
      writeViews('Views', new Map(states.map((each) => [each, ''])));
    writeFileSync(join(folder, 'all.views'), views([state, ...others]));
    expect(problemsOf('all')).toEqual([]);
    writeFileSync(join(folder, 'changed.views'), views(['game.gone', ...others]));
    expect(problemsOf('changed')).toEqual([
      `no frozen view of ${state}: ${update}`,
      `frozen view of game.gone, which no path sees: ${update}`,
    ]);
  });

  test('views are the same after they have been written and read', () => {
    const views = new Map([
      ['a', '- button "One"\n  - text: "## two"'],
      ['b, c', ''],
    ]);
    expect(readViews(writeViews('Views of m', views))).toEqual(views);
  });

  test('views are the same on each day of the year', () => {
    const view = (at: number, weekday: 'long' | 'short') =>
      comparable(
        `- text: Until ${new Intl.DateTimeFormat('en', { weekday, month: weekday, day: 'numeric', timeZone: 'UTC' }).format(at)}`,
      );
    const day = 24 * 60 * 60 * 1000;
    const days = Array.from({ length: 366 }, (_, index) => Date.UTC(2028, 0, 1) + index * day);
    expect(new Set(days.map((at) => view(at, 'short')))).toEqual(new Set(['- text: Until @, @ #']));
    expect(new Set(days.map((at) => view(at, 'long')))).toEqual(new Set(['- text: Until @, @ #']));
  });

  test('views are the same while the time that is left passes', () => {
    const texts = ['3 hours', '2 hours, 59 minutes', '1 minute, 1 second', '1 day and 2 hours'];
    const views = texts.map((text) => comparable(`- text: Closes in ${text}, at 12`));
    expect(new Set(views)).toEqual(new Set(['- text: Closes in [duration], at #']));
  });

  test('views are the same whatever React has rendered before', () => {
    const views = ['_r_9_', '_r_b_', '_r_1v_'].map((id) => comparable(`- /url: "#${id}"`));
    expect(new Set(views)).toEqual(new Set(['- /url: "#_r_#_"']));
  });

  test('difference of two views begins at the first line that differs', () => {
    expect(difference('- a\n- b\n- c', '- a\n- b')).toEqual({
      expected: 'the view\n- b\n- c',
      seen: 'the view\n- b\n(its end)',
    });
  });

  test('each state is visited first at one step of one path', () => {
    const visits = [...firstVisits(replayed).values()];
    const states = replayed.flatMap(({ start, steps }) => [start, ...steps].map(stateOf));
    expect(visits.toSorted()).toEqual([...new Set(states)].toSorted());
  });
});

test('path fails in the state in which the check of the project fails', async () => {
  const check: WorkerFixture['check'] = async (_, { state }) => {
    if (state.startsWith('game.starting')) throw new Error('no heading');
  };
  expect(await walk(false, undefined, { check })).toMatchObject({ kind: 'failed', seen: 'no heading' });
});

describe('faults', () => {
  const idle = 'game.idle, transfer.enabled';

  test('state is reloaded at the end of a path, or of the shortest beginning that leads there', () => {
    const ends = new Set(replayed.map(({ start, steps }) => stateOf(steps.at(-1) ?? start)));
    const within = [...firstVisits(replayed).values()].filter((state) => !ends.has(state));
    const [end = ''] = ends;
    const [inner = ''] = within;
    const reload = { [end]: idle, [inner]: idle, 'game.gone': idle };
    const { faultSteps: reloads, unreached } = faultStepsOf(
      loaded,
      { ...shown, recovery: { reload } },
      replayed,
    );
    expect(replayed).toContain(reloads[0]?.path);
    expect(replayed).not.toContain(reloads[1]?.path);
    expect(stateOf(reloads[1]?.path.steps.at(-1) ?? path.start)).toBe(inner);
    expect(unreached).toEqual(['game.gone']);
  });

  test('state is reloaded after a step although a path also starts in it', () => {
    const recovery = { reload: { [idle]: idle } };
    const [first] = faultStepsOf(loaded, { ...shown, recovery }, replayed).faultSteps;
    expect(first?.path.steps.length).toBeGreaterThan(0);
  });

  test('state is reloaded on a path that starts in another state although a path stays in it', () => {
    const pathOf = (...states: string[]) => {
      const [start, ...steps] = states.map((state) => ({ result: { leaves: [state] } }));
      return { start, steps } as unknown as ReplayedPath;
    };
    const enters = pathOf('signedOut', 'signedIn');
    const paths = [pathOf('signedIn', 'signedIn'), enters];
    const recovery = { reload: { signedIn: 'signedIn' } };
    const { faultSteps } = faultStepsOf(loaded, { ...shown, recovery }, paths);
    expect(faultSteps).toEqual([{ path: enters, fault: 'reload', expected: 'signedIn' }]);
  });

  test.each([
    ['another name', 'button "Play A"', 'button "Go"', undefined],
    ['a violation', idle, 'no name', async () => Promise.reject(new Error('no name'))],
  ] as const)(
    'path fails at its reload when the page then has %s',
    async (_, expected, seen, check: WorkerFixture['check'] | undefined) => {
      const faultSteps = [{ path, fault: 'reload' as const, expected: idle }];
      const walkAgain = async (update: boolean, isChanged: boolean) => {
        const checks = new StateChecks(
          { ...loaded, frozen: join(folder, 'reloaded.paths') },
          shown,
          replayed,
          {
            update,
            isPart: !update,
            faultSteps,
          },
        );
        const source = launched.of('');
        const { failure } = await walkBrowser({
          machine: 'launch',
          machineId: 'launch',
          driver: shown,
          path,
          source,
          timeoutMs: 500,
          fault: { name: 'reload', expected: idle },
          onFault: async (state, name, fixture) => {
            if (isChanged && !check)
              await fixture.page
                .getByRole('button', { name: 'Play A' })
                .evaluate((button) => button.setAttribute('aria-label', 'Go'));
            await checks.checkAfterFault(state, name, fixture, {
              ...source,
              ...(isChanged && check && { check }),
            });
          },
        });
        checks.write();
        return failure;
      };
      expect(await walkAgain(true, false)).toBeUndefined();
      expect(await walkAgain(false, false)).toBeUndefined();
      const failure = await walkAgain(false, true);
      expect(failure).toMatchObject({ kind: 'failed', label: 'reload' });
      expect(failure?.expected).toContain(expected);
      expect(failure?.seen).toContain(seen);
    },
  );

  test('views have a problem when the one after a reload is missing', () => {
    const states = [...new Set(firstVisits(replayed).values())];
    writeFileSync(join(folder, 'old.views'), writeViews('Views', new Map(states.map((each) => [each, '']))));
    const { problems } = new StateChecks({ ...loaded, frozen: join(folder, 'old.paths') }, shown, replayed, {
      update: false,
      faultSteps: [{ path, fault: 'reload', expected: idle }],
    });
    expect(problems).toEqual([expect.stringMatching(/^no frozen view of .*, reloaded: /)]);
  });

  test.each([
    ['walked', idle, undefined],
    ['failed', 'game.failed, transfer.enabled', { label: 'reload', seen: idle }],
  ])('path is %s when its page is to be in %s after a reload', async (_, expected, failure) => {
    const walked = await walkBrowser({
      machine: 'launch',
      machineId: 'launch',
      driver: shown,
      path,
      source: launched.of(''),
      timeoutMs: 500,
      fault: { name: 'reload', expected },
    });
    if (failure) expect(walked.failure).toMatchObject({ kind: 'failed', expected, ...failure });
    else expect(walked.failure).toBeUndefined();
  });

  const requesting = 'game.starting.requestingPlay, transfer.enabled';
  const serverError = { [requesting]: 'requestPlay: network' };
  const toRequesting = () => {
    const { faultSteps } = faultStepsOf(loaded, { ...shown, recovery: { serverError } }, replayed);
    return faultSteps[0] as (typeof faultSteps)[number];
  };

  test('state after a fault is that of the step of the machine which the driver declares', () => {
    const { expected, fault, path: leading } = toRequesting();
    expect(fault).toBe('serverError');
    expect(stateOf(leading.steps.at(-1) ?? leading.start)).toBe(requesting);
    expect(expected).toBe('game.failed, transfer.enabled');
  });

  const fail = ({ page }: Fixture) =>
    page.evaluate(() => globalThis.pendingActors.requestPlay?.error('network'));
  test.each<[string, FaultName, Partial<AnyDriver>, string, object | undefined]>([
    ['passes', 'offline', {}, requesting, undefined],
    ['passes', 'secondTab', {}, requesting, undefined],
    ['passes', 'serverError', { faults: { serverError: fail } }, 'game.failed, transfer.enabled', undefined],
    [
      'fails',
      'serverError',
      { faults: { serverError: fail } },
      requesting,
      { kind: 'failed', label: 'answer 500' },
    ],
    ['is broken', 'signOut', {}, requesting, { kind: 'broken', label: 'sign-out elsewhere' }],
  ])(
    'path %s when the fault %s meets the recovery that the driver declares',
    async (_, name, own, expected, failure) => {
      const { path: leading } = toRequesting();
      const given = { ...shown, ...own };
      const walk = { machine: 'launch', machineId: 'launch', driver: given, path: leading, timeoutMs: 500 };
      const walked = await walkBrowser({ ...walk, source: launched.of(''), fault: { name, expected } });
      if (failure) expect(walked.failure).toMatchObject(failure);
      else expect(walked.failure).toBeUndefined();
    },
  );

  test('fault is made by the fixture when the driver has none', async () => {
    const { expected, path: leading } = toRequesting();
    const walk = { machine: 'launch', machineId: 'launch', driver: shown, path: leading, timeoutMs: 500 };
    const source = { ...launched.of(''), faults: { serverError: fail } };
    expect(
      (await walkBrowser({ ...walk, source, fault: { name: 'serverError', expected } })).failure,
    ).toBeUndefined();
  });
});
