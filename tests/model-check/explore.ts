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
  /** Labels of the moves that have not been made here. */
  untried: string[];
  /** A step to each other state that a move has reached from here. */
  exits: Step[];
  violations: string[];
  /** Number of the last search of `pathTo` that has come here, and the step by which it came. */
  search: number;
  reachedBy: Step | null;
}

interface Step {
  from: StateNode;
  label: string;
  to: StateNode;
}

/**
 * Explores all states that moves can reach. Running machines cannot be copied, so the search goes on from
 * the current state to the nearest one with untried moves, and restarts only where no moves lead to any.
 */
export function explore(rules: Rules): Explored {
  return new Walk(rules).walk();
}

class Walk {
  private readonly nodes = new Map<string, StateNode>();
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
    this.start = this.arrive();
    this.current = this.start;
  }

  walk(): Explored {
    for (;;) {
      const label = this.current.untried.shift();
      if (label !== undefined) this.try(label);
      else if (!this.travel()) break;
      if (this.exceeded || (this.rules.failFast && this.hasViolation)) break;
    }
    return this.result();
  }

  private try(label: string): void {
    const from = this.current;
    this.make(label);
    const to = this.arrive();
    if (to !== from && !from.exits.some((exit) => exit.to === to)) from.exits.push({ from, label, to });
    this.current = to;
  }

  /** Moves to the nearest state with untried moves, after a restart if moves lead to none from here. */
  private travel(): boolean {
    let path = pathTo(this.current, isUntried);
    if (!path) {
      path = pathTo(this.start, isUntried);
      if (!path) return false;
      this.harness.open();
      this.current = this.start;
    }
    for (const { label, to } of path) {
      this.make(label);
      this.current = to;
    }
    if (identityOf(this.harness.look()) !== this.current.identity)
      throw new Error(`${labelsOf(path)}: ${INCOMPLETE}`);
    return true;
  }

  private make(label: string): void {
    const move = movesAt(this.harness.look()).find((candidate) => candidate.label === label);
    if (!move) throw new Error(`${label}: ${INCOMPLETE}`);
    move.make(this.harness);
    this.steps += 1;
  }

  private arrive(): StateNode {
    const view = this.harness.look();
    const identity = identityOf(view);
    const known = this.nodes.get(identity);
    if (known) return known;
    const { check, maxStates, only = () => true } = this.rules;
    if (this.nodes.size >= maxStates) this.exceeded = `stopped at ${maxStates} states`;
    const violations = check(view);
    if (violations.length > 0) this.hasViolation = true;
    const labels = violations.length > 0 ? [] : movesAt(view).map(({ label }) => label);
    const untried = labels.filter((label) => only(label, view));
    const node: StateNode = { identity, untried, exits: [], violations, search: 0, reachedBy: null };
    this.nodes.set(identity, node);
    return node;
  }

  private result(): Explored {
    const { exceeded, nodes, steps } = this;
    const found = new Map<string, string[]>();
    let depth = 0;
    for (const [node, distance] of distancesFrom(this.start)) {
      depth = distance;
      for (const what of node.violations)
        if (!found.has(what)) found.set(what, labelsOf(pathTo(this.start, (other) => other === node)));
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

const labelsOf = (path: Step[] = []) => path.map(({ label }) => label);

const isUntried = ({ untried }: StateNode) => untried.length > 0;

/** Reachable states, nearest first, with their distance in steps. */
function distancesFrom(start: StateNode): Map<StateNode, number> {
  const distances = new Map([[start, 0]]);
  for (const [node, steps] of distances)
    for (const { to } of node.exits) if (!distances.has(to)) distances.set(to, steps + 1);
  return distances;
}

let searches = 0;

/** A shortest path, or undefined if there is none. */
function pathTo(start: StateNode, isThere: (node: StateNode) => boolean): Step[] | undefined {
  searches += 1;
  start.search = searches;
  start.reachedBy = null;
  const reached = [start];
  for (const node of reached) {
    if (isThere(node)) return stepsTo(node);
    for (const step of node.exits) {
      if (step.to.search === searches) continue;
      step.to.search = searches;
      step.to.reachedBy = step;
      reached.push(step.to);
    }
  }
  return undefined;
}

/** The steps of the last search to a state that it has reached. */
function stepsTo(end: StateNode): Step[] {
  const steps: Step[] = [];
  for (let step = end.reachedBy; step; step = step.from.reachedBy) steps.unshift(step);
  return steps;
}
