import type { AnyStateMachine } from 'xstate';
import { type AnySamples, outcomeValues } from '../explore/enabled-moves.ts';
import type { Exploration, StartEdge } from '../explore/explore.ts';
import type { Move } from '../explore/moves.ts';
import { transitionsOf } from '../explore/transitions.ts';
import { invokedActors } from './actors.ts';
import type { MachineTypes } from './machine-types.ts';
import { eventEntries, inputTexts, outcomeEntries, snapshotEntries } from './sections.ts';

type Section = ReadonlyMap<string, readonly string[]>;

/** Source texts of all samples of a machine, by section and key. */
export interface Entries {
  events: Section;
  /** Outcomes; `untyped` are those of actors that the type of the samples does not know. */
  typed: Section;
  untyped: Section;
  snapshots: Section;
  inputs: readonly string[];
}

export function entriesOf(machine: AnyStateMachine, types: MachineTypes): Entries {
  return {
    events: eventEntries(machine, types),
    ...outcomeEntries(machine, types),
    snapshots: snapshotEntries(machine, types),
    inputs: inputTexts(machine, types),
  };
}

/** The number of samples. */
export const countOf = ({ inputs, ...sections }: Entries): number =>
  Object.values(sections)
    .flatMap((section: Section) => [...section.values()])
    .reduce((sum, texts) => sum + texts.length, inputs.length);

/** What is sampled with more values: events and actors by their names, and inputs. */
export type Widened = (kind: 'event' | 'actor' | 'input', name: string) => boolean;

/** The entries of `few`, and those of `many` where they are widened. */
export function widened(few: Entries, many: Entries, isWidened: Widened): Entries {
  const section = (kind: 'event' | 'actor', name: 'events' | 'typed' | 'untyped' | 'snapshots') =>
    new Map(
      [...few[name]].map(([key, texts]) => [
        key,
        isWidened(kind, key) ? (many[name].get(key) ?? texts) : texts,
      ]),
    );
  return {
    events: section('event', 'events'),
    typed: section('actor', 'typed'),
    untyped: section('actor', 'untyped'),
    snapshots: section('actor', 'snapshots'),
    inputs: isWidened('input', '') ? many.inputs : few.inputs,
  };
}

/** Keys of the transitions that an exploration did not take. */
export const openTransitions = ({ unreached }: Exploration): Set<string> =>
  new Set(unreached.filter(({ target }) => target.kind === 'transition').map(({ target }) => target.key));

/** Widens the events and actors that trigger these transitions, and the inputs. */
export function triggersOf(machine: AnyStateMachine, keys: ReadonlySet<string>): Widened {
  const open = transitionsOf(machine).filter(({ key }) => keys.has(key));
  const triggers = new Set(open.map(({ trigger }) => trigger));
  const actors = new Set(
    invokedActors(machine)
      .filter(({ id }) =>
        [...triggers].some((trigger) => trigger.startsWith('xstate.') && trigger.endsWith(`.${id}`)),
      )
      .map(({ name }) => name),
  );
  return (kind, name) => kind === 'input' || (kind === 'event' ? triggers : actors).has(name);
}

/** The samples on the shortest paths to these transitions, as the loaded values. */
export function samplesOnPaths(exploration: Exploration, keys: ReadonlySet<string>): Set<unknown> {
  const { edges, samples, starts } = exploration;
  const first = new Map<number, number>();
  for (const [index, { from, to }] of edges.entries()) if (from < to && !first.has(to)) first.set(to, index);
  const used = new Set<unknown>();
  const addPath = (to: number) => {
    for (let at = to; ; ) {
      const start = starts.find((each) => each.to === at);
      if (start) return void addMoves(start);
      const edge = edges[first.get(at) ?? -1];
      if (!edge) return;
      addMoves(edge);
      at = edge.from;
    }
  };
  const addMoves = (step: { moves: readonly Move[] } | StartEdge) => {
    if ('input' in step) used.add(step.input);
    for (const move of step.moves) used.add(sampleOf(move, samples));
  };
  for (const key of keys) {
    const edge = edges.find(({ covered }) => covered.includes(key));
    if (edge) {
      addMoves(edge);
      addPath(edge.from);
      continue;
    }
    const start = starts.find(({ covered }) => covered.includes(key));
    if (start) addMoves(start);
  }
  return used;
}

/** The value in the samples from which a move was made. */
function sampleOf(move: Move, samples: AnySamples): unknown {
  if (move.kind === 'event') return move.event;
  if (move.kind === 'snapshot') return move.snapshot;
  if (move.kind !== 'outcome') return undefined;
  return outcomeValues(samples.outcomes[move.source]).find(({ name }) => name === move.outcome.name);
}

/** The entries of `few`, and those of `wide` whose loaded samples are used. */
export function withUsed(
  few: Entries,
  wide: Entries,
  samples: AnySamples,
  used: ReadonlySet<unknown>,
): Entries {
  const more = (own: readonly string[], texts: readonly string[], values: readonly unknown[]) => {
    const added = texts.filter((text, index) => used.has(values[index]) && !own.includes(text));
    return [...own, ...added];
  };
  const section = (
    name: 'events' | 'typed' | 'untyped' | 'snapshots',
    valuesOf: (key: string) => readonly unknown[],
  ) =>
    new Map([...few[name]].map(([key, own]) => [key, more(own, wide[name].get(key) ?? [], valuesOf(key))]));
  const outcomes = (key: string) => outcomeValues(samples.outcomes[key]);
  return {
    events: section('events', (key) => samples.events[key] ?? []),
    typed: section('typed', outcomes),
    untyped: section('untyped', outcomes),
    snapshots: section('snapshots', (key) =>
      (samples.snapshots?.[key] ?? []).map(({ snapshot }) => snapshot),
    ),
    inputs: more(
      few.inputs,
      wide.inputs,
      (samples.inputs ?? []).map(({ input }) => input),
    ),
  };
}
