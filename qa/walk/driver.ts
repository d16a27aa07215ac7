import type { BrowserContext, Page } from '@playwright/test';
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

/** One walk's browser: what every hand and eye gets. A project extends it with its own controls. */
export interface World {
  /** The page that shows the application. */
  page: Page;
  /** Pop-ups and further tabs are its other pages. */
  context: BrowserContext;
  /** Moves the machine clock of the page forward, in milliseconds, without waiting. */
  tick(ms: number): Promise<void>;
}

/** Stands in `see` for a state in which the machine never rests: an `always` state, a history state. */
export const transient = 'transient';
/** Stands in `do` for what no hand makes: it only ever comes of something else, by a sample's `causes`. */
export const follows = 'follows';

/**
 * How a hand does each thing that can happen to a machine in the real UI, and how an eye knows each of its
 * states. A new event, finishing actor or state that has no driver does not compile:
 *
 *     export const driver = { do: {...}, see: {...} } satisfies Driver<typeof xMachine, MyWorld>;
 */
export type Driver<M extends AnyStateMachine, W extends World = World, Stage extends string = never> = Parts<
  M,
  W
> &
  ([Stage] extends [never] ? unknown : Stages<W, Stage>);

interface Stages<W extends World, Stage extends string> {
  /** What can be seen at each stage of the samples, whatever the machine's own state. */
  stages: { readonly [S in Stage]: Eye<W> };
}

interface Parts<M extends AnyStateMachine, W extends World> {
  /**
   * Where the machine lives in the application: ids of actors from the root's child down, joined by `/`
   * (`'playDesk/gameLaunch'`; `''` is the root itself). Default: the only actor that runs this machine. A machine that
   * lives at several places is told by its input where to be looked for.
   */
  actor?: string | ((input?: InputSample<M>) => string);
  /** Brings the UI to the machine's start; the default is that opening the page already did. */
  start?: (world: W, input?: InputSample<M>) => Promise<void>;
  /**
   * Events by type and outcomes by the name of their actor. An outcome is released here, having been held
   * since the actor began; that of an instant actor is armed here, before the gesture that starts it.
   */
  do: Do<M, W>;
  /** Throws when the state is not what can be seen. */
  see: { readonly [L in LeafOf<M>]: Eye<W> | typeof transient };
  /** For emitted events that leave a trace outside, such as a toast. */
  hear?: { readonly [T in EmittedType<M>]?: (world: W, event: EmittedOf<M, T>) => Promise<void> };
}

export type Eye<W extends World = World> = (world: W) => Promise<void>;

type Do<M extends AnyStateMachine, W extends World> = {
  readonly [K in EventType<M> | FinishingSource<M>]: Hand<M, W, K> | typeof follows;
} & {
  readonly [K in MaybeFinishingSource<M>]?: Hand<M, W, K> | typeof follows;
};

/**
 * An event and an actor of the same name share a hand, which is then given either. `name` is what the samples call
 * the event, where two are alike in the machine's eyes and not in the world's.
 */
type Hand<M extends AnyStateMachine, W extends World, K extends string> = (
  world: W,
  what:
    | (K extends EventType<M> ? EventOf<M, K> : never)
    | (K extends FinishingSource<M> | MaybeFinishingSource<M> ? Outcome<OutputOf<M, K>> : never),
  name: string,
) => Promise<void>;
