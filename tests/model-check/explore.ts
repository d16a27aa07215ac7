import type { AnyStateMachine } from 'xstate';
import { movesAt } from './environment.ts';
import { House, identityOf, type View } from './machine-harness.ts';

export interface Rules {
  machine: AnyStateMachine;
  /** What is wrong with a state; a wrong one is not left any more. */
  check: (view: View) => string[];
  /** Which moves are made; default all. */
  only?: (label: string, view: View) => boolean;
  maxStates: number;
  /** Stop at the first wrong state. */
  hasty?: boolean;
}

export interface Found {
  what: string;
  /** A shortest way there. */
  trace: string[];
}

export interface Explored {
  states: number;
  steps: number;
  /** Steps of the state that is farthest from the start. */
  depth: number;
  found: Found[];
  /** Why it stopped early. */
  exceeded?: string;
}

interface Place {
  identity: string;
  /** Where each move leads; null was not tried yet. */
  moves: Map<string, Place | null>;
  /** How it was first reached; the start has none. */
  came: { from: Place; label: string } | null;
  wrong: string[];
}

/**
 * Goes everywhere that the world can take the house. A running house cannot be copied, so the walk goes on from
 * where it is as long as something there or nearby is untried, and begins anew in an open place otherwise.
 */
export function explore(rules: Rules): Explored {
  return new Walk(rules).walk();
}

class Walk {
  private readonly places = new Map<string, Place>();
  private readonly open: Place[] = [];
  private readonly rules: Rules;
  private readonly house: House;
  private readonly start: Place;
  private here: Place;
  private steps = 0;
  private exceeded: string | undefined;
  private isWrong = false;

  constructor(rules: Rules) {
    this.rules = rules;
    this.house = new House(rules.machine);
    this.house.open();
    this.start = this.arrive(null);
    this.here = this.start;
  }

  walk(): Explored {
    for (;;) {
      const label = untriedAt(this.here);
      if (label !== undefined) this.try(label);
      else if (!this.travel()) break;
      if (this.exceeded || (this.rules.hasty && this.isWrong)) break;
    }
    return this.result();
  }

  private try(label: string): void {
    const from = this.here;
    this.make(label);
    this.here = this.arrive({ from, label });
    from.moves.set(label, this.here);
  }

  /** To a place with something untried: a near one onward from here, or else any, in a house that opens anew. */
  private travel(): boolean {
    let way = wayTo(this.here, (place) => untriedAt(place) !== undefined, NEAR);
    if (!way) {
      while (this.open[0] && untriedAt(this.open[0]) === undefined) this.open.shift();
      const [target] = this.open;
      if (!target) return false;
      way = wayBack(target);
      this.house.open();
      this.here = this.start;
    }
    for (const label of way) {
      this.make(label);
      this.here = this.here.moves.get(label) as Place;
    }
    if (identityOf(this.house.look()) !== this.here.identity) throw new Error(`${way}: ${INCOMPLETE}`);
    return true;
  }

  private make(label: string): void {
    const move = movesAt(this.house.look()).find((candidate) => candidate.label === label);
    if (!move) throw new Error(`${label}: ${INCOMPLETE}`);
    move.make(this.house);
    this.steps += 1;
  }

  private arrive(came: Place['came']): Place {
    const view = this.house.look();
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

const INCOMPLETE = 'leads elsewhere the second time, so the identity of states leaves something out';

/** Places looked at before a new house is opened. */
const NEAR = 300;

function untriedAt({ moves }: Place): string | undefined {
  for (const [label, to] of moves) if (to === null) return label;
  return undefined;
}

/** All places that can be reached, the nearest first, and how far each is. */
function waysFrom(start: Place): Map<Place, number> {
  const far = new Map([[start, 0]]);
  for (const [place, steps] of far)
    for (const to of place.moves.values()) if (to && !far.has(to)) far.set(to, steps + 1);
  return far;
}

/** A shortest way, if there is one within so many places. */
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
