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
 * What of the world a machine is shown while it is explored. Everything is derived from `typeof machine`,
 * so an event or an actor that gains no sample, an empty list and a mistyped payload do not compile:
 *
 *     export const samples = { events: {...}, outcomes: {...} } satisfies Samples<typeof xMachine>;
 */
export type Samples<M extends AnyStateMachine, Stage extends string = string> = {
  /** At least one value for every event type that the machine declares. */
  events: { readonly [T in EventType<M>]: NonEmpty<EventSample<M, T, Stage>> };
  /** At least one outcome for every actor that finishes; callback actors never do, others may. */
  outcomes: { readonly [S in FinishingSource<M>]: OutcomeList<M, S, Stage> } & {
    readonly [S in MaybeFinishingSource<M>]?: OutcomeList<M, S, Stage>;
  };
  /** What an observable, a transition actor or a child machine shows on its way, for `onSnapshot`. */
  snapshots?: { readonly [S in MaybeFinishingSource<M> | FinishingSource<M>]?: NonEmpty<SnapshotSample> };
  /**
   * The part of the context that tells two states apart: what guards, delays and inputs read. Default is the
   * whole context, which is right for small ones and explodes on counters and lists.
   */
  project?: (context: ContextFrom<M>) => unknown;
  /** Milliseconds for delays that would otherwise be read from a real clock or a random source. */
  delays?: { readonly [D in DelayName<M>]?: number };
} & Inputs<M, Stage>;

/** A machine that demands input must be sampled with it; each named input is a start of its own. */
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

/** The event itself, or the event with a name to call it by and the situations in which the world sends it. */
export type EventSample<M extends AnyStateMachine, T extends string, Stage extends string = string> =
  | EventOf<M, T>
  | ({ readonly name?: string; readonly event: EventOf<M, T> } & Situation<M, Stage>);

/** Where something can happen at all; without any of it everywhere. A hand cannot press a button that is not there. */
interface Situation<M extends AnyStateMachine, Stage extends string> extends Consequences<M, Stage> {
  readonly when?: (snapshot: SnapshotFrom<M>) => boolean;
  /** At which stages; an empty list means never by itself, only as what comes of something else. */
  readonly at?: Stage | readonly Stage[];
}

/**
 * Children and neighbours that really run have a story of their own, of which the machine knows only what it is
 * told. A `stage` names how far that story has come: `''` at first, then wherever the last sample led `to`.
 */
interface Consequences<M extends AnyStateMachine, Stage extends string> {
  readonly to?: Stage;
  /** What the others do because of it before anybody could do anything else, in order: part of the same step. */
  readonly causes?: readonly MoveName<M>[];
}

/** As paths call it: `'play.opened'`, `'notice (welcome)'`, `'gameLaunch: ended'`. */
type MoveName<M extends AnyStateMachine> =
  | EventType<M>
  | `${EventType<M>} (${string})`
  | `${FinishingSource<M> | MaybeFinishingSource<M>}: ${string}`;

/** What an actor came to: an output or an error. `name` is what paths and drivers call it. */
export type Outcome<Output = unknown> =
  | { readonly name: string; readonly done: Output }
  | { readonly name: string; readonly error: unknown };

/** Without a situation possible wherever the actor runs. */
type SampledOutcome<M extends AnyStateMachine, S extends string, Stage extends string> = Outcome<
  OutputOf<M, S>
> &
  Situation<M, Stage>;

/**
 * `instant` marks an actor that settles before a browser could look, such as `window.open`: nothing happens
 * between its start and its outcome, and a driver arms the outcome before the gesture that starts it.
 */
export type OutcomeList<M extends AnyStateMachine, S extends string, Stage extends string = string> =
  | NonEmpty<SampledOutcome<M, S, Stage>>
  | { readonly instant: true; readonly values: NonEmpty<SampledOutcome<M, S, Stage>> };

/** For an observable or a transition actor `snapshot.context` is the value; a child machine has more. */
export interface SnapshotSample {
  readonly name: string;
  readonly snapshot: { readonly status?: 'active'; readonly context: unknown; readonly value?: unknown };
}

export type NonEmpty<T> = readonly [T, ...T[]];

// ---- what the types of a machine say about it. A helper that quietly came to `never` would let everything
// through, hence the negative tests in tests/qa/types.test.ts.

/** The event types that somebody outside can send; `*` and XState's own are not among them. */
export type EventType<M extends AnyStateMachine> = Exclude<EventFromLogic<M>['type'], `xstate.${string}`>;
export type EventOf<M extends AnyStateMachine, T extends string> = OfType<EventFromLogic<M>, T>;
export type EmittedType<M extends AnyStateMachine> = EmittedFrom<M>['type'];
export type EmittedOf<M extends AnyStateMachine, T extends string> = OfType<EmittedFrom<M>, T>;

// `Extract` alone would lose `{ type: 'open' | 'close' }`, which is neither.
type OfType<E, T extends string> = E extends { type: infer Types }
  ? T extends Types
    ? E extends { type: T }
      ? E
      : E & { type: T }
    : never
  : never;

// Every parameter is named because a machine type is invariant: `any` in their places would be needed else.
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
/** The names under which `setup({ actors })` knows its actors. */
export type ActorSource<M extends AnyStateMachine> = Parts<M>['actor']['src'] & string;

type LogicOf<M extends AnyStateMachine, S extends string> =
  Extract<Parts<M>['actor'], { src: S }> extends {
    logic: infer Logic;
  }
    ? Logic
    : never;

// `OutputFrom` is `any` for what is not plainly an actor logic; this stays `unknown`.
type LogicOutput<Logic> =
  Logic extends ActorLogic<infer Snapshot, infer _Event, infer _Input, infer _System, infer _Emitted>
    ? Extract<Snapshot, { status: 'done' }> extends { output: infer Output }
      ? Output
      : unknown
    : unknown;

type IsDefaultOutput<Output> = [NonReducibleUnknown] extends [Output] ? true : false;

// Callbacks are asked for first: one whose input is anything at all looks like a promise otherwise.
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

/** Promises and child machines that declare an output. */
export type FinishingSource<M extends AnyStateMachine> = SourcesThat<M, 'always'>;
/** Observables, transition actors and child machines without output: they may finish, or run for ever. */
export type MaybeFinishingSource<M extends AnyStateMachine> = SourcesThat<M, 'maybe'>;
export type OutputOf<M extends AnyStateMachine, S extends string> = LogicOutput<LogicOf<M, S>>;

type LeavesIn<Schema, Prefix extends string> = Schema extends { states: infer States }
  ? {
      [K in keyof States & string]: States[K] extends { states: infer _Inner }
        ? LeavesIn<States[K], `${Prefix}${K}.`>
        : `${Prefix}${K}`;
    }[keyof States & string]
  : typeof ROOT_LEAF;

/** Dotted paths of the states that have no states of their own: `'launch.starting.checkingSession'`. */
export type LeafOf<M extends AnyStateMachine> = LeavesIn<StateSchemaFrom<M>, ''>;

/** What the only state of a machine without `states` is called. */
export const ROOT_LEAF = '(root)';
