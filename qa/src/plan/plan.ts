import { digest } from '../explore/hash.ts';
import { Watch } from '../explore/watch.ts';
import { type Bound, lowerBound } from './bound.ts';
import { decompose } from './decompose.ts';
import { coveringUses } from './plan-cover.ts';
import { CheapestUses, clusters, costOf } from './plan-exact.ts';
import { distancesFromRoot, type Path, type PlanArc, type PlanGraph, ROOT } from './plan-graph.ts';
import { isSearchable, isSmall, optimalUses } from './plan-small.ts';

export interface Plan {
  paths: Path[];
  /** Total steps of all paths. */
  steps: number;
  /** Total steps plus `resetCost` per path; no plan costs less than `lowerBound`. */
  cost: number;
  lowerBound: number;
  /** Whether `cost` is proved to be minimal. */
  exact: boolean;
  /** Numbers of the targets that no walk can cover. */
  unreachable: number[];
  /** Reason if planning stopped at its limits; a shorter plan may then exist. */
  stopped?: string;
}

export interface PlanOptions {
  /** Cost of starting one more test, in steps. Default 0, which gives many short and stable tests. */
  resetCost?: number;
  /** Paths to keep in the plan, except those that cover nothing beyond the ones before them. */
  kept?: readonly Path[];
  /** Paths of a good plan, with which the search for a new one starts. */
  known?: readonly Path[];
  /** Ends planning when its time is used up. */
  watch?: Watch;
}

/**
 * Plans walks with the fewest steps that cover every reachable target. If each target has only one arc, a
 * min-cost flow gives the exact minimum; otherwise the plan is near a proved bound, and where they differ
 * the minimum is searched if states times sets of targets allow. Equal graphs give equal plans, and a local
 * edit leaves most other paths unchanged.
 */
export function planWalks(
  graph: PlanGraph,
  { kept = [], known = [], resetCost = 0, watch = new Watch({}) }: PlanOptions = {},
): Plan {
  const { part, unreachable } = reachablePart(graph);
  if (part.arcs.length === 0) {
    return { paths: [], steps: 0, cost: 0, lowerBound: 0, exact: true, unreachable };
  }
  const effort = { resetCost, isOver: () => watch.stop(() => `${part.targetCount} targets`) !== undefined };
  const stopped = () => {
    const reason = watch.stop(() => `${part.targetCount} targets`);
    return reason === undefined ? {} : { stopped: reason };
  };
  if (kept.length > 0) return { ...planWith(graph, kept, effort, watch), ...stopped() };
  const { bound, uses } = chosenUses(part, effort, knownArcs(part, known));
  const cost = costOf(part, uses, resetCost);
  const split = resetCost === 0 ? splitAtStarts(part, uses) : uses;
  const walks = decompose(part, split).map((walk) => trimmed(part, walk));
  const paths = inOrder(walks).map(([start, ...steps]) => ({
    start: part.arcs[start as number]?.step as number,
    steps: steps.map((arc) => part.arcs[arc]?.step as number),
  }));
  const figures = { paths, steps: stepsOf(part, walks), cost, lowerBound: bound, exact: cost <= bound };
  return { ...figures, unreachable, ...stopped() };
}

interface Effort {
  resetCost: number;
  /** Whether the time is used up: what was found until then is taken. */
  isOver: () => boolean;
}

/** The arcs of these paths that are in the graph. */
function knownArcs({ arcs }: PlanGraph, known: readonly Path[]): Set<number> {
  const steps = new Set(known.flatMap((path) => path.steps));
  const starts = new Set(known.map(({ start }) => start));
  return new Set(
    arcs.flatMap(({ from, step }, index) => ((from === ROOT ? starts : steps).has(step) ? [index] : [])),
  );
}

/** A plan of the kept paths and new paths for the remaining targets. */
function planWith(graph: PlanGraph, kept: readonly Path[], effort: Effort, watch: Watch): Plan {
  const { resetCost } = effort;
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
  const added = open ? planWalks({ ...graph, arcs: rest }, { resetCost, watch }).paths : [];
  const paths = [...useful, ...added];
  const steps = paths.flatMap(arcsOf).reduce((sum, { cost }) => sum + cost, 0);
  const cost = steps + resetCost * paths.length;
  const { value } = boundOf(reachablePart(graph).part, effort);
  return { paths, steps, cost, lowerBound: value, exact: cost <= value, unreachable };
}

/** The bound of `chosenUses` without its search for good choices. */
function boundOf(graph: PlanGraph, effort: Effort): { value: number } {
  const only = onlyArcs(graph);
  if (!only && !isSmall(graph)) return lowerBound(graph, effort.resetCost, effort);
  return { value: chosenUses(graph, effort).bound };
}

function chosenUses(
  graph: PlanGraph,
  effort: Effort,
  known: ReadonlySet<number> = new Set(),
): { uses: number[]; bound: number } {
  const { isOver, resetCost } = effort;
  const only = onlyArcs(graph);
  if (only) {
    const uses = new CheapestUses(graph, resetCost, true).through(only);
    // The flow may contain cycles that are not connected with the root; then the methods below apply.
    if (clusters(graph, uses).every((number) => number <= 0)) {
      return { uses, bound: costOf(graph, uses, resetCost) };
    }
  }
  if (isSmall(graph)) return proved(graph, resetCost, optimalUses(graph, resetCost) as number[]);
  const bound = lowerBound(graph, resetCost, { isOver });
  const searchable = isSearchable(graph);
  const uses = nearOptimalUses(graph, effort, bound, known, searchable ? LIMIT_EFFORT : undefined);
  const cost = costOf(graph, uses, resetCost);
  if (cost <= bound.value || !searchable) return { uses, bound: bound.value };
  // Cuts have prices too, which the search cannot use.
  const { prices } = lowerBound(graph, resetCost, { cuts: 0, isOver });
  const optimal = optimalUses(graph, resetCost, prices, cost, isOver) ?? uses;
  return isOver() ? { uses, bound: bound.value } : proved(graph, resetCost, optimal);
}

/** Effort for plans that only limit the search. */
const LIMIT_EFFORT = 200;

/** Uses that are known to be optimal. */
function proved(graph: PlanGraph, resetCost: number, uses: number[]): { uses: number[]; bound: number } {
  return { uses, bound: costOf(graph, uses, resetCost) };
}

function nearOptimalUses(
  graph: PlanGraph,
  { isOver, resetCost }: Effort,
  bound: Bound,
  known: ReadonlySet<number>,
  attempts: number | undefined,
): number[] {
  const near = nearPart(graph);
  if (!near) return coveringUses(graph, resetCost, bound, known, attempts, isOver);
  const hint = Float64Array.from(near, (arc) => bound.hint[arc] as number);
  const part = { ...graph, arcs: near.map((arc) => graph.arcs[arc] as PlanArc) };
  const knownNear = new Set([...near.keys()].filter((index) => known.has(near[index] as number)));
  const found = coveringUses(part, resetCost, { ...bound, hint }, knownNear, attempts, isOver);
  const uses = new Array<number>(graph.arcs.length).fill(0);
  for (const [index, arc] of near.entries()) uses[arc] = found[index] as number;
  return uses;
}

/**
 * Maximum number of arcs for a search on the whole graph; larger graphs are reduced to the part near the
 * root.
 */
const MAX_SEARCHED_ARCS = 5_000;
/** Steps beyond the distance at which every target can be covered. */
const MARGIN = 2;

/** Arcs near enough to the root to cover all targets; the bound still applies to the whole graph. */
function nearPart(graph: PlanGraph): number[] | undefined {
  if (graph.arcs.length <= MAX_SEARCHED_ARCS) return undefined;
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

/** The arcs to use if each target has only one; undefined otherwise. */
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

/** The reachable part with renumbered targets and without dominated parallel arcs. */
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

/** Splits walks that return to a start state into several; applies if starting a test is free. */
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

/** Drops the steps after the last one that covers a target. */
function trimmed({ arcs }: PlanGraph, walk: readonly number[]): number[] {
  const last = walk.findLastIndex((arc) => (arcs[arc]?.targets.length ?? 0) > 0);
  return walk.slice(0, Math.max(1, last + 1));
}

function stepsOf({ arcs }: PlanGraph, walks: readonly number[][]): number {
  return walks.flat().reduce((sum, arc) => sum + (arcs[arc]?.cost ?? 0), 0);
}

/** Sorts walks by start, then by their steps in graph order. */
function inOrder(walks: readonly number[][]): number[][] {
  return walks
    .filter((walk) => walk.length > 0)
    .sort((a, b) => {
      const at = a.findIndex((arc, place) => arc !== b[place]);
      return at < 0 ? a.length - b.length : (a[at] ?? -1) - (b[at] ?? -1);
    });
}
