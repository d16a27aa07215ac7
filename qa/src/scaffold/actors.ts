import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { inlineName } from '../explore/actor-names.ts';

/** An actor that a state invokes, and the states in which its end is handled. */
export interface Invoked {
  /** Key in the samples. */
  name: string;
  /** XState's id of the running actor. */
  id: string;
  isInline: boolean;
  handlesDone: boolean;
  handlesError: boolean;
  /** Whether its snapshots are handled, by `onSnapshot`. */
  isObserved: boolean;
  /** Whether it handles only some errors. */
  isGuarded: boolean;
  /** The state that invokes it; empty for the root. */
  path: readonly string[];
}

/** All invoked actors in document order. */
export function invokedActors({ root }: AnyStateMachine): Invoked[] {
  return nodesUnder(root).flatMap((node) => {
    const sources = [node.config.invoke ?? []].flat() as { src: unknown }[];
    return node.invoke.map(({ id, src }, index): Invoked => {
      const logic = sources[index]?.src;
      const isInline = typeof logic !== 'string';
      return {
        name: isInline ? inlineName(logic, src) : logic,
        id,
        isInline,
        handlesDone: handles(node, `xstate.done.actor.${id}`),
        handlesError: handles(node, `xstate.error.actor.${id}`),
        isObserved: handles(node, `xstate.snapshot.${id}`),
        isGuarded: (node.transitions.get(`xstate.error.actor.${id}`) ?? []).every(({ guard }) => guard),
        path: node.path,
      };
    });
  });
}

function handles(node: AnyStateNode, type: string): boolean {
  for (let each: AnyStateNode | undefined = node; each; each = each.parent) {
    if (each.transitions.has(type)) return true;
  }
  return false;
}

export function nodesUnder(node: AnyStateNode): AnyStateNode[] {
  return [node, ...Object.values(node.states as Record<string, AnyStateNode>).flatMap(nodesUnder)];
}
