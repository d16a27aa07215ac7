import { isAbsolute, relative } from 'node:path';
import type { EvaluatedModules } from 'vite/module-runner';
import { UsageError } from '../shared/usage-error.ts';

/** A tsconfig.json extends or refers to a file that does not exist. */
export class MissingTsconfig extends UsageError {}

/** One line for a file that cannot be loaded: a missing package, a circular import, or the error of the file. */
export function loadError(error: unknown, modules: EvaluatedModules, root: string): Error {
  const message = error instanceof Error ? error.message : String(error);
  const missing = missingImport(message, root);
  if (missing) return new UsageError(missing);
  // The first line may only announce the others.
  const [first = '', second] = message.split('\n').filter((each) => each.trim() !== '');
  const line = first.endsWith(':') && second !== undefined ? `${first} ${second.trim()}` : first;
  const [, config] = /Tsconfig not found (.+)/.exec(line) ?? [];
  if (config !== undefined)
    return new MissingTsconfig(`no ${shortened(config, root)}, which a tsconfig.json names`);
  const place = placeOf(error);
  // In a circle, a value that its file has not made yet is undefined.
  const isEarly = /before initialization$|undefined|is not a (?:function|constructor)/.test(line);
  const circle = isEarly && place && circleOf(place.file, modules);
  if (circle) {
    const files = circle.map((file) => shortened(file, root)).join(' → ');
    return new UsageError(`circular import: ${files}: a value is read before its file has made it (${line})`);
  }
  const [, global] = /^(\w+) is not defined$/.exec(line) ?? [];
  const hint =
    global === undefined
      ? ''
      : /^(?:require|module|exports)$/.test(global)
        ? ': CommonJS cannot be loaded, only `import` and `export`'
        : ' outside of a browser: a file of --setup can define it';
  const where = place ? `${shortened(place.file, root)}:${place.line}: ` : '';
  return new UsageError(`${where}${line}${hint}`);
}

const MISSING = [
  /Failed to resolve import "([^"]+)" from "([^"]+)"/,
  /Failed to load url (\S+) \(resolved id: .*\) in (.+)\. Does the file exist/,
  /Cannot find (?:module|package) '([^']+)' imported from '?([^'\s]+)'?/,
  /Failed to resolve entry for package "([^"]+)"()/,
];

function missingImport(message: string, root: string): string | undefined {
  for (const pattern of MISSING) {
    const [, name, importer = ''] = pattern.exec(message) ?? [];
    if (name === undefined) continue;
    const by = importer === '' ? '' : `, imported by ${shortened(importer, root)}`;
    if (/^[./#]|^[A-Z]:/.test(name)) return `no file ${shortened(name, root)}${by}`;
    const parts = name.split('/');
    const owner = parts.slice(0, name.startsWith('@') ? 2 : 1).join('/');
    return `no package ${owner}${by}: install it`;
  }
  return undefined;
}

/** The shortest chain of imports that leads from a file back to it. */
function circleOf(id: string, { idToModuleMap }: EvaluatedModules): string[] | undefined {
  const seen = new Set<string>();
  let chains = [[id]];
  while (chains.length > 0) {
    const longer = chains.flatMap((chain) => {
      const imports = idToModuleMap.get(chain.at(-1) as string)?.imports ?? [];
      return [...imports].map((next) => [...chain, next]);
    });
    const closed = longer.find((chain) => chain.at(-1) === id);
    if (closed) return closed;
    chains = longer.filter((chain) => !seen.has(chain.at(-1) as string));
    for (const chain of chains) seen.add(chain.at(-1) as string);
  }
  return undefined;
}

/** The first line of the error's stack that is in a file of the user, else in a package. */
function placeOf(error: unknown): { file: string; line: string } | undefined {
  const frames = error instanceof Error ? (error.stack ?? '') : '';
  const places = [...frames.matchAll(/(?:file:\/\/)?(\/[^\s():]+):(\d+):\d+/g)].map(
    ([, file = '', line = '']) => ({ file, line }),
  );
  return places.find(({ file }) => !file.includes('/node_modules/')) ?? places[0];
}

function shortened(file: string, root: string): string {
  const inside = relative(root, file);
  return isAbsolute(file) && !inside.startsWith('..') ? inside : file;
}
