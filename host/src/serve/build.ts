import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { lookup } from 'mrmime';
import {
  type ChunkFiles,
  chunkFilesPath,
  latestBuildPath,
  rendererFolder,
  rendererPath,
  type StyleRules,
  styleRulesPath,
} from '../../../contract/files.ts';

export type Encoding = 'br' | 'gzip';

/** A body that is sent as it is, with its compressed forms. */
export type Content = {
  body: Buffer;
  type: string;
  /** The ETag of the uncompressed body, without quotes. */
  tag: string;
  encoded: Partial<Record<Encoding, Buffer>>;
};

/** A build of the app, read at once so that a build that is replaced meanwhile is never mixed with the next one. */
export type Build = {
  /** The id in the latest-build file; '' if the build has none. */
  id: string;
  /** Path below which the app expects to be served (`vite build --base /m/`), such as `/m`; '' for the root. */
  base: string;
  /** The files by path, such as `/assets/first-1a2b.js`. */
  files: ReadonlyMap<string, Content>;
  /** The HTML documents by name, such as `index`. */
  documents: ReadonlyMap<string, string>;
  /** What renders its pages; undefined if the build lacks it. */
  renderer: { code: Buffer; chunks: ChunkFiles; styleRules: StyleRules } | undefined;
};

const extensions: Readonly<Record<string, Encoding>> = { '.br': 'br', '.gz': 'gzip' };
const isText = (type: string): boolean =>
  /^text\/|^image\/svg|^application\/(?:json|manifest)|[+]json/.test(type);
/** In bytes: smaller bodies do not become smaller. */
const smallest = 512;

const contentType = (name: string): string => {
  const type = lookup(name) ?? 'application/octet-stream';
  return isText(type) && !type.includes('charset') ? `${type}; charset=utf-8` : type;
};

/** Compresses a text that has no compressed form yet. */
const compressed = (body: Buffer, type: string): Content['encoded'] =>
  !isText(type) || body.length < smallest
    ? {}
    : {
        br: brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
        gzip: gzipSync(body),
      };

/** What an ETag names a body by. */
export const tagOf = (body: Buffer): string =>
  createHash('sha256').update(body).digest('base64url').slice(0, 20);

/** A body with its type, tag and compressed forms. */
export const contentOf = (name: string, body: Buffer, encoded: Content['encoded'] = {}): Content => {
  const type = contentType(name);
  return {
    body,
    type,
    tag: tagOf(body),
    encoded: Object.keys(encoded).length > 0 ? encoded : compressed(body, type),
  };
};

const buildId = (files: Map<string, Content>): string => {
  try {
    const { id } = JSON.parse(files.get(latestBuildPath)?.body.toString() ?? '{}') as { id?: string };
    return id ?? '';
  } catch {
    return '';
  }
};

const idIn = (html: string): string => /<meta name="build" content="([^"]*)"/.exec(html)?.[1] ?? '';

/** Where a document says that its build is served. */
const baseIn = (html: string): string => /\s(?:src|href)="([^":?#]*)\/assets\//.exec(html)?.[1] ?? '';

/** Files of the build that a document loads. */
const filesIn = (html: string, base: string): string[] =>
  [...html.matchAll(/\s(?:src|href)="([^":?#]*\/assets\/[^"?#]+)"/g)].map(([, path]) =>
    (path as string).slice(base.length),
  );

/** The path in the build for a path of the host; undefined if it is not below the base of the build. */
export const pathInBuild = (path: string, base: string): string | undefined => {
  if (base === '') return path;
  return path.startsWith(`${base}/`) ? path.slice(base.length) : undefined;
};

const rendererIn = (folder: string, names: ReadonlySet<string>): Build['renderer'] => {
  if (![rendererPath, chunkFilesPath, styleRulesPath].every((path) => names.has(path.slice(1))))
    return undefined;
  const json = (path: string): unknown => JSON.parse(readFileSync(folder + path, 'utf8'));
  return {
    code: readFileSync(folder + rendererPath),
    chunks: json(chunkFilesPath) as ChunkFiles,
    styleRules: json(styleRulesPath) as StyleRules,
  };
};

/**
 * Reads a folder that `vite build` wrote. Throws an error that names what is missing: no folder, no index.html, or a
 * build that is being written, in which a document names another build or a file that is not there.
 */
export const readBuild = (folder: string): Build => {
  const files = new Map<string, Content>();
  const documents = new Map<string, string>();
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'));
  const known = new Set(names);
  for (const name of names) {
    if (name.startsWith(`${rendererFolder}/`)) continue;
    if (name.endsWith('.html')) documents.set(name.slice(0, -5), readFileSync(join(folder, name), 'utf8'));
    else if (!/\.(?:br|gz)$/.test(name) || !known.has(name.slice(0, -3))) {
      const encoded: Content['encoded'] = {};
      for (const [extension, encoding] of Object.entries(extensions))
        if (known.has(name + extension)) encoded[encoding] = readFileSync(join(folder, name + extension));
      files.set(`/${name}`, contentOf(name, readFileSync(join(folder, name)), encoded));
    }
  }
  const index = documents.get('index');
  if (index === undefined) throw new Error(`${folder} has no index.html: run "npx vite build" first`);
  const id = buildId(files);
  if (idIn(index) !== id)
    throw new Error(`index.html is of build "${idIn(index)}", but ${latestBuildPath} of "${id}"`);
  const base = baseIn(index);
  const missing = [...documents.values()]
    .flatMap((html) => filesIn(html, base))
    .find((path) => !files.has(path));
  if (missing) throw new Error(`${folder} lacks ${missing}`);
  return { id, base, files, documents, renderer: rendererIn(folder, known) };
};

/** Milliseconds between looks for a build that has a file that is asked for. */
const lookInterval = 200;

/** Where the current build comes from. */
export type BuildSource = {
  /** The build that is served; undefined before there is one. */
  current: () => Build | undefined;
  /**
   * A file of the current build, or one with a hash in its name of the build before, for pages that are open, or of the next
   * one, whose page another process has sent.
   */
  file: (path: string) => Content | undefined;
  /** Reads the folder again if it has changed. Keeps the build that is served if the new one is not complete. */
  refresh: () => void;
};

/** Serves the build in a folder. `report` gets each build that is served, or why one cannot be, once. */
export const watchedBuild = (
  folder: string,
  report: (result: { build: Build } | { error: Error }) => void = () => {},
): BuildSource => {
  let current: Build | undefined;
  let previous: Build | undefined;
  let seen = '';
  let reported = '';
  /** The age and identity of the two files that every build writes anew: another stamp is another build. */
  const stamp = (): string =>
    [latestBuildPath, '/index.html']
      .map((name) => {
        const stats = statSync(folder + name, { throwIfNoEntry: false });
        return `${stats?.mtimeMs} ${stats?.ino}`;
      })
      .join();

  const refresh = (): void => {
    const now = stamp();
    if (now === seen) return;
    try {
      const build = readBuild(folder);
      if (current && current.id !== build.id) previous = current;
      current = build;
      seen = now;
      reported = '';
      report({ build });
    } catch (error) {
      // Tried again, since the last file may be written after those of the stamp.
      if ((error as Error).message !== reported) report({ error: error as Error });
      reported = (error as Error).message;
    }
  };
  refresh();
  let looked = 0;
  return {
    current: () => current,
    file: (path) => {
      const file = current?.files.get(path);
      if (file || !path.startsWith('/assets/')) return file;
      const known = previous?.files.get(path);
      if (known || Date.now() - looked < lookInterval) return known;
      looked = Date.now();
      refresh();
      return current?.files.get(path);
    },
    refresh,
  };
};

/** For a server that has no build. */
export const noBuild: BuildSource = {
  current: () => undefined,
  file: () => undefined,
  refresh: () => {},
};
