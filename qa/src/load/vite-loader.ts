import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import {
  createRunnableDevEnvironment,
  type InlineConfig,
  type Plugin,
  parseAst,
  type RunnableDevEnvironment,
  resolveConfig,
} from 'vite';
import { UsageError } from '../shared/usage-error.ts';
import { loadError, MissingTsconfig } from './load-error.ts';
import { PackageEvaluator } from './package-evaluator.ts';

const CONFIGS = ['ts', 'mts', 'js', 'mjs', 'cts', 'cjs'].map((ending) => `vite.config.${ending}`);

// An error that a package throws has the user's file far below in its stack.
Error.stackTraceLimit = 100;

type Exports = Record<string, unknown>;

/** Names that were asked for, by file; a file is changed so that it exports them. */
const wanted = new Map<string, Set<string>>();
/** Folders of packages whose tsconfig.json names a file that does not exist. */
const withoutTsconfig = new Set<string>();
const environments = new Map<string, Promise<RunnableDevEnvironment>>();

/**
 * Loads a file as bundlers do, with the Vite configuration of its package. `name` need not be exported. The
 * export is returned as soon as it exists: a script may go on with a server or a timer, or fail.
 */
export async function importByVite(file: string, name?: string): Promise<Exports> {
  const root = packageOf(file).root;
  return importInto(file, name).catch((error: unknown) => {
    if (!(error instanceof MissingTsconfig) || withoutTsconfig.has(root)) throw error;
    process.stderr.write(`${error.message}: loads without a tsconfig.json and its paths\n`);
    withoutTsconfig.add(root);
    environments.delete(root);
    return importInto(file, name);
  });
}

async function importInto(file: string, name: string | undefined): Promise<Exports> {
  const { environment, root } = await environmentOf(file);
  if (name !== undefined) want(environment, file, name);
  const importing = environment.runner.import<Exports>(file);
  const settled = importing.then(
    (exports) => ({ exports }),
    (error: unknown) => ({ error }),
  );
  const found = new AbortController();
  const nothingLeft = idle(found.signal);
  try {
    for (;;) {
      const result = await Promise.race([settled, nothingLeft, pause(20, undefined, { ref: false })]);
      if (result && 'exports' in result) return result.exports;
      const early = name === undefined ? undefined : earlyExport(environment, file, name);
      if (early !== undefined) return { [name as string]: early };
      if (result && 'error' in result)
        throw loadError(result.error, environment.runner.evaluatedModules, root);
      if (result) throw new UsageError(`${file} never ends: it waits for something that never comes`);
    }
  } finally {
    found.abort();
  }
}

/** Resolves when nothing in this process can happen any more. */
const idle = (signal: AbortSignal) =>
  once(process, 'beforeExit', { signal }).then(
    () => ({ isIdle: true }),
    () => undefined,
  );

function want({ moduleGraph, runner }: RunnableDevEnvironment, file: string, name: string): void {
  const names = wanted.get(file) ?? new Set();
  if (names.has(name)) return;
  wanted.set(file, names.add(name));
  // Was loaded without this export.
  for (const module of runner.evaluatedModules.getModulesByFile(file) ?? []) {
    if (name in (module.exports ?? {})) continue;
    runner.evaluatedModules.invalidateModule(module);
    moduleGraph.onFileChange(file);
  }
}

/** The value of an export of a file that is still being run, or that failed. */
function earlyExport({ runner }: RunnableDevEnvironment, file: string, name: string): unknown {
  for (const { exports } of runner.evaluatedModules.getModulesByFile(file) ?? []) {
    try {
      const value: unknown = exports?.[name];
      if (value !== undefined) return value;
    } catch {
      // It is not initialized yet.
    }
  }
  return undefined;
}

export async function environmentOf(
  file: string,
): Promise<{ environment: RunnableDevEnvironment; root: string }> {
  const { configFile, root } = packageOf(file);
  const started = environments.get(root) ?? startEnvironment(root, configFile);
  environments.set(root, started);
  return { environment: await started, root };
}

/** The closest folder with a Vite configuration or a package.json. */
function packageOf(file: string): { root: string; configFile: string | false } {
  for (let folder = dirname(file); ; folder = dirname(folder)) {
    const config = CONFIGS.map((each) => join(folder, each)).find((each) => existsSync(each));
    if (config) return { root: folder, configFile: config };
    if (existsSync(join(folder, 'package.json'))) return { root: folder, configFile: false };
    if (folder === dirname(folder)) return { root: dirname(file), configFile: false };
  }
}

async function startEnvironment(root: string, configFile: string | false): Promise<RunnableDevEnvironment> {
  const config: InlineConfig = {
    root,
    configFile,
    logLevel: 'silent',
    plugins: [exportWanted],
    resolve: { tsconfigPaths: !withoutTsconfig.has(root) },
    oxc: {
      // Frameworks have it preserved in tsconfig.json for a compiler of their own.
      jsx: { runtime: 'automatic' },
      ...(withoutTsconfig.has(root) ? { tsconfig: false } : {}),
    } as NonNullable<InlineConfig['oxc']>,
    optimizeDeps: { noDiscovery: true },
    // Without it, plugins such as Vite's own for CSS are only started for the client.
    server: { perEnvironmentStartEndDuringDev: true },
  };
  const resolved = await resolveConfig(config, 'serve').catch((error: unknown) => {
    if (configFile === false) throw error;
    const [reason] = String(error instanceof Error ? error.message : error).split('\n');
    process.stderr.write(`loads without ${configFile}: ${reason}\n`);
    return resolveConfig({ ...config, configFile: false }, 'serve');
  });
  const environment = createRunnableDevEnvironment('ssr', resolved, {
    runnerOptions: { hmr: false, evaluator: new PackageEvaluator() },
    hot: false,
  });
  await environment.init();
  await environment.pluginContainer.buildStart();
  return environment;
}

const exportWanted: Plugin = {
  name: 'export-wanted',
  enforce: 'post',
  transform(code, id) {
    const names = wanted.get(id);
    if (!names) return null;
    const hidden = [...names].filter((name) => isHidden(code, name));
    return hidden.length === 0 ? null : { code: `${code}\nexport { ${hidden.join(', ')} };`, map: null };
  },
};

/** Whether the module declares a variable that it does not export. */
function isHidden(code: string, name: string): boolean {
  const { body } = parseAst(code);
  const isExported = body.some((node) => {
    if (node.type !== 'ExportNamedDeclaration') return false;
    const inside = node.declaration?.type === 'VariableDeclaration' ? node.declaration.declarations : [];
    return (
      inside.some(({ id }) => id.type === 'Identifier' && id.name === name) ||
      node.specifiers.some(({ exported }) => exported.type === 'Identifier' && exported.name === name)
    );
  });
  return (
    !isExported &&
    body.some(
      (node) =>
        node.type === 'VariableDeclaration' &&
        node.declarations.some(({ id }) => id.type === 'Identifier' && id.name === name),
    )
  );
}
