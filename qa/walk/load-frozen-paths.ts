import { existsSync, readFileSync } from 'node:fs';
import type { LoadedMachine, Project } from '../cli/config.ts';
import { type FrozenPath, readFrozen } from './frozen.ts';

/** Reads the frozen paths of a machine; throws if the file is missing. */
export function loadFrozenPaths({ frozen, id }: LoadedMachine): FrozenPath[] {
  if (!existsSync(frozen)) throw new Error(`no frozen paths of ${id}: npm run paths -- freeze ${id}`);
  return readFrozen(readFileSync(frozen, 'utf8'));
}

/** Ids of the selected machine, or of all machines of the project. */
export function selectMachines({ config }: Project, id: string | undefined): string[] {
  return id === undefined ? config.machines.map((machine) => machine.id) : [id];
}
