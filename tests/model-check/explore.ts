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

interface Place {
  identity: string;
  /** Target of each move; null if not tried yet. */
  moves: Map<string, Place | null>;
  /** Move that first reached it; null for the start. */
  came: { from: Place; label: string } | null;
  wrong: string[];
}

/**
 * Explores all states that moves can reach. Running machines cannot be copied, so the search continues from
 * the current state while it or a nearby state has untried moves, and otherwise restarts and replays a path.
 */
export function explore(rules: Rules): Explored {
  return new Walk(rules).walk();
}

class Walk {
  private readonly places = new Map<string, Place>();
  private readonly open: Place[] = [];
  private readonly rules: Rules;
  private readonly harness: MachineHarness;
  private readonly start: Place;
  private here: Place;
  private steps = 0;
  private exceeded: string | undefined;
  private isWrong = false;

  constructor(rules: Rules) {
    this.rules = rules;
    this.harness = new MachineHarness(rules.machine);
    this.harness.open();
    this.start = this.arrive(null);
    this.here = this.start;
  }

  walk(): Explored {
    for (;;) {
      const label = untriedAt(this.here);
      if (label !== undefined) this.try(label);
      else if (!this.travel()) break;
      if (this.exceeded || (this.rules.failFast && this.isWrong)) break;
    }
    return this.result();
  }

  private try(label: string): void {
    const from = this.here;
    this.make(label);
    this.here = this.arrive({ from, label });
    from.moves.set(label, this.here);
  }

  /** Moves to a state with untried moves: a nearby one, or after a restart any other. */
  private travel(): boolean {
    let way = wayTo(this.here, (place) => untriedAt(place) !== undefined, NEAR);
    if (!way) {
      while (this.open[0] && untriedAt(this.open[0]) === undefined) this.open.shift();
      const [target] = this.open;
      if (!target) return false;
      way = wayBack(target);
      this.harness.open();
      this.here = this.start;
    }
    for (const label of way) {
      this.make(label);
      this.here = this.here.moves.get(label) as Place;
    }
    if (identityOf(this.harness.look()) !== this.here.identity) throw new Error(`${way}: ${INCOMPLETE}`);
    return true;
  }

  private make(label: string): void {
    const move = movesAt(this.harness.look()).find((candidate) => candidate.label === label);
    if (!move) throw new Error(`${label}: ${INCOMPLETE}`);
    move.make(this.harness);
    this.steps += 1;
  }

  private arrive(came: Place['came']): Place {
    const view = this.harness.look();
    const identity = identityOf(view);
    const known = this.places.get(identity);
    if (known) return known;
    const { check, maxStates, only = () => true } = this.rules;
    if (this.places.size >= maxStates) this.exceeded = `stopped at ${maxStates} states`;
    const wrong = check(view);
    if (wrong.length > 0) this.isWrong = true;
    const labels = wrong.length > 0 ? [] : movesAt(view).map(({ label }) => label);
    const moves = labels.filter((label) => only(label, view)).map((label) => [label, null] as const);
    const place: Place = { identity, moves: new Map(moves), came, wrong };
    this.places.set(identity, place);
    this.open.push(place);
    return place;
  }

  private result(): Explored {
    const { exceeded, places, steps } = this;
    const found = new Map<string, string[]>();
    let depth = 0;
    for (const [place, way] of waysFrom(this.start)) {
      depth = way;
      for (const what of place.wrong)
        if (!found.has(what)) found.set(what, wayTo(this.start, (other) => other === place) ?? []);
    }
    return {
      states: places.size,
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

function untriedAt({ moves }: Place): string | undefined {
  for (const [label, to] of moves) if (to === null) return label;
  return undefined;
}

/** Reachable states, nearest first, with their distance in steps. */
function waysFrom(start: Place): Map<Place, number> {
  const far = new Map([[start, 0]]);
  for (const [place, steps] of far)
    for (const to of place.moves.values()) if (to && !far.has(to)) far.set(to, steps + 1);
  return far;
}

/** A shortest path, or undefined if none is found within `limit` states. */
function wayTo(start: Place, isThere: (place: Place) => boolean, limit = Number.POSITIVE_INFINITY) {
  const came = new Map<Place, Place['came']>([[start, null]]);
  for (const [place] of came) {
    if (isThere(place)) return wayBack(place, (step) => came.get(step) ?? null);
    if (came.size > limit) return undefined;
    for (const [label, to] of place.moves) if (to && !came.has(to)) came.set(to, { from: place, label });
  }
  return undefined;
}

function wayBack(place: Place, cameTo: (place: Place) => Place['came'] = ({ came }) => came): string[] {
  const way: string[] = [];
  for (let step = cameTo(place); step; step = cameTo(step.from)) way.unshift(step.label);
  return way;
}
