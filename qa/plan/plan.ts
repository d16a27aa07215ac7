import { digest } from '../explore/hash.ts';
import { lowerBound } from './bound.ts';
import { decompose } from './decompose.ts';
import { coveringUses } from './plan-cover.ts';
import { CheapestUses, clusters, costOf } from './plan-exact.ts';
import { distancesFromRoot, type Path, type PlanArc, type PlanGraph, ROOT } from './plan-graph.ts';
import { isSmall, smallestUses } from './plan-small.ts';

export interface Plan {
  paths: Path[];
  /** Steps of all paths together. */
  steps: number;
  /** Steps plus `resetCost` for every path, and what no plan can go below. */
  cost: number;
  lowerBound: number;
  /** Whether `cost` is proved to be the least. */
  exact: boolean;
  /** Targets, by number, that no walk reaches. */
  unreachable: number[];
}

export interface PlanOptions {
  /** What starting one more test costs, in steps. Default 0: tests are then many, short and stable. */
  resetCost?: number;
  /** Paths to have in the plan as far as they cover something that no other of them does. */
  kept?: readonly Path[];
}

/**
 * The fewest steps that cover every target that can be reached. Where each target has one arc only, a min-cost
 * flow gives the exact minimum; a small graph is searched through; otherwise the plan is near a proved bound.
 * Equal graphs give equal plans, and an edit in one place leaves most paths elsewhere as they were.
 */
export function planWalks(graph: PlanGraph, { kept = [], resetCost = 0 }: PlanOptions = {}): Plan {
  const { part, unreachable } = reachablePart(graph);
  if (part.arcs.length === 0) {
    return { paths: [], steps: 0, cost: 0, lowerBound: 0, exact: true, unreachable };
  }
  if (kept.length > 0) return planWith(graph, kept, resetCost);
  const { bound, uses } = chosenUses(part, resetCost);
  const cost = costOf(part, uses, resetCost);
  const split = resetCost === 0 ? splitAtStarts(part, uses) : uses;
  const walks = decompose(part, split).map((walk) => trimmed(part, walk));
  const paths = inOrder(walks).map(([start, ...steps]) => ({
    start: part.arcs[start as number]?.step as number,
    steps: steps.map((arc) => part.arcs[arc]?.step as number),
  }));
  return { paths, steps: stepsOf(part, walks), cost, lowerBound: bound, exact: cost <= bound, unreachable };
}

/** The kept paths, and new ones for what they do not cover. */
function planWith(graph: PlanGraph, kept: readonly Path[], resetCost: number): Plan {
  const arcOf = new Map(graph.arcs.map((arc) => [`${arc.from === ROOT} ${arc.step}`, arc]));
  const arcsOf = ({ start, steps }: Path) => [
    arcOf.get(`true ${start}`) as PlanArc,
    ...steps.map((step) => arcOf.get(`false ${step}`) as PlanArc),
  ];
  const covered = new Set<number>();
  const useful = kept.filter((path) => {
    const targets = arcsOf(path).flatMap((arc) => arc.targets);
    const adds = targets.some((target) => !covered.has(target));
    for (const target of targets) covered.add(target);
    return adds;
  });
  const rest = graph.arcs.map((arc) => ({
    ...arc,
    targets: arc.targets.filter((target) => !covered.has(target)),
  }));
  const { unreachable } = reachablePart(graph);
  const open = rest.some(({ targets }) => targets.length > 0);
  const added = open ? planWalks({ ...graph, arcs: rest }, { resetCost }).paths : [];
  const paths = [...useful, ...added];
  const steps = paths.flatMap(arcsOf).reduce((sum, { cost }) => sum + cost, 0);
  const cost = steps + resetCost * paths.length;
  const { value } = boundOf(reachablePart(graph).part, resetCost);
  return { paths, steps, cost, lowerBound: value, exact: cost <= value, unreachable };
}

/** A bound alone: exact where `chosenUses` would be, without looking for good choices. */
function boundOf(graph: PlanGraph, resetCost: number): { value: number } {
  const only = onlyArcs(graph);
  if (!only && !isSmall(graph)) return lowerBound(graph, resetCost);
  return { value: chosenUses(graph, resetCost).bound };
}

function chosenUses(graph: PlanGraph, resetCost: number): { uses: number[]; bound: number } {
  const only = onlyArcs(graph);
  if (only) {
    const uses = new CheapestUses(graph, resetCost, true).through(only);
    // Apart from the root there may be circles that flow alone does not reach; then choices are made below.
    if (clusters(graph, uses).every((number) => number <= 0)) {
      return { uses, bound: costOf(graph, uses, resetCost) };
    }
  }
  if (isSmall(graph)) {
    const uses = smallestUses(graph, resetCost);
    return { uses, bound: costOf(graph, uses, resetCost) };
  }
  const bound = lowerBound(graph, resetCost);
  const near = nearPart(graph);
  if (!near) return { uses: coveringUses(graph, resetCost, bound), bound: bound.value };
  const hint = Float64Array.from(near, (arc) => bound.hint[arc] as number);
  const part = { ...graph, arcs: near.map((arc) => graph.arcs[arc] as PlanArc) };
  const found = coveringUses(part, resetCost, { value: bound.value, hint });
  const uses = new Array<number>(graph.arcs.length).fill(0);
  for (const [index, arc] of near.entries()) uses[arc] = found[index] as number;
  return { uses, bound: bound.value };
}

/** A graph of more arcs than this is planned on the part of it around the root, where there is a choice. */
const WIDE = 5_000;
/** Steps beyond the farthest target that has no nearer arc. */
const MARGIN = 2;

/** Arcs no farther from the root than it takes to cover everything; the bound is still that of the whole. */
function nearPart(graph: PlanGraph): number[] | undefined {
  if (graph.arcs.length <= WIDE) return undefined;
  const { cost } = distancesFromRoot(graph);
  const first = new Array<number>(graph.targetCount).fill(Number.POSITIVE_INFINITY);
  for (const { from, targets } of graph.arcs) {
    for (const target of targets) first[target] = Math.min(first[target] as number, cost[from] as number);
  }
  const far = Math.max(...first) + MARGIN;
  return graph.arcs.flatMap(({ from, to }, index) => {
    return (cost[from] as number) <= far && (cost[to] as number) <= far ? [index] : [];
  });
}

/** The arcs to take when no target has a choice of them. */
function onlyArcs({ arcs, targetCount }: PlanGraph): Set<number> | undefined {
  const only = new Map<number, number>();
  for (const [index, { targets }] of arcs.entries()) {
    for (const target of targets) {
      if (only.has(target)) return undefined;
      only.set(target, index);
    }
  }
  return only.size === targetCount ? new Set(only.values()) : undefined;
}

/** What can be reached, with its targets numbered anew; of like arcs only those that cover most. */
function reachablePart(graph: PlanGraph): { part: PlanGraph; unreachable: number[] } {
  const { cost } = distancesFromRoot(graph);
  const reachable = graph.arcs.filter(({ from }) => cost[from] !== Number.POSITIVE_INFINITY);
  const covered = new Set(reachable.flatMap(({ targets }) => targets));
  const all = Array.from({ length: graph.targetCount }, (_, target) => target);
  const numberOf = new Map(
    all.filter((target) => covered.has(target)).map((target, index) => [target, index]),
  );
  const arcs = withoutDominated(reachable).map((arc) => ({
    ...arc,
    targets: arc.targets.map((target) => numberOf.get(target) as number),
  }));
  return {
    part: { ...graph, arcs, targetCount: numberOf.size },
    unreachable: all.filter((target) => !covered.has(target)),
  };
}

function withoutDominated(arcs: PlanGraph['arcs']): PlanGraph['arcs'] {
  const beside = new Map<string, PlanGraph['arcs']>();
  for (const arc of arcs) {
    const key = `${arc.from} ${arc.to}`;
    beside.set(key, [...(beside.get(key) ?? []), arc]);
  }
  return arcs.filter((arc) => {
    if (arc.from === arc.to && arc.targets.length === 0) return false;
    const others = beside.get(`${arc.from} ${arc.to}`) ?? [];
    return !others.some((other) => other !== arc && dominates(other, arc));
  });
}

function dominates(other: PlanGraph['arcs'][number], arc: PlanGraph['arcs'][number]): boolean {
  if (other.cost > arc.cost || !arc.targets.every((target) => other.targets.includes(target))) return false;
  const equal = other.cost === arc.cost && other.targets.length === arc.targets.length;
  return !equal || digest(other.name) < digest(arc.name);
}

/** Where starting anew is free, a walk that comes back to a start may as well end there. */
function splitAtStarts({ arcs }: PlanGraph, uses: readonly number[]): number[] {
  const split = [...uses];
  for (const [index, { cost, from, to }] of arcs.entries()) {
    if (from !== ROOT || cost > 0 || !uses[index]) continue;
    const other = arcs.reduce(
      (sum, arc, at) => (at !== index && arc.from === ROOT && arc.to === to ? sum + (uses[at] ?? 0) : sum),
      0,
    );
    const leaving = arcs.reduce((sum, arc, at) => (arc.from === to ? sum + (uses[at] ?? 0) : sum), 0);
    split[index] = Math.max(uses[index] ?? 0, leaving - other);
  }
  return split;
}

/** Nothing is to be seen after the last step that covers something. */
function trimmed({ arcs }: PlanGraph, walk: readonly number[]): number[] {
  const last = walk.findLastIndex((arc) => (arcs[arc]?.targets.length ?? 0) > 0);
  return walk.slice(0, Math.max(1, last + 1));
}

function stepsOf({ arcs }: PlanGraph, walks: readonly number[][]): number {
  return walks.flat().reduce((sum, arc) => sum + (arcs[arc]?.cost ?? 0), 0);
}

/** By start, then by the steps as they come in the graph: as a reader would list them. */
function inOrder(walks: readonly number[][]): number[][] {
  return walks
    .filter((walk) => walk.length > 0)
    .sort((a, b) => {
      const at = a.findIndex((arc, place) => arc !== b[place]);
      return at < 0 ? a.length - b.length : (a[at] ?? -1) - (b[at] ?? -1);
    });
}
