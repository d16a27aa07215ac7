import type { AnyStateMachine, AnyStateNode } from 'xstate';
import type { Target } from './coverage.ts';
import { delayName } from './effects.ts';
import { type AnySamples, eventsOf, outcomeValues } from './enabled-moves.ts';
import { pathOf } from './transitions.ts';

export const stateTarget = (leaf: string): Target => ({ key: `state ${leaf}`, kind: 'state', label: leaf });

/** Target for a timer that fires or is cancelled before it is due. `id` is XState's. */
export const timerTarget = (id: string, end: 'fired' | 'pre-empted', name = delayName(id)): Target => ({
  key: `timer ${id} ${end}`,
  kind: 'timer',
  label: `${name} ${end}`,
});

export const outcomeTarget = (source: string, name: string): Target => ({
  key: `outcome ${source}: ${name}`,
  kind: 'outcome',
  label: `${source}: ${name}`,
});

/** Target for a sampled event: it is sent where the machine handles or refuses it. */
export const sampleTarget = (label: string): Target => ({ key: `sample ${label}`, kind: 'sample', label });

export const startTarget = (label: string): Target => ({ key: `start ${label}`, kind: 'start', label });

/** All states, timers and sampled outcomes of the machine, reachable or not. */
export function declaredTargets({ root }: AnyStateMachine, samples: AnySamples): Target[] {
  const nodes = nodesUnder(root);
  const leaves = nodes.filter(({ type }) => type === 'atomic' || type === 'final');
  const timers = timersOf(nodes);
  return [
    ...leaves.map((node) => stateTarget(pathOf(node))),
    ...[...timers].flatMap(([id, name]) => [
      timerTarget(id, 'fired', name),
      timerTarget(id, 'pre-empted', name),
    ]),
    ...Object.keys(samples.events).flatMap((type) =>
      eventsOf(type, samples).map(({ move }) => sampleTarget(move.label)),
    ),
    ...Object.entries(samples.outcomes).flatMap(([source, values]) =>
      outcomeValues(values).map(({ name }) => outcomeTarget(source, name)),
    ),
  ];
}

/** Names of the timers by their id; those that several states have are named with the state. */
function timersOf(nodes: readonly AnyStateNode[]): Map<string, string> {
  const places = nodes.flatMap((node) =>
    [...new Set(node.after.map(({ eventType }) => eventType as string))].map((id) => ({ id, node })),
  );
  const alike = (id: string) => places.filter((other) => delayName(other.id) === delayName(id)).length;
  return new Map(
    places.map(({ id, node }) => [id, alike(id) > 1 ? `${delayName(id)} of ${pathOf(node)}` : delayName(id)]),
  );
}

function nodesUnder(node: AnyStateNode): AnyStateNode[] {
  return [node, ...Object.values(node.states as Record<string, AnyStateNode>).flatMap(nodesUnder)];
}
