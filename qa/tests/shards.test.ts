import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { check, mutateAll } from '../src/cli/check-command.ts';
import type { Project } from '../src/cli/config.ts';
import { merge } from '../src/cli/merge-command.ts';
import { inShard, shardOf } from '../src/cli/shard.ts';
import { walkMachines } from '../src/cli/walk-command.ts';
import type { CommandResult, Shard } from '../src/report/results.ts';
import { lastRecord, recordFolder, treeKey } from '../src/walk/record.ts';
import { doorProject } from './door-project.ts';

const { edit, folder, project } = doorProject();
vi.stubEnv('XSTATE_PATH_TESTS_COMMAND', undefined);
beforeEach(() => {
  const views = ['closed', 'opened', 'locked'].map((state) => `## ${state}\n(not shown)`).join('\n\n');
  for (const id of ['front', 'back']) writeFileSync(join(folder, `${id}.views`), `# Views\n\n${views}\n`);
});

/** A project whose page is not opened, so that all paths are broken. */
const walked: Project = {
  ...project,
  config: {
    ...project.config,
    machines: project.config.machines.map((entry) => ({
      ...entry,
      driver: 'machines/door.driver.ts#driver',
    })),
    fixture: 'machines/closed.fixture.ts#fixture',
  },
};

/** The results of all shards, written and merged. */
async function merged(count: number, run: (shard: Shard) => Promise<CommandResult>): Promise<CommandResult> {
  const files: string[] = [];
  for (let index = 1; index <= count; index += 1) {
    const { results } = await run({ index, count });
    files.push(join(folder, `${index}.json`));
    writeFileSync(files.at(-1) ?? '', JSON.stringify(results));
  }
  return merge(walked, files);
}

const withoutTimes = ({ results, text, verdict }: CommandResult) => ({
  verdict,
  cases: results?.cases
    .map(({ ms: _, ...each }) => each)
    .toSorted((a, b) => (`${a.machine} ${a.name}` < `${b.machine} ${b.name}` ? -1 : 1)),
  lines: text
    .replaceAll(/[\d.]+ m?s\b/g, '# ms')
    .split('\n')
    .toSorted(),
});

test.each<[string, (shard?: Shard) => Promise<CommandResult>]>([
  ['check', (shard) => check(project, [], shard)],
  ['mutate', (shard) => mutateAll(project, [], shard)],
  ['walk', (shard) => walkMachines(walked, [], { headed: false, progress: false, shard })],
])('shards of %s have together the results of one run', async (command, run) => {
  if (command === 'check') edit('back', (content) => content.replace('→ opened', '→ closed'));
  const whole = withoutTimes(await run());
  const record = lastRecord(walked.root, 'front');
  const parts = withoutTimes(await merged(3, run));
  expect(parts.verdict).toBe(whole.verdict);
  expect(parts.cases).toEqual(whole.cases);
  // Equal problems of several paths are named at the first one.
  if (command !== 'walk') expect(parts.lines).toEqual(whole.lines);
  const paths = (each: typeof record) => each?.paths.map(({ id, ok }) => ({ id, ok }));
  expect(paths(lastRecord(walked.root, 'front'))).toEqual(paths(record));
});

test('merged walk writes the record of the tree, which shards do not', async () => {
  const tree = treeKey(walked.root);
  const run = (shard: Shard) => walkMachines(walked, ['front'], { headed: false, progress: false, shard });
  writeFileSync(join(recordFolder(walked.root), 'front.json'), '{"tree":"none"}');
  await run({ index: 1, count: 2 });
  expect(lastRecord(walked.root, 'front')?.tree).toBe('none');
  await merged(2, run);
  expect(lastRecord(walked.root, 'front')?.tree).toBe(tree);
  expect(lastRecord(walked.root, 'front')?.paths.length).toBeGreaterThan(1);
});

test('every item is in one shard, and shards weigh about the same', () => {
  const items = Array.from({ length: 40 }, (_, index) => ({ index, weight: (index * 7) % 13 }));
  const shards = Array.from({ length: 6 }, (_, index) =>
    inShard(items, { index: index + 1, count: 6 }, ({ weight }) => weight),
  );
  expect(shards.flat().toSorted((a, b) => a.index - b.index)).toEqual(items);
  const weights = shards.map((own) => own.reduce((sum, { weight }) => sum + weight, 0));
  expect(Math.max(...weights) - Math.min(...weights)).toBeLessThanOrEqual(12);
});

test('merge is refused when shards are missing, of other files or no shards', async () => {
  const write = (name: string, content: object) => {
    writeFileSync(join(folder, name), JSON.stringify(content));
    return join(folder, name);
  };
  const { results } = await check(project, [], { index: 1, count: 2 });
  const first = write('a.json', results ?? {});
  const other = write('b.json', { ...results, shard: { index: 2, count: 2 }, tree: 'other' });
  expect(() => merge(project, [first])).toThrow('shard 2/2 is there 0 times');
  expect(() => merge(project, [first, first])).toThrow('shard 1/2 is there 2 times');
  expect(() => merge(project, [first, other])).toThrow('was made with other files than');
  expect(() => merge(project, [write('c.json', {})])).toThrow('is no result of a shard');
  expect(() => merge(project, [join(folder, 'none.json')])).toThrow('cannot read');
});

test.each(['0/2', '3/2', 'x', '1/'])('shard is refused when it is %s', (given) => {
  expect(() => shardOf(given)).toThrow('--shard must be like 2/8');
});
