import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { environmentOf } from './vite-loader.ts';

/**
 * The file itself and what it imports, directly or not, as bundlers resolve it with the Vite configuration of its
 * package. Packages are not part of it, nor is what a file reads at run time.
 */
export async function importedFiles(entry: string): Promise<Set<string>> {
  const first = resolve(entry);
  const { environment } = await environmentOf(first);
  const found = new Set<string>();
  const left = [first];
  for (let file = left.pop(); file !== undefined; file = left.pop()) {
    if (found.has(file) || !existsSync(file)) continue;
    found.add(file);
    // A file that is no module imports nothing; loading it tells what is wrong.
    await environment.transformRequest(file).catch(() => null);
    const imported = environment.moduleGraph.getModuleById(file)?.importedModules ?? [];
    left.push(...[...imported].flatMap((module) => module.file ?? []));
  }
  return found;
}
