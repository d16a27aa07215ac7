import type { ReplayedPath } from '../walk/replay.ts';
import { stateOf } from '../walk/views.ts';
import type { Matched } from './match.ts';

/** How much of what users did the paths of a machine take. */
export interface Weights {
  /** Recorded steps that the machine can take. */
  steps: number;
  /** Number of these steps that are steps of the path, by its id. */
  paths: ReadonlyMap<string, number>;
  /** Steps that no path takes, each with the state before it, and how often it was recorded; most often first. */
  untested: { state: string; label: string; count: number }[];
}

/** A step of a machine: the same one in a session and in a path. */
interface StateStep {
  state: string;
  label: string;
}

/** Counts the recorded steps that each path has. A step is one of a path if it has the same label in the same state. */
export function weighPaths(paths: readonly ReplayedPath[], sessions: readonly Matched[]): Weights {
  const recorded = sessions.flatMap(({ before, path }) => stepsOf(path).slice(before));
  const counts = Map.groupBy(recorded, keyOf);
  const keysOf = new Map(paths.map((path) => [path.id, new Set(stepsOf(path).map(keyOf))]));
  const weightOf = (keys: ReadonlySet<string>) =>
    [...keys].reduce((sum, key) => sum + (counts.get(key)?.length ?? 0), 0);
  const tested = new Set([...keysOf.values()].flatMap((keys) => [...keys]));
  const untested = [...counts]
    .filter(([key]) => !tested.has(key))
    .map(([, [step, ...others]]) => ({ ...(step as StateStep), count: 1 + others.length }));
  return {
    steps: recorded.length,
    paths: new Map([...keysOf].map(([id, keys]) => [id, weightOf(keys)])),
    untested: untested.toSorted((a, b) => b.count - a.count),
  };
}

const keyOf = ({ label, state }: StateStep) => `${state}\n${label}`;

function stepsOf({ start, steps }: ReplayedPath): StateStep[] {
  return steps.map(({ label }, index) => ({ state: stateOf(steps[index - 1] ?? start), label }));
}
