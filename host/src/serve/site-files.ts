import { type Context, Hono } from 'hono';
import { latestBuildPath, offlineWorkerPath, resultsFolder, themePath } from '../../../contract/files.ts';
import type { SiteConfig } from '../../../contract/site.ts';
import type { RenderedPages } from '../render/rendered-pages.ts';
import { resultIn } from '../render/results.ts';
import { robotsText, sitemap } from '../render/search-engines.ts';
import { createIcons, iconPaths, manifest, manifestPath } from './brand.ts';
import { type BuildSource, type Content, contentOf, pathInBuild } from './build.ts';
import { contentResponse } from './content-response.ts';
import { createDocuments } from './documents.ts';
import { documentHeaders, type PolicyOptions } from './security.ts';
import { themeSheet } from './template-links.ts';

export const siteDocumentPath = '/site.json';

export type SiteFilesOptions = PolicyOptions & {
  build: BuildSource;
  /** Renders pages; without it the browser draws all of them. */
  pages?: RenderedPages | undefined;
  /** Gets why an icon of a site could not be made. */
  onIconError?: ((reason: string) => void) | undefined;
  /** Origin of the pages of a request. */
  originOf: (c: Context) => string;
  /** The site of a request; undefined for a host that has none. */
  siteOf: (c: Context) => SiteConfig | undefined;
};

/** The site config, the documents with it, and the files of a build as they are. */
export const siteFiles = ({
  build,
  siteOf,
  pages,
  originOf,
  onIconError = console.error,
  ...policy
}: SiteFilesOptions): Hono => {
  const app = new Hono();
  const documents = createDocuments();
  const icons = createIcons(onIconError);
  const noSite = (c: Context): Response =>
    c.text('No site is configured for this host', 421, { 'Cache-Control': 'no-store' });

  const resultOf = async (c: Context, path: string, site: SiteConfig): Promise<Content | null> => {
    const current = build.current();
    const named = resultIn(path, new URL(c.req.url).searchParams);
    if (!current || !named) return null;
    const { tag, page } = named;
    const asked = { path: page, headers: c.req.raw.headers, query: new URLSearchParams() };
    return (await pages?.result(current, site, { ...asked, tag, origin: originOf(c) })) ?? null;
  };

  app.get('*', async (c) => {
    const base = build.current()?.base ?? '';
    if (base && c.req.path === base) return c.redirect(`${base}/`, 308);
    const path = pathInBuild(c.req.path, base);
    if (path === undefined) return c.text(`The app is at ${base}/`, 404, { 'Cache-Control': 'no-store' });
    if (path === siteDocumentPath) {
      const site = siteOf(c);
      if (!site) return noSite(c);
      return contentResponse(c.req.raw, documents.config(site), { 'Cache-Control': 'no-cache' });
    }
    if (path === themePath) {
      const site = siteOf(c);
      if (!site) return noSite(c);
      const isNamed = c.req.query('v') !== undefined;
      const sheet = contentOf(path, Buffer.from(themeSheet(site)));
      return contentResponse(c.req.raw, sheet, {
        'Cache-Control': isNamed ? 'public, max-age=31536000, immutable' : 'no-cache',
      });
    }
    const forCrawlers = path === '/robots.txt' || path === '/sitemap.xml';
    if (forCrawlers) {
      const site = siteOf(c);
      if (!site) return noSite(c);
      const place = { origin: originOf(c), base };
      const text = path === '/robots.txt' ? robotsText(place) : sitemap(site, place);
      return contentResponse(c.req.raw, contentOf(path, Buffer.from(text)), { 'Cache-Control': 'no-cache' });
    }
    if (path === manifestPath) {
      const site = siteOf(c);
      if (!site) return noSite(c);
      const content = contentOf(path, Buffer.from(manifest(site)));
      return contentResponse(c.req.raw, content, { 'Cache-Control': cacheControl(path) });
    }
    if (Object.hasOwn(iconPaths, path)) {
      const site = siteOf(c);
      const icon = site && (await icons.icon(site, path));
      if (icon) return contentResponse(c.req.raw, icon, { 'Cache-Control': cacheControl(path) });
    }
    if (path.startsWith(resultsFolder)) {
      const site = siteOf(c);
      if (!site) return noSite(c);
      const result = await resultOf(c, path, site);
      if (!result) return c.text('No such result', 404, { 'Cache-Control': 'no-store' });
      return contentResponse(c.req.raw, result, { 'Cache-Control': cacheControl(path) });
    }
    if (isFile(path)) {
      const file = build.file(path);
      // A missing asset must be a 404 instead of the app, so that a stale page detects a newer build.
      if (!file) return c.text('No such file', 404, { 'Cache-Control': 'no-store' });
      return contentResponse(c.req.raw, file, { 'Cache-Control': cacheControl(path) });
    }
    const site = siteOf(c);
    if (!site) return noSite(c);
    const current = build.current();
    const document = current && documents.document(current, path, site);
    if (!document) return c.text('The app has not been built', 503, { 'Cache-Control': 'no-store' });
    const asked = { path, headers: c.req.raw.headers, query: new URL(c.req.url).searchParams };
    const page = await pages?.page(current, site, { ...asked, origin: originOf(c) });
    const reportPath = policy.reportPath && base + policy.reportPath;
    return contentResponse(c.req.raw, page ?? document, {
      ...documentHeaders(path, site, { reportPath, styleHash: page?.styleHash }),
      ...(pages && { Vary: 'Accept-Encoding, Cookie, Sec-CH-UA-Mobile, User-Agent' }),
    });
  });
  return app;
};

/** Names of assets and results contain a hash of the contents; the icon and the manifest may change with a build. */
export function cacheControl(path: string): string {
  if (path.startsWith('/assets/') || path.startsWith(resultsFolder))
    return 'public, max-age=31536000, immutable';
  return uncachedPaths.has(path) ? 'no-cache' : 'public, max-age=3600';
}

const uncachedPaths = new Set([latestBuildPath, offlineWorkerPath]);

const isFile = (path: string): boolean => /\.[a-z0-9]{1,12}$/i.test(path) && !path.endsWith('.html');
