import type { AnyActorRef, AnyEventObject } from 'xstate';
import { inlineName, isGeneratedId } from './actor-names.ts';
import { text } from './text.ts';

/** One observable effect of a step: an action, emitted or sent event, actor start or stop, or delay. */
export type Effect =
  | { kind: 'do'; name: string; params?: unknown }
  | { kind: 'emit'; event: AnyEventObject }
  | { kind: 'send'; to: string; event: AnyEventObject; ms?: number }
  | { kind: 'start'; actor: string; source: string; input?: unknown }
  | { kind: 'stop'; actor: string }
  | { kind: 'delay'; name: string; ms: number };

/** An action as reported by XState's executor and inspection. */
export interface SeenAction {
  type: string;
  params: unknown;
}

/**
 * Effect of an action, including XState's built-in ones; undefined for actions without an observable effect.
 */
export function effectOf(
  action: SeenAction,
  self: AnyActorRef,
  isLive: (actor: AnyActorRef) => boolean,
): Effect | undefined {
  switch (action.type) {
    case 'xstate.emit':
      return { kind: 'emit', event: (action.params as { event: AnyEventObject }).event };
    case 'xstate.raise': {
      const { event, delay, id } = action.params as Scheduled;
      return typeof delay === 'number' ? { kind: 'delay', name: id ?? event.type, ms: delay } : undefined;
    }
    case 'xstate.sendTo': {
      const { event, delay, to, targetId } = action.params as Scheduled & { to: unknown; targetId?: string };
      if (to === self && typeof delay !== 'number') return undefined;
      const ms = typeof delay === 'number' ? { ms: delay } : {};
      return { kind: 'send', to: addressee(to, targetId, self), event, ...ms };
    }
    case 'xstate.spawnChild': {
      const { actorRef } = action.params as { actorRef?: AnyActorRef };
      return actorRef && startOf(actorRef);
    }
    case 'xstate.stopChild': {
      const actor = action.params as AnyActorRef | undefined;
      return actor && isLive(actor) ? { kind: 'stop', actor: actorName(actor) } : undefined;
    }
    case 'xstate.cancel':
    case 'xstate.log':
      return undefined;
    default:
      return action.params === undefined
        ? { kind: 'do', name: action.type }
        : { kind: 'do', name: action.type, params: action.params };
  }
}

interface Scheduled {
  event: AnyEventObject;
  delay?: number;
  id?: string;
}

export function startOf(actor: AnyActorRef): Effect {
  const { input } = (actor as unknown as { options?: { input?: unknown } }).options ?? {};
  const source = sourceName(actor);
  return { kind: 'start', actor: actorName(actor), source, ...(input === undefined ? {} : { input }) };
}

/** The actor's id if the machine assigned it, else its source name, since generated ids are meaningless. */
export function actorName(actor: AnyActorRef): string {
  return isGeneratedId(actor.id) ? sourceName(actor) : actor.id;
}

/** The actor's key in `setup({ actors })`, else the name of its logic. */
export function sourceName(actor: AnyActorRef): string {
  const { src } = actor;
  if (typeof src === 'string' && !src.startsWith('xstate.invoke.')) return src;
  return inlineName((actor as { logic?: unknown }).logic, src);
}

/**
 * Whether an observed actor sends its snapshot once more when it is stopped. Actors of `fromTransition` do,
 * since they stay active; they are the ones that nothing has to start.
 */
export const showsWhenStopped = (logic: unknown): boolean =>
  typeof logic === 'object' && logic !== null && !('start' in logic);

function addressee(to: unknown, targetId: string | undefined, self: AnyActorRef): string {
  if (targetId === '#_parent' || (to && to === self._parent)) return 'parent';
  if (to === self) return 'itself';
  if (typeof to === 'object' && to && 'id' in to) return actorName(to as AnyActorRef);
  return targetId ?? String(to);
}

/** One line per effect, such as `emit toast {"text":"network"}`; equal texts mean equal effects. */
export function effectText(effect: Effect): string {
  const given = (value: unknown) => (value === undefined ? '' : ` ${text(value)}`);
  switch (effect.kind) {
    case 'do':
      return `do ${effect.name}${given(effect.params)}`;
    case 'emit':
      return `emit ${eventText(effect.event)}`;
    case 'send':
      return `send ${effect.to} ${eventText(effect.event)}${effect.ms === undefined ? '' : ` in ${effect.ms} ms`}`;
    case 'start': {
      const source = effect.source === effect.actor ? '' : ` (${effect.source})`;
      return `start ${effect.actor}${source}${given(effect.input)}`;
    }
    case 'stop':
      return `stop ${effect.actor}`;
    case 'delay':
      return `delay ${delayName(effect.name)} ${effect.ms} ms`;
  }
}

/** An effect without its payload, since payloads in the application differ from the samples. */
export function effectOutline(effect: Effect): string {
  switch (effect.kind) {
    case 'do':
      return `do ${effect.name}`;
    case 'emit':
      return `emit ${effect.event.type}`;
    case 'send':
      return `send ${effect.to} ${effect.event.type}`;
    case 'start':
    case 'stop':
      return `${effect.kind} ${effect.actor}`;
    case 'delay':
      return `delay ${delayName(effect.name)}`;
  }
}

export function eventText({ type, ...payload }: AnyEventObject): string {
  return Object.keys(payload).length ? `${type} ${text(payload)}` : type;
}

/** Short name of a delay: `xstate.after.urlTimeout.launch.game.starting` becomes `urlTimeout`. */
export function delayName(timer: string): string {
  return timer.replace(/^xstate\.after\.([^.]+)\..*$/, '$1');
}
