import { hash } from '../explore/hash.ts';
import type { Bound } from './bound.ts';
import { CheapestUses, clusters, costOf } from './plan-exact.ts';
import { leavingArcs, type PlanArc, type PlanGraph, ROOT } from './plan-graph.ts';

/**
 * Near-optimal uses of arcs that cover every target: a local search chooses one covering arc per target,
 * computes the cheapest walks through the chosen arcs exactly (`CheapestUses`) and changes choices while the
 * cost decreases.
 *
 * @param bound the search stops when the cost reaches its value; its hint guides the choices.
 * @param known arcs of a plan that may be a good one.
 * @param effort maximum number of computed plans.
 * @param isOver whether the time is used up: the first plan that covers all targets is then taken.
 */
export function coveringUses(
  graph: PlanGraph,
  resetCost: number,
  { hint, value }: Pick<Bound, 'hint' | 'value'>,
  known: ReadonlySet<number> = new Set(),
  effort = effortFor(graph),
  isOver = () => false,
): number[] {
  return new Covering(graph, resetCost, hint, value, effort, isOver).run(known);
}

/** About one second for any graph size; a count instead of a time limit makes plans deterministic. */
export function effortFor({ arcs, nodeCount }: PlanGraph): number {
  return Math.max(20, Math.min(4_000, Math.round(4e6 / (arcs.length + nodeCount))));
}

interface Attempt {
  required: Set<number>;
  uses: number[];
  cost: number;
}

/** Maximum number of alternatives for one choice. */
const MAX_ALTERNATIVES = 6;
const MAX_PERTURBATIONS = 60;

class Covering {
  private readonly graph: PlanGraph;
  private readonly resetCost: number;
  private readonly hint: Float64Array;
  private readonly bound: number;
  private readonly solver: CheapestUses;
  private effort: number;
  private readonly isOver: () => boolean;
  private readonly covering: number[][];
  private readonly leaving: number[][];
  private readonly arriving: number[][];
  /** Rank of an arc among otherwise equal ones. */
  private rank: number[];

  constructor(
    graph: PlanGraph,
    resetCost: number,
    hint: Float64Array,
    bound: number,
    effort: number,
    isOver: () => boolean,
  ) {
    this.isOver = isOver;
    this.graph = graph;
    this.resetCost = resetCost;
    this.hint = hint;
    this.bound = bound + 1e-9;
    this.solver = new CheapestUses(graph, resetCost, false);
    this.effort = effort;
    this.covering = Array.from({ length: graph.targetCount }, () => []);
    for (const [index, { targets }] of graph.arcs.entries()) {
      for (const target of targets) this.covering[target]?.push(index);
    }
    this.leaving = leavingArcs(graph);
    this.arriving = Array.from({ length: graph.nodeCount }, () => []);
    for (const [index, { to }] of graph.arcs.entries()) this.arriving[to]?.push(index);
    this.rank = graph.arcs.map(({ name }) => hash(name));
  }

  run(known: ReadonlySet<number>): number[] {
    const forced = new Set(this.covering.flatMap((arcs) => (arcs.length === 1 ? arcs : [])));
    const hinted = new Set(this.covering.map((arcs) => this.mostHinted(arcs)));
    let best: Attempt | undefined;
    // The arcs of a plan that cover a target describe it: the walks between them are the cheapest.
    const choices = new Set([...known].filter((arc) => this.graph.arcs[arc]?.targets.length));
    for (const required of [...(known.size > 0 ? [choices] : []), hinted, forced]) {
      if (best && (best.cost <= this.bound || this.isSpent())) break;
      const attempt = this.descended(this.completed(this.attempt(required)), forced);
      if (!best || attempt.cost < best.cost - 1e-9) best = attempt;
    }
    const { required, uses } = this.perturbed(best as Attempt, forced);
    const short = this.attempt(required, new CheapestUses(this.graph, this.resetCost, true)).uses;
    return this.open(short).length === 0 ? short : uses;
  }

  /**
   * Removes a third of the choices and makes them again, until the bound or the limit of effort is reached.
   */
  private perturbed(from: Attempt, forced: ReadonlySet<number>): Attempt {
    let best = from;
    for (let round = 1; best.cost > this.bound && !this.isSpent() && round <= MAX_PERTURBATIONS; round += 1) {
      // A different order of equal arcs per round, but the same in every run.
      this.rank = this.graph.arcs.map(({ name }) => hash(`${round} ${name}`));
      const kept = [...best.required].filter((arc) => forced.has(arc) || (this.rank[arc] as number) % 3 > 0);
      const attempt = this.descended(this.completed(this.attempt(new Set(kept))), forced);
      if (attempt.cost <= best.cost) best = attempt;
    }
    return best;
  }

  private completed(from: Attempt): Attempt {
    let attempt = from;
    for (let open = this.open(attempt.uses); open.length > 0; open = this.open(attempt.uses)) {
      if (this.isOver()) {
        const rest = open.map((target) => this.mostHinted(this.covering[target] as number[]));
        return this.attempt(new Set([...attempt.required, ...rest]));
      }
      attempt = this.extended(attempt, open);
    }
    return attempt;
  }

  private descended(from: Attempt, forced: ReadonlySet<number>): Attempt {
    let attempt = from;
    while (attempt.cost > this.bound) {
      const better = this.improved(attempt, forced);
      if (!better) break;
      attempt = better;
    }
    return attempt;
  }

  private isSpent(): boolean {
    return this.effort <= 0 || this.isOver();
  }

  private mostHinted(arcs: readonly number[]): number {
    return arcs.reduce((a, b) => (this.before(b, a, () => 0) ? b : a));
  }

  /** Targets that `uses` does not cover. */
  private open(uses: readonly number[]): number[] {
    return [...this.covering.keys()].filter((target) => !this.covering[target]?.some((arc) => uses[arc]));
  }

  /** Adds the arc with the shortest detour from the current walks. */
  private extended(from: Attempt, open: readonly number[]): Attempt {
    const detour = this.detours(from.uses);
    const nearest = open.map((target) => this.ranked(target, detour)[0] as number);
    const first = nearest.reduce((a, b) => (this.before(b, a, detour) ? b : a));
    const choices = open
      .filter((target) => this.covering[target]?.includes(first))
      .flatMap((target) => this.ranked(target, detour).slice(0, MAX_ALTERNATIVES));
    return this.cheapestOf([...new Set(choices)].map((arc) => new Set([...from.required, arc])));
  }

  private cheapestOf(choices: readonly Set<number>[]): Attempt {
    let best: Attempt | undefined;
    for (const required of choices) {
      if (best && this.isSpent()) break;
      const attempt = this.attempt(required);
      if (!best || attempt.cost < best.cost - 1e-9) best = attempt;
    }
    return best as Attempt;
  }

  /** A cheaper attempt with one choice dropped or replaced; undefined if there is none. */
  private improved(from: Attempt, forced: ReadonlySet<number>): Attempt | undefined {
    const chosen = [...from.required].filter((arc) => !forced.has(arc));
    for (const arc of chosen) {
      const without = new Set([...from.required].filter((other) => other !== arc));
      if (this.isSpent()) return undefined;
      const dropped = this.attempt(without);
      const open = this.open(dropped.uses);
      if (open.length === 0) {
        if (dropped.cost < from.cost - 1e-9) return dropped;
        continue;
      }
      const detour = this.detours(dropped.uses);
      const others = this.ranked(open[0] as number, detour).filter((other) => other !== arc);
      for (const other of others.slice(0, MAX_ALTERNATIVES)) {
        if (this.isSpent()) return undefined;
        const swapped = this.attempt(new Set([...without, other]));
        if (swapped.cost < from.cost - 1e-9 && this.open(swapped.uses).length === 0) return swapped;
      }
    }
    return undefined;
  }

  private attempt(required: ReadonlySet<number>, solver = this.solver): Attempt {
    this.effort -= 1;
    const all = new Set(required);
    for (;;) {
      const uses = solver.through(all);
      const bridge = this.bridge(uses);
      if (bridge.length === 0) {
        return { required: new Set(required), uses, cost: costOf(this.graph, uses, this.resetCost) };
      }
      for (const arc of bridge) all.add(arc);
    }
  }

  /** The shortest path from the root's cluster to another cluster; empty if all used arcs are connected. */
  private bridge(uses: readonly number[]): number[] {
    const cluster = clusters(this.graph, uses);
    if (cluster.every((number) => number <= 0)) return [];
    const { by, queue } = this.breadthFirst((node) => cluster[node] === 0, this.leaving, 'to');
    const found = queue.find((node) => (cluster[node] as number) > 0);
    const path: number[] = [];
    for (let arc = by[found as number]; arc !== undefined; arc = by[(this.graph.arcs[arc] as PlanArc).from]) {
      path.push(arc);
    }
    return path;
  }

  /** Detour of an arc from the current walks and back, in steps. */
  private detours(uses: readonly number[]): (arc: number) => number {
    const cluster = clusters(this.graph, uses);
    const on = (node: number) => node === ROOT || cluster[node] === 0;
    const there = this.breadthFirst(on, this.leaving, 'to').distance;
    const back = this.breadthFirst(on, this.arriving, 'from').distance;
    return (arc) => {
      const { cost, from, to } = this.graph.arcs[arc] as PlanArc;
      return (there[from] as number) + cost + Math.min(back[to] as number, this.resetCost);
    };
  }

  private breadthFirst(begins: (node: number) => boolean, beside: readonly number[][], end: 'from' | 'to') {
    const distance = new Array<number>(this.graph.nodeCount).fill(Number.POSITIVE_INFINITY);
    const by = new Array<number | undefined>(this.graph.nodeCount).fill(undefined);
    const queue = [...distance.keys()].filter(begins);
    for (const node of queue) distance[node] = 0;
    for (const node of queue) {
      for (const arc of beside[node] ?? []) {
        const next = (this.graph.arcs[arc] as PlanArc)[end];
        if (distance[next] !== Number.POSITIVE_INFINITY) continue;
        distance[next] = (distance[node] as number) + 1;
        by[next] = arc;
        queue.push(next);
      }
    }
    return { by, distance, queue };
  }

  private ranked(target: number, detour: (arc: number) => number): number[] {
    return [...(this.covering[target] ?? [])].sort((a, b) => (this.before(a, b, detour) ? -1 : 1));
  }

  private before(a: number, b: number, detour: (arc: number) => number): boolean {
    const apart = detour(a) - detour(b) || (this.hint[b] as number) - (this.hint[a] as number);
    return Math.abs(apart) > 1e-6 ? apart < 0 : (this.rank[a] as number) < (this.rank[b] as number);
  }
}
