import {
  type ActorLogic,
  type AnyEventObject,
  type AnyStateMachine,
  createMachine,
  initialTransition,
  type Snapshot,
  StateMachine,
} from 'xstate';
import { showsWhenStopped } from '../explore/effects.ts';

type StubSnapshot = Snapshot<unknown> & { context?: unknown; value?: unknown };

/**
 * Stub of an actor: does nothing until it receives `stubDone`, `stubError` or `stubSnapshot`, then settles or
 * updates its snapshot synchronously.
 */
function stubActor(logic: unknown): ActorLogic<StubSnapshot, AnyEventObject> {
  // What an actor without a key is named by.
  const { config, id } = (logic ?? {}) as { config?: unknown; id?: unknown };
  const names = { config, id };
  return {
    ...names,
    getInitialSnapshot: (_, input) => ({
      status: 'active',
      ...initialSnapshotOf(logic, input),
      ...UNSETTLED,
    }),
    getPersistedSnapshot: (snapshot) => snapshot,
    transition: (snapshot, event) => {
      switch (event.type) {
        case 'stub.done':
          return { status: 'done', output: event.output, error: undefined };
        case 'stub.error':
          return { status: 'error', output: undefined, error: event.error };
        case 'stub.snapshot':
          return { ...snapshot, ...event.snapshot } as StubSnapshot;
        case 'xstate.stop':
          return showsWhenStopped(logic) ? snapshot : { ...snapshot, status: 'stopped', ...UNSETTLED };
        default:
          return snapshot;
      }
    },
  };
}

const UNSETTLED = { output: undefined, error: undefined } as const;

/** Initial snapshot of a child machine; empty for other actors. */
function initialSnapshotOf(logic: unknown, input: unknown): { context?: unknown; value?: unknown } {
  if (!(logic instanceof StateMachine)) return {};
  try {
    const [{ context, value }] = initialTransition(logic as AnyStateMachine, input);
    return { context, value };
  } catch {
    return {};
  }
}

export const stubDone = (output: unknown): AnyEventObject => ({ type: 'stub.done', output });
export const stubError = (error: unknown): AnyEventObject => ({ type: 'stub.error', error });
export const stubSnapshot = (snapshot: object): AnyEventObject => ({ type: 'stub.snapshot', snapshot });

/** The machine with all actors replaced by stubs and all custom actions by no-ops. */
export function withStubActors(machine: AnyStateMachine): AnyStateMachine {
  const { actions, actors } = machine.implementations;
  const config = mapConfig(machine.config, (key, value) => {
    // An inline actor has no name for `provide`, so it is replaced in the configuration.
    return key === 'src' && typeof value === 'object' ? stubActor(value) : value;
  });
  // Built-in actions (`assign`, `emit`, ...) belong to the machine's logic and are kept.
  const isBuiltIn = (action: unknown) => typeof action === 'function' && 'resolve' in action;
  return createMachine(config as AnyStateMachine['config'], {
    ...machine.implementations,
    actors: Object.fromEntries(Object.entries(actors).map(([name, logic]) => [name, stubActor(logic)])),
    actions: Object.fromEntries(
      Object.entries(actions).map(([name, action]) => [name, isBuiltIn(action) ? action : () => {}]),
    ),
  });
}

/** Copies a machine's configuration with fields replaced; actors, functions and context are not copied. */
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
