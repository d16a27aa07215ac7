import type { AnyStateMachine, AnyStateNode } from 'xstate';
import type { Target } from './coverage.ts';
import { delayName } from './effects.ts';
import { type AnySamples, outcomeValues } from './enabled-moves.ts';
import { pathOf } from './transitions.ts';

export const stateTarget = (leaf: string): Target => ({ key: `state ${leaf}`, kind: 'state', label: leaf });

/** Target for a timer that fires or is cancelled before it is due. `id` is XState's. */
export const timerTarget = (id: string, end: 'fired' | 'pre-empted'): Target => ({
  key: `timer ${id} ${end}`,
  kind: 'timer',
  label: `${delayName(id)} ${end}`,
});

export const outcomeTarget = (source: string, name: string): Target => ({
  key: `outcome ${source}: ${name}`,
  kind: 'outcome',
  label: `${source}: ${name}`,
});

export const startTarget = (label: string): Target => ({ key: `start ${label}`, kind: 'start', label });

/** All states, timers and sampled outcomes of the machine, reachable or not. */
export function declaredTargets({ root }: AnyStateMachine, samples: AnySamples): Target[] {
  const nodes = nodesUnder(root);
  const leaves = nodes.filter(({ type }) => type === 'atomic' || type === 'final');
  const timers = new Set(nodes.flatMap(({ after }) => after.map(({ eventType }) => eventType as string)));
  return [
    ...leaves.map((node) => stateTarget(pathOf(node))),
    ...[...timers].flatMap((id) => [timerTarget(id, 'fired'), timerTarget(id, 'pre-empted')]),
    ...Object.entries(samples.outcomes).flatMap(([source, values]) =>
      outcomeValues(values).map(({ name }) => outcomeTarget(source, name)),
    ),
  ];
}

function nodesUnder(node: AnyStateNode): AnyStateNode[] {
  return [node, ...Object.values(node.states as Record<string, AnyStateNode>).flatMap(nodesUnder)];
}
