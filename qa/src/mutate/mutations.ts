import { type AnyStateMachine, createMachine, not } from 'xstate';
import { hash } from '../explore/hash.ts';
import { mapConfig } from '../walk/stub-actors.ts';

/** A machine with one changed definition. */
export interface Mutant {
  /** Type of the change: `retarget`, `drop`, ... */
  kind: string;
  /** Where the change is: `states.idle.on.play[1]`. */
  where: string;
  /** Throws if XState rejects the configuration, which counts as killed. */
  build(): AnyStateMachine;
}

type Config = Record<string, unknown>;
type NodeSelector = (config: Config) => Config;

/** Number of other targets that are tried for a transition. */
const DETOURS = 3;

/**
 * All mutants of a machine: a transition dropped, retargeted, without one of its actions, with its guard
 * true, false or negated, with two branches swapped, or with `reenter` toggled; a longer delay; another
 * initial state; a missing entry action, exit action or invoked actor.
 */
export function mutantsOf(machine: AnyStateMachine): Mutant[] {
  const mutants: Mutant[] = [];
  const leaves = leafIds(machine);
  const add = (kind: string, where: string, edit: (config: Config) => void) => {
    const build = () => {
      const config = mapConfig(machine.config, (_, value) => value) as Config;
      edit(config);
      return createMachine(config as AnyStateMachine['config'], machine.implementations as object);
    };
    mutants.push({ kind, where, build });
  };
  const visit = (node: Config, select: NodeSelector, path: string) => {
    mutateLists(node, select, path, leaves, add);
    mutateEntries(node, select, path, add);
    for (const [key, child] of Object.entries((node.states ?? {}) as Record<string, Config>)) {
      visit(
        child,
        (config) => field(field(select(config), 'states'), key),
        `${path ? `${path}.` : ''}${key}`,
      );
    }
  };
  visit(machine.config as Config, (config) => config, '');
  return [...mutants, ...delayMutants(machine)];
}

const field = (record: Config, key: string): Config => record[key] as Config;

type Add = (kind: string, where: string, edit: (config: Config) => void) => void;

/** Mutates the transitions of one node: `on`, `after`, `always`, `onDone` and those of invoked actors. */
function mutateLists(node: Config, select: NodeSelector, path: string, leaves: string[], add: Add): void {
  const maps: [string, NodeSelector][] = [
    ['on', (config) => field(select(config), 'on')],
    ['after', (config) => field(select(config), 'after')],
  ];
  for (const [name, holder] of maps) {
    for (const key of Object.keys((node[name] ?? {}) as Config)) {
      mutateList((node[name] as Config)[key], holder, key, `${path}.${name}.${key}`, leaves, add);
    }
  }
  for (const key of ['always', 'onDone']) {
    if (node[key] !== undefined) mutateList(node[key], select, key, `${path}.${key}`, leaves, add);
  }
  const invoked = list(node.invoke);
  for (const [index, invoke] of invoked.entries()) {
    const holder: NodeSelector = (config) => listAt(select(config), 'invoke')[index] as Config;
    for (const key of ['onDone', 'onError', 'onSnapshot']) {
      const where = `${path}.invoke[${index}].${key}`;
      if (invoke[key] !== undefined) mutateList(invoke[key], holder, key, where, leaves, add);
    }
    add('no actor', `${path}.invoke[${index}]`, (config) =>
      listAt(select(config), 'invoke').splice(index, 1),
    );
  }
}

function mutateList(
  value: unknown,
  holder: NodeSelector,
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
    // `reenter` has no effect on a transition between two leaves.
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
      add('guard negated', at, (config) =>
        Object.assign(own(config), { guard: not(transition.guard as string) }),
      );
    }
    mutateActions(transition.actions, (config) => own(config), 'actions', at, add);
  }
}

function mutateEntries(node: Config, select: NodeSelector, path: string, add: Add): void {
  mutateActions(node.entry, select, 'entry', `${path}.entry`, add);
  mutateActions(node.exit, select, 'exit', `${path}.exit`, add);
  const others = Object.keys((node.states ?? {}) as Config).filter((key) => key !== node.initial);
  if (node.initial !== undefined && others[0] !== undefined) {
    const initial = others[hash(path) % others.length];
    add('initial', `${path}.initial to ${initial}`, (config) => Object.assign(select(config), { initial }));
  }
}

function mutateActions(value: unknown, holder: NodeSelector, key: string, where: string, add: Add): void {
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

/** Some leaves of the machine, always the same for the same transition. */
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

/** Normalizes transitions to a list: XState accepts a target, one object or an array. */
function list(value: unknown): Config[] {
  const several = value === undefined ? [] : Array.isArray(value) ? value : [value];
  return several.map((one: unknown) =>
    typeof one === 'object' && one !== null ? (one as Config) : { target: one },
  );
}

/** Replaces the value at `key` by its normalized list and returns it for editing. */
function listAt(holder: Config, key: string): Config[] {
  const written = list(holder[key]);
  holder[key] = written;
  return written;
}
