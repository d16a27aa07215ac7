import { existsSync, readFileSync } from 'node:fs';
import { commandLine } from '../shared/command-line.ts';
import { UsageError } from '../shared/usage-error.ts';
import { type FrozenPath, readFrozen } from '../walk/frozen.ts';
import type { LoadedMachine, Project } from './config.ts';

/** Reads the frozen paths of a machine; throws if the file is missing or cannot be read. */
export function loadFrozenPaths(machine: LoadedMachine): FrozenPath[] {
  const { frozen, id } = machine;
  if (!existsSync(frozen)) throw new UsageError(`no frozen paths of ${id}: ${commandLine(`freeze ${id}`)}`);
  return frozenPathsIn(machine);
}

/** The same, of a machine that may have none yet. */
export function frozenPathsIn({ frozen }: LoadedMachine): FrozenPath[] {
  if (!existsSync(frozen)) return [];
  try {
    return readFrozen(readFileSync(frozen, 'utf8'));
  } catch (error) {
    throw new UsageError(`${frozen}, ${(error as Error).message}`);
  }
}

/** The given ids, or those of all machines of the project. Throws if one is unknown. */
export function selectMachines({ config }: Project, ids: readonly string[]): readonly string[] {
  const known = config.machines.map(({ id }) => id);
  const unknown = ids.find((id) => !known.includes(id));
  if (unknown !== undefined) throw new UsageError(`no machine ${unknown}: ${known.join(', ')}`);
  return ids.length === 0 ? known : ids;
}
