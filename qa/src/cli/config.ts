import { dirname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AnyStateMachine } from 'xstate';
import type { AnySamples } from '../explore/enabled-moves.ts';
import type { Budget } from '../explore/explore.ts';
import { asMachine, isFile, type Loader, load, runFiles } from '../load/load.ts';
import type { Criterion } from '../plan/criteria.ts';
import { UsageError } from '../shared/usage-error.ts';
import type { AnyDriver, FixtureFactory } from '../walk/fixtures.ts';
import { assertShape, configSchema, samplesSchema } from './config-schema.ts';

/**
 * Default export of `qa.config.ts`. References are relative to it and have the form `path/to/file.ts#export`.
 */
export interface QaConfig {
  machines: MachineEntry[];
  /** Folder of the frozen paths, one file per machine. Default: the folder of the machine's samples. */
  frozen?: string;
  /** Cost of starting one more test, in steps. Default 0. */
  resetCost?: number;
  budget?: Budget;
  /** `file#export` of the `FixtureFactory` that opens the application for browser walks. */
  fixture?: string;
  /**
   * How files are loaded. `vite`, the default, loads what bundlers load, with the Vite configuration of their
   * package; `node` is faster for files that Node can load.
   */
  loader?: Loader;
  /** Files that run before all others, for example to define what a browser has. */
  setup?: string[];
  /** Number of parallel browser walks. Default: the number of cores. */
  workers?: number;
}

export interface MachineEntry {
  /** Name of the machine in commands, and of its files of paths and views. */
  id: string;
  /** `file#export` of the machine, or `file#makeMachine()` of a function that returns it. */
  machine: string;
  /** What the function gets. */
  arguments?: unknown[];
  /** `file#export` of the samples. */
  samples: string;
  /** `file#export` of the driver; a machine without one is walked only in the model. */
  driver?: string;
  /** Files of the application that show the machine: after a change of them, or of what they import, it is walked. */
  views?: string[];
  /** Default `transitions`. */
  criterion?: Criterion;
  /** In steps; default is the configuration's. */
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
  /** The configuration's file. */
  file?: string;
}

/** Throws if the file is missing or has no default export with machines. */
export async function loadProject(file = 'qa.config.ts'): Promise<Project> {
  const path = resolve(file);
  if (!isFile(path))
    throw new UsageError(`no ${file} in this folder: pass --config FILE or --machine FILE#EXPORT`);
  const config = (await import(pathToFileURL(path).href).then(
    (module) => module.default,
    // Node reads `export` in a package without `"type": "module"` as an error.
    () => load(path),
  )) as QaConfig | undefined;
  if (!config?.machines) throw new UsageError(`${file} has no default export with machines`);
  assertShape(configSchema, config, file);
  const root = resolve(path, '..');
  await runFiles(config.setup ?? [], root, config.loader);
  return { config, root, file: path };
}

/** Loads the entry named `id`; throws with the known ids if there is none. */
export async function loadMachine({ config, root }: Project, id: string): Promise<LoadedMachine> {
  const entry = config.machines.find((machine) => machine.id === id);
  if (!entry)
    throw new UsageError(`no machine ${id}: ${config.machines.map((machine) => machine.id).join(', ')}`);
  const driver =
    entry.driver === undefined
      ? {}
      : { driver: (await load(entry.driver, root, config.loader)) as AnyDriver };
  return {
    id,
    machine: asMachine(await load(entry.machine, root, config.loader, entry.arguments), entry.machine),
    samples: await loadSamples(entry.samples, root, config.loader),
    criterion: entry.criterion ?? 'transitions',
    resetCost: entry.resetCost ?? config.resetCost ?? 0,
    frozen: frozenFile({ config, root }, entry),
    ...driver,
  };
}

/** The file of frozen paths of a machine. */
export const frozenFile = ({ config, root }: Project, { id, samples }: MachineEntry): string =>
  resolve(root, config.frozen ?? dirname(samples), `${id}.paths`);

export async function loadSamples(reference: string, root?: string, loader?: Loader): Promise<AnySamples> {
  const samples = await load(reference, root, loader);
  assertShape(samplesSchema, samples, reference);
  return samples as AnySamples;
}

export async function loadFixtures({ config, root }: Project): Promise<FixtureFactory | undefined> {
  const { fixture, loader } = config;
  if (fixture === undefined) return undefined;
  const factory = (await load(fixture, root, loader)) as Partial<FixtureFactory> | null;
  if (typeof factory?.begin !== 'function')
    throw new UsageError(`${fixture} is no fixture: it has no \`begin\``);
  return factory as FixtureFactory;
}
