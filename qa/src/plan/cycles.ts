/** Arcs of a graph as parallel arrays, for algorithms that run thousands of times. */
export interface ArcLists {
  nodeCount: number;
  from: Int32Array;
  to: Int32Array;
}

/**
 * Disjoint cycles of negative cost as arc indexes; empty if and only if there is none (within `tolerance` per
 * step). Bellman-Ford from all nodes at once, with a check of the predecessor graph after each round.
 */
export function negativeCycles(arcs: ArcLists, cost: Float64Array, tolerance = 1e-9): number[][] {
  const { from, nodeCount, to } = arcs;
  const distance = new Float64Array(nodeCount);
  const by = new Int32Array(nodeCount).fill(-1);
  for (let round = 0; round <= nodeCount; round += 1) {
    let changed = false;
    for (let arc = 0; arc < from.length; arc += 1) {
      const further = (distance[from[arc] as number] as number) + (cost[arc] as number);
      if (further < (distance[to[arc] as number] as number) - tolerance) {
        distance[to[arc] as number] = further;
        by[to[arc] as number] = arc;
        changed = true;
      }
    }
    if (!changed) return [];
    const found = predecessorCycles(arcs, by);
    if (found.length > 0) return found;
  }
  return [];
}

function predecessorCycles({ from, nodeCount }: ArcLists, by: Int32Array): number[][] {
  const visit = new Int32Array(nodeCount).fill(-1);
  const cycles: number[][] = [];
  for (let first = 0; first < nodeCount; first += 1) {
    let node = first;
    while (node >= 0 && visit[node] === -1) {
      visit[node] = first;
      const arc = by[node] as number;
      node = arc < 0 ? -1 : (from[arc] as number);
    }
    if (node < 0 || visit[node] !== first) continue;
    const cycle: number[] = [];
    for (let at = node; ; ) {
      const arc = by[at] as number;
      cycle.unshift(arc);
      at = from[arc] as number;
      if (at === node) break;
    }
    cycles.push(cycle);
  }
  return cycles;
}
