import type { PlanArc, PlanGraph } from '#qa/plan-graph.ts';

/** Whole numbers below `limit`, the same ones for the same seed. */
export function generator(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return Math.floor((state / 2147483648) * limit);
  };
}

/**
 * A machine of three to eight states with guards on a variable that its transitions set, unfolded into a graph:
 * each transition is one target, and may be taken at several values of the variable.
 */
export function randomGuarded(random: (limit: number) => number): PlanGraph {
  for (;;) {
    const graph = unfolded(random);
    if (graph.targetCount > 0) return graph;
  }
}

function unfolded(random: (limit: number) => number): PlanGraph {
  const states = 3 + random(6);
  const values = 1 + random(3);
  const transitions = Array.from({ length: Math.min(12, states + random(8)) }, () => ({
    from: random(states),
    to: random(states),
    needs: random(3) ? undefined : random(values),
    sets: random(2) ? undefined : random(values),
  }));
  const nodes = ['root', '0 0'];
  const nodeOf = (state: number, value: number) => {
    const name = `${state} ${value}`;
    return nodes.includes(name) ? nodes.indexOf(name) : nodes.push(name) - 1;
  };
  const arcs: PlanArc[] = [{ from: 0, to: 1, cost: 0, targets: [], name: 'start', step: 0 }];
  const targets: number[] = [];
  for (let node = 1; node < nodes.length; node += 1) {
    const [state = 0, value = 0] = (nodes[node] as string).split(' ').map(Number);
    for (const [index, { from, needs, sets, to }] of transitions.entries()) {
      if (from !== state || (needs !== undefined && needs !== value)) continue;
      const target = targets.includes(index) ? targets.indexOf(index) : targets.push(index) - 1;
      const name = `${node} ${index}`;
      arcs.push({
        from: node,
        to: nodeOf(to, sets ?? value),
        cost: 1,
        targets: [target],
        name,
        step: arcs.length,
      });
    }
  }
  return { nodeCount: nodes.length, arcs, targetCount: targets.length };
}

/** The least cost of walks that cover everything, by looking at all of them, cheapest first. */
export function exhaustiveCost({ arcs, nodeCount, targetCount }: PlanGraph, resetCost: number): number {
  const all = 2 ** targetCount - 1;
  const least = new Map<number, number>();
  const byCost: number[][] = [[0]];
  for (let cost = 0; ; cost += 1) {
    for (const place of byCost[cost] ?? []) {
      if (least.has(place)) continue;
      least.set(place, cost);
      const [node, covered] = [place % nodeCount, Math.floor(place / nodeCount)];
      if (covered === all && node !== 0) return cost;
      const go = (to: number, set: number, price: number) => {
        // What costs nothing belongs to the round that is under way.
        const round = byCost[cost + price] ?? [];
        byCost[cost + price] = round;
        round.push(set * nodeCount + to);
      };
      if (node !== 0) go(0, covered, 0);
      for (const arc of arcs) {
        if (arc.from !== node) continue;
        const set = arc.targets.reduce((sum, target) => sum | (1 << target), covered);
        go(arc.to, set, arc.cost + (node === 0 ? resetCost : 0));
      }
    }
  }
}
