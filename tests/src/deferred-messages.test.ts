import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, matchesGlob } from 'node:path';
import { getConfig } from '@lingui/conf';
import { expect, test } from 'vitest';

const deferred = getConfig()
  .catalogs?.find(({ path }) => path.endsWith('/deferred'))
  ?.include.map((path) => (path.endsWith('.tsx') ? path : `${path}/**`));
const needsDeferred = (file: string) =>
  deferred?.some((pattern) => matchesGlob(file, pattern)) &&
  /<(Trans|Plural)|\bt`/.test(readFileSync(file, 'utf8'));

const staticImport = /^(?:import|export)\s(?!type\b)[^;]*?from '([^']+)'/gm;
const lazyComponent = /lazyComponent[<(].*?\);/gs;
const loadsDeferred = /(?:alongside|loader): loadDeferredMessages/;
/** The file itself waits for the messages before it renders anything. */
const awaitsDeferred = /loader: loadDeferredMessages|Promise\.all\(\[loadDeferredMessages\(\)/;

/** Modules that are loaded with `file`, or by its lazy components that do not load the deferred messages as well. */
function* loadedBy(file: string) {
  const source = readFileSync(file, 'utf8');
  for (const [, module] of source.matchAll(staticImport)) yield module;
  for (const [lazy] of source.matchAll(lazyComponent))
    if (!loadsDeferred.test(lazy)) yield /import\('([^']+)'\)/.exec(lazy)?.[1];
}

function fileOf(module: string | undefined, importer: string): string | null {
  const file = module?.startsWith('#src/')
    ? module.slice(1)
    : module?.startsWith('.')
      ? join(dirname(importer), module)
      : '';
  return file.endsWith('.tsx') && existsSync(file) ? file : null;
}

test('components with deferred messages are loaded together with these messages', () => {
  const loadsItsMessages = (file: string) => awaitsDeferred.test(readFileSync(file, 'utf8'));
  // A file that starts with "-" belongs to the routes that import it.
  const routes = globSync('src/routes/[!-]*.tsx').filter((file) => !loadsItsMessages(file));
  const importers = new Map(['src/app/main.tsx', ...routes].map((file) => [file, '']));
  // The map grows while it is read.
  for (const [importer] of importers)
    for (const module of loadedBy(importer)) {
      const file = fileOf(module, importer);
      if (file && !importers.has(file) && !loadsItsMessages(file)) importers.set(file, importer);
    }
  expect(importers.size).toBeGreaterThan(50);
  expect([...importers].filter(([file]) => needsDeferred(file))).toEqual([]);
});
