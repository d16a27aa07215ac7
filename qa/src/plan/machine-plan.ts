import type { AnyStateMachine } from 'xstate';
import type { Fault } from '../explore/branches.ts';
import type { Target } from '../explore/coverage.ts';
import type { AnySamples } from '../explore/enabled-moves.ts';
import { type Budget, type Edge, type Exploration, explore, type StartEdge } from '../explore/explore.ts';
import { digest } from '../explore/hash.ts';
import type { Unreached } from '../explore/reasons.ts';
import { OUTER_CAUSE } from '../explore/repeat.ts';
import { StepProblem } from '../explore/step-problem.ts';
import { limitsOf, Watch } from '../explore/watch.ts';
import { expectation, type FrozenPath } from '../walk/frozen.ts';
import { replay } from '../walk/replay.ts';
import { type Criterion, machineTask } from './criteria.ts';
import { type Plan, type PlanOptions, planWalks } from './plan.ts';
import { type Path, type PlanGraph, ROOT } from './plan-graph.ts';

export interface MachinePlan {
  id: string;
  criterion: Criterion;
  exploration: Exploration;
  plan: Plan;
  /** The shorter plan without the frozen paths, if one was asked for. */
  fresh?: Plan;
  paths: MachinePath[];
  /** All targets of the criterion, reached or not. */
  targets: Target[];
  unreached: Unreached[];
}

export interface MachinePath {
  /** Short hash of the path's labels. */
  id: string;
  start: StartEdge;
  steps: Edge[];
}

export interface MachinePlanOptions extends Budget {
  criterion?: Criterion;
  /** Cost of starting one more test, in steps. */
  resetCost?: number;
  /** Frozen paths, which are kept if they are still possible and the plan stays short enough. */
  keep?: readonly FrozenPath[];
  /** Compares the plan with one that keeps no path, or takes that one if it is shorter. */
  fresh?: 'compare' | 'take';
}

/** Maximum cost of a plan with kept paths, as a multiple of the lower bound. */
const MAX_KEPT_COST = 1.1;

/**
 * Explores a machine with its samples and plans the shortest paths that cover all targets of the criterion.
 */
export function planMachine(
  id: string,
  machine: AnyStateMachine,
  samples: AnySamples,
  { criterion = 'transitions', fresh, keep = [], resetCost = 0, ...budget }: MachinePlanOptions = {},
): MachinePlan {
  const exploration = explore(machine, samples, limitsOf(budget, `${id}: exploring,`));
  const watch = new Watch(limitsOf(budget, `${id}: planning,`));
  const { graph, targets } = machineTask(exploration, criterion);
  const kept = criterion === 'pairs' ? [] : keptPaths(graph, exploration, keep);
  const around = planAround(graph, kept, { resetCost, watch });
  const shorter = fresh && freshPlan(graph, around, { resetCost, watch });
  const plan = fresh === 'take' && shorter ? shorter : around;
  const compared = shorter === undefined ? {} : { fresh: shorter };
  const paths = plan.paths.map((path): MachinePath => {
    const start = exploration.starts[path.start] as StartEdge;
    const steps = path.steps.map((step) => exploration.edges[step] as Edge);
    return { id: pathId([start, ...steps].map(({ label }) => label)), start, steps };
  });
  const { faults } = exploration;
  // A step that is known to be another one each time would be named once more.
  const isKnown = faults.some(({ error }) => error instanceof StepProblem);
  const all = isKnown ? faults : [...faults, ...replayFaults(machine, samples, paths)];
  const missing = new Set(plan.unreachable.map((target) => targets[target]?.key));
  const unreached = exploration.unreached.filter(({ target }) => missing.has(target.key));
  return {
    id,
    criterion,
    exploration: { ...exploration, faults: all },
    plan,
    ...compared,
    paths,
    targets,
    unreached,
  };
}

/** Steps that have another result when their path is walked from its start than they had in exploration. */
function replayFaults(machine: AnyStateMachine, samples: AnySamples, paths: MachinePath[]): Fault[] {
  const { mismatches } = replay(machine, samples, frozenPaths({ paths }));
  return mismatches.map(({ expected, label, path, seen, step }) => {
    const { start, steps } = paths.find(({ id }) => id === path) as MachinePath;
    const before = [start, ...steps][step - 1]?.result.leaves ?? [];
    const difference = `expected ${expected}, seen ${seen}`;
    const problem = `has another result when its path is walked from the start (${difference}): ${OUTER_CAUSE}`;
    return { leaves: before, label, error: new StepProblem(problem) };
  });
}

/** A plan that contains as many kept paths as the cost limit allows. */
function planAround(graph: PlanGraph, kept: readonly Path[], options: PlanOptions): Plan {
  let left = [...kept];
  while (left.length > 0) {
    const around = planWalks(graph, { ...options, kept: left });
    if (around.cost <= MAX_KEPT_COST * around.lowerBound) return around;
    const dropped = leastUseful(graph, left);
    left = left.filter((path) => path !== dropped);
  }
  return planWalks(graph, options);
}

/** The plan without kept paths, unless it is no shorter. */
function freshPlan(graph: PlanGraph, around: Plan, options: PlanOptions): Plan {
  if (around.exact) return around;
  const fresh = planWalks(graph, { ...options, known: around.paths });
  return fresh.cost < around.cost ? fresh : { ...around, lowerBound: fresh.lowerBound, exact: fresh.exact };
}

/** The path with the fewest targets that only it covers, relative to its length. */
function leastUseful({ arcs }: PlanGraph, paths: readonly Path[]): Path | undefined {
  const targetsOf = new Map(arcs.map(({ from, step, targets }) => [`${from === ROOT} ${step}`, targets]));
  const covered = paths.map(({ start, steps }) => {
    const keys = [`true ${start}`, ...steps.map((step) => `false ${step}`)];
    return new Set(keys.flatMap((key) => targetsOf.get(key) ?? []));
  });
  const times = new Map<number, number>();
  for (const target of covered.flatMap((targets) => [...targets]))
    times.set(target, (times.get(target) ?? 0) + 1);
  const usefulness = paths.map(({ steps }, index) => {
    const alone = [...(covered[index] ?? [])].filter((target) => times.get(target) === 1);
    return alone.length / (1 + steps.length);
  });
  return paths[usefulness.indexOf(Math.min(...usefulness))];
}

/** The frozen paths that can still be walked, found by their labels. */
function keptPaths(graph: PlanGraph, { edges, starts }: Exploration, keep: readonly FrozenPath[]): Path[] {
  const leaving = Map.groupBy(edges.keys(), (index) => edges[index]?.from);
  const known = new Set(graph.arcs.filter(({ from }) => from !== ROOT).map(({ step }) => step));
  return keep.flatMap((path) => {
    const start = starts.findIndex(({ label }) => label === path.start.label);
    const steps: number[] = [];
    let at = starts[start]?.to;
    for (const { label } of path.steps) {
      const step = (leaving.get(at) ?? []).find((index) => edges[index]?.label === label);
      if (step === undefined || !known.has(step)) return [];
      steps.push(step);
      at = edges[step]?.to;
    }
    return start < 0 ? [] : [{ start, steps }];
  });
}

export const pathId = (labels: readonly string[]): string => digest(labels.join('\n')).slice(-5);

/** The paths with the expected results of every step. */
export function frozenPaths({ paths }: Pick<MachinePlan, 'paths'>): FrozenPath[] {
  return paths.map(({ id, start, steps }) => ({
    id,
    start: { label: start.label, expected: expectation(start.result) },
    steps: steps.map(({ result, label }, index) => ({
      label,
      expected: expectation(result, (steps[index - 1] ?? start).result),
    })),
  }));
}
