import type { BrowserContext, Locator, Page } from '@playwright/test';
import type { AnyStateMachine } from 'xstate';
import type {
  EmittedOf,
  EmittedType,
  EventOf,
  EventType,
  FinishingSource,
  InputSample,
  LeafOf,
  MaybeFinishingSource,
  Outcome,
  OutputOf,
} from '../explore/samples.ts';
import type { FaultName, Faults } from './faults.ts';

/**
 * The browser of one walk, passed to all executors and assertions. A project extends it with its own
 * controls.
 */
export interface Fixture {
  /** The page that shows the application. */
  page: Page;
  /** Also contains the pages of pop-ups and other tabs. */
  context: BrowserContext;
  /** Advances the page's machine clock by `ms` milliseconds without waiting. */
  tick(ms: number): Promise<void>;
}

/** Used in `assert` for a state in which no step ends: a state left by `always`, or a history state. */
export const transient = 'transient';
/**
 * Used in `execute` for a move that only occurs as a consequence of another one (`causes` in the samples).
 */
export const derived = 'derived';

/**
 * Executes the moves of a machine in the real UI and asserts its states. A missing event, finishing actor or
 * state is a compile error:
 *
 *     export const driver = { execute: {...}, assert: {...} } satisfies Driver<typeof xMachine, MyFixture>;
 */
export type Driver<
  M extends AnyStateMachine,
  W extends Fixture = Fixture,
  Stage extends string = never,
> = Parts<M, W> & ([Stage] extends [never] ? unknown : Stages<W, Stage>);

interface Stages<W extends Fixture, Stage extends string> {
  /** Asserts the UI at each stage of the samples, independently of the machine's state. */
  stages: { readonly [S in Stage]: StateAssertion<W> };
}

interface Parts<M extends AnyStateMachine, W extends Fixture> {
  /**
   * Path of the machine's actor: actor ids from the root's child down, joined by `/`
   * (`'playCoordinator/gameLaunch'`; `''` is the root). Default: the only actor that runs this machine. If
   * several actors run it, the path may depend on the input.
   */
  actor?: string | ((input?: InputSample<M>) => string);
  /** Brings the UI to the machine's start; not needed if opening the page starts the machine. */
  start?: (fixture: W, input?: InputSample<M>) => Promise<void>;
  /**
   * Executors of events by type and of outcomes by actor source. An outcome executor settles a pending actor;
   * for an instant actor it is called before the move that starts the actor.
   */
  execute: Execute<M, W>;
  /** Throws if the UI does not show the state. */
  assert: { readonly [L in LeafOf<M>]: StateAssertion<W> | typeof transient };
  /**
   * What the user sees of the machine: its accessible tree is frozen for every state. Default: the elements whose
   * `data-machine` is the machine's id, and dialogs around them.
   */
  view?: (fixture: W) => Locator;
  /**
   * Faults that a walk inserts in these states, each with the state to which the machine recovers, or with the label of
   * its step that the fault is for it, such as `send: no response`. States of parallel regions are joined by `, `.
   */
  recovery?: { readonly [F in FaultName]?: { readonly [state: string]: string } };
  /** How the faults are made, if not as the fixture makes them. */
  faults?: Faults<W>;
  /** Answers what the page asks after a reload before it starts the machine. */
  restart?: (fixture: W) => Promise<void>;
  /** Asserts emitted events with a visible effect, such as a toast. */
  assertEmitted?: { readonly [T in EmittedType<M>]?: (fixture: W, event: EmittedOf<M, T>) => Promise<void> };
}

export type StateAssertion<W extends Fixture = Fixture> = (fixture: W) => Promise<void>;

type Execute<M extends AnyStateMachine, W extends Fixture> = {
  readonly [K in EventType<M> | FinishingSource<M>]: EventExecutor<M, W, K> | typeof derived;
} & {
  readonly [K in MaybeFinishingSource<M>]?: EventExecutor<M, W, K> | typeof derived;
};

/**
 * Receives the event or the outcome (either, if an event and an actor have the same name). `name` is the
 * sample's name of the event, for events that are equal for the machine but need different UI actions.
 */
type EventExecutor<M extends AnyStateMachine, W extends Fixture, K extends string> = (
  fixture: W,
  what:
    | (K extends EventType<M> ? EventOf<M, K> : never)
    | (K extends FinishingSource<M> | MaybeFinishingSource<M> ? Outcome<OutputOf<M, K>> : never),
  name: string,
) => Promise<void>;
