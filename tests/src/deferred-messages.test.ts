import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, matchesGlob } from 'node:path';
import { getConfig } from '@lingui/conf';
import { expect, test } from 'vitest';

/** The function that loads each catalogue. */
const loaders = { deferred: 'load(?:Deferred|Member)Messages', member: 'loadMemberMessages' };
type Catalogue = keyof typeof loaders;

function needs(catalogue: Catalogue, file: string): boolean {
  const sources = getConfig().catalogs?.find(({ path }) => path.endsWith(`/${catalogue}`));
  const isIn = (paths: readonly string[] = []) =>
    paths.some((path) => matchesGlob(file, path) || matchesGlob(file, `${path}/**`));
  return (
    isIn(sources?.include) &&
    !isIn(sources?.exclude) &&
    /<(Trans|Plural)|\bt`/.test(readFileSync(file, 'utf8'))
  );
}

const staticImport = /^(?:import|export)\s(?!type\b)[^;]*?from '([^']+)'/gm;
const lazyComponent = /lazyComponent[<(].*?\);/gs;

/** What a lazy component says if it does not load the messages as well. */
const loadsNot: Record<Catalogue, (lazy: string) => boolean> = {
  deferred: (lazy) => lazy.includes("texts: 'first'"),
  member: (lazy) => !lazy.includes("texts: 'member'"),
};

/** Modules that are loaded with `file`, or by its lazy components that do not load the messages as well. */
function* loadedBy(file: string, catalogue: Catalogue) {
  const source = readFileSync(file, 'utf8');
  for (const [, module] of source.matchAll(staticImport)) yield module;
  for (const [lazy] of source.matchAll(lazyComponent))
    if (loadsNot[catalogue](lazy)) yield /import\('([^']+)'\)/.exec(lazy)?.[1];
}

function fileOf(module: string | undefined, importer: string, ending = /\.tsx$/): string | null {
  const file = module?.startsWith('#src/')
    ? module.slice(1)
    : module?.startsWith('.')
      ? join(dirname(importer), module)
      : '';
  return ending.test(file) && existsSync(file) ? file : null;
}

test.each(['deferred', 'member'] as const)(
  'components with %s messages are loaded together with these',
  (catalogue) => {
    const loader = loaders[catalogue];
    /** The file itself waits for the messages before it renders anything. */
    const awaits = new RegExp(`loader: ${loader}|Promise\\.all\\(\\[${loader}\\(\\)`);
    const awaitsItself = (file: string) => awaits.test(readFileSync(file, 'utf8'));
    /** The "-" files that a file of a route imports. */
    const ownImports = (file: string) =>
      [...readFileSync(file, 'utf8').matchAll(/from '(\.\/-[^']+)'/g)].flatMap(
        ([, module]) => fileOf(module, file, /\.tsx?$/) ?? [],
      );
    /** Or the loader of its route does, which lies in a file of its own; or a loader that preloads its components. */
    const loaderFiles = globSync('src/routes/-*.ts').filter(awaitsItself);
    const preloaded = new Set(loaderFiles.flatMap(ownImports));
    const loadsItsMessages = (file: string) =>
      awaitsItself(file) ||
      preloaded.has(file) ||
      (file.startsWith('src/routes/') && ownImports(file).some(awaitsItself));
    // A file that starts with "-" belongs to the routes that import it.
    const routes = globSync('src/routes/[!-]*.tsx').filter((file) => !loadsItsMessages(file));
    const importers = new Map(['src/startup/main.tsx', ...routes].map((file) => [file, '']));
    // The map grows while it is read.
    for (const [importer] of importers)
      for (const module of loadedBy(importer, catalogue)) {
        const file = fileOf(module, importer);
        if (file && !importers.has(file) && !loadsItsMessages(file)) importers.set(file, importer);
      }
    expect(importers.size).toBeGreaterThan(30);
    expect([...importers].filter(([file]) => needs(catalogue, file))).toEqual([]);
  },
);
