import type { AnyStateMachine } from 'xstate';
import { movesAt } from './environment.ts';
import { identityOf, MachineHarness, type View } from './machine-harness.ts';

export interface Rules {
  machine: AnyStateMachine;
  /** Violations in a state; exploration does not continue from a violation. */
  check: (view: View) => string[];
  /** Whether to make a move; default all. */
  only?: (label: string, view: View) => boolean;
  maxStates: number;
  /** Stops at the first violation. */
  failFast?: boolean;
}

export interface Found {
  what: string;
  /** Moves of a shortest path to it. */
  trace: string[];
}

export interface Explored {
  states: number;
  steps: number;
  /** Distance of the farthest state from the start, in steps. */
  depth: number;
  found: Found[];
  /** Why it stopped early. */
  exceeded?: string;
}

interface StateNode {
  identity: string;
  /** Target of each move; null if not tried yet. */
  moves: Map<string, StateNode | null>;
  /** Move that first reached it; null for the start. */
  reachedFrom: { from: StateNode; label: string } | null;
  violations: string[];
}

/**
 * Explores all states that moves can reach. Running machines cannot be copied, so the search continues from
 * the current state while it or a nearby state has untried moves, and otherwise restarts and replays a path.
 */
export function explore(rules: Rules): Explored {
  return new Walk(rules).walk();
}

class Walk {
  private readonly nodes = new Map<string, StateNode>();
  private readonly open: StateNode[] = [];
  private readonly rules: Rules;
  private readonly harness: MachineHarness;
  private readonly start: StateNode;
  private current: StateNode;
  private steps = 0;
  private exceeded: string | undefined;
  private hasViolation = false;

  constructor(rules: Rules) {
    this.rules = rules;
    this.harness = new MachineHarness(rules.machine);
    this.harness.open();
    this.start = this.arrive(null);
    this.current = this.start;
  }

  walk(): Explored {
    for (;;) {
      const label = untriedAt(this.current);
      if (label !== undefined) this.try(label);
      else if (!this.travel()) break;
      if (this.exceeded || (this.rules.failFast && this.hasViolation)) break;
    }
    return this.result();
  }

  private try(label: string): void {
    const from = this.current;
    this.make(label);
    this.current = this.arrive({ from, label });
    from.moves.set(label, this.current);
  }

  /** Moves to a state with untried moves: a nearby one, or after a restart any other. */
  private travel(): boolean {
    let path = pathTo(this.current, (node) => untriedAt(node) !== undefined, NEAR);
    if (!path) {
      while (this.open[0] && untriedAt(this.open[0]) === undefined) this.open.shift();
      const [target] = this.open;
      if (!target) return false;
      path = pathFromStart(target);
      this.harness.open();
      this.current = this.start;
    }
    for (const label of path) {
      this.make(label);
      this.current = this.current.moves.get(label) as StateNode;
    }
    if (identityOf(this.harness.look()) !== this.current.identity) throw new Error(`${path}: ${INCOMPLETE}`);
    return true;
  }

  private make(label: string): void {
    const move = movesAt(this.harness.look()).find((candidate) => candidate.label === label);
    if (!move) throw new Error(`${label}: ${INCOMPLETE}`);
    move.make(this.harness);
    this.steps += 1;
  }

  private arrive(reachedFrom: StateNode['reachedFrom']): StateNode {
    const view = this.harness.look();
    const identity = identityOf(view);
    const known = this.nodes.get(identity);
    if (known) return known;
    const { check, maxStates, only = () => true } = this.rules;
    if (this.nodes.size >= maxStates) this.exceeded = `stopped at ${maxStates} states`;
    const violations = check(view);
    if (violations.length > 0) this.hasViolation = true;
    const labels = violations.length > 0 ? [] : movesAt(view).map(({ label }) => label);
    const moves = labels.filter((label) => only(label, view)).map((label) => [label, null] as const);
    const node: StateNode = { identity, moves: new Map(moves), reachedFrom, violations };
    this.nodes.set(identity, node);
    this.open.push(node);
    return node;
  }

  private result(): Explored {
    const { exceeded, nodes, steps } = this;
    const found = new Map<string, string[]>();
    let depth = 0;
    for (const [node, distance] of distancesFrom(this.start)) {
      depth = distance;
      for (const what of node.violations)
        if (!found.has(what)) found.set(what, pathTo(this.start, (other) => other === node) ?? []);
    }
    return {
      states: nodes.size,
      steps,
      depth,
      found: [...found].map(([what, trace]) => ({ what, trace })),
      ...(exceeded && { exceeded }),
    };
  }
}

const INCOMPLETE = 'leads to another state on replay, so the state identity is incomplete';

/** States searched before a restart. */
const NEAR = 300;

function untriedAt({ moves }: StateNode): string | undefined {
  for (const [label, to] of moves) if (to === null) return label;
  return undefined;
}

/** Reachable states, nearest first, with their distance in steps. */
function distancesFrom(start: StateNode): Map<StateNode, number> {
  const distances = new Map([[start, 0]]);
  for (const [node, steps] of distances)
    for (const to of node.moves.values()) if (to && !distances.has(to)) distances.set(to, steps + 1);
  return distances;
}

/** A shortest path, or undefined if none is found within `limit` states. */
function pathTo(start: StateNode, isThere: (node: StateNode) => boolean, limit = Number.POSITIVE_INFINITY) {
  const reachedFrom = new Map<StateNode, StateNode['reachedFrom']>([[start, null]]);
  for (const [node] of reachedFrom) {
    if (isThere(node)) return pathFromStart(node, (step) => reachedFrom.get(step) ?? null);
    if (reachedFrom.size > limit) return undefined;
    for (const [label, to] of node.moves)
      if (to && !reachedFrom.has(to)) reachedFrom.set(to, { from: node, label });
  }
  return undefined;
}

function pathFromStart(
  node: StateNode,
  previous: (node: StateNode) => StateNode['reachedFrom'] = ({ reachedFrom }) => reachedFrom,
): string[] {
  const path: string[] = [];
  for (let step = previous(node); step; step = previous(step.from)) path.unshift(step.label);
  return path;
}
