import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { relative, resolve } from 'node:path';
import type { Project } from './config.ts';
import { selectMachines } from './load-frozen-paths.ts';
import { filesOfMachine } from './since.ts';

/** Milliseconds in which changes of several files are one. */
const SETTLE_MS = 100;

/**
 * Runs the command for these machines, and again for each machine whose files change, until it is aborted. Each run is a
 * process of its own, since Node keeps modules that were loaded.
 */
export async function watchMachines(
  project: Project,
  ids: readonly string[],
  inBrowser: boolean,
  run: (ids: readonly string[]) => Promise<void> = (machines) => runAgain(ids, machines),
  signal?: AbortSignal,
): Promise<void> {
  const selected = selectMachines(project, ids);
  const filesOf = new Map<string, Set<string>>();
  const readFiles = async (machines: readonly string[]) => {
    for (const id of machines) {
      const { frozen, sources, views } = await filesOfMachine(project, id, inBrowser);
      filesOf.set(id, new Set([...sources, frozen, ...(inBrowser ? [views] : [])]));
    }
  };
  await readFiles(selected);
  const changed = new Set<string>();
  let wake = () => {};
  watch(project.root, { recursive: true, ...(signal && { signal }) }, (_, name) => {
    if (name === null || /(?:^|[\\/])(?:node_modules|\.git)[\\/]/.test(name)) return;
    changed.add(resolve(project.root, name));
    wake();
  });
  signal?.addEventListener('abort', () => wake());
  await run(selected);
  while (!signal?.aborted) {
    process.stderr.write('waits for changes\n');
    await new Promise<void>((resolved) => {
      wake = resolved;
      if (changed.size > 0 || signal?.aborted) resolved();
    });
    await new Promise((settled) => setTimeout(settled, SETTLE_MS));
    const now = [...changed];
    changed.clear();
    const touched = selected.filter((id) => now.some((file) => filesOf.get(id)?.has(file)));
    if (touched.length === 0) continue;
    process.stderr.write(`changed: ${now.map((file) => relative(project.root, file)).join(', ')}\n`);
    await run(touched);
    await readFiles(touched);
  }
}

/** The same command line without `--watch`, with these machines instead of those that it names. */
function runAgain(named: readonly string[], machines: readonly string[]): Promise<void> {
  const [script = '', ...args] = process.argv.slice(1);
  const others = args.filter((arg) => arg !== '--watch' && !named.includes(arg));
  return new Promise((ended) => {
    const given = [...process.execArgv, script, ...others, ...machines];
    spawn(process.execPath, given, { stdio: 'inherit' }).on('exit', () => ended());
  });
}
