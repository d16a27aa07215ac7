import { readdirSync, readFileSync } from 'node:fs';
import type { Tone } from './colour.ts';

const FOLDER = new URL('./subjects/', import.meta.url);
/** Fills and parts of several subjects, which are no subjects themselves. */
const SHARED = 'shared.svg';

type Part = { tag: string; attributes: string; body: string };

const partsOf = (file: string): [string, Part][] =>
  [
    ...readFileSync(new URL(file, FOLDER), 'utf8').matchAll(
      /<(symbol|linearGradient|radialGradient) id="([\w-]+)"([^>]*)>(.*?)<\/\1>/gs,
    ),
  ].map(([, tag = '', id = '', attributes = '', body = '']) => [id, { tag, attributes, body: body.trim() }]);

const files = readdirSync(FOLDER).filter((file) => file.endsWith('.svg'));
const parts = new Map(files.flatMap(partsOf));

/** Subjects with the group that each belongs to: the name of its file. */
const groups = new Map(
  files
    .filter((file) => file !== SHARED)
    .flatMap((file) => partsOf(file).map(([id]) => [id, file.replace('.svg', '')])),
);
export const SUBJECTS: readonly string[] = [...groups.keys()];
export const groupOf = (name: string): string => groups.get(name) ?? '';

export const isSubject = (name: string): boolean => groups.has(name);

/** IDs that a part refers to, with those that these refer to in turn. */
const referred = (id: string, found = new Set<string>()): Set<string> => {
  const part = parts.get(id);
  if (!part || found.has(id)) return found;
  found.add(id);
  for (const [, next = ''] of part.body.matchAll(/(?:href="|url\()#([\w-]+)/g)) referred(next, found);
  return found;
};

const classOf = (name: string): string =>
  /class="([^"]*)"/.exec(parts.get(name)?.attributes ?? '')?.[1] ?? '';
/** The subject is a landscape that fills its box. */
export const isPanorama = (name: string): boolean => classOf(name) === 'panorama';

/** Letters, figures and signs, which have no mirror image. */
const WRITING = /^(n\d|ace|king|jack|seven|tile)$/;
export const isWritten = (name: string): boolean => [...referred(name)].some((id) => WRITING.test(id));

/**
 * A subject's definitions and the ID to use it by; it is drawn in a box from -100 to 100 in both directions. Its
 * greys (#999) take the game's tone of the same lightness, those with full blue (#99f) the second tone; other
 * colours stay. IDs begin with the key.
 */
export const subject = (
  name: string,
  key: string,
  tone: Tone,
  second: Tone,
): { defs: string; id: string } => {
  if (!isSubject(name)) throw new Error(`no subject ${name}`);
  const defs = [...referred(name)]
    .map((id) => {
      const { tag, attributes, body } = parts.get(id) ?? { tag: '', attributes: '', body: '' };
      const element = tag === 'symbol' ? 'g' : tag;
      return `<${element} id="${id}"${tag === 'symbol' ? '' : attributes}>${body}</${element}>`;
    })
    .join('')
    .replaceAll(/(id="|href="#|url\(#)/g, `$1${key}-`)
    .replaceAll(/#([\da-f])\1\1\b/g, (_, digit) => tone(Number.parseInt(digit, 16) / 15))
    .replaceAll(/#([\da-e])\1f\b/g, (_, digit) => second(Number.parseInt(digit, 16) / 15));
  return { defs, id: `${key}-${name}` };
};
