import { hash } from '../explore/hash.ts';
import { type PlanArc, type PlanGraph, ROOT } from './plan-graph.ts';

/**
 * Splits a circulation into walks from the root that use each arc as often as `uses` says. At every node,
 * arriving and leaving arcs are joined by a hash of their names, so that a local change of the plan leaves
 * all other joints unchanged, unlike an Euler tour.
 *
 * @param uses number of uses of each arc. Walks end at nodes with more arrivals than departures. All used
 * arcs must be connected with the root.
 */
export function decompose(graph: PlanGraph, uses: readonly number[]): number[][] {
  const joints = joinedAtNodes(graph, uses);
  const walks: number[][] = [];
  const starts = graph.arcs.flatMap(({ from }, index) => (from === ROOT ? [index] : []));
  for (const start of starts) {
    for (let count = uses[start] ?? 0; count > 0; count -= 1) walks.push(followed(start, joints));
  }
  const cycles: number[][] = [];
  for (const [arc, next] of joints) {
    while (next.length > 0) cycles.push(followed(next[0] as number, joints, arc));
  }
  return spliced(graph, walks, cycles);
}

/** Arriving arc -> next arcs, one entry per use; `END` ends the walk. */
type Joints = Map<number, number[]>;
const END = -1;

function joinedAtNodes({ arcs, nodeCount }: PlanGraph, uses: readonly number[]): Joints {
  const arriving: number[][] = Array.from({ length: nodeCount }, () => []);
  const leaving: number[][] = Array.from({ length: nodeCount }, () => []);
  for (const [index, { from, to }] of arcs.entries()) {
    if (!uses[index]) continue;
    arriving[to]?.push(index);
    leaving[from]?.push(index);
  }
  const joints: Joints = new Map();
  for (let node = 0; node < nodeCount; node += 1) {
    if (node !== ROOT) join(arcs, uses, arriving[node] ?? [], leaving[node] ?? [], joints);
  }
  return joints;
}

function join(
  arcs: readonly PlanArc[],
  uses: readonly number[],
  arriving: readonly number[],
  leaving: readonly number[],
  joints: Joints,
): void {
  const sum = (list: readonly number[]) => list.reduce((total, arc) => total + (uses[arc] ?? 0), 0);
  const left = new Map([...arriving, ...leaving].map((arc) => [arc, uses[arc] ?? 0]));
  // A self-loop arrives and leaves at the same node, so arrivals and departures are counted separately.
  const leftToLeave = new Map(leaving.map((arc) => [arc, uses[arc] ?? 0]));
  leftToLeave.set(END, sum(arriving) - sum(leaving));
  const pairs = arriving.flatMap((before) =>
    [...leftToLeave.keys()].map((after) => ({
      before,
      after,
      rank: rankOf(arcs[before] as PlanArc, after),
      order: hash(`${nameOf(arcs, before)} » ${nameOf(arcs, after)}`),
    })),
  );
  pairs.sort((a, b) => a.rank - b.rank || a.order - b.order);
  for (const { before, after } of pairs) {
    const times = Math.min(left.get(before) ?? 0, leftToLeave.get(after) ?? 0);
    if (times <= 0) continue;
    left.set(before, (left.get(before) ?? 0) - times);
    leftToLeave.set(after, (leftToLeave.get(after) ?? 0) - times);
    const next = joints.get(before) ?? [];
    joints.set(before, [...next, ...new Array<number>(times).fill(after)]);
  }
}

/** Lower ranks are joined first: walks that start here continue, so that no walk is without steps. */
function rankOf({ from }: PlanArc, after: number): number {
  if (after === END) return from === ROOT ? 2 : 0;
  return from === ROOT ? 0 : 1;
}

const nameOf = (arcs: readonly PlanArc[], index: number) => arcs[index]?.name ?? 'end';

/** Follows the joints from `first` until the walk ends or the cycle closes at `before`. */
function followed(first: number, joints: Joints, before?: number): number[] {
  const walk: number[] = [];
  if (before !== undefined) joints.get(before)?.shift();
  for (let arc = first; arc !== END; ) {
    walk.push(arc);
    if (arc === before) return walk;
    arc = joints.get(arc)?.shift() ?? END;
  }
  return walk;
}

/** Inserts each cycle into a walk that visits one of its nodes. */
function spliced(graph: PlanGraph, walks: number[][], cycles: number[][]): number[][] {
  const done = [...walks];
  let waiting = cycles;
  while (waiting.length > 0) {
    const still = waiting.filter((cycle) => !insert(graph, done, cycle));
    if (still.length === waiting.length) throw new Error('the used arcs are not connected');
    waiting = still;
  }
  return done;
}

function insert({ arcs }: PlanGraph, walks: number[][], cycle: readonly number[]): boolean {
  const entry = new Map<number, number>();
  for (const [at, arc] of cycle.entries()) entry.set((arcs[arc] as PlanArc).from, at);
  let best: { walk: number[]; at: number; turn: number; order: number } | undefined;
  for (const walk of walks) {
    for (const [at, arc] of walk.entries()) {
      const turn = entry.get((arcs[arc] as PlanArc).to);
      if (turn === undefined) continue;
      const order = hash(`${nameOf(arcs, arc)} » ${nameOf(arcs, cycle[turn] as number)}`);
      if (!best || order < best.order) best = { walk, at, turn, order };
    }
  }
  if (!best) return false;
  best.walk.splice(best.at + 1, 0, ...cycle.slice(best.turn), ...cycle.slice(0, best.turn));
  return true;
}
