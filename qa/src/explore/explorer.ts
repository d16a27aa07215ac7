import type { AnyStateMachine } from 'xstate';
import { type Branch, type Expansion, expandAt, type Fault, startsOf } from './branches.ts';
import { Coverage, type Target } from './coverage.ts';
import {
  declaredTargets,
  outcomeTarget,
  sampleTarget,
  startTarget,
  stateTarget,
  timerTarget,
} from './declared.ts';
import { delayName } from './effects.ts';
import type { AnySamples } from './enabled-moves.ts';
import { missingInput } from './faults.ts';
import { type GrowthRecord, growingFields, growthRecordOf, growthText } from './growth.ts';
import { digest } from './hash.ts';
import { leavesOf } from './leaves.ts';
import type { Move } from './moves.ts';
import { reasonFor, type Unreached } from './reasons.ts';
import { regionsAway } from './regions.ts';
import { Repeats } from './repeat.ts';
import { identityOf, type MachineState, type Stepper, type StepResult, stepper } from './stepper.ts';
import { missedTransitions } from './waits.ts';
import type { Limits, Watch } from './watch.ts';

/** A step of the explored graph. It has several moves if an instant actor settles within it. */
export interface Edge {
  /** Index of the source state; -1 for a start. */
  from: number;
  to: number;
  moves: Move[];
  /** Readable names of the moves: `play (other game), openWindow: opened`. */
  label: string;
  /** Keys of the covered targets. */
  covered: string[];
  result: StepResult;
}

export interface StartEdge extends Edge {
  input: unknown;
}

export interface Exploration {
  /** The machine with the sampled delays provided. */
  machine: AnyStateMachine;
  samples: AnySamples;
  starts: StartEdge[];
  edges: Edge[];
  /** `key` identifies the state independently of the order of exploration. */
  states: { key: string; leaves: string[] }[];
  /** All targets, reached or not. */
  targets: Target[];
  unreached: Unreached[];
  faults: Fault[];
  /** Reason if exploration stopped at its budget; states beyond are unknown. */
  exceeded?: string;
  /** How the explored states are limited although all transitions are taken. */
  limited?: string;
  /** Fields of the context that have many values, if exploration stopped at its budget. */
  growing?: string[];
  /** Whether the graph contains waits that fire no timer. */
  waits: boolean;
}

export interface Budget extends Limits {
  /** Maximum number of explored states; default 20,000. */
  maxStates?: number;
  /** Maximum number of explored steps; default 500,000. */
  maxEdges?: number;
}

export interface Extent extends Budget {
  /** Maximum number of parallel regions that are away from their start in states that are explored. */
  maxAway: number;
}

/** Default of `maxStates`. */
export const MAX_STATES = 20_000;
/** More equal timers than these do what these do. */
const MAX_EQUAL_TIMERS = 4;

/** Maximum length in characters of identities that are kept: of longer ones, only a digest. */
const MAX_IDENTITY = 2_000;

/** One breadth-first exploration. With `waits`, time may also pass without firing a timer. */
export class Explorer {
  hadParallelTimers = false;
  private readonly index = new Map<string, number>();
  private readonly queue: MachineState[] = [];
  private readonly states: Exploration['states'] = [];
  private readonly edges: Edge[] = [];
  private readonly faults: Fault[] = [];
  /** Targets that are not transitions, refusals or orders. */
  private readonly others = new Map<string, Target>();
  private readonly stepper: Stepper;
  private readonly coverage: Coverage;
  private readonly samples: AnySamples;
  private readonly budget: Required<Omit<Extent, keyof Limits>>;
  private readonly watch: Watch;
  private readonly waits: boolean;
  private readonly growth: GrowthRecord[] = [];
  private readonly repeats = new Repeats();
  private exceeded: string | undefined;
  private readonly covered = new Set<string>();
  /** How the explored states are limited. */
  private readonly limits = new Set<string>();

  constructor(machine: AnyStateMachine, samples: AnySamples, budget: Extent, watch: Watch, waits: boolean) {
    this.samples = samples;
    this.budget = { maxStates: MAX_STATES, maxEdges: 500_000, ...budget };
    this.watch = watch;
    this.waits = waits;
    this.stepper = stepper(machine, samples);
    this.coverage = new Coverage(this.stepper.machine, samples);
    for (const target of declaredTargets(this.stepper.machine, samples)) this.addTarget(target);
  }

  run(): Exploration {
    const begun = startsOf(this.stepper, this.samples);
    const again = () => startsOf(this.stepper, this.samples).map(({ expansion }) => expansion);
    const checked = this.repeats.checked(
      [],
      begun.map(({ expansion }) => expansion),
      again,
    );
    const starts = begun.flatMap(({ input }, index): StartEdge[] => {
      const [edge] = this.edgesOf(-1, this.withInput(checked[index] as Expansion));
      if (!edge) return [];
      const start = this.addTarget(startTarget(edge.label));
      return [{ ...edge, covered: [...edge.covered, start], input }];
    });
    for (let from = 0; from < this.queue.length && !this.exceeded; from += 1) {
      const state = this.queue[from] as MachineState;
      // Frees the state, which references its actors.
      this.queue[from] = undefined as never;
      this.exceeded ??= this.watch.stop(() => `${this.states.length} states`);
      if (state.timers.length > 1) this.hadParallelTimers = true;
      if (this.isBeyond(state)) continue;
      const expand = () => expandAt(this.stepper, state, this.samples, this.waits);
      for (const expansion of this.repeats.checked(leavesOf(state.snapshot), expand(), expand)) {
        this.edges.push(...this.edgesOf(from, expansion));
      }
      if (this.edges.length > this.budget.maxEdges)
        this.exceeded ??= `stopped after ${this.edges.length} steps`;
    }
    return this.result(starts);
  }

  private result(starts: StartEdge[]): Exploration {
    const { coverage, edges, faults, samples, states, waits } = this;
    const { machine } = this.stepper;
    const targets = [...coverage.targets.values(), ...this.others.values()];
    const covered = new Set([...starts, ...edges].flatMap((edge) => edge.covered));
    const unreached = targets
      .filter(({ key }) => !covered.has(key))
      .map((target) => reasonFor(target, coverage, machine, samples, faults));
    const limits = this.limitsOf(unreached);
    return { machine, samples, starts, edges, states, targets, unreached, faults, waits, ...limits };
  }

  private limitsOf(unreached: Unreached[]): Pick<Exploration, 'exceeded' | 'growing' | 'limited'> {
    const limited = [...this.limits].join(', ');
    const isShort = limited !== '' && missedTransitions({ unreached }) > 0;
    const exceeded = this.exceeded ?? (isShort ? `is limited: ${limited}` : undefined);
    if (exceeded === undefined) return limited === '' ? {} : { limited };
    const reason = growthText(this.growth, this.samples.project !== undefined);
    const growing = growingFields(this.growth).map(([field]) => field);
    return { exceeded: `${exceeded}${reason}`, growing };
  }

  /** Whether the steps from a state are left out. */
  private isBeyond(state: MachineState): boolean {
    const alike = [...Map.groupBy(state.timers, ({ id }) => id)].find(
      ([, each]) => each.length > MAX_EQUAL_TIMERS,
    );
    if (alike) this.limits.add(`at most ${MAX_EQUAL_TIMERS} timers of ${delayName(alike[0])} run at once`);
    return this.isFar(state) || alike !== undefined;
  }

  private isFar({ snapshot }: MachineState): boolean {
    const { maxAway } = this.budget;
    const isFar = maxAway < Number.POSITIVE_INFINITY && regionsAway(snapshot) > maxAway;
    if (isFar) this.limits.add(`at most ${maxAway} parallel regions are away from their start at once`);
    return isFar;
  }

  /** A start that fails without `inputs` probably lacks them. */
  private withInput(expansion: Expansion): Expansion {
    const { branch, fault } = expansion;
    if (branch || this.samples.inputs) return expansion;
    return { fault: { ...fault, error: missingInput(this.stepper.machine, fault.error) } };
  }

  private edgesOf(from: number, { branch, fault }: Expansion): Edge[] {
    if (fault) this.faults.push(fault);
    if (!branch) return [];
    const covered = this.coveredBy(branch);
    // Skips a step that covers nothing, such as an event that no state handles or refuses.
    if (covered.length === 0) return [];
    const { result, label, parts, state } = branch;
    const isNew = covered.some((key) => !this.covered.has(key));
    for (const key of covered) this.covered.add(key);
    if (!isNew && this.isFar(state)) return [];
    const moves = parts.flatMap(({ move }) => move ?? []);
    return [{ from, to: this.addState(state, result), moves, label, covered, result }];
  }

  private addState(state: MachineState, { leaves }: StepResult): number {
    const identity = identityOf(state, this.samples);
    const key = identity.length > MAX_IDENTITY ? digest(identity) : identity;
    const known = this.index.get(key);
    if (known !== undefined) return known;
    const index = this.states.length;
    if (index >= this.budget.maxStates) this.exceeded ??= `stopped at ${index} states`;
    this.index.set(key, index);
    this.states.push({ key: digest(identity), leaves });
    this.growth.push(growthRecordOf(state, this.samples));
    this.queue.push(state);
    return index;
  }

  private coveredBy({ parts }: Branch): string[] {
    const covered = new Set<string>();
    for (const { move, step } of parts) {
      const keys = this.coverage.covered(step);
      if (keys.length === 0 && move?.kind === 'event') continue;
      for (const key of keys) covered.add(key);
      const targets = [
        ...step.result.leaves.map(stateTarget),
        ...step.fired.map((id) => timerTarget(id, 'fired')),
        ...step.preempted.map((id) => timerTarget(id, 'pre-empted')),
        ...(move?.kind === 'event' ? [sampleTarget(move.label)] : []),
        ...(move?.kind === 'outcome' ? [outcomeTarget(move.source, move.outcome.name)] : []),
      ];
      for (const target of targets) covered.add(this.addTarget(target));
    }
    return [...covered];
  }

  private addTarget(target: Target): string {
    if (!this.others.has(target.key)) this.others.set(target.key, target);
    return target.key;
  }
}
