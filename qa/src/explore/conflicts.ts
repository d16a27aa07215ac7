import type { AnyMachineSnapshot, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { isInside } from './transitions.ts';

/**
 * The selected transitions that actually ran. If two parallel regions handle an event and one transition
 * exits the other region, XState drops one of them but still reports both; this function repeats XState's
 * rule.
 */
export function withoutPreempted(
  selected: readonly AnyTransitionDefinition[],
  before: AnyMachineSnapshot,
): AnyTransitionDefinition[] {
  if (selected.length < 2) return [...selected];
  const kept = new Set<AnyTransitionDefinition>();
  for (const candidate of selected) {
    const rivals = [...kept].filter((other) => overlap(exits(candidate, before), exits(other, before)));
    if (rivals.every((rival) => isInside(candidate.source, rival.source))) {
      for (const rival of rivals) kept.delete(rival);
      kept.add(candidate);
    }
  }
  return [...kept];
}

const overlap = (a: Set<AnyStateNode>, b: Set<AnyStateNode>) => [...a].some((node) => b.has(node));

function exits(transition: AnyTransitionDefinition, { _nodes, historyValue }: AnyMachineSnapshot) {
  if (!transition.target?.length) return new Set<AnyStateNode>();
  const domain = domainOf(transition, historyValue);
  const left = new Set<AnyStateNode>(_nodes.filter((node) => domain === undefined || isInside(node, domain)));
  if (domain && transition.reenter && transition.source === domain) left.add(domain);
  return left;
}

type History = AnyMachineSnapshot['historyValue'];

/** The node whose active descendants are exited; undefined if the root is re-entered. */
function domainOf({ source, target, reenter }: AnyTransitionDefinition, history: History) {
  const targets = targetsOf(target ?? [], history);
  if (!reenter && targets.every((node) => node === source || isInside(node, source))) return source;
  for (let above = source.parent; above; above = above.parent) {
    const common = above;
    if (targets.every((node) => isInside(node, common))) return common;
  }
  return reenter ? undefined : source.machine.root;
}

function targetsOf(targets: readonly AnyStateNode[], history: History): AnyStateNode[] {
  return targets.flatMap((node) => {
    if (node.type !== 'history') return [node];
    const remembered: readonly AnyStateNode[] | undefined = history[node.id];
    return remembered ? [...remembered] : node.parent ? [node.parent] : [];
  });
}
