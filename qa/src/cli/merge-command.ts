import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import type { CommandResult, Results } from '../report/results.ts';
import { UsageError } from '../shared/usage-error.ts';
import type { Project } from './config.ts';
import { ended } from './ended.ts';
import { writeRecords } from './walk-command.ts';

const shardSchema = v.looseObject({
  command: v.picklist(['check', 'mutate', 'walk']),
  ms: v.number(),
  tree: v.string(),
  shard: v.object({ index: v.number(), count: v.number() }),
  cases: v.array(v.looseObject({ machine: v.string(), name: v.string(), verdict: v.string() })),
});

/**
 * Puts together the results that the shards of one command have written by `--reporter json=FILE`, as if they were
 * one, and writes the same records. Throws if a shard is missing or is of another working tree.
 */
export function merge(project: Project, files: readonly string[]): CommandResult {
  const shards = files.map(readShard);
  const [first] = shards;
  if (first === undefined) throw new UsageError('merge needs the files of all shards');
  const count = first.shard?.count ?? 1;
  for (const [index, { command, shard, tree }] of shards.entries()) {
    const name = files[index];
    if (command !== first.command) throw new UsageError(`${name} is of ${command}, not of ${first.command}`);
    if (tree !== first.tree) throw new UsageError(`${name} was made with other files than ${files[0]}`);
    if (shard?.count !== count)
      throw new UsageError(`${name} is one of ${shard?.count} shards, not of ${count}`);
  }
  for (let index = 1; index <= count; index += 1) {
    const own = shards.filter(({ shard }) => shard?.index === index);
    if (own.length !== 1) throw new UsageError(`shard ${index}/${count} is there ${own.length} times`);
  }
  const order = project.config.machines.map(({ id }) => id);
  const cases = shards
    .toSorted((a, b) => (a.shard?.index ?? 0) - (b.shard?.index ?? 0))
    .flatMap((shard) => shard.cases)
    .toSorted((a, b) => order.indexOf(a.machine) - order.indexOf(b.machine));
  const mutations = shards.flatMap((shard) => shard.mutations ?? []);
  const recorded = shards.flatMap((shard) => shard.recorded ?? []);
  const results: Results = {
    command: first.command,
    ms: Math.max(...shards.map(({ ms }) => ms)),
    tree: first.tree,
    cases,
    ...(mutations.length === 0 ? {} : { mutations }),
    recorded: [...new Set(recorded)],
  };
  writeRecords(project, results);
  return ended(results);
}

function readShard(file: string): Results {
  let content: unknown;
  try {
    content = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new UsageError(`cannot read ${file}: ${(error as Error).message}`);
  }
  if (!v.is(shardSchema, content))
    throw new UsageError(`${file} is no result of a shard: write it by --shard 1/2 --reporter json=FILE`);
  return content as unknown as Results;
}
