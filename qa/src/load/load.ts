import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AnyStateMachine } from 'xstate';
import { UsageError } from '../shared/usage-error.ts';

/** `node` is faster, for files that Node can load. */
export type Loader = 'node' | 'vite';

/** `makeMachine()` or `Shop().machine`: the result of a function or an instance of a class, or a field of that. */
const CALL = /^([\w$]+)\(\)(?:\.([\w$]+))?$/;

/**
 * The value of `file#export`; without `#export` the default export, else the first exported machine. Of
 * `file#makeMachine()` it is what the function returns for these arguments.
 */
export async function load(
  reference: string,
  root = '.',
  loader: Loader = 'vite',
  given: readonly unknown[] = [],
): Promise<unknown> {
  const [file = '', name] = reference.split('#');
  const [, factory, field] = CALL.exec(name ?? '') ?? [];
  if (factory === undefined) return exportOf(reference, root, loader);
  const make = await exportOf(`${file}#${factory}`, root, loader);
  if (typeof make !== 'function') throw new UsageError(`${factory} of ${file} is no function`);
  const isClass = /^class\b/.test(Function.prototype.toString.call(make));
  try {
    const made: unknown = await (isClass ? Reflect.construct(make, given) : make(...given));
    return field === undefined ? made : (made as { [field: string]: unknown } | undefined)?.[field];
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new UsageError(
      `${factory} of ${file} fails: ${reason}; \`arguments\` in qa.config.ts gives it values`,
    );
  }
}

/** Runs files for what they do, such as defining what a browser has. */
export async function runFiles(files: readonly string[], root = '.', loader: Loader = 'vite'): Promise<void> {
  for (const file of files) await moduleOf(file, root, loader, undefined);
}

async function moduleOf(
  file: string,
  root: string,
  loader: Loader,
  name: string | undefined,
): Promise<Record<string, unknown>> {
  const path = resolve(root, file);
  if (!isFile(path)) throw new UsageError(`no file ${file}`);
  return loader === 'vite'
    ? (await import('./vite-loader.ts')).importByVite(path, name)
    : ((await import(pathToFileURL(path).href)) as Record<string, unknown>);
}

async function exportOf(reference: string, root: string, loader: Loader): Promise<unknown> {
  const [file = '', name] = reference.split('#');
  const module = await moduleOf(file || reference, root, loader, name);
  if (name !== undefined && !(name in module)) {
    const exported = Object.keys(module).join(', ');
    throw new UsageError(`${file} has no ${name}${exported && `, only ${exported}`}`);
  }
  if (name !== undefined) return module[name];
  const found = module.default ?? Object.values(module).find(isMachine);
  if (found === undefined)
    throw new UsageError(`${file} exports neither a default nor a machine: give ${file}#NAME`);
  return found;
}

/** Whether there is a file, and not a folder, of this name. */
export const isFile = (path: string) => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;

/** Throws if the value is not a state machine; the message contains `reference`. */
export function asMachine(value: unknown, reference: string): AnyStateMachine {
  if (isMachine(value)) return value;
  throw new UsageError(`${reference} is not a state machine`);
}

/** `instanceof` fails if the machine was made by another copy of XState. */
const isMachine = (value: unknown): value is AnyStateMachine =>
  typeof value === 'object' && value !== null && 'root' in value && 'transition' in value;
