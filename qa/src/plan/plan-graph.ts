/**
 * Input of the planners. Walks start at node 0, the root, and may end at any node. Arcs from the root are
 * starts; every other arc is one step of a walk.
 */
export interface PlanGraph {
  nodeCount: number;
  arcs: PlanArc[];
  /** Number of targets; arcs refer to them by number. */
  targetCount: number;
}

export interface PlanArc {
  from: number;
  to: number;
  /** Cost in steps: 1, or 0 for a start without an action. */
  cost: number;
  targets: readonly number[];
  /** Unique name that does not change when other parts of the graph are edited. */
  name: string;
  /** Index of the step in the walk graph; for arcs from the root, index of the start. */
  step: number;
}

export const ROOT = 0;

/** A graph to plan walks on: explored from a machine or read from a file. */
export interface WalkGraph {
  stateCount: number;
  starts: WalkStep[];
  /** `from` and `to` are state numbers. */
  steps: (WalkStep & { from: number })[];
}

export interface WalkStep {
  to: number;
  name: string;
  /** Keys of the covered targets. */
  covered: readonly string[];
  /** For starts: 1 if the start is a transition of the graph, else 0. */
  cost: number;
}

/** One test: a start and its steps, as indexes into `starts` and `steps`. */
export interface Path {
  start: number;
  steps: number[];
}

/** Graph in which each step is an arc. `keys` are the targets; other covered keys are ignored. */
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
 * Graph in which each step is a node and each arc a pair of consecutive steps. `pairKeys` returns the targets
 * that a pair covers; an arc costs as much as its second step.
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

/** Indexes of the arcs that leave each node. */
export function leavingArcs({ arcs, nodeCount }: PlanGraph): number[][] {
  const leaving: number[][] = Array.from({ length: nodeCount }, () => []);
  for (const [index, { from }] of arcs.entries()) leaving[from]?.push(index);
  return leaving;
}

/** Cheapest path from the root to every node: its cost and its last arc. */
export function distancesFromRoot(graph: PlanGraph): { cost: number[]; by: (number | undefined)[] } {
  const leaving = leavingArcs(graph);
  const cost = new Array<number>(graph.nodeCount).fill(Number.POSITIVE_INFINITY);
  const by = new Array<number | undefined>(graph.nodeCount).fill(undefined);
  cost[ROOT] = 0;
  // Costs are 0 or 1, so a double-ended queue suffices.
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
