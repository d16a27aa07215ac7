import { existsSync } from 'node:fs';
import type { CommandResult } from '../report/results.ts';
import type { FrozenPath, FrozenStep } from '../walk/frozen.ts';
import { loadMachine, type Project } from './config.ts';
import { loadFrozenPaths, selectMachines } from './load-frozen-paths.ts';
import { pathsAt } from './since.ts';

/** Tells in sentences which frozen paths have appeared, vanished and changed since a commit. */
export async function diff(project: Project, ids: readonly string[], ref: string): Promise<CommandResult> {
  const lines: string[] = [];
  for (const id of selectMachines(project, ids)) {
    const loaded = await loadMachine(project, id);
    const now = existsSync(loaded.frozen) ? loadFrozenPaths(loaded) : [];
    lines.push(...pathChanges(pathsAt(project, ref, loaded.frozen), now).map((line) => `${id}: ${line}`));
  }
  return { verdict: 'ok', text: lines.length === 0 ? `no path has changed since ${ref}` : lines.join('\n') };
}

/** One sentence for each path that is another one. */
export function pathChanges(before: readonly FrozenPath[], now: readonly FrozenPath[]): string[] {
  const kept = now.flatMap((path) => {
    const old = before.find(({ id }) => id === path.id);
    return old === undefined ? [] : [{ old, path }];
  });
  const vanished = before.filter(({ id }) => !now.some((path) => path.id === id));
  const appeared = now.filter(({ id }) => !before.some((path) => path.id === id));
  const lines = kept.flatMap(({ old, path }) => stepChanges(old, path));
  for (const path of appeared) {
    const begun = (old: FrozenPath) => commonSteps(old, path);
    const [nearest] = vanished.toSorted((a, b) => begun(b) - begun(a));
    // A path with the same beginning of half its steps is the former one with another end.
    const isSame = nearest !== undefined && begun(nearest) > 0 && begun(nearest) >= path.steps.length / 2;
    if (isSame) vanished.splice(vanished.indexOf(nearest), 1);
    lines.push(isSame ? otherEnd(nearest, path) : `path ${path.id} appeared: ${stepsText(path)}.`);
  }
  return [...lines, ...vanished.map((path) => `path ${path.id} vanished: ${stepsText(path)}.`)];
}

const allSteps = ({ start, steps }: FrozenPath): FrozenStep[] => [start, ...steps];

/** Number of steps after the start that two paths begin with. */
function commonSteps(a: FrozenPath, b: FrozenPath): number {
  if (a.start.label !== b.start.label) return 0;
  const end = a.steps.findIndex(({ label }, index) => label !== b.steps[index]?.label);
  return end < 0 ? a.steps.length : end;
}

const labels = (steps: readonly FrozenStep[]) => steps.map(({ label }) => label).join(', ');
const stateOf = ({ expected }: FrozenStep) => expected.split(' | ')[0] ?? '';
const stepsText = (path: FrozenPath) =>
  `${labels(allSteps(path))}; it ends in ${stateOf(path.steps.at(-1) ?? path.start)}`;

function otherEnd(old: FrozenPath, path: FrozenPath): string {
  const from = commonSteps(old, path);
  const [was, is] = [old.steps.slice(from), path.steps.slice(from)].map(labels);
  const instead = was === '' ? 'goes on' : is === '' ? 'ends' : `goes on with ${is}`;
  const former = was === '' ? `with ${is}` : is === '' ? `instead of ${was}` : `instead of ${was}`;
  const end = stateOf(path.steps.at(-1) ?? path.start);
  return `path ${old.id} is now ${path.id}: after step ${from} it ${instead} ${former}; it ends in ${end}.`;
}

/** One sentence for each step of a path whose expected result is another one. */
function stepChanges(old: FrozenPath, path: FrozenPath): string[] {
  return allSteps(path).flatMap(({ expected, label }, step) => {
    const before = allSteps(old)[step]?.expected ?? '';
    if (before === expected) return [];
    const [was, is] = [before.split(' | '), expected.split(' | ')];
    const parts = [
      ...(was[0] === is[0] ? [] : [`leads to ${is[0]} instead of ${was[0]}`]),
      ...is
        .slice(1)
        .filter((part) => !was.slice(1).includes(part))
        .map((part) => `now has ${part}`),
      ...was
        .slice(1)
        .filter((part) => !is.slice(1).includes(part))
        .map((part) => `no longer has ${part}`),
    ];
    const told = parts.length === 0 ? 'has the same effects in another order' : parts.join(', ');
    return [`path ${path.id} changed: step ${step} (${label}) ${told}.`];
  });
}
