import { existsSync, readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { importedFiles } from '../load/imports.ts';
import { type FrozenPath, readFrozen } from '../walk/frozen.ts';
import { replay } from '../walk/replay.ts';
import { firstVisits, readViews } from '../walk/views.ts';
import { frozenFile, loadMachine, type Project } from './config.ts';
import { changedFiles, contentAt } from './git.ts';
import { loadFrozenPaths, selectMachines } from './load-frozen-paths.ts';
import type { PathsByMachine } from './walk-jobs.ts';

/** What must be walked again after some files have changed. */
export interface Touched {
  machines: string[];
  /** Machines of which only these paths must be walked in the browser. */
  paths: PathsByMachine;
  /** Changed files that belong to no machine, relative to the folder of the configuration. */
  others: string[];
}

/**
 * The machines whose files have changed since a commit, by their imports: configuration, machine, samples, and for the
 * browser also driver, fixture and views. Where only the file of frozen paths or of views has changed, these are single paths.
 */
export async function touchedSince(
  project: Project,
  ids: readonly string[],
  ref: string,
  inBrowser: boolean,
): Promise<Touched> {
  const changed = new Set(changedFiles(project.root, ref));
  const touched: Touched = { machines: [], paths: {}, others: [] };
  const known = new Set<string>();
  const paths: { [machine: string]: readonly string[] } = {};
  for (const id of selectMachines(project, ids)) {
    const { frozen, sources, views } = await filesOfMachine(project, id, inBrowser);
    for (const file of [...sources, frozen, views]) known.add(file);
    if ([...sources].some((file) => changed.has(file))) touched.machines.push(id);
    else if (changed.has(frozen) || (inBrowser && changed.has(views))) {
      touched.machines.push(id);
      if (inBrowser) paths[id] = await changedPaths(project, id, ref, views);
    }
  }
  const others = [...changed].filter((file) => !known.has(file));
  return { ...touched, paths, others: others.map((file) => relative(project.root, file)).toSorted() };
}

/** Source files of a machine by imports, its file of frozen paths and that of its views. */
export async function filesOfMachine(
  { config, file: configFile, root }: Project,
  id: string,
  inBrowser: boolean,
): Promise<{ sources: Set<string>; frozen: string; views: string }> {
  const entry = config.machines.find((machine) => machine.id === id);
  const frozen = entry === undefined ? '' : frozenFile({ config, root }, entry);
  const references = [
    configFile,
    entry?.machine,
    entry?.samples,
    ...(config.setup ?? []),
    ...(inBrowser ? [entry?.driver, config.fixture, ...(entry?.views ?? [])] : []),
  ];
  const files = references.flatMap((reference) => reference?.split('#')[0] ?? []);
  const imported = await Promise.all(files.map((file) => importedFiles(resolve(root, file))));
  return { sources: new Set(imported.flatMap((each) => [...each])), frozen, views: viewsFile(frozen) };
}

const viewsFile = (frozen: string) => frozen.replace(/\.paths$/, '.views');

/** The paths that are others than in the commit, and those on which a changed view is compared. */
async function changedPaths(project: Project, id: string, ref: string, views: string): Promise<string[]> {
  const loaded = await loadMachine(project, id);
  const now = loadFrozenPaths(loaded);
  const before = new Map(pathsAt(project, ref, loaded.frozen).map((path) => [path.id, JSON.stringify(path)]));
  const others = now.filter((path) => before.get(path.id) !== JSON.stringify(path)).map((path) => path.id);
  const viewsBefore = readViews(contentAt(project.root, ref, views) ?? '');
  const viewsNow = readViews(existsSync(views) ? readFileSync(views, 'utf8') : '');
  const { replayed } = replay(loaded.machine, loaded.samples, now);
  const seen = [...firstVisits(replayed)]
    .filter(([, state]) => viewsBefore.get(state) !== viewsNow.get(state))
    .map(([visit]) => visit.split(' ')[0] ?? '');
  return [...new Set([...others, ...seen])];
}

/** The frozen paths of a machine in a commit. */
export const pathsAt = ({ root }: Project, ref: string, frozen: string): FrozenPath[] =>
  readFrozen(contentAt(root, ref, frozen) ?? '');

/** Changed files that are named. */
const MAX_NAMED = 5;

/** What is left out, in one line; empty if every changed file belongs to a machine that is walked. */
export function othersText({ machines, others }: Touched, ref: string): string {
  const named = others.slice(0, MAX_NAMED).join(', ');
  const rest = others.length > MAX_NAMED ? ` and ${others.length - MAX_NAMED} more` : '';
  const unclaimed = others.length === 0 ? '' : `; of no machine: ${named}${rest}`;
  return `since ${ref}: ${machines.length === 0 ? 'no machine' : machines.join(', ')}${unclaimed}`;
}
