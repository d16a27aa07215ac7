import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { lowerBound } from '../src/plan/bound.ts';
import { graphTask } from '../src/plan/criteria.ts';
import { readGraph } from '../src/plan/graphs.ts';
import { type PlainGraph, walkGraphOf } from '../src/plan/plain-graph.ts';
import { planWalks } from '../src/plan/plan.ts';
import { coveringUses } from '../src/plan/plan-cover.ts';
import { costOf } from '../src/plan/plan-exact.ts';
import type { PlanGraph } from '../src/plan/plan-graph.ts';
import { optimalUses } from '../src/plan/plan-small.ts';
import { exhaustiveCost, generator, randomGuarded, severalPlaces } from './random.ts';

const model = (file: string) => readGraph(readFileSync(new URL(`models/${file}`, import.meta.url), 'utf8'));
const plan = (graph: PlainGraph, criterion: 'transitions' | 'pairs' = 'transitions') =>
  planWalks(graphTask(walkGraphOf(graph), criterion).graph);

describe('reference minima', () => {
  test.each([
    ['tls-openssl-1.0.2.dot', 49, 105, 966],
    ['mqtt-mosquitto.dot', 162, 216, 2_242],
    ['uc01.graphwalker.json', 12, 17, 31],
  ])('plan of %s covers %i edges in %i steps and pairs in %i', (file, edges, steps, pairs) => {
    const graph = model(file);
    expect(new Set(graph.transitions.map(({ edge }, index) => edge ?? index)).size).toBe(edges);
    expect(plan(graph)).toMatchObject({ steps, lowerBound: steps, exact: true, unreachable: [] });
    expect(plan(graph, 'pairs')).toMatchObject({ steps: pairs, lowerBound: pairs, exact: true });
  });
});

test('planned paths are walks that cover every target', () => {
  for (const criterion of ['transitions', 'pairs'] as const) {
    const walkable = walkGraphOf(model('tls-openssl-1.0.2.dot'));
    const { paths, steps } = plan(model('tls-openssl-1.0.2.dot'), criterion);
    const walked = new Set<string>();
    let count = 0;
    for (const path of paths) {
      let at = walkable.starts[path.start]?.to;
      for (const [place, index] of path.steps.entries()) {
        const step = walkable.steps[index];
        expect(step?.from).toBe(at);
        at = step?.to;
        count += 1;
        walked.add(criterion === 'transitions' ? `${index}` : `${path.steps[place - 1]} ${index}`);
      }
    }
    expect(count).toBe(steps);
    const pairs = [...walked].filter((pair) => !pair.includes('undefined'));
    expect(criterion === 'transitions' ? walked.size : pairs.length).toBe(
      criterion === 'transitions' ? 49 : 343,
    );
  }
});

describe('200 random guarded machines', () => {
  const random = generator(1);
  const graphs = Array.from({ length: 200 }, () => randomGuarded(random));

  test.each([0, 3])('plan cost equals exhaustive search when a reset costs %i', (resetCost) => {
    let [searched, chosen] = [0, 0];
    for (const graph of graphs) {
      const least = exhaustiveCost(graph, resetCost);
      const bound = lowerBound(graph, resetCost);
      const cost = costOf(graph, coveringUses(graph, resetCost, bound), resetCost);
      expect(bound.value).toBeLessThanOrEqual(least);
      expect(cost).toBeGreaterThanOrEqual(least);
      expect(planWalks(graph, { resetCost })).toMatchObject({ cost: least, lowerBound: least });
      const { prices } = lowerBound(graph, resetCost, { cuts: 0 });
      const optimal = optimalUses(graph, resetCost, prices, cost + 1) as number[];
      expect(costOf(graph, optimal, resetCost)).toBe(least);
      expect(optimalUses(graph, resetCost, prices, least)).toBeUndefined();
      if (cost <= 1.1 * bound.value) chosen += 1;
      searched += 1;
    }
    // Large machines get a heuristic cover and a bound; both meet the same criterion.
    expect(chosen).toBe(searched);
  });
});

test('plan of 120 states is proved to be minimal when 18 targets have several places', () => {
  // The bound is 18, and the local search finds 21.
  const plan = planWalks(severalPlaces(120, 18, generator(1)));
  expect(plan).toMatchObject({ cost: 20, lowerBound: 20, exact: true, unreachable: [] });
  const small = severalPlaces(20, 12, generator(2));
  expect(planWalks(small)).toMatchObject({ cost: exhaustiveCost(small, 0), exact: true });
});

test('plan has a bound when there are too many targets for an exact search', () => {
  const { cost, exact, lowerBound: bound } = planWalks(severalPlaces(40, 30, generator(1)));
  expect(exact).toBe(false);
  expect(bound).toBeLessThan(cost);
});

describe('budgets', () => {
  const mealy = (states: number, inputs: number): PlainGraph => {
    const random = generator(5);
    const transitions = Array.from({ length: states * inputs }, (_, index) => {
      const from = index % states;
      // The first input of each state forms a ring, so that every state is reachable.
      return { from, to: index < states ? (from + 1) % states : random(states), label: `${index}` };
    });
    const names = Array.from({ length: states }, (_, index) => `s${index}`);
    return { nodeCount: states, states: names, starts: [0], transitions, unreached: [] };
  };
  const milliseconds = (work: () => void) => {
    const began = performance.now();
    work();
    return performance.now() - began;
  };

  test('transition plan takes under a second when the graph has 1,550 edges', () => {
    const graph = mealy(155, 10);
    expect(milliseconds(() => plan(graph))).toBeLessThan(1_000);
  });

  test('pair plan takes under ten seconds when the graph has 715 edges', () => {
    const graph = mealy(65, 11);
    expect(milliseconds(() => plan(graph, 'pairs'))).toBeLessThan(10_000);
  });
});

test('target is reported as unreachable when no path leads to it', () => {
  const graph: PlanGraph = {
    nodeCount: 4,
    targetCount: 2,
    arcs: [
      { from: 0, to: 1, cost: 0, targets: [], name: 'start', step: 0 },
      { from: 1, to: 2, cost: 1, targets: [0], name: 'a', step: 0 },
      { from: 3, to: 2, cost: 1, targets: [1], name: 'b', step: 1 },
    ],
  };
  expect(planWalks(graph)).toMatchObject({ paths: [{ start: 0, steps: [0] }], steps: 1, unreachable: [1] });
});

test('plan has fewer paths when the reset cost is higher', () => {
  const { graph } = graphTask(walkGraphOf(model('mqtt-mosquitto.dot')), 'transitions');
  const [free, dear] = [planWalks(graph), planWalks(graph, { resetCost: 20 })];
  expect(dear.paths.length).toBeLessThan(free.paths.length);
  expect(dear).toMatchObject({ paths: { length: 1 }, cost: 236, exact: true });
});

test('plan keeps most paths when one transition is edited', () => {
  const graph = model('tls-openssl-1.0.2.dot');
  const texts = (edited: PlainGraph) => {
    const { starts, steps } = walkGraphOf(edited);
    return plan(edited).paths.map((path) =>
      [starts[path.start]?.name, ...path.steps.map((step) => steps[step]?.name)].join(' / '),
    );
  };
  const before = texts(graph);
  expect(texts(structuredClone(graph))).toEqual(before);
  const random = generator(7);
  const shares = graph.transitions.flatMap((_, index) => {
    const [removed, turned, added] = [structuredClone(graph), structuredClone(graph), structuredClone(graph)];
    const { from } = graph.transitions[index] as { from: number };
    removed.transitions.splice(index, 1);
    turned.transitions.splice(index, 1, { from, to: random(graph.states.length), label: 'turned' });
    added.transitions.splice(index, 0, { from, to: random(graph.states.length), label: 'added' });
    return [removed, turned, added].map((edited) => {
      const after = new Set(texts(edited));
      return before.filter((path) => after.has(path)).length / before.length;
    });
  });
  shares.sort((a, b) => a - b);
  expect(shares[shares.length >> 1]).toBeGreaterThanOrEqual(0.8);
});
