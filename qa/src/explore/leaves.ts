import type { AnyMachineSnapshot } from 'xstate';
import { ROOT_LEAF } from './samples.ts';

/** The leaf states of a snapshot. Pages import this file, which must not import the exploration. */
export function leavesOf({ _nodes }: AnyMachineSnapshot): string[] {
  const leaves = _nodes.filter(({ type }) => type === 'atomic' || type === 'final');
  // The order of `_nodes` depends on how the state was reached.
  return leaves.map((node) => node.path.join('.') || ROOT_LEAF).sort();
}

export const isMachineSnapshot = (snapshot: object): snapshot is AnyMachineSnapshot =>
  'machine' in snapshot && '_nodes' in snapshot;
