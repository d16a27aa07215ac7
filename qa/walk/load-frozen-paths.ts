import { existsSync, readFileSync } from 'node:fs';
import type { LoadedMachine, Project } from '../cli/config.ts';
import { type FrozenPath, readFrozen } from './frozen.ts';

/** The reviewed paths of a machine; throws when they have never been frozen. */
export function reviewedPaths({ frozen, id }: LoadedMachine): FrozenPath[] {
  if (!existsSync(frozen)) throw new Error(`no frozen paths of ${id}: npm run paths -- freeze ${id}`);
  return readFrozen(readFileSync(frozen, 'utf8'));
}

/** One machine of the project, or all. */
export function chosen({ config }: Project, id: string | undefined): string[] {
  return id === undefined ? config.machines.map((machine) => machine.id) : [id];
}
