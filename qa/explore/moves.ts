import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { actorName } from './effects.ts';
import type { Outcome } from './samples.ts';

/** One thing that can happen to a machine; everything needed to make it happen again is in it. */
export type Move = Consequences &
  (
    | { kind: 'event'; label: string; event: AnyEventObject; name?: string }
    | { kind: 'outcome'; label: string; actor: string; source: string; outcome: Outcome }
    | { kind: 'snapshot'; label: string; actor: string; source: string; snapshot: object }
    /** The clock moves on; whatever is due by then fires. */
    | { kind: 'time'; label: string; ms: number }
  );

/** What comes of a move outside the machine, as the samples tell it. */
export interface Consequences {
  /** The stage that it leads to. */
  to?: string;
  /** Labels of the moves that the others make because of it. */
  causes?: readonly string[];
  /** It is such a move itself: no hand makes it. */
  follows?: true;
}

/**
 * What a path calls an actor: its id, or where XState made the id up, its source and its place among its
 * like (`toast#2`), which a replay finds again.
 */
export function pathNameOf(id: string, snapshot: AnyMachineSnapshot): string {
  const actor = snapshot.children[id];
  if (!actor || actorName(actor) === id) return id;
  const like = Object.keys(snapshot.children).filter((other) => {
    const child = snapshot.children[other];
    return (
      child && actorName(child) === actorName(actor) && other === child.id && child.id !== actorName(child)
    );
  });
  return `${actorName(actor)}#${like.indexOf(id) + 1}`;
}

/** The id, in this snapshot, of the actor that `pathNameOf` named so. */
export function idOf(name: string, snapshot: AnyMachineSnapshot): string | undefined {
  return Object.keys(snapshot.children).find((id) => pathNameOf(id, snapshot) === name);
}

/** The event by which XState would tell the machine of a move of one of its actors. */
export function actorEvent(move: Extract<Move, { actor: string }>, actorId: string): AnyEventObject {
  if (move.kind === 'snapshot') {
    const rest = { status: 'active', output: undefined, error: undefined };
    return { type: `xstate.snapshot.${actorId}`, snapshot: { ...rest, ...move.snapshot } };
  }
  return 'done' in move.outcome
    ? { type: `xstate.done.actor.${actorId}`, output: move.outcome.done, actorId }
    : { type: `xstate.error.actor.${actorId}`, error: move.outcome.error, actorId };
}
