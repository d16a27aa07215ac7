import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { delayName, sourceName } from './effects.ts';
import { type Consequences, type Move, pathNameOf } from './moves.ts';
import type { Outcome } from './samples.ts';
import { earliest, liveActors, type MachineState } from './stepper.ts';
import { text } from './text.ts';
import { candidatesOf, transitionsOf } from './transitions.ts';

/** `Samples<M>` of any machine. */
export interface AnySamples {
  events: { readonly [type: string]: readonly (AnyEventObject | NamedEvent)[] };
  outcomes: { readonly [source: string]: OutcomeValues | undefined };
  snapshots?: { readonly [source: string]: readonly { name: string; snapshot: object }[] | undefined };
  inputs?: readonly ({ name: string; input: unknown } & Consequences)[];
  project?: (context: never) => unknown;
  delays?: { readonly [name: string]: number | undefined };
  survivors?: { readonly [mutant: string]: string };
  /** Made by `defaultSamples`: actors have the outcomes that the machine handles. */
  isDefault?: true;
}
interface NamedEvent extends Situation {
  name?: string;
  event: AnyEventObject;
}
interface Situation extends Consequences {
  when?: (snapshot: never) => boolean;
  at?: string | readonly string[];
}
export type SampledOutcome = Outcome & Situation;
export type OutcomeValues =
  | readonly SampledOutcome[]
  | { readonly instant: true; readonly values: readonly SampledOutcome[] };

/** Moves that are possible at a state. While an instant actor runs, only its outcomes. */
export function enabledMoves(state: MachineState, samples: AnySamples, waits: boolean): Move[] {
  const { snapshot } = state;
  if (snapshot.status !== 'active') return [];
  const live = liveActors(state);
  const instant = live.find((id) => isInstant(samples.outcomes[outcomeKey(id, snapshot, samples)]));
  const outcomes = (id: string) => allowedMoves(outcomesOf(id, snapshot, samples), state);
  if (instant !== undefined) return outcomes(instant);
  return [
    ...allowedMoves(eventsFor(snapshot, samples), state),
    ...live.flatMap((id) => [...outcomes(id), ...snapshotsOf(id, snapshot, samples)]),
    ...clockMoves(state, waits),
  ];
}

/** The caused move with this label, whether or not it could happen alone or is handled. Throws if unknown. */
export function moveNamed(label: string, state: MachineState, samples: AnySamples): Move {
  const { snapshot } = state;
  const all = [
    ...Object.keys(samples.events).flatMap((type) => eventsOf(type, samples)),
    ...liveActors(state).flatMap((id) => outcomesOf(id, snapshot, samples)),
  ];
  const found = all.find(({ move }) => move.label === label);
  if (!found) throw new Error(`${label} is not a sampled move`);
  return { ...found.move, derived: true };
}

export interface Sampled {
  move: Move;
  situation: Situation;
}

function allowedMoves(sampled: readonly Sampled[], { snapshot, stage }: MachineState): Move[] {
  return sampled.flatMap(({ move, situation: { at, when } }) => {
    const stages = typeof at === 'string' ? [at] : at;
    if (stages && !stages.includes(stage)) return [];
    return when && !when(snapshot as never) ? [] : [move];
  });
}

/** Whether an instant actor is running. */
export function isInstantAt(state: MachineState, samples: AnySamples): boolean {
  const { snapshot } = state;
  return (
    snapshot.status === 'active' &&
    liveActors(state).some((id) => isInstant(samples.outcomes[outcomeKey(id, snapshot, samples)]))
  );
}

/** Sampled events that some active state handles; all others would have no effect. */
function eventsFor(snapshot: AnyMachineSnapshot, samples: AnySamples): Sampled[] {
  return Object.keys(samples.events).flatMap((type) => {
    if (!snapshot._nodes.some((node) => candidatesOf(node, type).length > 0)) return [];
    return eventsOf(type, samples);
  });
}

/** The sampled events of a type. */
export function eventsOf(type: string, { events }: AnySamples): Sampled[] {
  const values = events[type] ?? [];
  return values.map((sample) => {
    const { event, name, ...situation } = namedEvent(sample);
    const label = eventLabel(event, name, values.length > 1);
    const named = name === undefined ? {} : { name };
    return { move: { kind: 'event', label, event, ...named, ...consequencesOf(situation) }, situation };
  });
}

function consequencesOf({ causes, to }: Consequences): Consequences {
  return { ...(to === undefined ? {} : { to }), ...(causes === undefined ? {} : { causes }) };
}

function namedEvent(sample: AnyEventObject | NamedEvent): NamedEvent {
  return 'type' in sample ? { event: sample as AnyEventObject } : (sample as NamedEvent);
}

function eventLabel(event: AnyEventObject, name: string | undefined, oneOfMany: boolean): string {
  const { type, ...payload } = event;
  if (name) return `${type} (${name})`;
  return oneOfMany && Object.keys(payload).length ? `${type} ${text(payload)}` : type;
}

function outcomesOf(id: string, snapshot: AnyMachineSnapshot, samples: AnySamples): Sampled[] {
  const source = outcomeKey(id, snapshot, samples);
  const actor = pathNameOf(id, snapshot);
  const values = samples.outcomes[source] ?? (samples.isDefault ? handledOutcomes(id, snapshot) : []);
  return outcomeValues(values).map(({ at, causes, to, when, ...rest }) => {
    const outcome = rest as Outcome;
    const label = `${actor}: ${outcome.name}`;
    const situation = { at, causes, to, when } as Situation;
    return {
      move: { kind: 'outcome', label, actor, source, outcome, ...consequencesOf(situation) },
      situation,
    };
  });
}

/** Outcomes of an entry of the samples, instant or not. */
export function outcomeValues(values: OutcomeValues | undefined): readonly SampledOutcome[] {
  if (!values) return [];
  return 'instant' in values ? values.values : values;
}

function handledOutcomes(id: string, snapshot: AnyMachineSnapshot): SampledOutcome[] {
  const handles = (type: string) => snapshot._nodes.some((node) => candidatesOf(node, type).length > 0);
  return [
    ...(handles(`xstate.done.actor.${id}`) ? [{ name: 'done', done: undefined }] : []),
    ...(handles(`xstate.error.actor.${id}`) ? [{ name: 'error', error: new Error('error') }] : []),
  ];
}

function snapshotsOf(id: string, snapshot: AnyMachineSnapshot, samples: AnySamples): Move[] {
  const child = snapshot.children[id] as { _syncSnapshot?: boolean } | undefined;
  // XState only reports snapshots of actors that the machine observes by `onSnapshot`.
  if (!child?._syncSnapshot) return [];
  const source = outcomeKey(id, snapshot, samples);
  const actor = pathNameOf(id, snapshot);
  const shown = samples.snapshots?.[source] ?? (samples.isDefault ? [{ name: 'nothing', snapshot: {} }] : []);
  return shown.map((sample) => ({
    kind: 'snapshot',
    label: `${actor} shows ${sample.name}`,
    actor,
    source,
    snapshot: sample.snapshot,
  }));
}

/** Key of an actor in the samples: its source, or its id if it is an inline actor. */
function outcomeKey(id: string, snapshot: AnyMachineSnapshot, samples: AnySamples): string {
  const child = snapshot.children[id];
  const source = child ? sourceName(child) : id;
  return source in samples.outcomes || source in (samples.snapshots ?? {}) ? source : id;
}

function isInstant(values: OutcomeValues | undefined): boolean {
  return values !== undefined && 'instant' in values;
}

/**
 * Moves of the clock: to the earliest timer, since no later timer can fire first. With `waits`, also to 1 ms
 * before it, so that a timer that is started then can be due later than one that was started earlier.
 */
function clockMoves({ timers }: MachineState, waits: boolean): Move[] {
  const next = earliest(timers);
  if (!next) return [];
  const due = timers
    .filter(({ remainingMs }) => remainingMs === next.remainingMs)
    .map(({ id }) => delayName(id));
  const label = `${due.join(' and ')} (${next.remainingMs} ms)`;
  const moves: Move[] = [{ kind: 'time', label, ms: next.remainingMs }];
  if (waits && next.remainingMs > 1)
    moves.push({ kind: 'time', label: `wait ${next.remainingMs - 1} ms`, ms: next.remainingMs - 1 });
  return moves;
}

/**
 * Samples of a machine without any: events without payload, and the actor outcomes that the machine handles.
 * Guards that read a payload therefore stay false.
 */
export function defaultSamples(machine: AnyStateMachine): AnySamples {
  const triggers = transitionsOf(machine).map(({ trigger }) => trigger);
  const types = [...new Set(triggers)]
    .filter((type) => type !== '' && !type.startsWith('xstate.'))
    .map((type) => type.replace('*', 'anything'));
  return {
    isDefault: true,
    events: Object.fromEntries(types.map((type) => [type, [{ type }]])),
    outcomes: {},
  };
}
