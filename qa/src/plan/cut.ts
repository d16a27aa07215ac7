import { type PlanGraph, ROOT } from './plan-graph.ts';

/**
 * A cut that separates the root from `target`: every route from the root over an arc that covers `target`
 * uses one of its arcs, and `usage` sums to less than 1 on them. Undefined if `usage` allows a flow of 1.
 */
export function separatingCut(graph: PlanGraph, usage: Float64Array, target: number): number[] | undefined {
  const rest = Float64Array.from(usage);
  const back = new Float64Array(usage.length);
  const leaving: number[][] = Array.from({ length: graph.nodeCount }, () => []);
  const arriving: number[][] = Array.from({ length: graph.nodeCount }, () => []);
  const covers = graph.arcs.map(({ targets }) => targets.includes(target));
  for (const [index, { from, to }] of graph.arcs.entries()) {
    leaving[from]?.push(index);
    arriving[to]?.push(index);
  }
  let sent = 0;
  for (;;) {
    const { by, last, reached } = search(graph, rest, back, covers, leaving, arriving);
    if (last === undefined) {
      if (sent > 1 - 1e-6) return undefined;
      return graph.arcs.flatMap(({ from, to }, index) => {
        return reached[from] && (covers[index] || !reached[to]) ? [index] : [];
      });
    }
    sent += augment(graph, rest, back, by, last);
    if (sent > 1 - 1e-6) return undefined;
  }
}

const ENOUGH = 1e-9;

/** Breadth-first search in the residual network; an arc that covers the target ends an augmenting path. */
function search(
  { arcs, nodeCount }: PlanGraph,
  rest: Float64Array,
  back: Float64Array,
  covers: readonly boolean[],
  leaving: readonly number[][],
  arriving: readonly number[][],
) {
  const reached = new Array<boolean>(nodeCount).fill(false);
  /** The arc by which a node was reached; `-1 - arc` for an arc used in reverse. */
  const by = new Int32Array(nodeCount);
  const queue = [ROOT];
  reached[ROOT] = true;
  for (const node of queue) {
    for (const index of leaving[node] ?? []) {
      if ((rest[index] as number) <= ENOUGH) continue;
      if (covers[index]) return { by, last: index, reached };
      const { to } = arcs[index] as PlanGraph['arcs'][number];
      if (reached[to]) continue;
      reached[to] = true;
      by[to] = index;
      queue.push(to);
    }
    for (const index of arriving[node] ?? []) {
      const { from } = arcs[index] as PlanGraph['arcs'][number];
      if ((back[index] as number) <= ENOUGH || covers[index] || reached[from]) continue;
      reached[from] = true;
      by[from] = -1 - index;
      queue.push(from);
    }
  }
  return { by, last: undefined, reached };
}

function augment(
  { arcs }: PlanGraph,
  rest: Float64Array,
  back: Float64Array,
  by: Int32Array,
  last: number,
): number {
  const path: number[] = [last];
  let amount = rest[last] as number;
  for (let node = arcs[last]?.from as number; node !== ROOT; ) {
    const step = by[node] as number;
    path.push(step);
    amount = Math.min(amount, step >= 0 ? (rest[step] as number) : (back[-1 - step] as number));
    node = step >= 0 ? (arcs[step]?.from as number) : (arcs[-1 - step]?.to as number);
  }
  for (const step of path) {
    const index = step >= 0 ? step : -1 - step;
    const sign = step >= 0 ? 1 : -1;
    rest[index] = (rest[index] as number) - sign * amount;
    back[index] = (back[index] as number) + sign * amount;
  }
  return amount;
}
