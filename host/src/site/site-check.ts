import { closest, distance } from 'fastest-levenshtein';
import { findNodeAtLocation, type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser';
import * as v from 'valibot';
import { siteConfig } from '../../../contract/site.ts';
import { inEnvironment, siteFile } from './site-file.ts';
import { risksOf } from './site-risks.ts';
import { resolveThemes } from './site-theme.ts';
import type { Themes } from './theme-source.ts';

/** A mistake or a risk in a site file. */
export type Problem = {
  severity: 'error' | 'warning';
  /** Both from 1. */
  line: number;
  column: number;
  /** Such as `capabilities.GPAG.openModes.0`; '' for the document. */
  field: string;
  reason: string;
  /** What was probably meant, as JSON. */
  nearest?: string;
};

export type CheckResult = {
  problems: Problem[];
  /** The document; undefined if it has errors. */
  document?: object;
};

/** The config is written into each page. */
const maxBytes = 256 * 1_024;
/** Changes of letters that a mistyped name may have. */
const maxTypos = 3;

type Path = readonly (string | number)[];
type Schema = v.GenericSchema & {
  wrapped?: Schema;
  entries?: Record<string, Schema>;
  item?: Schema;
  value?: Schema;
  options?: readonly unknown[];
  pipe?: readonly [Schema, ...unknown[]];
};

/** The schema without what makes it optional or transforms it. */
const inner = (schema: Schema): Schema =>
  schema.wrapped ? inner(schema.wrapped) : schema.pipe && schema.pipe[0] !== schema ? bare(schema) : schema;
const bare = (schema: Schema): Schema => {
  const [first] = schema.pipe as readonly [Schema, ...unknown[]];
  return first.wrapped || first.pipe ? inner(first) : first;
};

const nearestOf = (value: unknown, options: readonly unknown[]): string | undefined => {
  if (typeof value !== 'string' || options.length === 0) return undefined;
  const texts = options.map(String);
  const sameLetters = texts.find(
    (text) => text.toLowerCase().replace('-', '_') === value.toLowerCase().replace('-', '_'),
  );
  const best = sameLetters ?? closest(value, texts);
  return sameLetters || distance(value.toLowerCase(), best.toLowerCase()) <= maxTypos ? best : undefined;
};

/** What a text that is refused as an origin, a host or a URL was probably meant to be. */
const nearestUrl = (value: unknown, reason: string): string | undefined => {
  if (typeof value !== 'string' || value.includes('*')) return undefined;
  const url = URL.parse(/^[a-z]+:\/\//i.test(value) ? value : `https://${value}`);
  if (!url?.hostname) return undefined;
  if (reason.includes('origin')) return url.origin;
  if (reason.includes('host')) return url.host;
  return /URL/.test(reason) ? `https://${url.host}${url.pathname === '/' ? '' : url.pathname}` : undefined;
};

/** Fields that no schema has, with their paths and the names that are known there. */
const unknownFields = (
  schema: Schema,
  value: unknown,
  path: Path = [],
): { path: Path; known: string[] }[] => {
  const { entries, item, value: each } = inner(schema);
  if (typeof value !== 'object' || value === null) return [];
  if (item && Array.isArray(value))
    return value.flatMap((row, index) => unknownFields(item, row, [...path, index]));
  return Object.entries(value).flatMap(([key, field]) => {
    const known = entries ? entries[key] : each;
    if (known) return unknownFields(known, field, [...path, key]);
    return entries ? [{ path: [...path, key], known: Object.keys(entries) }] : [];
  });
};

const schemaAt = (schema: Schema, [key, ...rest]: Path): Schema | undefined => {
  if (key === undefined) return inner(schema);
  const { entries, item, value } = inner(schema);
  const next = entries?.[String(key)] ?? item ?? value;
  return next && schemaAt(next, rest);
};

const json = (value: unknown): string => {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 80 ? `${text.slice(0, 77)}...` : text;
};

const reasons: Record<string, string> = {
  InvalidCommentToken: 'comments are not JSON',
  ValueExpected: 'a value is missing here; JSON has no comma after the last one',
  PropertyNameExpected:
    'a field name in double quotes is missing here; JSON has no comma after the last field',
  CommaExpected: 'a comma is missing before this',
  ColonExpected: 'a colon is missing before this',
  EndOfFileExpected: 'the document ends before this',
  InvalidSymbol: 'this is no JSON value',
};

/** Places in a text, by offset. */
const placesIn =
  (text: string) =>
  (offset: number): { line: number; column: number } => {
    const before = text.slice(0, offset).split('\n');
    return { line: before.length, column: (before.at(-1) ?? '').length + 1 };
  };

/** Fields that are written twice; JSON keeps the last one without a word. */
const repeated = (node: Node | undefined): { node: Node; path: Path }[] => {
  if (!node) return [];
  const children = node.children ?? [];
  if (node.type !== 'object') return children.flatMap(repeated);
  const seen = new Set<string>();
  return children.flatMap((property) => {
    const [key, value] = property.children ?? [];
    const name = String(key?.value);
    const again = seen.has(name);
    seen.add(name);
    return [...(again && key ? [{ node: key, path: [name] }] : []), ...repeated(value)];
  });
};

/**
 * Checks the text of a site file and returns every mistake and risk with its place, in their order in the file. With an
 * environment the fields of it are checked in place of the file's. An address of a theme is replaced by the theme there.
 */
export const checkSiteFile = (
  bytes: Uint8Array,
  environment?: string,
  themes: Themes = new Map(),
): CheckResult => {
  const start = { line: 1, column: 1, field: '' };
  const refuse = (reason: string): CheckResult => ({ problems: [{ severity: 'error', ...start, reason }] });
  if (bytes.length > maxBytes)
    return refuse(
      `has ${Math.ceil(bytes.length / 1_024)} KiB, at most ${maxBytes / 1_024} are allowed: the config is part of each page`,
    );
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return refuse('is not UTF-8');
  }
  if (text.trim() === '') return refuse('is empty');
  const problems: Problem[] = [];
  const placeOf = placesIn(text);
  const add = (
    severity: Problem['severity'],
    offset: number,
    field: string,
    reason: string,
    nearest?: string,
  ) =>
    problems.push({ severity, ...placeOf(offset), field, reason, ...(nearest !== undefined && { nearest }) });
  if (text.startsWith('\ufeff'))
    add('error', 0, '', 'begins with a byte order mark, which is not JSON: save it as UTF-8 without BOM');
  const errors: ParseError[] = [];
  // A space in place of the mark keeps the offsets.
  const tree = parseTree(text.replace(/^\ufeff/, ' '), errors, {
    disallowComments: true,
    allowTrailingComma: false,
  });
  for (const { error, offset } of errors) {
    const code = printParseErrorCode(error);
    add(
      'error',
      offset,
      '',
      reasons[code] ?? code.replaceAll(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`).trim(),
    );
  }
  if (errors.length > 0 || !tree) return { problems: sorted(problems) };
  if (tree.type !== 'object') return refuse('is not an object: a site file begins with {');

  for (const { node, path } of repeated(tree))
    add('error', node.offset, path.join('.'), 'is written twice; only the last one would count');
  const document = JSON.parse(text.replace(/^\ufeff/, ''), (_key, value) => value ?? undefined) as object;
  const offsetOf = (path: Path, ofKey = false): number => {
    for (let length = path.length; length > 0; length--) {
      const node = findNodeAtLocation(tree, path.slice(0, length) as (string | number)[]);
      if (node) return ofKey && node.parent?.type === 'property' ? node.parent.offset : node.offset;
    }
    return tree.offset;
  };
  for (const [path, { place, reason }] of resolveThemes(document, themes))
    add('error', offsetOf(path), [...path, ...place].join('.'), reason);
  for (const { path, known } of unknownFields(siteFile as Schema, document)) {
    const nearest = nearestOf(path.at(-1), known);
    add(
      'error',
      offsetOf(path, true),
      path.join('.'),
      'is not a field of the site config',
      nearest && json(nearest),
    );
  }
  const report = (issue: v.BaseIssue<unknown>, prefix: Path): void => {
    const path = [...prefix, ...(issue.path ?? []).map(({ key }) => key as string | number)];
    const missing = issue.received === 'undefined' && issue.kind === 'schema';
    const schema = schemaAt(siteFile as Schema, path);
    const options = schema?.type === 'picklist' ? (schema.options ?? []) : [];
    const nearest = nearestOf(issue.input, options) ?? nearestUrl(issue.input, issue.message);
    const offset = offsetOf(path);
    const field = path.join('.');
    // One reason is enough for a value.
    const place = placeOf(offset);
    if (!missing && problems.some((one) => one.field === field && one.line === place.line)) return;
    const why = options.length > 0 ? `is not one of ${options.join(', ')}` : `is wrong: ${issue.message}`;
    const reason = missing ? 'is missing' : `${json(issue.input)} ${why}`;
    add('error', offset, field, reason, nearest && json(nearest));
  };
  const parsed = v.safeParse(siteFile, document);
  for (const issue of parsed.issues ?? []) report(issue, []);
  const fields = inEnvironment(document, environment);
  const contradiction = (field: string, list: string) => {
    const [value, all] = [fields[field], fields[list]];
    if (value === undefined || !Array.isArray(all) || all.length === 0 || all.includes(value)) return;
    add('error', offsetOf([field]), field, `${json(value)} is not among ${list}`, json(all[0]));
  };
  contradiction('defaultLanguage', 'languages');
  contradiction('defaultCurrency', 'currencies');
  // What fields must be like together, with the place of the mistake; the fields alone are right.
  const together = parsed.success ? (v.safeParse(siteConfig, fields).issues ?? []) : [];
  for (const { path, message } of together) {
    const place = (path ?? []).map(({ key }) => key as string);
    if (place.length > 0) add('error', offsetOf(place), place.join('.'), message);
  }
  const names = Object.keys((document as { environments?: object }).environments ?? {});
  if (environment !== undefined && names.length > 0 && !names.includes(environment)) {
    const nearest = nearestOf(environment, names);
    add(
      'warning',
      offsetOf(['environments'], true),
      'environments',
      `has no "${environment}", so that the fields of the file apply`,
      nearest && json(nearest),
    );
  }
  if (problems.some(({ severity }) => severity === 'error')) return { problems: sorted(problems) };
  for (const { field, reason } of risksOf(fields)) {
    const path = field === '' ? [] : field.split('.');
    const own = environment === undefined ? path : ['environments', environment, ...path];
    add('warning', findNodeAtLocation(tree, own) ? offsetOf(own) : offsetOf(path), field, reason);
  }
  // Each environment must be a valid site too.
  for (const name of environment === undefined ? names : []) {
    const { issues } = v.safeParse(siteConfig, inEnvironment(document, name));
    for (const issue of issues ?? []) report(issue, ['environments', name]);
  }
  return problems.some(({ severity }) => severity === 'error')
    ? { problems: sorted(problems) }
    : { problems: sorted(problems), document };
};

const sorted = (problems: Problem[]): Problem[] =>
  problems.toSorted((a, b) => a.line - b.line || a.column - b.column);

/** The optional fields that a document leaves out, with the values that apply. */
export const defaultsOf = (document: object): [field: string, value: unknown][] =>
  Object.entries(v.parse(siteConfig, document)).filter(([field]) => !(field in document));
