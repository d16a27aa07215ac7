import type { AnyMachineSnapshot, AnyStateNode } from 'xstate';
import { isInside } from './transitions.ts';

const childrenOf = (node: AnyStateNode): AnyStateNode[] =>
  Object.values(node.states as Record<string, AnyStateNode>).filter(({ type }) => type !== 'history');

/** Number of combinations of leaf states. Those of parallel regions multiply. */
export function configurations(node: AnyStateNode): number {
  const each = childrenOf(node).map(configurations);
  if (each.length === 0) return 1;
  return node.type === 'parallel' ? each.reduce((a, b) => a * b) : each.reduce((a, b) => a + b);
}

/**
 * How many regions of a parallel state are in another state than the one that they start in. Where regions do not
 * depend on each other, few need to be away at once.
 */
export function regionsAway({ _nodes }: AnyMachineSnapshot): number {
  const counts = _nodes
    .filter(({ type }) => type === 'parallel')
    .map((parallel) => childrenOf(parallel).filter((region) => isAway(region, _nodes)).length);
  return Math.max(0, ...counts);
}

function isAway(region: AnyStateNode, active: readonly AnyStateNode[]): boolean {
  const initial = new Set(initialNodes(region));
  return active.some((node) => isInside(node, region) && !initial.has(node));
}

function initialNodes(node: AnyStateNode): AnyStateNode[] {
  const next = node.type === 'parallel' ? childrenOf(node) : (node.initial?.target ?? []);
  return [node, ...next.flatMap(initialNodes)];
}
