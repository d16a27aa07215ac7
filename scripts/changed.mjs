// Selects the tests that the changes since the last commit can break, by a graph of the files' imports.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { root } from './setup.mjs';
import { isSpecOf } from './spec-names.mjs';

const git = (...args) =>
  execFileSync('git', [...args, '-z'], { cwd: root, encoding: 'utf8' })
    .split('\0')
    .filter(Boolean);

/** Sources of the path tool's package, by the name that imports it. */
const { name: packageName, exports } = JSON.parse(readFileSync(join(root, 'qa/package.json'), 'utf8'));
const packageEntries = Object.fromEntries(
  Object.entries(exports).map(([entry, { 'gamehall-source': source }]) => [
    posix.join(packageName, entry),
    posix.join('qa', source),
  ]),
);

const importPattern =
  /^(?:import|export)\s+(type\s)?(?:[^'";]*?\sfrom\s+)?'([^']+)'|import\('([^']+)'\)|'([\w./-]+)'/gm;

/**
 * The files of the project that a file imports. A path in quotes counts as well, because tests also read files.
 * `type`: erased at run time.
 */
function importsOf(file, all) {
  const text = readFileSync(join(root, file), 'utf8');
  return [...text.matchAll(importPattern)].flatMap(([, type, fixed, lazy, quoted]) => {
    const name = (fixed ?? lazy ?? quoted).replace(/\?.*$/, '');
    const to = name.startsWith('.')
      ? posix.join(dirname(file), name)
      : (packageEntries[name] ?? name.replace(/^#/, ''));
    if (!all.has(to) || to === file) return [];
    // What a machine does matters to its implementations and selectors, although they import only its type.
    const isOfMachine = to.endsWith('.machine.ts') && /\.(?:implementations|selectors)\.ts$/.test(file);
    return [{ to, type: type !== undefined && !isOfMachine }];
  });
}

/** `starts` and all files that can be reached from them. */
function closure(starts, next) {
  const reached = new Set(starts);
  for (const file of reached) for (const other of next(file)) reached.add(other);
  return reached;
}

const featureOf = (file) => /^src\/features\/([^/]+)\//.exec(file)?.[1];
const rootMachine = 'machines/app.machine.ts';
const machineOf = (file) => /([^/]+)\.(?:machine|implementations)\.ts$/.exec(file)?.[1];

/** Configuration that affects all tests. */
const everything = /^(?:(?:qa\/)?package(?:-lock)?\.json|(?:vite|vitest|playwright)\.config\.ts)$/;
/** Parts of the app that are on every page. */
const everyPage = /^(?:src\/app\/|src\/ui\/[^/.]+\.css$|public\/|[^/]+\.html$)/;
/** The path tool. */
const pathTool = /^qa\/src\/.+\.ts$/;
/** Parts of the project that every walk in the browser uses. */
const everyWalk = /^(?:qa\.config\.ts|tests\/flows\/app-fixture\.ts)$/;

/** The tests in other engines. */
const otherEngines = /^tests\/engines\//;

/** Tests that read files which they do not name. */
const readers = [
  [/\.po$|^lingui\.config\.ts$/, 'tests/src/catalogues.test.ts', 'tests/e2e/languages.spec.ts'],
  [/^src\/ui\/[^/]+\.css$/, 'tests/src/templates.test.ts'],
  [/^tsconfig\./, 'tests/lint/type-environments.test.ts'],
  [/^qa\/tests\/models\//, 'qa/tests/plan.test.ts'],
  [/^qa\/(?:docs|examples)\/|^qa\/[A-Z]+\.md$|^qa\/site\/.+\.css$/, 'qa/tests/docs.test.ts'],
  [/^qa\/(?:src\/|README\.md$|build\.mjs$)/, 'qa/tests/readme.test.ts'],
];

/**
 * Returns null if nothing has changed. `all`: the changes can break every test. Otherwise the files of unit tests
 * and browser tests, whether to run those in other engines, and the machines whose paths must be walked in the model
 * and in the browser.
 */
export function selectChanged() {
  const untracked = git('ls-files', '--others', '--exclude-standard');
  const changed = [...git('diff', '--name-only', 'HEAD'), ...untracked];
  if (changed.length === 0) return null;
  const all = new Set([...git('ls-files'), ...changed]);
  const sources = [...all].filter((file) => /\.(?:tsx?|mjs)$/.test(file) && existsSync(join(root, file)));
  const imports = new Map(sources.map((file) => [file, importsOf(file, all)]));
  const importers = new Map();
  for (const [file, found] of imports)
    for (const { to, type } of found) if (!type) importers.set(to, [...(importers.get(to) ?? []), file]);

  const isChanged = (pattern) => changed.some((file) => pattern.test(file));
  const readBy = readers.flatMap(([pattern, ...tests]) => (isChanged(pattern) ? tests : []));
  const affected = closure([...changed, ...readBy], (file) => importers.get(file) ?? []);
  const features = new Set([...affected].map(featureOf));
  for (const file of changed.filter((name) => name.startsWith('src/routes/')))
    for (const { to } of imports.get(file) ?? []) features.add(featureOf(to));
  features.delete(undefined);

  // Specs do not import the app: they have the name of a feature, a machine or a folder of src.
  const folders = changed.flatMap((file) => /^src\/([^/]+)\//.exec(file)?.[1] ?? []);
  const affectedMachines = sources
    .filter((file) => file !== rootMachine && (affected.has(file) || features.has(featureOf(file))))
    .flatMap((file) => machineOf(file) ?? []);
  const names = [...features, ...folders, ...affectedMachines];
  const isNamed = (file) => names.some((name) => isSpecOf(name, file));
  const specs = sources.filter((file) => file.endsWith('.spec.ts') && !otherEngines.test(file));
  const chosen = specs.filter((file) => affected.has(file) || isNamed(file));
  const reachesEveryPage = [...affected].some((file) => file.startsWith('src/app/'));
  // Without a spec of its name, a part of the app can break any spec.
  const anySpec = isChanged(everyPage) || (reachesEveryPage && chosen.length === 0);

  const machines = sources.flatMap(
    (file) => /^tests\/flows\/([^/]+)\/\1\.samples\.ts$/.exec(file)?.[1] ?? [],
  );
  const inModel = (id) =>
    isChanged(pathTool) ||
    [`machines/${id}.machine.ts`, `tests/flows/${id}/${id}.samples.ts`, `tests/flows/${id}/${id}.paths`].some(
      (file) => affected.has(file),
    );
  /**
   * Whether a file of src that shows or implements the machine or one of its children is affected, or another file
   * of the feature that implements it.
   */
  const inApp = (id) => {
    const parts = closure([`machines/${id}.machine.ts`], (file) =>
      (imports.get(file) ?? []).filter(({ type }) => !type).map(({ to }) => to),
    );
    const isPart = ({ to }) =>
      parts.has(to.replace('.selectors.', '.machine.')) && /\.(?:machine|selectors)\./.test(to);
    return sources
      .filter((file) => /^src\/(?!app\/)/.test(file) && imports.get(file)?.some(isPart))
      .some((file) => affected.has(file) || (machineOf(file) && features.has(featureOf(file))));
  };
  return {
    all: isChanged(everything),
    tests: sources.filter((file) => file.endsWith('.test.ts') && affected.has(file)),
    specs: anySpec ? specs : chosen,
    engines: isChanged(otherEngines),
    modelMachines: machines.filter(inModel),
    browserMachines: machines.filter(
      (id) =>
        isChanged(everyPage) ||
        isChanged(everyWalk) ||
        inModel(id) ||
        affected.has(`tests/flows/${id}/${id}.driver.ts`) ||
        inApp(id),
    ),
  };
}
