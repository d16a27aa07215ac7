import { readFile, stat } from 'node:fs/promises';
import { extname, join, normalize, sep } from 'node:path';
import type { SiteConfig } from '#contract/site.ts';
import { siteElementId } from '#contract/site.ts';

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

export type StaticFile = { body: Buffer; type: string; cache: string; isDocument: boolean };

/** Files of the built app. Names with a hash are kept for ever, everything else is asked for again. */
export const createStaticFiles = (distDir: string) => {
  const read = async (path: string): Promise<StaticFile | undefined> => {
    const file = normalize(join(distDir, path));
    if (!file.startsWith(normalize(distDir) + sep)) return undefined;
    const found = await stat(file).catch(() => undefined);
    if (!found?.isFile()) return undefined;
    const type = TYPES[extname(file)] ?? 'application/octet-stream';
    return {
      body: await readFile(file),
      type,
      cache: /^\/?assets\//.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache',
      isDocument: type.startsWith('text/html'),
    };
  };
  return {
    read,
    /** The document of a path: a page of its own (`/loading` is loading.html), else the app. */
    document: async (path: string): Promise<StaticFile | undefined> =>
      (/^\/[a-zA-Z]+$/.test(path) ? await read(`${path}.html`) : undefined) ?? (await read('index.html')),
  };
};

/** Writes the site's config into a page, so that nothing has to be fetched before the first paint. */
export const withSite = (html: string, site: SiteConfig): string =>
  html.replace(
    '</head>',
    () =>
      `<script type="application/json" id="${siteElementId}">${JSON.stringify(site).replace(/</g, '\\u003c')}</script></head>`,
  );
