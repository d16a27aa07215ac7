import type { AnyStateMachine } from 'xstate';
import { Coverage, type Target } from '../report/coverage.ts';
import { type Branch, type Fault, type Outlook, outlooksAt, startsOf } from './branches.ts';
import { declaredTargets, outcomeTarget, startTarget, stateTarget, timerTarget } from './declared.ts';
import { digest } from './hash.ts';
import type { Move } from './moves.ts';
import type { AnySamples } from './offers.ts';
import { type Facts, identityOf, type Position, type Stepper, stepper } from './position.ts';
import { reasonFor, type Unreached } from './reasons.ts';

/** A step of the explored graph. Several moves are one step where an instant actor settles within it. */
export interface Edge {
  /** Index of the state it leaves; -1 for a start. */
  from: number;
  to: number;
  moves: Move[];
  /** Names of the moves, for people: `play (other game), openWindow: opened`. */
  label: string;
  /** Keys of the targets that it covers. */
  covered: string[];
  facts: Facts;
}

export interface StartEdge extends Edge {
  input: unknown;
}

export interface Exploration {
  /** With the sampled delays provided. */
  machine: AnyStateMachine;
  samples: AnySamples;
  starts: StartEdge[];
  edges: Edge[];
  /** By index. `key` says which state it is, whatever else was explored before. */
  states: { key: string; leaves: string[] }[];
  /** Everything to cover, whether it was reached or not. */
  targets: Target[];
  unreached: Unreached[];
  faults: Fault[];
  /** Why exploration stopped early; what lies beyond is unknown. */
  exceeded?: string;
  /** Whether time had to pass without a timer being due, to reach more. */
  waits: boolean;
}

export interface Budget {
  /** Explored states; default 20,000. */
  maxStates?: number;
  /** Explored steps; default 500,000. */
  maxEdges?: number;
}

/**
 * Explores the real machine breadth first: every sampled event, every outcome of every running actor, time.
 * Nothing is executed. Letting time pass without a timer firing doubles the states, so that is kept only where
 * something is not reached without it, or only by firing a short timer over and over.
 */
export function explore(machine: AnyStateMachine, samples: AnySamples, budget: Budget = {}): Exploration {
  const plain = new Explorer(machine, samples, budget, false);
  const first = plain.run();
  if (first.exceeded || !plain.hadParallelTimers) return first;
  const patient = new Explorer(machine, samples, budget, true).run();
  if (patient.exceeded) return first;
  const helps = missed(patient) < missed(first) || 2 * farthest(patient) < farthest(first);
  return helps ? patient : first;
}

const missed = ({ unreached }: Exploration) =>
  unreached.filter(({ target }) => target.kind === 'transition').length;

/** How many steps away the farthest target is. */
function farthest({ edges, starts }: Exploration): number {
  const depth = new Map<number, number>(starts.map(({ to }) => [to, 0]));
  const covered = new Set(starts.flatMap((edge) => edge.covered));
  let far = 0;
  // Edges are in breadth-first order, so each state is known before it is left.
  for (const edge of edges) {
    const steps = (depth.get(edge.from) ?? 0) + 1;
    if (!depth.has(edge.to)) depth.set(edge.to, steps);
    for (const key of edge.covered) {
      if (!covered.has(key)) far = steps;
      covered.add(key);
    }
  }
  return far;
}

class Explorer {
  hadParallelTimers = false;
  private readonly index = new Map<string, number>();
  private readonly queue: Position[] = [];
  private readonly states: Exploration['states'] = [];
  private readonly edges: Edge[] = [];
  private readonly faults: Fault[] = [];
  /** Targets other than those of transitions. */
  private readonly others = new Map<string, Target>();
  private readonly stepper: Stepper;
  private readonly coverage: Coverage;
  private readonly samples: AnySamples;
  private readonly budget: Required<Budget>;
  private readonly waits: boolean;
  private exceeded: string | undefined;

  constructor(machine: AnyStateMachine, samples: AnySamples, budget: Budget, waits: boolean) {
    this.samples = samples;
    this.budget = { maxStates: 20_000, maxEdges: 500_000, ...budget };
    this.waits = waits;
    this.stepper = stepper(machine, samples);
    this.coverage = new Coverage(this.stepper.machine);
    for (const target of declaredTargets(this.stepper.machine, samples)) this.saw(target);
  }

  run(): Exploration {
    const starts = startsOf(this.stepper, this.samples).flatMap(({ input, outlook }): StartEdge[] => {
      const [edge] = this.edgesOf(-1, outlook);
      if (!edge) return [];
      const start = this.saw(startTarget(edge.label));
      return [{ ...edge, covered: [...edge.covered, start], input }];
    });
    for (let from = 0; from < this.queue.length && !this.exceeded; from += 1) {
      const position = this.queue[from] as Position;
      // Positions hold whole actors; one that is done with need not.
      this.queue[from] = undefined as never;
      if (position.timers.length > 1) this.hadParallelTimers = true;
      for (const outlook of outlooksAt(this.stepper, position, this.samples, this.waits)) {
        this.edges.push(...this.edgesOf(from, outlook));
      }
      if (this.edges.length > this.budget.maxEdges)
        this.exceeded ??= `stopped after ${this.edges.length} steps`;
    }
    return this.result(starts);
  }

  private result(starts: StartEdge[]): Exploration {
    const { coverage, edges, exceeded, faults, samples, states, waits } = this;
    const { machine } = this.stepper;
    const targets = [...coverage.targets.values(), ...this.others.values()];
    const covered = new Set([...starts, ...edges].flatMap((edge) => edge.covered));
    const leaves = new Set(states.flatMap((state) => state.leaves));
    const unreached = targets
      .filter(({ key }) => !covered.has(key))
      .map((target) => reasonFor(target, coverage, machine, samples, leaves, faults));
    const cut = exceeded === undefined ? {} : { exceeded };
    return { machine, samples, starts, edges, states, targets, unreached, faults, waits, ...cut };
  }

  private edgesOf(from: number, { branch, fault }: Outlook): Edge[] {
    if (fault) {
      this.faults.push(fault);
      return [];
    }
    const covered = this.coveredBy(branch);
    // An event that no state handles or refuses: nobody would want to take that step.
    if (covered.length === 0) return [];
    const { facts, label, parts, position } = branch;
    const moves = parts.flatMap(({ move }) => move ?? []);
    return [{ from, to: this.arrive(position, facts), moves, label, covered, facts }];
  }

  private arrive(position: Position, { leaves }: Facts): number {
    const identity = identityOf(position, this.samples);
    const known = this.index.get(identity);
    if (known !== undefined) return known;
    const fresh = this.states.length;
    if (fresh >= this.budget.maxStates) this.exceeded ??= `stopped at ${fresh} states`;
    this.index.set(identity, fresh);
    this.states.push({ key: digest(identity), leaves });
    this.queue.push(position);
    return fresh;
  }

  private coveredBy({ parts }: Branch): string[] {
    const covered = new Set<string>();
    for (const { move, step } of parts) {
      const keys = this.coverage.covered(step);
      if (keys.length === 0 && move?.kind === 'event') continue;
      for (const key of keys) covered.add(key);
      const targets = [
        ...step.facts.leaves.map(stateTarget),
        ...step.fired.map((id) => timerTarget(id, 'fired')),
        ...step.preempted.map((id) => timerTarget(id, 'pre-empted')),
        ...(move?.kind === 'outcome' ? [outcomeTarget(move.source, move.outcome.name)] : []),
      ];
      for (const target of targets) covered.add(this.saw(target));
    }
    return [...covered];
  }

  private saw(target: Target): string {
    if (!this.others.has(target.key)) this.others.set(target.key, target);
    return target.key;
  }
}
