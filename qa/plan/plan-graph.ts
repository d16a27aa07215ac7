/**
 * What planners see: walks begin at node 0, the root, and may end anywhere. Arcs from the root are starts;
 * every other arc is one step of a walk.
 */
export interface PlanGraph {
  nodeCount: number;
  arcs: PlanArc[];
  /** How many targets there are; arcs name them by number. */
  targetCount: number;
}

export interface PlanArc {
  from: number;
  to: number;
  /** Steps that it counts for: 1, or 0 for a start that nobody has to do. */
  cost: number;
  targets: readonly number[];
  /** Says what the arc is, and stays the same when the graph is edited elsewhere. Unique. */
  name: string;
  /** The step of the walked graph that it stands for; starts are numbered apart. */
  step: number;
}

export const ROOT = 0;

/** A graph to walk: explored from a machine, or read from a file. */
export interface WalkGraph {
  stateCount: number;
  starts: WalkStep[];
  /** `from` and `to` are states by number. */
  steps: (WalkStep & { from: number })[];
}

export interface WalkStep {
  to: number;
  name: string;
  /** Keys of what it covers. */
  covered: readonly string[];
  /** For starts: 0 where the walk simply begins, 1 where starting is a step of its own. */
  cost: number;
}

/** One test: a start and the steps after it, as indexes into `starts` and `steps`. */
export interface Path {
  start: number;
  steps: number[];
}

/** Each step covers what it covers. `keys` are the targets; others are left aside. */
export function stepGraph({ starts, stateCount, steps }: WalkGraph, keys: readonly string[]): PlanGraph {
  const targetOf = numbered(keys);
  const arcs = [
    ...starts.map((start, step) => ({ ...start, from: -1, step })),
    ...steps.map((each, step) => ({ ...each, step })),
  ].map(({ cost, covered, from, name, step, to }) => ({
    from: from + 1,
    to: to + 1,
    cost,
    targets: pick(covered, targetOf),
    name,
    step,
  }));
  return { nodeCount: stateCount + 1, arcs, targetCount: keys.length };
}

/**
 * Steps become nodes, so that an arc is a step together with the one before it. `pairKeys` says which targets
 * that pair covers; the cost is that of the later step.
 */
export function pairGraph(
  { starts, stateCount, steps }: WalkGraph,
  keys: readonly string[],
  pairKeys: (first: WalkStep, second: WalkStep) => string[],
): PlanGraph {
  const targetOf = numbered(keys);
  const leaving: number[][] = Array.from({ length: stateCount }, () => []);
  for (const [index, { from }] of steps.entries()) leaving[from]?.push(index);
  const arcs: PlanArc[] = starts.map(({ cost, name }, step) => {
    return { from: ROOT, to: 1 + step, cost, targets: [], name, step };
  });
  const follow = (node: number, first: WalkStep) => {
    for (const index of leaving[first.to] ?? []) {
      const second = steps[index] as WalkStep;
      arcs.push({
        from: node,
        to: 1 + starts.length + index,
        cost: second.cost,
        targets: pick(pairKeys(first, second), targetOf),
        name: `${first.name} » ${second.name}`,
        step: index,
      });
    }
  };
  for (const [index, start] of starts.entries()) follow(1 + index, start);
  for (const [index, step] of steps.entries()) follow(1 + starts.length + index, step);
  return { nodeCount: 1 + starts.length + steps.length, arcs, targetCount: keys.length };
}

const numbered = (keys: readonly string[]) => new Map(keys.map((key, index) => [key, index]));

function pick(covered: readonly string[], targetOf: ReadonlyMap<string, number>): number[] {
  return covered.flatMap((key) => targetOf.get(key) ?? []);
}

/** Arcs out of each node, by number. */
export function leavingArcs({ arcs, nodeCount }: PlanGraph): number[][] {
  const leaving: number[][] = Array.from({ length: nodeCount }, () => []);
  for (const [index, { from }] of arcs.entries()) leaving[from]?.push(index);
  return leaving;
}

/** Cheapest way from the root to every node: its cost, and the arc by which it arrives. */
export function distancesFromRoot(graph: PlanGraph): { cost: number[]; by: (number | undefined)[] } {
  const leaving = leavingArcs(graph);
  const cost = new Array<number>(graph.nodeCount).fill(Number.POSITIVE_INFINITY);
  const by = new Array<number | undefined>(graph.nodeCount).fill(undefined);
  cost[ROOT] = 0;
  // Costs are 0 or 1: what costs nothing comes before what waits.
  const queue: number[] = [ROOT];
  for (let node = queue.shift(); node !== undefined; node = queue.shift()) {
    for (const index of leaving[node] ?? []) {
      const arc = graph.arcs[index] as PlanArc;
      const further = (cost[node] as number) + arc.cost;
      if (further >= (cost[arc.to] as number)) continue;
      cost[arc.to] = further;
      by[arc.to] = index;
      if (arc.cost === 0) queue.unshift(arc.to);
      else queue.push(arc.to);
    }
  }
  return { cost, by };
}
