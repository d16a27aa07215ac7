import type {
  ActorLogic,
  AnyStateMachine,
  CallbackActorLogic,
  ContextFrom,
  EmittedFrom,
  EventFromLogic,
  InputFrom,
  NonReducibleUnknown,
  ObservableActorLogic,
  PromiseActorLogic,
  SnapshotFrom,
  StateMachine,
  StateSchemaFrom,
} from 'xstate';

/**
 * Sampled inputs for exploring a machine. The type is derived from `typeof machine`, so a missing event or
 * actor, an empty list and a wrong payload are compile errors:
 *
 *     export const samples = { events: {...}, outcomes: {...} } satisfies Samples<typeof xMachine>;
 */
export type Samples<M extends AnyStateMachine, Stage extends string = string> = {
  /** At least one value for every event type of the machine. */
  events: { readonly [T in EventType<M>]: NonEmpty<EventSample<M, T, Stage>> };
  /** At least one outcome for every actor that always finishes; optional for actors that may finish. */
  outcomes: { readonly [S in FinishingSource<M>]: OutcomeList<M, S, Stage> } & {
    readonly [S in MaybeFinishingSource<M>]?: OutcomeList<M, S, Stage>;
  };
  /** Intermediate snapshots of observables, transition actors and child machines, for `onSnapshot`. */
  snapshots?: { readonly [S in MaybeFinishingSource<M> | FinishingSource<M>]?: NonEmpty<SnapshotSample> };
  /**
   * The part of the context that distinguishes states: what guards, delays and inputs read. Default is the
   * whole context, which is unsuitable for counters and lists.
   */
  project?: (context: ContextFrom<M>) => unknown;
  /** Milliseconds of delays that would otherwise depend on the clock or on a random value. */
  delays?: { readonly [D in DelayName<M>]?: number };
  /** Mutants that may survive, named as `mutate` prints them, each with the reason. */
  survivors?: { readonly [mutant: string]: string };
} & Inputs<M, Stage>;

/** Inputs are required if the machine's input is; every input is a separate start. */
type Inputs<M extends AnyStateMachine, Stage extends string> =
  undefined extends InputFrom<M>
    ? { inputs?: NonEmpty<InputSample<M, Stage>> }
    : { inputs: NonEmpty<InputSample<M, Stage>> };

/** `{ name: 'new member', input: { ... } }` */
export interface InputSample<M extends AnyStateMachine, Stage extends string = string>
  extends Consequences<M, Stage> {
  readonly name: string;
  readonly input: InputFrom<M>;
}

/** The event, or the event with a name and the conditions under which it can occur. */
export type EventSample<M extends AnyStateMachine, T extends string, Stage extends string = string> =
  | EventOf<M, T>
  | ({ readonly name?: string; readonly event: EventOf<M, T> } & Situation<M, Stage>);

/** Conditions under which a move is possible; without conditions it is always possible. */
interface Situation<M extends AnyStateMachine, Stage extends string> extends Consequences<M, Stage> {
  readonly when?: (snapshot: SnapshotFrom<M>) => boolean;
  /** Stages in which the move is possible; an empty list means only as a consequence of another move. */
  readonly at?: Stage | readonly Stage[];
}

/**
 * Other actors of the application have state that the machine does not know. A `stage` names that state: `''`
 * at the start, then the `to` of the last sample that has one.
 */
interface Consequences<M extends AnyStateMachine, Stage extends string> {
  readonly to?: Stage;
  /** Moves that other actors make because of it, in order; they belong to the same step. */
  readonly causes?: readonly MoveName<M>[];
}

/** Label of a move in paths: `'play.opened'`, `'notice (welcome)'`, `'gameLaunch: ended'`. */
type MoveName<M extends AnyStateMachine> =
  | EventType<M>
  | `${EventType<M>} (${string})`
  | `${FinishingSource<M> | MaybeFinishingSource<M>}: ${string}`;

/** Outcome of an actor: an output or an error. Paths and drivers refer to it by `name`. */
export type Outcome<Output = unknown> =
  | { readonly name: string; readonly done: Output }
  | { readonly name: string; readonly error: unknown };

/** Without conditions the outcome is possible whenever the actor runs. */
type SampledOutcome<M extends AnyStateMachine, S extends string, Stage extends string> = Outcome<
  OutputOf<M, S>
> &
  Situation<M, Stage>;

/**
 * `instant` marks an actor that settles within the step that starts it, such as `window.open`: no other move
 * is possible before its outcome, and the driver sets the outcome before it executes the move that starts the
 * actor.
 */
export type OutcomeList<M extends AnyStateMachine, S extends string, Stage extends string = string> =
  | NonEmpty<SampledOutcome<M, S, Stage>>
  | { readonly instant: true; readonly values: NonEmpty<SampledOutcome<M, S, Stage>> };

/** `snapshot.context` is the value of an observable or transition actor; a child machine also has `value`. */
export interface SnapshotSample {
  readonly name: string;
  readonly snapshot: { readonly status?: 'active'; readonly context: unknown; readonly value?: unknown };
}

export type NonEmpty<T> = readonly [T, ...T[]];

// Types derived from a machine. A helper that resolves to `never` would accept everything;
// qa/tests/types.test.ts contains negative tests.

/** Event types of the machine, without XState's internal ones. */
export type EventType<M extends AnyStateMachine> = Exclude<EventFromLogic<M>['type'], `xstate.${string}`>;
export type EventOf<M extends AnyStateMachine, T extends string> = OfType<EventFromLogic<M>, T>;
export type EmittedType<M extends AnyStateMachine> = EmittedFrom<M>['type'];
export type EmittedOf<M extends AnyStateMachine, T extends string> = OfType<EmittedFrom<M>, T>;

// `Extract` alone would drop members with a union type, such as `{ type: 'open' | 'close' }`.
type OfType<E, T extends string> = E extends { type: infer Types }
  ? T extends Types
    ? E extends { type: T }
      ? E
      : E & { type: T }
    : never
  : never;

// All parameters are inferred, since a machine type is invariant; otherwise they would have to be `any`.
type Parts<M> =
  M extends StateMachine<
    infer _Context,
    infer _Event,
    infer _Children,
    infer Actor,
    infer _Action,
    infer _Guard,
    infer Delay,
    infer _StateValue,
    infer _Tag,
    infer _Input,
    infer _Output,
    infer _Emitted,
    infer _StateMeta,
    infer _StateSchema,
    infer _TransitionMeta
  >
    ? { actor: Actor; delay: Delay }
    : never;

export type DelayName<M extends AnyStateMachine> = Parts<M>['delay'];
/** Keys of the actors in `setup({ actors })`. */
export type ActorSource<M extends AnyStateMachine> = Parts<M>['actor']['src'] & string;

type LogicOf<M extends AnyStateMachine, S extends string> =
  Extract<Parts<M>['actor'], { src: S }> extends {
    logic: infer Logic;
  }
    ? Logic
    : never;

// Unlike `OutputFrom`, resolves to `unknown` instead of `any` for other types than actor logic.
type LogicOutput<Logic> =
  Logic extends ActorLogic<infer Snapshot, infer _Event, infer _Input, infer _System, infer _Emitted>
    ? Extract<Snapshot, { status: 'done' }> extends { output: infer Output }
      ? Output
      : unknown
    : unknown;

type IsDefaultOutput<Output> = [NonReducibleUnknown] extends [Output] ? true : false;

// Callbacks are matched first, since a callback with unknown input also matches a promise.
type Finish<Logic> =
  Logic extends CallbackActorLogic<infer _Event, infer _Input, infer _Emitted>
    ? 'never'
    : Logic extends PromiseActorLogic<infer _Output, infer _Input, infer _Emitted>
      ? 'always'
      : Logic extends ObservableActorLogic<infer _Value, infer _Input, infer _Emitted>
        ? 'maybe'
        : Logic extends AnyStateMachine
          ? IsDefaultOutput<LogicOutput<Logic>> extends true
            ? 'maybe'
            : 'always'
          : 'maybe';

type SourcesThat<M extends AnyStateMachine, F> = {
  [S in ActorSource<M>]: Finish<LogicOf<M, S>> extends F ? S : never;
}[ActorSource<M>];

/** Sources that always finish: promises and child machines with an output. */
export type FinishingSource<M extends AnyStateMachine> = SourcesThat<M, 'always'>;
/** Sources that may finish: observables, transition actors and child machines without output. */
export type MaybeFinishingSource<M extends AnyStateMachine> = SourcesThat<M, 'maybe'>;
export type OutputOf<M extends AnyStateMachine, S extends string> = LogicOutput<LogicOf<M, S>>;

type LeavesIn<Schema, Prefix extends string> = Schema extends { states: infer States }
  ? {
      [K in keyof States & string]: States[K] extends { states: infer _Inner }
        ? LeavesIn<States[K], `${Prefix}${K}.`>
        : `${Prefix}${K}`;
    }[keyof States & string]
  : typeof ROOT_LEAF;

/** Dotted paths of the leaf states: `'launch.starting.checkingSession'`. */
export type LeafOf<M extends AnyStateMachine> = LeavesIn<StateSchemaFrom<M>, ''>;

/** Name of the only leaf of a machine without `states`. */
export const ROOT_LEAF = '(root)';
