import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { type Context, Hono } from 'hono';
import { latestBuildPath, offlineWorkerPath } from '#contract/files.ts';
import { type SiteConfig, siteElementId } from '#contract/site.ts';
import { documentHeaders, SEPARATE_PAGES } from './security.ts';

/** The built app in `distDir`: files as they are, and documents with the config of `siteOf`. */
export const staticFiles = (distDir: string, siteOf: (c: Context) => SiteConfig): Hono => {
  const app = new Hono();
  // The static file server can only send files unchanged, but documents contain the request's site config.
  app.get('*', async (c, next) => {
    if (isFile(c.req.path)) return next();
    const path = c.req.path.replace(/\.html$/, '');
    const file = SEPARATE_PAGES.has(path) ? `${path}.html` : 'index.html';
    const html = await readFile(join(distDir, file), 'utf8').catch(() => null);
    if (html === null) return c.text('The app has not been built', 503);
    const site = siteOf(c);
    return c.html(withSite(html, site), 200, documentHeaders(path, site));
  });
  app.get(
    '*',
    serveStatic({
      root: distDir,
      precompressed: true,
      onFound: (_, c) => {
        c.header('Cache-Control', cacheControl(c.req.path));
        c.header('Vary', 'Accept-Encoding');
      },
    }),
    // A missing asset must be a 404 instead of the app, so that a stale page detects a newer build.
    (c) => c.text('No such file', 404),
  );
  return app;
};

/** Names of assets contain a hash of the contents; the icon and the manifest may change with a build. */
function cacheControl(path: string): string {
  if (path.startsWith('/assets/')) return 'public, max-age=31536000, immutable';
  return uncachedPaths.has(path) ? 'no-cache' : 'public, max-age=3600';
}

const uncachedPaths = new Set([latestBuildPath, offlineWorkerPath]);

const isFile = (path: string): boolean => /\.[a-z0-9]{1,12}$/i.test(path) && !path.endsWith('.html');

/** Embeds the site config into a page, so that it need not be fetched before the first paint. */
const withSite = (html: string, site: SiteConfig): string =>
  html.replace(
    '</head>',
    () =>
      `<script type="application/json" id="${siteElementId}">${JSON.stringify(site).replace(/</g, '\\u003c')}</script></head>`,
  );
