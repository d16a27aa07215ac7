import { Circulation } from './flow.ts';
import { type PlanArc, type PlanGraph, ROOT } from './plan-graph.ts';

/** Small enough that the sum over a plan stays below one step. */
const PREFERENCE = 1e-6;

/**
 * The cheapest walks through required arcs, as uses of arcs: a circulation that may return from any end node
 * to the root at `resetCost`. The result is a lower bound, and exact if the used arcs are connected.
 */
export class CheapestUses {
  private readonly circulation: Circulation;
  private readonly arcCount: number;

  /**
   * With `short`, prefers more and shorter walks among equally cheap plans, which takes longer to compute.
   */
  constructor(graph: PlanGraph, resetCost: number, short: boolean) {
    const { arcs, nodeCount } = graph;
    this.arcCount = arcs.length;
    // The root is split so that at least one walk can be required.
    const restart = nodeCount;
    const begins = new Set(arcs.flatMap(({ cost, from, to }) => (from === ROOT && cost === 0 ? [to] : [])));
    // Steps from start nodes cost slightly less than others.
    const extra = (from: number) => (short && from !== ROOT && !begins.has(from) ? PREFERENCE : 0);
    this.circulation = new Circulation(nodeCount + 1, [
      ...arcs.map(({ cost, from, to }) => ({ from, to, cost: cost + extra(from) })),
      { from: restart, to: ROOT, cost: 0 },
      ...ends(graph).map((from) => ({ from, to: restart, cost: resetCost })),
    ]);
  }

  through(required: ReadonlySet<number>): number[] {
    return this.circulation.through(new Set([...required, this.arcCount])).slice(0, this.arcCount);
  }
}

/**
 * Nodes at which a walk may end: all except pure start nodes, where a walk without steps would cover nothing.
 */
export function ends({ arcs, nodeCount }: PlanGraph): number[] {
  const isEnd = new Array<boolean>(nodeCount).fill(false);
  const isLeft = new Array<boolean>(nodeCount).fill(false);
  for (const { cost, from, targets, to } of arcs) {
    if (from !== ROOT || cost > 0 || targets.length > 0) isEnd[to] = true;
    isLeft[from] = true;
  }
  return [...isEnd.keys()].filter((node) => node !== ROOT && (isEnd[node] || !isLeft[node]));
}

export function costOf({ arcs }: PlanGraph, uses: readonly number[], resetCost: number): number {
  return uses.reduce((sum, times, index) => {
    const { cost, from } = arcs[index] as PlanArc;
    return sum + times * (cost + (from === ROOT ? resetCost : 0));
  }, 0);
}

/** Connected component of used arcs for each node: 0 for the root's, -1 for unused nodes. */
export function clusters({ arcs, nodeCount }: PlanGraph, uses: readonly number[]): Int32Array {
  const cluster = new Int32Array(nodeCount).fill(-1);
  const beside: number[][] = Array.from({ length: nodeCount }, () => []);
  for (const [index, { from, to }] of arcs.entries()) {
    if (!uses[index]) continue;
    beside[from]?.push(to);
    beside[to]?.push(from);
  }
  let count = 0;
  for (let first = 0; first < nodeCount; first += 1) {
    if (cluster[first] !== -1 || (first !== ROOT && beside[first]?.length === 0)) continue;
    const queue = [first];
    cluster[first] = count;
    for (const node of queue) {
      for (const next of beside[node] ?? []) {
        if (cluster[next] !== -1) continue;
        cluster[next] = count;
        queue.push(next);
      }
    }
    count += 1;
  }
  return cluster;
}
