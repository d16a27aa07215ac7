import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { recordFolder } from '../walk/record.ts';
import type { Taken } from './taken.ts';

const runners = ['vitest', 'playwright'] as const;
/** What runs the tests. The transitions of both are kept until the same one runs again. */
export type Runner = (typeof runners)[number];

const folderOf = (root: string, runner: Runner) => join(recordFolder(root), 'taken', runner);

/** Forgets what the tests of the last run have taken. */
export function clearTaken(root: string, runner: Runner): void {
  rmSync(folderOf(root, runner), { recursive: true, force: true });
}

/** Adds what one process or one test has taken. */
export function addTaken(root: string, runner: Runner, taken: Taken): void {
  if (Object.keys(taken).length === 0) return;
  const folder = folderOf(root, runner);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${randomUUID()}.json`), JSON.stringify(taken));
}

/** Keys of the transitions by machine id that the tests of all runners have taken; undefined if none were measured. */
export function readTaken(root: string): ReadonlyMap<string, ReadonlySet<string>> | undefined {
  const folders = runners.map((runner) => folderOf(root, runner)).filter((folder) => existsSync(folder));
  if (folders.length === 0) return undefined;
  const all = new Map<string, Set<string>>();
  for (const file of folders.flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)))) {
    const taken = JSON.parse(readFileSync(file, 'utf8')) as Taken;
    for (const [machine, keys] of Object.entries(taken))
      all.set(machine, new Set([...(all.get(machine) ?? []), ...keys]));
  }
  return all;
}
