import { type AnyStateMachine, createMachine, not } from 'xstate';
import { hash } from '../explore/hash.ts';
import { mapConfig } from '../walk/stub-actors.ts';

/** A machine that does one thing otherwise than it should. */
export interface Mutant {
  /** What was done to it: `retarget`, `drop`, ... */
  kind: string;
  /** Where: `states.idle.on.play[1]`. */
  where: string;
  /** Throws when XState refuses the configuration, which is as good as a failing test. */
  build(): AnyStateMachine;
}

type Config = Record<string, unknown>;
/** No machine takes as many microsteps at one event. */
const MOST_MICROSTEPS = 1_000;

type Place = (config: Config) => Config;

/** How many other states a transition is sent to. */
const DETOURS = 3;

/**
 * Every small way in which a machine's chart can be wrong: a transition or event dropped, retargeted, without
 * one of its actions, its guard gone, false or turned round, branches swapped, re-entry lost or gained, another
 * delay, another initial state, an entry or exit action or an invoked actor missing.
 */
export function mutantsOf(machine: AnyStateMachine): Mutant[] {
  const mutants: Mutant[] = [];
  const leaves = leafIds(machine);
  const add = (kind: string, where: string, edit: (config: Config) => void) => {
    const build = () => {
      const config = mapConfig(machine.config, (_, value) => value) as Config;
      edit(config);
      // Retargeted at itself an `always` never ends; that is noticed, not waited for.
      Object.assign(config, { options: { maxIterations: MOST_MICROSTEPS } });
      return createMachine(config as AnyStateMachine['config'], machine.implementations as object);
    };
    mutants.push({ kind, where, build });
  };
  const visit = (node: Config, place: Place, path: string) => {
    mutateLists(node, place, path, leaves, add);
    mutateEntries(node, place, path, add);
    for (const [key, child] of Object.entries((node.states ?? {}) as Record<string, Config>)) {
      visit(child, (config) => field(field(place(config), 'states'), key), `${path ? `${path}.` : ''}${key}`);
    }
  };
  visit(machine.config as Config, (config) => config, '');
  return [...mutants, ...delayMutants(machine)];
}

const field = (record: Config, key: string): Config => record[key] as Config;

type Add = (kind: string, where: string, edit: (config: Config) => void) => void;

/** The transitions of one node: `on`, `after`, `always`, `onDone`, and those of what it invokes. */
function mutateLists(node: Config, place: Place, path: string, leaves: string[], add: Add): void {
  const maps: [string, Place][] = [
    ['on', (config) => field(place(config), 'on')],
    ['after', (config) => field(place(config), 'after')],
  ];
  for (const [name, holder] of maps) {
    for (const key of Object.keys((node[name] ?? {}) as Config)) {
      mutateList((node[name] as Config)[key], holder, key, `${path}.${name}.${key}`, leaves, add);
    }
  }
  for (const key of ['always', 'onDone']) {
    if (node[key] !== undefined) mutateList(node[key], place, key, `${path}.${key}`, leaves, add);
  }
  const invoked = list(node.invoke);
  for (const [index, invoke] of invoked.entries()) {
    const holder: Place = (config) => listAt(place(config), 'invoke')[index] as Config;
    for (const key of ['onDone', 'onError', 'onSnapshot']) {
      const where = `${path}.invoke[${index}].${key}`;
      if (invoke[key] !== undefined) mutateList(invoke[key], holder, key, where, leaves, add);
    }
    add('no actor', `${path}.invoke[${index}]`, (config) => listAt(place(config), 'invoke').splice(index, 1));
  }
}

function mutateList(
  value: unknown,
  holder: Place,
  key: string,
  where: string,
  leaves: string[],
  add: Add,
): void {
  const transitions = list(value);
  const [, owner = ''] = /([^.[\]]*)\.(?:on|after|always|onDone|invoke)\b/.exec(where) ?? [];
  for (const [index, transition] of transitions.entries()) {
    const at = `${where}[${index}]`;
    const own = (config: Config) => listAt(holder(config), key)[index] as Config;
    add('drop', at, (config) => listAt(holder(config), key).splice(index, 1));
    if (index > 0) {
      add('swap', at, (config) => {
        const branches = listAt(holder(config), key);
        branches.splice(index - 1, 2, branches[index] as Config, branches[index - 1] as Config);
      });
    }
    // From one leaf to another there is nothing to enter again.
    const mayReenter = String(transition.target).endsWith(owner) || String(transition.target).startsWith('.');
    if (transition.target !== undefined) {
      for (const leaf of detours(at, leaves)) {
        add('retarget', `${at} to ${leaf}`, (config) => Object.assign(own(config), { target: `#${leaf}` }));
      }
      if (mayReenter) {
        add('reenter', at, (config) => Object.assign(own(config), { reenter: transition.reenter !== true }));
      }
    }
    if (transition.guard !== undefined) {
      add('guard true', at, (config) => Object.assign(own(config), { guard: () => true }));
      add('guard false', at, (config) => Object.assign(own(config), { guard: () => false }));
      add('guard turned', at, (config) =>
        Object.assign(own(config), { guard: not(transition.guard as string) }),
      );
    }
    mutateActions(transition.actions, (config) => own(config), 'actions', at, add);
  }
}

function mutateEntries(node: Config, place: Place, path: string, add: Add): void {
  mutateActions(node.entry, place, 'entry', `${path}.entry`, add);
  mutateActions(node.exit, place, 'exit', `${path}.exit`, add);
  const others = Object.keys((node.states ?? {}) as Config).filter((key) => key !== node.initial);
  if (node.initial !== undefined && others[0] !== undefined) {
    const initial = others[hash(path) % others.length];
    add('initial', `${path}.initial to ${initial}`, (config) => Object.assign(place(config), { initial }));
  }
}

function mutateActions(value: unknown, holder: Place, key: string, where: string, add: Add): void {
  const actions = value === undefined ? [] : Array.isArray(value) ? value : [value];
  for (const index of actions.keys()) {
    add('no action', `${where}[${index}]`, (config) => {
      const kept = actions.filter((_, at) => at !== index);
      Object.assign(holder(config), { [key]: kept });
    });
  }
}

function delayMutants(machine: AnyStateMachine): Mutant[] {
  const { delays } = machine.implementations;
  return Object.entries(delays).map(([name, delay]) => ({
    kind: 'delay',
    where: name,
    build: () => {
      const longer =
        typeof delay === 'function'
          ? (args: never, params: never) =>
              Number((delay as (...given: never[]) => number)(args, params)) + 1_000
          : Number(delay) + 1_000;
      return createMachine(machine.config, {
        ...machine.implementations,
        delays: { ...delays, [name]: longer },
      } as object);
    },
  }));
}

/** Some leaves of the machine, the same ones for the same place. */
function detours(where: string, leaves: readonly string[]): string[] {
  const order = (leaf: string) => hash(`${where} ${leaf}`);
  return [...leaves].sort((a, b) => order(a) - order(b)).slice(0, DETOURS);
}

function leafIds({ root }: AnyStateMachine): string[] {
  const visit = (node: typeof root): string[] => {
    const children = Object.values(node.states) as (typeof root)[];
    return children.length === 0 && node.type !== 'history' ? [node.id] : children.flatMap(visit);
  };
  return visit(root);
}

/** Transitions as XState lets them be written: a target, one, or several. */
function list(value: unknown): Config[] {
  const several = value === undefined ? [] : Array.isArray(value) ? value : [value];
  return several.map((one: unknown) =>
    typeof one === 'object' && one !== null ? (one as Config) : { target: one },
  );
}

/** The list at `key`, written out so that it can be changed. */
function listAt(holder: Config, key: string): Config[] {
  const written = list(holder[key]);
  holder[key] = written;
  return written;
}
