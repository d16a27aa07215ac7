import { separatingCut } from './cut.ts';
import { type ArcLists, negativeCycles } from './cycles.ts';
import { type Column, CoveringProgram } from './lp.ts';
import { ends } from './plan-exact.ts';
import { distancesFromRoot, type PlanGraph, ROOT } from './plan-graph.ts';

export interface Bound {
  /** Lower bound on the cost of every plan: steps plus `resetCost` per test. */
  value: number;
  /** Usage of each arc in the fractional optimum; guides the search for good plans. */
  hint: Float64Array;
  /** What each target contributes to the bound, so that no cycle costs less than the targets on it. */
  prices: Float64Array;
}

export interface BoundEffort {
  /** Maximum number of pricing rounds; the result is a valid bound in any case. Default 2,000. */
  rounds?: number;
  /** Maximum number of cuts that require a connection from the root to a target. Default 200. */
  cuts?: number;
  /** Whether the time is used up. */
  isOver?: () => boolean;
}

/**
 * A lower bound on the cost of every plan. A plan is a circulation through the root that uses at least one
 * arc covering each target. The bound is the minimum cost of a fractional circulation; cuts are added where
 * the fractional one covers a target without a connection from the root. The dual prices certify the bound:
 * they are scaled until no cycle has negative reduced cost.
 */
export function lowerBound(graph: PlanGraph, resetCost: number, effort: BoundEffort = {}): Bound {
  return new Bounding(graph, resetCost, effort).run();
}

class Bounding {
  private readonly graph: PlanGraph;
  private readonly lists: ArcLists;
  private readonly cost: Float64Array;
  /** Each row is a set of arcs of which at least one must be used. */
  private readonly rows: number[][] = [];
  private readonly rowsOfArc: number[][];
  private readonly program = new CoveringProgram<CycleColumn>();
  private readonly whole: boolean;
  private readonly rootDistance: number[];
  private readonly resetCost: number;
  private rounds: number;
  private readonly isOver: () => boolean;
  private cuts: number;

  constructor(
    graph: PlanGraph,
    resetCost: number,
    { cuts = 200, isOver = () => false, rounds = 2_000 }: BoundEffort,
  ) {
    this.isOver = isOver;
    const { arcs, nodeCount } = graph;
    this.graph = graph;
    this.resetCost = resetCost;
    this.rounds = rounds;
    this.cuts = cuts;
    this.whole = Number.isInteger(resetCost);
    const restarts = ends(graph);
    this.lists = {
      nodeCount,
      from: Int32Array.from([...arcs.map(({ from }) => from), ...restarts]),
      to: Int32Array.from([...arcs.map(({ to }) => to), ...restarts.map(() => ROOT)]),
    };
    this.cost = Float64Array.from([...arcs.map(({ cost }) => cost), ...restarts.map(() => resetCost)]);
    this.rootDistance = distancesFromRoot(graph).cost;
    this.rowsOfArc = Array.from({ length: this.cost.length }, () => []);
  }

  run(): Bound {
    for (const row of rowsOf(this.graph)) this.addRow(row);
    for (;;) {
      this.price();
      const hint = this.usage();
      const added = this.rounds > 0 && !this.isOver() ? this.addCuts(hint) : 0;
      if (added > 0) continue;
      const { scale, value } = this.certified();
      const prices = this.program.prices.slice(0, this.graph.targetCount);
      return { value, hint, prices: Float64Array.from(prices, (price) => scale * Math.max(0, price)) };
    }
  }

  private addRow(row: number[]): void {
    for (const arc of row) this.rowsOfArc[arc]?.push(this.rows.length);
    this.rows.push(row);
    const within = new Set(row);
    const timesOf = ({ cycle }: CycleColumn) => cycle.filter((arc) => within.has(arc)).length;
    this.program.addRow(this.singlePrice(row), timesOf);
  }

  /** Slightly above the cost of a walk that covers only this row, so that real walks replace it. */
  private singlePrice(row: readonly number[]): number {
    const prices = row.map(
      (arc) => (this.rootDistance[this.lists.from[arc] as number] as number) + (this.cost[arc] as number),
    );
    return Math.min(...prices) + this.resetCost + 0.01;
  }

  /** Column generation: adds cycles of negative reduced cost until none is left. */
  private price(): void {
    for (; this.rounds > 0 && !this.isOver(); this.rounds -= 1) {
      this.program.settle();
      const found = negativeCycles(this.lists, this.reduced(1), 1e-7).map((cycle) => this.columnOf(cycle));
      const fresh = found.filter((column) => this.program.reducedCost(column) < -1e-6);
      if (fresh.length === 0) return;
      this.program.addColumns(fresh);
    }
  }

  private columnOf(cycle: readonly number[]): CycleColumn {
    const serves = new Map<number, number>();
    for (const arc of cycle) {
      for (const row of this.rowsOfArc[arc] ?? []) serves.set(row, (serves.get(row) ?? 0) + 1);
    }
    const cost = cycle.reduce((sum, arc) => sum + (this.cost[arc] as number), 0);
    return { cost, rows: [...serves.keys()], times: [...serves.values()], cycle };
  }

  /** Reduced costs of the arcs at the current prices, multiplied by `scale`. */
  private reduced(scale: number): Float64Array {
    const reduced = Float64Array.from(this.cost);
    for (const [row, arcs] of this.rows.entries()) {
      const price = scale * Math.max(0, this.program.prices[row] as number);
      for (const arc of arcs) reduced[arc] = (reduced[arc] as number) - price;
    }
    return reduced;
  }

  private usage(): Float64Array {
    const usage = new Float64Array(this.cost.length);
    for (const { amount, column } of this.program.solution()) {
      for (const arc of column.cycle) usage[arc] = (usage[arc] as number) + amount;
    }
    return usage.subarray(0, this.graph.arcs.length);
  }

  /** Adds the cuts that `usage` violates and returns their number. */
  private addCuts(usage: Float64Array): number {
    let added = 0;
    for (let target = 0; target < this.graph.targetCount && this.cuts > 0 && !this.isOver(); target += 1) {
      const cut = separatingCut(this.graph, usage, target);
      if (!cut) continue;
      this.addRow(cut);
      this.cuts -= 1;
      added += 1;
    }
    return added;
  }

  /** The sum of the prices, scaled down until no cycle has negative reduced cost, which proves the bound. */
  private certified(): { value: number; scale: number } {
    const sum = this.program.prices.reduce((total, price) => total + Math.max(0, price), 0);
    const holds = (scale: number) => negativeCycles(this.lists, this.reduced(scale), 1e-12).length === 0;
    let [safe, unsafe] = [0, 1];
    if (holds(1 - 1e-9)) safe = 1 - 1e-9;
    for (let step = 0; step < 20 && safe < unsafe - 1e-6; step += 1) {
      const middle = (safe + unsafe) / 2;
      if (holds(middle)) safe = middle;
      else unsafe = middle;
    }
    return { value: this.whole ? Math.ceil(safe * sum - 1e-4) : safe * sum, scale: safe };
  }
}

interface CycleColumn extends Column {
  cycle: readonly number[];
}

function rowsOf({ arcs, targetCount }: PlanGraph): number[][] {
  const rows: number[][] = Array.from({ length: targetCount }, () => []);
  for (const [index, { targets }] of arcs.entries()) for (const target of targets) rows[target]?.push(index);
  // A plan has at least one test.
  rows.push(arcs.flatMap(({ from }, index) => (from === ROOT ? [index] : [])));
  return rows;
}
