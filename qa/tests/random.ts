import { type AnyStateMachine, assign, createMachine } from 'xstate';
import { defaultSamples } from '../src/explore/enabled-moves.ts';
import { explore } from '../src/explore/explore.ts';
import { machineGraph } from '../src/plan/criteria.ts';
import { type PlanGraph, stepGraph } from '../src/plan/plan-graph.ts';

/** Whole numbers from 0 to `limit` - 1, the same sequence for the same seed. */
export function generator(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return Math.floor((state / 2147483648) * limit);
  };
}

/**
 * Step graph of a random machine with three to eight states. Its transitions set a variable and are guarded
 * by it; each transition is one target, which several values of the variable may cover.
 */
export function randomGuarded(random: (limit: number) => number): PlanGraph {
  for (;;) {
    const machine = randomMachine(random);
    const exploration = explore(machine, defaultSamples(machine));
    const reached = new Set(exploration.edges.flatMap(({ covered }) => covered));
    const targets = exploration.targets.filter(({ kind, key }) => kind === 'transition' && reached.has(key));
    if (targets.length > 0)
      return stepGraph(
        machineGraph(exploration),
        targets.map(({ key }) => key),
      );
  }
}

export function randomMachine(random: (limit: number) => number): AnyStateMachine {
  const count = 3 + random(6);
  const values = 1 + random(3);
  const states: Record<string, { on: Record<string, object> }> = {};
  for (let state = 0; state < count; state += 1) states[`s${state}`] = { on: {} };
  for (let left = Math.min(12, count + random(8)); left > 0; left -= 1) {
    const from = states[`s${random(count)}`] as { on: Record<string, object> };
    const needed = random(3) ? undefined : random(values);
    const set = random(2) ? undefined : random(values);
    from.on[`e${left}`] = {
      target: `s${random(count)}`,
      ...(needed !== undefined && {
        guard: ({ context }: { context: { value: number } }) => context.value === needed,
      }),
      ...(set !== undefined && { actions: assign({ value: set }) }),
    };
  }
  return createMachine({ id: 'random', initial: 's0', context: { value: 0 }, states }) as AnyStateMachine;
}

/** A strongly connected graph with three arcs for each state, in which each target has about eight arcs. */
export function severalPlaces(
  states: number,
  targetCount: number,
  random: (limit: number) => number,
): PlanGraph {
  const arcs = Array.from({ length: 3 * states }, (_, step) => {
    const from = 1 + (step % states);
    const to = step < states ? 1 + (from % states) : 1 + random(states);
    return { from, to, cost: 1, targets: [] as number[], name: `${step}`, step };
  });
  for (let place = 0; place < 8 * targetCount; place += 1) {
    const { targets } = arcs[random(arcs.length)] as (typeof arcs)[number];
    const target = Math.floor(place / 8);
    if (!targets.includes(target)) targets.push(target);
  }
  const start = { from: 0, to: 1, cost: 0, targets: [], name: 'start', step: 0 };
  return { nodeCount: states + 1, targetCount, arcs: [start, ...arcs] };
}

/** Least cost of walks that cover all targets, by exhaustive search in order of cost. */
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
        // Moves without cost belong to the current round.
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
