import { existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type AnyStateMachine, StateMachine } from 'xstate';
import type { Budget } from '../explore/explore.ts';
import type { AnySamples } from '../explore/offers.ts';
import type { Criterion } from '../plan/criteria.ts';
import type { AnyDriver, WorldFactory } from '../walk/fixtures.ts';

/** What `qa.config.ts` exports by default. Files are relative to it, as `path/to/file.ts#export`. */
export interface QaConfig {
  machines: MachineEntry[];
  /** The folder of frozen paths, one file a machine. Default: the folder of the machine's samples. */
  frozen?: string;
  /** What starting one more test costs, in steps. Default 0. */
  resetCost?: number;
  budget?: Budget;
  /** `file#export` of the `WorldFactory` that opens the application for browser walks. */
  world?: string;
  /** Browser walks at the same time. Default 2. */
  workers?: number;
}

export interface MachineEntry {
  id: string;
  machine: string;
  samples: string;
  /** Without a driver the machine is walked in the model only. */
  driver?: string;
  criterion?: Criterion;
  resetCost?: number;
}

export interface LoadedMachine {
  id: string;
  machine: AnyStateMachine;
  samples: AnySamples;
  driver?: AnyDriver;
  criterion: Criterion;
  resetCost: number;
  /** The file of frozen paths. */
  frozen: string;
}

export interface Project {
  config: QaConfig;
  /** The directory of the configuration. */
  root: string;
}

/** Throws when there is no such file. */
export async function loadProject(file = 'qa.config.ts'): Promise<Project> {
  const path = resolve(file);
  if (!existsSync(path))
    throw new Error(`no ${file} here: give one with --config, or a machine with --machine`);
  const { default: config } = (await import(pathToFileURL(path).href)) as { default?: QaConfig };
  if (!config?.machines) throw new Error(`${file} has no default export with machines`);
  return { config, root: resolve(path, '..') };
}

/** Loads the entry named `id`; throws with the known names when there is none. */
export async function loadMachine({ config, root }: Project, id: string): Promise<LoadedMachine> {
  const entry = config.machines.find((machine) => machine.id === id);
  if (!entry) throw new Error(`no machine ${id}: ${config.machines.map((machine) => machine.id).join(', ')}`);
  const driver = entry.driver === undefined ? {} : { driver: (await load(entry.driver, root)) as AnyDriver };
  return {
    id,
    machine: asMachine(await load(entry.machine, root), entry.machine),
    samples: (await load(entry.samples, root)) as AnySamples,
    criterion: entry.criterion ?? 'transitions',
    resetCost: entry.resetCost ?? config.resetCost ?? 0,
    frozen: resolve(root, config.frozen ?? dirname(entry.samples), `${id}.paths`),
    ...driver,
  };
}

export async function loadWorlds({ config, root }: Project): Promise<WorldFactory | undefined> {
  return config.world === undefined ? undefined : ((await load(config.world, root)) as WorldFactory);
}

/** The value that `file#export` names; without `#export` the default export, else the only one that fits. */
export async function load(reference: string, root = '.'): Promise<unknown> {
  const [file = '', name] = reference.split('#');
  const module = (await import(pathToFileURL(resolve(root, file)).href)) as Record<string, unknown>;
  if (name !== undefined && !(name in module)) {
    throw new Error(`${file} exports no ${name}: ${Object.keys(module).join(', ')}`);
  }
  if (name !== undefined) return module[name];
  return module.default ?? Object.values(module).find((value) => value instanceof StateMachine);
}

/** Throws when the value is no machine, saying where it came from. */
export function asMachine(value: unknown, reference: string): AnyStateMachine {
  // Another copy of XState, beside a machine of somebody else's, makes `instanceof` useless.
  if (typeof value === 'object' && value !== null && 'root' in value && 'transition' in value) {
    return value as AnyStateMachine;
  }
  throw new Error(`${reference} is not a state machine`);
}
