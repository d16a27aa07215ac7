import type { AnyStateMachine } from 'xstate';
import { type Branch, expandAt, expansionNamed, startsOf } from '../explore/branches.ts';
import type { AnySamples } from '../explore/enabled-moves.ts';
import type { Exploration } from '../explore/explore.ts';
import { idOf, type Move } from '../explore/moves.ts';
import { type MachineState, type Stepper, stepper } from '../explore/stepper.ts';
import { identityText } from '../explore/text.ts';
import { pathId } from '../plan/machine-plan.ts';
import type { ReplayedPath } from '../walk/replay.ts';
import { stateOf } from '../walk/views.ts';
import type { RecordedActor, RecordedStep } from './session.ts';

/** A recorded actor as a path of its machine. */
export interface Matched {
  /** The recorded steps as far as they are possible, after the shortest way to where the recording begins. */
  path: ReplayedPath;
  /** Number of recorded steps in the path. */
  steps: number;
  /** Number of steps of the way to where the recording begins. */
  before: number;
  /** Where the recording leaves what the machine can do, if it does. */
  left?: { step: number; event: string; from: string; seen: string; expected: string[] };
}

/** Ways that are followed at once: samples differ in values that the recording does not have. */
const MAX_TRAILS = 100;
/** States in which a recording may begin that has lost its start. */
const MAX_BEGINNINGS = 20;

interface Trail {
  input: unknown;
  start: Branch;
  steps: Branch[];
  /** Steps before the recording. */
  before: number;
  /** Recorded steps that are taken. */
  at: number;
}

const endOf = ({ start, steps }: Trail): Branch => steps.at(-1) ?? start;

/**
 * Finds a path of the machine with the events and states that were recorded. Undefined if it never is in the first one.
 * A recording that has lost its start needs the explored machine.
 */
export function matchActor(
  machine: AnyStateMachine,
  samples: AnySamples,
  recorded: RecordedActor,
  explored: () => Exploration,
): Matched | undefined {
  const pure = stepper(machine, samples);
  let front = recorded.isStart
    ? starts(pure, samples, recorded)
    : beginnings(pure, samples, recorded, explored());
  let furthest = front[0];
  if (!furthest) return undefined;
  while (front.length > 0) {
    furthest = front.reduce((best, trail) => (trail.at > best.at ? trail : best), furthest);
    if (furthest.at === recorded.steps.length) return matched(furthest);
    front = distinct(front.flatMap((trail) => next(pure, samples, trail, recorded.steps)));
  }
  const { event = '', state: seen = '' } = recorded.steps[furthest.at] ?? {};
  const possible = possibleAt(pure, samples, furthest, event);
  const left = { step: furthest.at + 1, event, from: stateOf(endOf(furthest)), seen, expected: possible };
  return { ...matched(furthest), left };
}

const matched = ({ at, before, input, start, steps }: Trail): Matched => ({
  path: { id: pathId([start, ...steps].map(({ label }) => label)), input, start, steps },
  steps: at,
  before,
});

function starts(pure: Stepper, samples: AnySamples, { from, steps }: RecordedActor): Trail[] {
  return startsOf(pure, samples).flatMap(({ expansion, input }) => {
    const { branch } = expansion;
    const [first, ...rest] = branch?.parts ?? [];
    if (!branch || first?.step.result.leaves.join(', ') !== from) return [];
    const at = consumed(rest, first.step.state, steps, 0);
    return at === undefined ? [] : [{ input, start: branch, steps: [], before: 0, at }];
  });
}

/** The shortest ways to the states in which the recording may begin. */
function beginnings(
  pure: Stepper,
  samples: AnySamples,
  { from }: RecordedActor,
  exploration: Exploration,
): Trail[] {
  return waysTo(exploration, from).flatMap(({ labels, start }): Trail[] => {
    const begun = startsOf(pure, samples).find(({ expansion }) => expansion.branch?.label === start);
    if (!begun?.expansion.branch) return [];
    const trail: Trail = { input: begun.input, start: begun.expansion.branch, steps: [], before: 0, at: 0 };
    for (const label of labels) {
      const { branch } = expansionNamed(pure, endOf(trail).state, samples, label) ?? {};
      if (!branch) return [];
      trail.steps.push(branch);
    }
    return [{ ...trail, before: trail.steps.length }];
  });
}

/** Labels of the steps to the explored states with these leaves, shortest ones first. */
function waysTo({ edges, starts: begun, states }: Exploration, leaves: string) {
  const ways = new Map<number, { start: string; labels: string[] }>();
  for (const { label, to } of begun) if (!ways.has(to)) ways.set(to, { start: label, labels: [] });
  const leaving = Map.groupBy(edges, ({ from }) => from);
  // The map grows while it is read: breadth first.
  for (const [at, { labels, start }] of ways)
    for (const { label, to } of leaving.get(at) ?? [])
      if (!ways.has(to)) ways.set(to, { start, labels: [...labels, label] });
  return [...ways]
    .filter(([at]) => states[at]?.leaves.join(', ') === leaves)
    .slice(0, MAX_BEGINNINGS)
    .map(([, way]) => way);
}

/** The trail with one more step of the machine, in each way that fits the recording. */
function next(pure: Stepper, samples: AnySamples, trail: Trail, recorded: readonly RecordedStep[]): Trail[] {
  const end = endOf(trail);
  const taken = expandAt(pure, end.state, samples, true).flatMap(({ branch }): Trail[] => {
    const at = branch && consumed(branch.parts, end.state, recorded, trail.at);
    return branch && at !== undefined && at > trail.at
      ? [{ ...trail, steps: [...trail.steps, branch], at }]
      : [];
  });
  // An event that the machine ignores has no sample.
  const isIgnored = recorded[trail.at]?.state === stateOf(end);
  return taken.length === 0 && isIgnored ? [{ ...trail, at: trail.at + 1 }] : taken;
}

/** The number of recorded steps after these moves; undefined if they do not fit the recording. */
function consumed(
  parts: Branch['parts'],
  before: MachineState,
  recorded: readonly RecordedStep[],
  from: number,
): number | undefined {
  let at = from;
  let state = before;
  for (const { move, step } of parts) {
    if (move?.kind === 'time') at = afterTimers(recorded, at, step.result.leaves.join(', '));
    else if (move) {
      if (!isEventOf(recorded[at]?.event, move, state)) return undefined;
      at += 1;
    }
    state = step.state;
  }
  const last = parts.at(-1)?.step.result.leaves.join(', ');
  return at === from || recorded[at - 1]?.state === last ? at : undefined;
}

const isTimer = (event: string | undefined) => /^xstate\.after\./.test(event ?? '');

/** Several timers may be due at once; the last of their events with the state after them counts. */
function afterTimers(recorded: readonly RecordedStep[], from: number, state: string): number {
  let at = from;
  for (let index = from; isTimer(recorded[index]?.event); index += 1)
    if (recorded[index]?.state === state) at = index + 1;
  return at;
}

function isEventOf(event: string | undefined, move: Move, { snapshot }: MachineState): boolean {
  if (event === undefined || move.kind === 'time') return false;
  if (move.kind === 'event') return event === move.event.type;
  const kind = move.kind === 'snapshot' ? 'snapshot' : 'done' in move.outcome ? 'done.actor' : 'error.actor';
  return event === `xstate.${kind}.${idOf(move.actor, snapshot)}` || event === `xstate.${kind}.?`;
}

/** The states to which the machine can go from here by this event. */
function possibleAt(pure: Stepper, samples: AnySamples, trail: Trail, event: string): string[] {
  const { state } = endOf(trail);
  const states = expandAt(pure, state, samples, true).flatMap(({ branch }) => {
    const move = branch?.parts[0]?.move;
    const fits = move && (isEventOf(event, move, state) || (move.kind === 'time' && isTimer(event)));
    return branch && fits ? [stateOf(branch)] : [];
  });
  return [...new Set(states)];
}

function distinct(trails: readonly Trail[]): Trail[] {
  const byState = new Map<string, Trail>();
  for (const trail of trails) {
    const { result, state } = endOf(trail);
    const key = identityText([trail.at, result.leaves, result.context, state.stage]);
    if (!byState.has(key)) byState.set(key, trail);
  }
  return [...byState.values()].slice(0, MAX_TRAILS);
}
