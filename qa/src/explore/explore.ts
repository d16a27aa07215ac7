import type { AnyStateMachine } from 'xstate';
import type { AnySamples } from './enabled-moves.ts';
import { type Budget, type Exploration, Explorer, type Extent, MAX_STATES } from './explorer.ts';
import { configurations } from './regions.ts';
import { missedTransitions, waitsHelp } from './waits.ts';
import { type Limits, Watch } from './watch.ts';

export type { Budget, Edge, Exploration, StartEdge } from './explorer.ts';

/** Maximum numbers of parallel regions that are away from their start at once. */
const MAX_AWAY = [2, 3];
/** Multiple of the states without waits at which waits are given up. */
const MAX_WAITING = 10;

/**
 * Explores the machine breadth first: every sampled event, every outcome of every running actor, and time.
 * Executes no actions or actors. Waits that fire no timer double the number of states; they are kept only if
 * they reach more transitions, or halve the distance of the farthest target. If parallel regions have more combinations
 * of states than the budget, those with few regions away from their start suffice if they take all transitions.
 */
export function explore(machine: AnyStateMachine, samples: AnySamples, budget: Budget = {}): Exploration {
  const { maxStates = MAX_STATES } = budget;
  const watch = new Watch(budget);
  const isLarge = configurations(machine.root) > maxStates;
  let best: Exploration | undefined;
  for (const maxAway of [...(isLarge ? MAX_AWAY : []), Number.POSITIVE_INFINITY]) {
    const found = exploreWithWaits(machine, samples, { ...budget, maxAway }, watch);
    if (found.exceeded === undefined && missedTransitions(found) === 0) return found;
    if (!best || missedTransitions(found) <= missedTransitions(best)) best = found;
  }
  return best as Exploration;
}

/**
 * Explores a machine as another one was explored, with its waits or without them: to find out whether both have the same
 * states and steps. Stops at the first state that the other one has not.
 */
export function exploreLike(
  { states, waits }: Exploration,
  machine: AnyStateMachine,
  samples: AnySamples,
  limits: Limits,
): Exploration {
  const extent = { ...limits, maxStates: states.length, maxAway: Number.POSITIVE_INFINITY };
  return new Explorer(machine, samples, extent, new Watch(limits), waits).run();
}

function exploreWithWaits(
  machine: AnyStateMachine,
  samples: AnySamples,
  budget: Extent,
  watch: Watch,
): Exploration {
  const withoutWaits = new Explorer(machine, samples, budget, watch, false);
  const first = withoutWaits.run();
  if (first.exceeded || !withoutWaits.hadParallelTimers) return first;
  const maxStates = Math.min(budget.maxStates ?? Number.POSITIVE_INFINITY, MAX_WAITING * first.states.length);
  const withWaits = new Explorer(machine, samples, { ...budget, maxStates }, watch, true).run();
  if (withWaits.exceeded) return first;
  return waitsHelp(withWaits, first) ? withWaits : first;
}
