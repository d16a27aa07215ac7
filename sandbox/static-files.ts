import { readFile, stat } from 'node:fs/promises';
import { extname, join, normalize, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { type SiteConfig, siteElementId } from '#contract/site.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
};
const WORTH_COMPRESSING = /^(?:text|application\/(?:json|manifest|wasm)|image\/svg)/;
const SMALLEST_COMPRESSED = 1_024;

type Encoding = 'br' | 'gzip' | 'identity';
export type StaticFile = {
  body: Buffer;
  type: string;
  cache: string;
  isDocument: boolean;
  encoding: Encoding;
};

const compressions = {
  br: (body: Buffer): Promise<Buffer> =>
    promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: (body: Buffer): Promise<Buffer> => promisify(gzip)(body, { level: 9 }),
  identity: async (body: Buffer): Promise<Buffer> => body,
} satisfies Record<Encoding, (body: Buffer) => Promise<Buffer>>;

const encodingFor = (accepted: string | undefined): Encoding =>
  /\bbr\b/.test(accepted ?? '') ? 'br' : /\bgzip\b/.test(accepted ?? '') ? 'gzip' : 'identity';

/** Files of the built app. Files with a hashed name are cached permanently, all others are revalidated. */
export const createStaticFiles = (distDir: string) => {
  const root = normalize(distDir) + sep;
  const kept = new Map<string, Promise<Buffer>>();

  const read = async (path: string, accepted?: string): Promise<StaticFile | undefined> => {
    const file = normalize(join(distDir, path));
    if (!file.startsWith(root) || file.includes('\0')) return undefined;
    const found = await stat(file).catch(() => undefined);
    if (!found?.isFile()) return undefined;
    const type = TYPES[extname(file)] ?? 'application/octet-stream';
    const isDocument = type.startsWith('text/html');
    const isWorth = !isDocument && found.size >= SMALLEST_COMPRESSED && WORTH_COMPRESSING.test(type);
    const encoding = isWorth ? encodingFor(accepted) : 'identity';
    const key = `${encoding} ${found.mtimeMs} ${found.size} ${file}`;
    const body = kept.get(key) ?? readFile(file).then(compressions[encoding]);
    kept.set(key, body);
    return {
      body: await body,
      type,
      cache: /^\/?assets\//.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache',
      isDocument,
      encoding,
    };
  };

  return {
    /** Reads a file by path; compressed if the client accepts it, except documents. */
    read,
    /** The document of a path: a separate page (`/loading` is loading.html), else the app. */
    document: async (path: string): Promise<StaticFile | undefined> =>
      (/^\/[a-zA-Z]+$/.test(path) ? await read(`${path}.html`) : undefined) ?? (await read('index.html')),
  };
};

/** Embeds the site config into a page, so that it need not be fetched before the first paint. */
export const withSite = (html: string, site: SiteConfig): string =>
  html.replace(
    '</head>',
    () =>
      `<script type="application/json" id="${siteElementId}">${JSON.stringify(site).replace(/</g, '\\u003c')}</script></head>`,
  );
