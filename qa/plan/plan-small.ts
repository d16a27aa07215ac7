import { leavingArcs, type PlanArc, type PlanGraph, ROOT } from './plan-graph.ts';

/** Maximum number of pairs (node, covered targets) for an exhaustive search. */
const LIMIT = 1 << 19;

export function isSmall({ nodeCount, targetCount }: PlanGraph): boolean {
  return targetCount < 20 && nodeCount * 2 ** targetCount <= LIMIT;
}

/**
 * The optimal uses of a small graph, by Dijkstra's algorithm over pairs of a node and a set of covered
 * targets. `resetCost` is added for every test.
 */
export function smallestUses(graph: PlanGraph, resetCost: number): number[] {
  const { arcs, nodeCount, targetCount } = graph;
  const leaving = leavingArcs(graph);
  const bits = arcs.map(({ targets }) => targets.reduce((set, target) => set | (1 << target), 0));
  const all = 2 ** targetCount - 1;
  const cost = new Float64Array(nodeCount * (all + 1)).fill(Number.POSITIVE_INFINITY);
  const by = new Int32Array(cost.length).fill(-1);
  const before = new Int32Array(cost.length).fill(-1);
  const queue = new Buckets();
  const offer = (place: number, price: number, from: number, arc: number) => {
    if (price >= (cost[place] as number)) return;
    cost[place] = price;
    before[place] = from;
    by[place] = arc;
    queue.add(price, place);
  };
  offer(ROOT, 0, -1, -1);
  for (let next = queue.take(); next; next = queue.take()) {
    const [price, place] = next;
    if (price > (cost[place] as number)) continue;
    const node = place % nodeCount;
    const covered = Math.floor(place / nodeCount);
    if (covered === all && node !== ROOT) return usesOf(place, before, by, arcs.length);
    if (node !== ROOT) offer(covered * nodeCount + ROOT, price, place, -1);
    for (const index of leaving[node] ?? []) {
      const arc = arcs[index] as PlanArc;
      const further = price + arc.cost + (node === ROOT ? resetCost : 0);
      offer((covered | (bits[index] as number)) * nodeCount + arc.to, further, place, index);
    }
  }
  throw new Error('a target cannot be reached');
}

function usesOf(end: number, before: Int32Array, by: Int32Array, arcCount: number): number[] {
  const uses = new Array<number>(arcCount).fill(0);
  for (let place = end; place >= 0; place = before[place] as number) {
    const arc = by[place] as number;
    if (arc >= 0) uses[arc] = (uses[arc] ?? 0) + 1;
  }
  return uses;
}

/** Priority queue for few distinct prices. */
class Buckets {
  private readonly places = new Map<number, number[]>();
  private prices: number[] = [];

  add(price: number, place: number): void {
    const bucket = this.places.get(price);
    if (bucket) bucket.push(place);
    else {
      this.places.set(price, [place]);
      this.prices = [...this.prices, price].sort((a, b) => b - a);
    }
  }

  take(): [number, number] | undefined {
    for (let price = this.prices.at(-1); price !== undefined; price = this.prices.at(-1)) {
      const place = this.places.get(price)?.pop();
      if (place !== undefined) return [price, place];
      this.places.delete(price);
      this.prices.pop();
    }
    return undefined;
  }
}
