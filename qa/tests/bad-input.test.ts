import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { createMachine } from 'xstate';
import { machineReport } from '../src/cli/commands.ts';
import { loadFixtures, loadMachine, loadProject, loadSamples } from '../src/cli/config.ts';
import { loadFrozenPaths } from '../src/cli/load-frozen-paths.ts';
import { parseUsage } from '../src/cli/usage.ts';
import { defaultSamples } from '../src/explore/enabled-moves.ts';
import { explore } from '../src/explore/explore.ts';
import { faultLines } from '../src/explore/faults.ts';
import { load } from '../src/load/load.ts';
import { readGraph } from '../src/plan/graphs.ts';
import { UsageError } from '../src/shared/usage-error.ts';
import { folderOf } from './folder.ts';

const machine = `import { createMachine } from 'xstate';
export const light = createMachine({ id: 'light', on: { switch: {} } });
`;
const samples = 'export const samples = { events: { switch: [{ type: "switch" }] }, outcomes: {} };';
const entry = { id: 'light', machine: 'light.ts#light', samples: 'samples.ts#samples' };
const files = { 'light.ts': machine, 'samples.ts': samples };

const folderWith = (config: object, more: { [path: string]: string } = {}) =>
  folderOf({ ...files, 'qa.config.ts': `export default ${JSON.stringify(config)};`, ...more });
/** The one line of a usage error. */
async function reasonOf(run: () => unknown): Promise<string> {
  const error = await Promise.resolve()
    .then(run)
    .then(
      () => new Error('it is accepted'),
      (reason: unknown) => reason,
    );
  expect(error).toBeInstanceOf(UsageError);
  const { message } = error as UsageError;
  expect(message).not.toContain('\n');
  return message;
}

describe('configuration', () => {
  test.each<[string, object, RegExp]>([
    ['it has no machine', { machines: [] }, /: machines: there is no machine$/],
    ['its machines are no list', { machines: {} }, /: machines: .*Array/],
    ['two machines have one id', { machines: [entry, entry] }, /: machines: two machines have the same id$/],
    ['a machine has no samples', { machines: [{ id: 'a', machine: 'a.ts' }] }, /: machines\.0\.samples: /],
    [
      'a criterion is unknown',
      { machines: [{ ...entry, criterion: 'transition' }] },
      /machines\.0\.criterion: .*states/,
    ],
    ['the reset cost is a text', { machines: [entry], resetCost: 'much' }, /: resetCost: .*number/],
    ['a field is unknown', { machines: [entry], budget: { maxState: 1 } }, /: budget\.maxState: /],
    ['the loader is unknown', { machines: [entry], loader: 'webpack' }, /: loader: /],
  ])('is refused with its field when %s', async (_problem, config, reason) => {
    const folder = folderWith(config);
    expect(await reasonOf(() => loadProject(join(folder, 'qa.config.ts')))).toMatch(reason);
  });

  test('is refused when its driver exports nothing by that name or by default', async () => {
    const folder = folderWith(
      { machines: [{ ...entry, driver: 'driver.ts' }] },
      { 'driver.ts': 'export const driver = {};' },
    );
    const project = await loadProject(join(folder, 'qa.config.ts'));
    expect(await reasonOf(() => loadMachine(project, 'light'))).toBe(
      'driver.ts exports neither a default nor a machine: give driver.ts#NAME',
    );
  });

  test('is refused when its fixture cannot begin', async () => {
    const folder = folderWith({ machines: [entry], fixture: 'samples.ts#samples' });
    const project = await loadProject(join(folder, 'qa.config.ts'));
    expect(await reasonOf(() => loadFixtures(project))).toBe(
      'samples.ts#samples is no fixture: it has no `begin`',
    );
  });
});

describe('samples', () => {
  test.each<[string, string, RegExp]>([
    ['they have no events', '{ outcomes: {} }', /: events: /],
    ['they have no outcomes', '{ events: {} }', /: outcomes: /],
    ['an event has no list', '{ events: { a: { type: "a" } }, outcomes: {} }', /: events\.a: .*Array/],
    ['a list of events is empty', '{ events: { a: [] }, outcomes: {} }', /: events\.a: is empty$/],
    [
      'a field of an event is misspelt',
      '{ events: { a: [{ evnt: {} }] }, outcomes: {} }',
      /events\.a\.0: is neither/,
    ],
    [
      'an outcome has no result',
      '{ events: {}, outcomes: { b: [{ name: "c" }] } }',
      /: outcomes\.b\.0: has neither/,
    ],
    ['there are inputs, but none', '{ events: {}, outcomes: {}, inputs: [] }', /: inputs: is empty$/],
  ])('are refused with the field when %s', async (_problem, text, reason) => {
    const folder = folderOf({ 's.ts': `export const samples = ${text};` });
    expect(await reasonOf(() => loadSamples('s.ts#samples', folder))).toMatch(reason);
  });

  test('are refused when their export is not named', async () => {
    const folder = folderOf({ 's.ts': samples });
    expect(await reasonOf(() => loadSamples('s.ts', folder))).toMatch(/give s\.ts#NAME$/);
  });
});

describe('files', () => {
  test.each<[string, { [path: string]: string }, string, RegExp]>([
    ['it is a folder', {}, '.', /^no file \.$/],
    ['no file is named', {}, '#order', /^no file #order$/],
    ['it has a syntax error', { 'm.ts': 'export const = 1;' }, 'm.ts', /failed.*: .+/],
    ['it is CommonJS', { 'm.ts': 'module.exports = {};' }, 'm.ts', /CommonJS cannot be loaded/],
    [
      'its machine is not possible',
      {
        'm.ts':
          "import { createMachine } from 'xstate';\nexport const m = createMachine({ initial: 'a', states: { a: { on: { b: 'c' } } } });",
      },
      'm.ts',
      /^m\.ts:\d+: .+: .+/,
    ],
    ['no machine is exported', { 'm.ts': 'const m = 1;' }, 'm.ts', /exports neither a default nor a machine/],
  ])('file is refused with the whole reason when %s', async (_problem, more, reference, reason) => {
    const folder = folderOf(more);
    expect(await reasonOf(() => load(reference, folder))).toMatch(reason);
  });

  test('frozen paths are read with the line ends of any system', async () => {
    const folder = folderWith(
      { machines: [entry] },
      { 'light.paths': '# light\r\n\r\n## aaaaa\r\nstart → on\r\n' },
    );
    const loaded = await loadMachine(await loadProject(join(folder, 'qa.config.ts')), 'light');
    expect(loadFrozenPaths(loaded)).toEqual([
      { id: 'aaaaa', start: { label: 'start', expected: 'on' }, steps: [] },
    ]);
  });

  test.each([
    ['a line is neither a path nor a step', '# light\n\nwhat', /light\.paths, line 3 is neither/],
    [
      'a path stands twice',
      '## aaaaa\nstart → on\n\n## aaaaa\nstart → on\n',
      /light\.paths, line 4: path aaaaa stands twice/,
    ],
  ])('frozen paths are refused with file and line when %s', async (_problem, content, reason) => {
    const folder = folderWith({ machines: [entry] }, { 'light.paths': content });
    const loaded = await loadMachine(await loadProject(join(folder, 'qa.config.ts')), 'light');
    expect(await reasonOf(() => loadFrozenPaths(loaded))).toMatch(reason);
  });
});

test.each(['Infinity', '-1', 'much'])('reset cost %s is refused', async (cost) => {
  expect(await reasonOf(() => parseUsage(['--reset-cost', cost]))).toMatch(/reset-cost/);
});

describe('machine', () => {
  const faultsOf = (config: object) => {
    const faulty = createMachine(config as never);
    return faultLines(explore(faulty, defaultSamples(faulty)).faults);
  };

  test('has a fault when its transitions never end', () => {
    const faults = faultsOf({ initial: 'a', states: { a: { always: 'b' }, b: { always: 'a' } } });
    expect(faults).toEqual([expect.stringMatching(/Infinite loop detected/)]);
  });

  test('has a fault when a delay is not given', () => {
    const faults = faultsOf({ initial: 'a', states: { a: { after: { patience: 'b' } }, b: {} } });
    expect(faults).toEqual([expect.stringMatching(/no delay patience: give it in `delays` of the samples$/)]);
  });

  test('has a short fault when the event that fails has a long payload', () => {
    const machine = createMachine({
      on: {
        put: {
          guard: ({ event }) => {
            if (event.text.length > 1) throw new Error('no room');
            return true;
          },
        },
      },
    });
    const put = ['x', 'x'.repeat(1_000)].map((text) => ({ type: 'put', text }));
    const samples = { ...defaultSamples(machine), events: { put } };
    const [fault = ''] = faultLines(explore(machine, samples).faults);
    expect(fault).toMatch(/^\(root\): put .*x…: .*no room$/);
    expect(fault.length).toBeLessThan(400);
  });

  test('has the same states at each exploration when it reads a random number', async () => {
    const folder = folderOf({
      'm.ts': `import { assign, createMachine } from 'xstate';
export const m = createMachine({ context: { id: 0 }, on: { go: { actions: assign({ id: () => Math.random() }) } } });`,
    });
    const { report } = await machineReport(join(folder, 'm.ts#m'), undefined, {});
    expect(report.machines[0]).not.toHaveProperty('exceeded');
  });
});

describe('GraphWalker file', () => {
  const file = (model: object) =>
    JSON.stringify({
      models: [{ name: 'm', startElementId: 'v', vertices: [{ id: 'v', name: 'v' }], edges: [], ...model }],
    });
  const loop = { id: 'e', name: 'e', sourceVertexId: 'v', targetVertexId: 'v' };

  test.each<[string, object, RegExp]>([
    ['an action cannot be read', { edges: [{ ...loop, actions: ['n = ;'] }] }, /edge e: n = ;: /],
    ['an action calls what does not exist', { edges: [{ ...loop, actions: ['launch();'] }] }, /launch/],
    ['an action never ends', { edges: [{ ...loop, actions: ['while (true) {}'] }] }, /timed out/],
    ['two edges have one ID', { edges: [loop, loop] }, /^m: two elements have the id e$/],
    ['two vertices have one ID', { vertices: [{ id: 'v' }, { id: 'v' }] }, /^m: two elements have the id v$/],
  ])('is refused by name when %s', (_problem, model, reason) => {
    expect(() => readGraph(file(model))).toThrow(reason);
  });

  test('is read when it begins with a byte order mark', () => {
    expect(readGraph(`\uFEFF${file({ edges: [loop] })}`).states).toEqual(['v']);
  });
});
