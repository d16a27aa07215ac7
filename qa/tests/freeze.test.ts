import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { freeze, type PlanOverrides } from '../src/cli/commands.ts';
import type { Project } from '../src/cli/config.ts';
import { parseUsage } from '../src/cli/usage.ts';
import { doorProject } from './door-project.ts';
import { folderOf } from './folder.ts';

const { project } = doorProject();

describe('freeze', () => {
  const parts = { machine: 'machines/door.ts#door', samples: 'machines/door.samples.ts#incomplete' };
  test.each<[string, Partial<Project['config']>, PlanOverrides, RegExp]>([
    [
      'has no path',
      { machines: [{ id: 'front', ...parts }] },
      {},
      /\nnot reached: {2}front: closed: lock \[isCode\] → locked \(guard never true for the samples\)$/,
    ],
    [
      'is beyond the budget',
      { budget: { maxStates: 1 } },
      {},
      /\nincomplete: {2}front: exploration stopped at 1 st/,
    ],
    ['does not exist', {}, { criterion: 'outcomes' }, /\nnothing to cover: {2}front: no outcomes to cover$/],
  ])('paths are frozen and the command fails when a target %s', async (_, change, options, open) => {
    const { text, verdict } = await freeze(
      { ...project, config: { ...project.config, ...change } },
      ['front'],
      options,
    );
    expect(verdict).toBe('failed');
    expect(text).toMatch(/^.*front\.paths: /);
    expect(text).toMatch(open);
  });
});

test('freeze takes new paths when they are shorter and --replan is given', async () => {
  expect(parseUsage(['freeze', '--replan', 'x'])).toMatchObject({
    command: 'freeze',
    names: ['x'],
    fresh: true,
  });
  const root = folderOf({
    'hub.ts': `import { createMachine } from 'xstate';
const keys = [...'abcdefgh'];
const spokes = Object.fromEntries(keys.map((key) => [key, { on: { back: 'hub' } }]));
const hub = { on: Object.fromEntries(keys.map((key) => [key, key])) };
export const machine = createMachine({ id: 'hub', initial: 'hub', states: { hub, ...spokes } });
export const samples = {
  events: Object.fromEntries([...keys, 'back'].map((type) => [type, [{ type }]])),
  outcomes: {},
};`,
  });
  const entry = { id: 'hub', machine: 'hub.ts#machine', samples: 'hub.ts#samples' };
  const hub: Project = { config: { loader: 'node', machines: [entry] }, root };
  const file = join(root, 'hub.paths');
  const linesOf = async (fresh: boolean) => {
    await freeze(hub, [], {}, fresh);
    return readFileSync(file, 'utf8').split('\n').length;
  };
  const fewest = await linesOf(false);
  // One step more than necessary is still near enough to be kept.
  const step = /\na → [^\n]*/.exec(readFileSync(file, 'utf8'))?.[0] ?? '';
  const back = /\nback → [^\n]*/.exec(readFileSync(file, 'utf8'))?.[0] ?? '';
  writeFileSync(file, readFileSync(file, 'utf8').replace(step + back, step + back + step));
  expect(await linesOf(false)).toBeGreaterThan(fewest);
  expect(await linesOf(true)).toBe(fewest);
});
