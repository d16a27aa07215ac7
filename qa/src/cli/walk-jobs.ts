import { Coverage } from '../explore/coverage.ts';
import { gapsOf } from '../report/gaps.ts';
import type { CaseResult } from '../report/results.ts';
import { UsageError } from '../shared/usage-error.ts';
import type { FaultName } from '../walk/faults.ts';
import type { AnyDriver } from '../walk/fixtures.ts';
import { type ReplayedPath, replay } from '../walk/replay.ts';
import { type LoadedMachine, loadMachine, type Project } from './config.ts';
import { type FaultStep, faultStepsOf } from './fault-steps.ts';
import { loadFrozenPaths, selectMachines } from './load-frozen-paths.ts';
import { checkResult, mismatchProblems } from './problems.ts';
import { StateChecks } from './state-checks.ts';

/** Which paths are walked. */
export interface WalkSelection {
  /** Ids of the paths to walk by machine; of a machine without an entry all paths. */
  paths?: PathsByMachine;
  /** Walks the longest path of each machine only, the first of several. */
  longest?: boolean;
  /** Walks all paths but those of `longest`. */
  exceptLongest?: boolean;
  /** Writes the views of the states instead of comparing them. */
  updateViews?: boolean;
}

export type PathsByMachine = { readonly [machine: string]: readonly string[] };

/** One path to walk. */
export interface Job {
  loaded: LoadedMachine;
  driver: AnyDriver;
  path: ReplayedPath;
  coverage: Coverage;
  checks: StateChecks;
  /** The path is the machine's longest one, or the prefix of it. */
  isLongest: boolean;
  /** A fault at the path's end, and the state after it. */
  fault?: { name: FaultName; expected: string };
  /** A path or a prefix of one that is walked for its fault only. */
  isPart?: boolean;
}

/** Whether only some of the paths of a machine are walked. */
export const walksPart = (
  { exceptLongest = false, longest = false, paths = {} }: WalkSelection,
  machine: string,
): boolean => paths[machine] !== undefined || longest || exceptLongest;

function isSelected({ isLongest, loaded, path }: Job, selection: WalkSelection): boolean {
  const { exceptLongest, longest, paths = {} } = selection;
  if (paths[loaded.id]?.includes(path.id) === false) return false;
  return isLongest ? !exceptLongest : !longest;
}

/** The paths to walk, and what no walk of them can show: stale paths, targets without a path, missing views. */
export async function jobsOf(
  project: Project,
  ids: readonly string[],
  selection: WalkSelection,
): Promise<{ jobs: Job[]; checks: CaseResult[] }> {
  const { paths = {} } = selection;
  const checks: CaseResult[] = [];
  const jobs: Job[] = [];
  for (const id of selectMachines(project, ids)) {
    const loaded = await loadMachine(project, id);
    const { driver } = loaded;
    if (!driver && ids.length > 0) throw new UsageError(`${id} has no driver, so only check can walk it`);
    if (!driver) continue;
    const own = jobsOfMachine(project, loaded, driver, selection);
    jobs.push(...own.jobs);
    checks.push(...own.checks);
  }
  const isOk = checks.every(({ verdict }) => verdict === 'ok');
  if (jobs.length === 0 && isOk) checks.push(checkResult('', 'drivers', ['no machine has a driver']));
  for (const [id, named] of Object.entries(paths)) {
    const own = jobs.filter(({ loaded }) => loaded.id === id);
    const unknown = named.find((name) => !own.some(({ path }) => path.id === name));
    if (unknown !== undefined && isOk) throw new UsageError(`no path ${unknown} of ${id}`);
  }
  return { jobs: jobs.filter((job) => isSelected(job, selection)), checks };
}

function jobsOfMachine(
  { config, root }: Project,
  loaded: LoadedMachine,
  driver: AnyDriver,
  selection: WalkSelection,
): { jobs: Job[]; checks: CaseResult[] } {
  const { id } = loaded;
  const isPart = walksPart(selection, id);
  const frozen = loadFrozenPaths(loaded);
  const { machine, mismatches, replayed } = replay(loaded.machine, loaded.samples, frozen);
  const stale = mismatchProblems(mismatches, loaded, root).map(({ path, problem }): CaseResult => {
    const { kind, place, step, title } = problem;
    const told = { kind, place, step, title: `${title} is stale: check ${id}` };
    return { machine: id, kind: 'path', name: path, verdict: 'failed', problems: [told] };
  });
  const { faultSteps, unreached } = faultStepsOf(loaded, driver, replayed);
  const update = selection.updateViews ?? false;
  const checks = new StateChecks(loaded, driver, replayed, { update, isPart, faultSteps });
  const coverage = new Coverage(machine, loaded.samples);
  const [longest] = replayed.toSorted((a, b) => b.steps.length - a.steps.length);
  const jobOf = (path: ReplayedPath): Job => {
    return { loaded, driver, coverage, checks, path, isLongest: path.id === longest?.id };
  };
  // The walk of a whole path ends with its first fault; all others need a walk of their own.
  const first = new Map(faultSteps.toReversed().map((step) => [step.path, step]));
  const withFault = ({ expected, fault, path }: FaultStep): Job => {
    return { ...jobOf(path), fault: { name: fault, expected } };
  };
  const whole = replayed.map((each): Job => {
    const step = first.get(each);
    return step ? withFault(step) : jobOf(each);
  });
  const parts = faultSteps
    .filter((step) => !(replayed.includes(step.path) && first.get(step.path) === step))
    .map((step): Job => ({ ...withFault(step), isPart: true }));
  const isStale = stale.length > 0;
  const gaps = isPart || isStale ? [] : gapsOf(loaded, frozen, config.budget);
  const lost = unreached.map((state) => `no path leads to ${state}, in which a fault is declared`);
  return {
    jobs: [...whole, ...parts],
    checks: [
      ...stale,
      ...(isPart ? [] : [checkResult(id, 'coverage', gaps)]),
      checkResult(id, 'views', isStale ? [] : checks.problems),
      checkResult(id, 'faults', lost),
    ],
  };
}

/** The machines that the arguments of `walk` name, or the first one and the ids of its paths. */
export function walkSelection(
  { config }: Project,
  names: readonly string[],
): { machines: readonly string[]; paths: PathsByMachine } {
  const [machine, ...others] = names;
  const isMachine = (name: string) => config.machines.some(({ id }) => id === name);
  const namesPaths = others.length > 0 && !others.some(isMachine);
  const id = machine as string;
  return namesPaths ? { machines: [id], paths: { [id]: others } } : { machines: names, paths: {} };
}
