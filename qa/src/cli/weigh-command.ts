import { existsSync } from 'node:fs';
import { type Weights, weighPaths } from '../record/weigh.ts';
import type { CommandResult } from '../report/results.ts';
import { UsageError } from '../shared/usage-error.ts';
import { replay } from '../walk/replay.ts';
import type { LoadedMachine, Project } from './config.ts';
import { loadFrozenPaths } from './load-frozen-paths.ts';
import { type ReplayedActor, replayFiles } from './replayed-sessions.ts';

/** Steps that no path takes are named up to this number for each machine. */
const MAX_NAMED = 5;

/** Tells which share of the steps of recorded sessions each frozen path takes, and which steps none takes. */
export async function weigh(project: Project, files: readonly string[]): Promise<CommandResult> {
  const weights = await weightsOf(project, files);
  if (weights.size === 0) throw new UsageError('nothing of it is of a machine of the project');
  const lines = [...weights].flatMap(([id, each]) => weightLines(id, each));
  return { verdict: 'ok', text: lines.join('\n') };
}

/** The weights of the paths of each machine that is in the sessions, as often as the machine was recorded. */
export async function weightsOf(
  project: Project,
  files: readonly string[],
): Promise<Map<string, Weights & { actors: number }>> {
  const { replayed } = await replayFiles(project, files);
  const byMachine = Map.groupBy(replayed, ({ loaded }) => loaded.id);
  return new Map(
    [...byMachine].map(([id, actors]) => {
      const [{ loaded }] = actors as [ReplayedActor];
      const matched = actors.flatMap((actor) => actor.matched ?? []);
      return [id, { ...weighPaths(frozenOf(loaded), matched), actors: actors.length }];
    }),
  );
}

function frozenOf(loaded: LoadedMachine) {
  const frozen = existsSync(loaded.frozen) ? loadFrozenPaths(loaded) : [];
  return replay(loaded.machine, loaded.samples, frozen).replayed;
}

function weightLines(id: string, { actors, paths, steps, untested }: Weights & { actors: number }): string[] {
  const share = (count: number) => `${steps === 0 ? 0 : Math.round((100 * count) / steps)} %`;
  const heaviest = [...paths].filter(([, count]) => count > 0).toSorted(([, a], [, b]) => b - a);
  const times = actors === 1 ? 'once' : `${actors} times`;
  return [
    `${id}: ${steps} recorded steps, used ${times}`,
    ...heaviest.map(([path, count]) => `  ${path}  takes ${share(count)} of them`),
    ...untested
      .slice(0, MAX_NAMED)
      .map(({ count, label, state }) => `  no path takes ${label} in ${state}, ${share(count)} of them`),
  ];
}
