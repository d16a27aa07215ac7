import { leavingArcs, type PlanArc, type PlanGraph, ROOT } from './plan-graph.ts';

/** Maximum number of pairs (node, covered targets): of any search, and of one that closes a gap. */
const SMALL = 1 << 19;
const SEARCHABLE = 1 << 25;
const PAIRS_PER_CHECK = 1 << 14;

export const isSmall = (graph: PlanGraph): boolean => pairCount(graph) <= SMALL;
export const isSearchable = (graph: PlanGraph): boolean => pairCount(graph) <= SEARCHABLE;

const pairCount = (graph: PlanGraph) => graph.nodeCount * 2 ** decisiveTargets(graph).length;

/** Maximum number of targets among which implied ones are looked for; the search cannot take more anyway. */
const MAX_TARGETS = 64;

/**
 * The targets without those that are implied by another one, because every arc that covers it covers them
 * too; each with those that it implies.
 */
function decisiveTargets({ arcs, targetCount }: PlanGraph): number[][] {
  const all = Array.from({ length: targetCount }, (_, target) => target);
  if (targetCount > MAX_TARGETS) return all.map((target) => [target]);
  const covering = all.map((target) => arcs.filter(({ targets }) => targets.includes(target)));
  const implies = (other: number, target: number) =>
    covering[other]?.every(({ targets }) => targets.includes(target)) === true;
  const isImplied = (target: number) =>
    all.some(
      (other) => other !== target && implies(other, target) && (other < target || !implies(target, other)),
    );
  const decisive = all.filter((target) => !isImplied(target));
  const implied = Map.groupBy(all.filter(isImplied), (target) =>
    decisive.find((other) => implies(other, target)),
  );
  return decisive.map((target) => [target, ...(implied.get(target) ?? [])]);
}

/**
 * The optimal uses of a small graph, by A* over pairs of a node and a set of covered targets. `resetCost` is
 * added for every test. Undefined if no uses cost less than `limit`, or if the time is over. The prices of a lower bound
 * shorten the search.
 */
export function optimalUses(
  graph: PlanGraph,
  resetCost: number,
  prices: Float64Array = new Float64Array(graph.targetCount),
  limit = Number.POSITIVE_INFINITY,
  isOver = () => false,
): number[] | undefined {
  return new Search(graph, resetCost, prices, limit).run(isOver);
}

class Search {
  private readonly arcs: readonly PlanArc[];
  private readonly nodeCount: number;
  private readonly limit: number;
  private readonly leaving: number[][];
  /** Cost of each arc with the reset, and the set of targets that it covers. */
  private readonly prices: number[];
  private readonly bits: number[];
  private readonly all: number;
  /** For each target, the cost from each node until it is covered. */
  private readonly distances: Float64Array[];
  /** By the prices, the cost that remains from each node, and what each open target adds to it. */
  private readonly potentials: Float64Array;
  private readonly worths: number[];
  private readonly whole: boolean;
  /** Cost of each pair plus 1, and the pair before it plus 1; 0 for a pair that is not reached. */
  private readonly costs: Float32Array;
  private readonly before: Int32Array;
  private readonly queue = new Buckets();

  constructor(graph: PlanGraph, resetCost: number, targetPrices: Float64Array, limit: number) {
    const targets = decisiveTargets(graph);
    const numberOf = new Map(targets.map(([target], index) => [target as number, index]));
    this.arcs = graph.arcs;
    this.nodeCount = graph.nodeCount;
    this.limit = limit;
    this.leaving = leavingArcs(graph);
    this.prices = graph.arcs.map(({ cost, from }) => cost + (from === ROOT ? resetCost : 0));
    this.bits = graph.arcs.map(
      (arc) => arc.targets.reduce((set, target) => set | (1 << (numberOf.get(target) ?? 31)), 0) & 0x7fffffff,
    );
    this.all = 2 ** targets.length - 1;
    this.distances = targets.map((_, target) => this.distancesTo(1 << target));
    const worth = (those: readonly number[]) =>
      those.reduce((sum, target) => sum + (targetPrices[target] as number), 0);
    this.potentials = this.potentialsOf(graph.arcs.map((arc) => worth(arc.targets)));
    this.worths = targets.map(worth);
    this.whole = Number.isInteger(resetCost);
    this.costs = new Float32Array(this.nodeCount * (this.all + 1));
    this.before = new Int32Array(this.costs.length);
  }

  run(isOver: () => boolean): number[] | undefined {
    this.offer(ROOT, 0, -1);
    for (let next = this.queue.take(), count = 1; next; next = this.queue.take(), count += 1) {
      if (count % PAIRS_PER_CHECK === 0 && isOver()) return undefined;
      const [estimate, pair] = next;
      const node = pair % this.nodeCount;
      const covered = Math.floor(pair / this.nodeCount);
      const cost = (this.costs[pair] as number) - 1;
      if (cost + this.rest(node, covered) < estimate - 1e-6) continue;
      if (covered === this.all && node !== ROOT) return this.usesOf(pair);
      if (node !== ROOT) this.offer(covered * this.nodeCount + ROOT, cost, pair);
      for (const arc of this.leaving[node] ?? [])
        this.offer(this.after(pair, arc), cost + this.price(arc), pair);
    }
    return undefined;
  }

  private price(arc: number): number {
    return this.prices[arc] as number;
  }

  private after(pair: number, arc: number): number {
    const covered = Math.floor(pair / this.nodeCount) | (this.bits[arc] as number);
    return covered * this.nodeCount + (this.arcs[arc] as PlanArc).to;
  }

  private offer(pair: number, exact: number, from: number): void {
    const cost = Math.fround(exact);
    const known = this.costs[pair] as number;
    if (known !== 0 && cost + 1 >= known) return;
    const estimate = cost + this.rest(pair % this.nodeCount, Math.floor(pair / this.nodeCount));
    if (estimate >= this.limit - 1e-6) return;
    this.costs[pair] = cost + 1;
    this.before[pair] = from + 1;
    this.queue.add(estimate, pair);
  }

  /** Lower bound on the cost from a pair to the end. */
  private rest(node: number, covered: number): number {
    let open = this.all & ~covered;
    let priced = this.potentials[node] as number;
    let farthest = 0;
    while (open !== 0) {
      const target = 31 - Math.clz32(open);
      priced += this.worths[target] as number;
      farthest = Math.max(farthest, this.distances[target]?.[node] as number);
      open &= ~(1 << target);
    }
    return Math.max(farthest, this.whole ? Math.ceil(priced - 1e-6) : priced);
  }

  /** Cost from each node until an arc has covered one of the targets in `set`. */
  private distancesTo(set: number): Float64Array {
    const distance = new Float64Array(this.nodeCount).fill(Number.POSITIVE_INFINITY);
    for (let changed = true; changed; ) {
      changed = false;
      for (const [arc, { from, to }] of this.arcs.entries()) {
        const beyond =
          (this.bits[arc] as number) & set ? 0 : Math.min(distance[to] as number, distance[ROOT] as number);
        const through = this.price(arc) + beyond;
        if (through >= (distance[from] as number)) continue;
        distance[from] = through;
        changed = true;
      }
    }
    return distance.map((each) => Math.min(each, distance[ROOT] as number));
  }

  /** Least cost of walks from each node to an end beyond what their targets are worth; at most 0. */
  private potentialsOf(worths: readonly number[]): Float64Array {
    const least = new Float64Array(this.nodeCount);
    // Prices leave no negative cycles, but rounding may.
    for (let changed = true, rounds = 0; changed && rounds <= this.nodeCount; rounds += 1) {
      changed = false;
      for (const [arc, { from, to }] of this.arcs.entries()) {
        const beyond = Math.min(least[to] as number, least[ROOT] as number);
        const through = this.price(arc) - (worths[arc] as number) + beyond;
        if (through >= (least[from] as number) - 1e-9) continue;
        least[from] = through;
        changed = true;
      }
    }
    return least.map((each) => Math.min(each, least[ROOT] as number));
  }

  private usesOf(end: number): number[] {
    const uses = new Array<number>(this.arcs.length).fill(0);
    for (let pair = end; pair !== ROOT; ) {
      const from = (this.before[pair] as number) - 1;
      const cost = (this.costs[pair] as number) - (this.costs[from] as number);
      const used = this.leaving[from % this.nodeCount]?.find(
        (arc) => this.after(from, arc) === pair && Math.abs(this.price(arc) - cost) < 1e-3,
      );
      if (used !== undefined) uses[used] = (uses[used] ?? 0) + 1;
      pair = from;
    }
    return uses;
  }
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
