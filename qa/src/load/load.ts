import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AnyStateMachine } from 'xstate';
import { UsageError } from '../shared/usage-error.ts';

/** `node` is faster, for files that Node can load. */
export type Loader = 'node' | 'vite';

/** The value of `file#export`; without `#export` the default export, else the first exported machine. */
export async function load(reference: string, root = '.', loader: Loader = 'vite'): Promise<unknown> {
  const [file = '', name] = reference.split('#');
  const path = resolve(root, file);
  if (!isFile(path)) throw new UsageError(`no file ${file || reference}`);
  const module =
    loader === 'vite'
      ? await (await import('./vite-loader.ts')).importByVite(path, name)
      : ((await import(pathToFileURL(path).href)) as Record<string, unknown>);
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
