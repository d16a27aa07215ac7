import {
  type ActorLogic,
  type AnyEventObject,
  type AnyStateMachine,
  createMachine,
  initialTransition,
  type Snapshot,
  StateMachine,
} from 'xstate';

type HeldSnapshot = Snapshot<unknown> & { context?: unknown; value?: unknown };

/**
 * Stands in for an actor: does nothing until it is sent `heldDone`, `heldError` or `heldSnapshot`, then tells
 * the machine as the real one would. At once, so that a walk needs no waiting.
 */
function heldActor(logic: unknown): ActorLogic<HeldSnapshot, AnyEventObject> {
  return {
    getInitialSnapshot: (_, input) => ({ status: 'active', ...shownAtFirst(logic, input), ...UNSETTLED }),
    getPersistedSnapshot: (snapshot) => snapshot,
    transition: (snapshot, event) => {
      switch (event.type) {
        case 'held.done':
          return { status: 'done', output: event.output, error: undefined };
        case 'held.error':
          return { status: 'error', output: undefined, error: event.error };
        case 'held.snapshot':
          return { ...snapshot, ...event.snapshot } as HeldSnapshot;
        default:
          return snapshot;
      }
    },
  };
}

const UNSETTLED = { output: undefined, error: undefined } as const;

/** A child machine shows its first state as soon as it starts; other actors show nothing yet. */
function shownAtFirst(logic: unknown, input: unknown): { context?: unknown; value?: unknown } {
  if (!(logic instanceof StateMachine)) return {};
  try {
    const [{ context, value }] = initialTransition(logic as AnyStateMachine, input);
    return { context, value };
  } catch {
    return {};
  }
}

export const heldDone = (output: unknown): AnyEventObject => ({ type: 'held.done', output });
export const heldError = (error: unknown): AnyEventObject => ({ type: 'held.error', error });
export const heldSnapshot = (snapshot: object): AnyEventObject => ({ type: 'held.snapshot', snapshot });

/** The machine with every actor held and every action that would touch the world left out. */
export function withHeldActors(machine: AnyStateMachine): AnyStateMachine {
  const { actions, actors } = machine.implementations;
  const config = mapConfig(machine.config, (key, value) => {
    // An actor that is written where it is invoked has no name to provide another under.
    return key === 'src' && typeof value === 'object' ? heldActor(value) : value;
  });
  // Built-in actions (`assign`, `emit`, ...) are part of the machine's own work and stay.
  const isBuiltIn = (action: unknown) => typeof action === 'function' && 'resolve' in action;
  return createMachine(config as AnyStateMachine['config'], {
    ...machine.implementations,
    actors: Object.fromEntries(Object.entries(actors).map(([name, logic]) => [name, heldActor(logic)])),
    actions: Object.fromEntries(
      Object.entries(actions).map(([name, action]) => [name, isBuiltIn(action) ? action : () => {}]),
    ),
  });
}

/** A copy of a machine's configuration with fields replaced; actors, functions and context stay what they are. */
export function mapConfig(value: unknown, replace: (key: string, value: unknown) => unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => mapConfig(item, replace));
  if (typeof value !== 'object' || value === null || isLogic(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, field]) => {
      const replaced = replace(key, field);
      return [key, KEPT.has(key) ? replaced : mapConfig(replaced, replace)];
    }),
  );
}

const KEPT = new Set(['context', 'input', 'params', 'meta', 'output', 'types', 'schemas']);

function isLogic(value: object): boolean {
  return 'transition' in value && 'getInitialSnapshot' in value;
}
