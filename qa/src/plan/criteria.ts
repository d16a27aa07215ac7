import type { Target } from '../explore/coverage.ts';
import type { Edge, Exploration } from '../explore/explore.ts';
import { type PlanGraph, pairGraph, stepGraph, type WalkGraph, type WalkStep } from './plan-graph.ts';

export const criteria = ['states', 'transitions', 'pairs', 'samples', 'outcomes', 'timers'] as const;

/** Coverage criterion; `pairs` means all pairs of consecutive transitions. */
export type Criterion = (typeof criteria)[number];

const kindsOf: Record<Exclude<Criterion, 'pairs'>, readonly Target['kind'][]> = {
  states: ['state'],
  transitions: ['transition', 'refusal', 'order', 'change', 'start'],
  samples: ['sample', 'outcome'],
  outcomes: ['outcome'],
  timers: ['timer'],
};

/** A graph to plan on and its targets by number. */
export interface Task {
  graph: PlanGraph;
  targets: Target[];
}

export function machineTask(exploration: Exploration, criterion: Criterion): Task {
  const walkable = machineGraph(exploration);
  if (criterion === 'pairs') return pairTask(walkable, transitionKeys(exploration));
  const targets = exploration.targets.filter(({ kind }) => kindsOf[criterion].includes(kind));
  return { graph: stepGraph(walkable, keysOf(targets)), targets };
}

/** Task of a plain graph, in which every transition is a target. */
export function graphTask(walkable: WalkGraph, criterion: 'transitions' | 'pairs'): Task {
  const keys = [...new Set([...walkable.starts, ...walkable.steps].flatMap(({ covered }) => covered))];
  if (criterion === 'pairs') return pairTask(walkable, new Set(keys));
  const targets = keys.map((key): Target => ({ key, kind: 'transition', label: key }));
  return { graph: stepGraph(walkable, keys), targets };
}

/** Key of the target for a transition that follows another one. */
export const pairKey = (first: string, second: string): string => `${first} » ${second}`;

const keysOf = (targets: readonly Target[]) => targets.map(({ key }) => key);

function transitionKeys({ targets }: Exploration): Set<string> {
  return new Set(targets.filter(({ kind }) => kind === 'transition').map(({ key }) => key));
}

function pairTask(walkable: WalkGraph, of: ReadonlySet<string>): Task {
  const pairsOf = (first: WalkStep, second: WalkStep) =>
    first.covered
      .filter((key) => of.has(key))
      .flatMap((a) => second.covered.filter((key) => of.has(key)).map((b) => pairKey(a, b)));
  const leaving = Map.groupBy(walkable.steps, ({ from }) => from);
  const keys = new Set<string>();
  for (const first of [...walkable.starts, ...walkable.steps]) {
    for (const second of leaving.get(first.to) ?? []) for (const key of pairsOf(first, second)) keys.add(key);
  }
  const targets = [...keys].map((key): Target => ({ key, kind: 'pair', label: key }));
  return { graph: pairGraph(walkable, [...keys], pairsOf), targets };
}

/** The explored machine as a graph for planning. */
export function machineGraph({ edges, starts, states }: Exploration): WalkGraph {
  const names = new Map<string, number>();
  const unique = (name: string) => {
    const times = (names.get(name) ?? 0) + 1;
    names.set(name, times);
    return times === 1 ? name : `${name} (${times})`;
  };
  const step = (edge: Edge, place: string, cost: number) => ({
    from: edge.from,
    to: edge.to,
    name: unique(`${place} ${edge.label}`),
    covered: edge.covered,
    cost,
  });
  return {
    stateCount: states.length,
    starts: starts.map((edge) => step(edge, 'root', 0)),
    steps: edges.map((edge) => step(edge, states[edge.from]?.key ?? '', 1)),
  };
}
