import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, matchesGlob } from 'node:path';
import { getConfig } from '@lingui/conf';
import { expect, test } from 'vitest';

/** The catalogue of the member centre and the agent window. */
const member = getConfig().catalogs?.find(({ path }) => path.endsWith('/member'));

/** Whether a file has texts that are in the catalogue. */
const needsIt = (file: string) =>
  member?.include.some((path) => matchesGlob(file, path) || matchesGlob(file, `${path}/**`)) === true &&
  /<(Trans|Plural)|\bt`/.test(readFileSync(file, 'utf8'));

const staticImport = /^(?:import|export)\s(?!type\b)[^;]*?from '([^']+)'/gm;
const lazyComponent = /lazyComponent[<(].*?\);/gs;

/** Modules that are loaded with `file`, or by its lazy components that do not load the texts as well. */
function* loadedBy(file: string) {
  const source = readFileSync(file, 'utf8');
  for (const [, module] of source.matchAll(staticImport)) yield module;
  for (const [lazy] of source.matchAll(lazyComponent))
    if (!lazy.includes("texts: 'member'")) yield /import\('([^']+)'\)/.exec(lazy)?.[1];
}

function fileOf(module: string | undefined, importer: string, ending = /\.tsx$/): string | null {
  const file = module?.startsWith('#src/')
    ? module.slice(1)
    : module?.startsWith('.')
      ? join(dirname(importer), module)
      : '';
  return ending.test(file) && existsSync(file) ? file : null;
}

test('components with texts of the member centre are loaded together with these', () => {
  /** The file itself waits for the texts before it renders anything. */
  const awaitsItself = (file: string) =>
    /loader: loadMemberMessages|Promise\.all\(\[loadMemberMessages\(\)/.test(readFileSync(file, 'utf8'));
  /** The "-" files that a file of a route imports. */
  const ownImports = (file: string) =>
    [...readFileSync(file, 'utf8').matchAll(/from '(\.\/-[^']+)'/g)].flatMap(
      ([, module]) => fileOf(module, file, /\.tsx?$/) ?? [],
    );
  /** Or the loader of its route does, which lies in a file of its own; or a loader that preloads its components. */
  const loaderFiles = globSync('src/routes/-*.ts').filter(awaitsItself);
  const preloaded = new Set(loaderFiles.flatMap(ownImports));
  const loadsItsTexts = (file: string) =>
    awaitsItself(file) ||
    preloaded.has(file) ||
    (file.startsWith('src/routes/') && ownImports(file).some(awaitsItself));
  // A file that starts with "-" belongs to the routes that import it.
  const routes = globSync('src/routes/[!-]*.tsx').filter((file) => !loadsItsTexts(file));
  const importers = new Map(['src/startup/main.tsx', ...routes].map((file) => [file, '']));
  // The map grows while it is read.
  for (const [importer] of importers)
    for (const module of loadedBy(importer)) {
      const file = fileOf(module, importer);
      if (file && !importers.has(file) && !loadsItsTexts(file)) importers.set(file, importer);
    }
  expect(importers.size).toBeGreaterThan(30);
  expect([...importers].filter(([file]) => needsIt(file))).toEqual([]);
});
