import { latestBuildPath, offlineWorkerPath, resultsFolder } from '../../../contract/files.ts';
import { languages, type SiteConfig } from '../../../contract/site.ts';
import { apiPaths, realtimePath } from '../serve/proxy-routes.ts';
import { commonHeaders, documentHeaders, SEPARATE_PAGES } from '../serve/security.ts';
import { cacheControl, siteDocumentPath } from '../serve/site-files.ts';

export type Headers = Readonly<Record<string, string>>;

/** What decides which rendered page a browser gets. */
export const renderedVary = 'Sec-CH-UA-Mobile, User-Agent';

/** How any server has to serve a build of a site, as the host itself does. */
export type ServingRules = {
  /** Path below which the build is served, such as `/m`; '' for the root. All paths of files and pages are below it. */
  base: string;
  /** Headers of every response. */
  always: Headers;
  /** Headers of `index.html`, which answers each path that is no file. */
  app: Headers;
  /** Documents of their own, by path, which keep their opener: their files and headers. */
  pages: Readonly<Record<string, { file: string; headers: Headers }>>;
  /** Regular expression of paths of the app whose headers are those of the pages, since a language precedes their names. */
  pagesInLanguages: { pattern: string; headers: Headers };
  /** Cache-Control of files, by path or by the beginning of one that ends with a slash; '' is any other file. */
  files: Readonly<Record<string, string>>;
  /** Paths, and all below them, that go to the back end. */
  proxied: readonly { path: string; target: string; hasSockets: boolean }[];
  /** What other origins must answer to pages of this site (CORS), if calls or sockets go to them. */
  crossOrigin: {
    origins: readonly string[];
    allowHeaders: readonly string[];
    exposeHeaders: readonly string[];
  };
};

export type ServingOptions = {
  site: SiteConfig;
  scheme: 'http' | 'https';
  /** The path below which the build is served, such as "/m"; none at the root. */
  base?: string;
  api?: URL | undefined;
  realtime?: URL | undefined;
  /** Further paths of the back end, such as that of pictures. */
  more?: readonly { path: string; target: URL }[];
};

/** Requests of the app have these headers beside those that need no permission. */
export const requestHeaders = ['authorization', 'content-type', 'accept-language'];
/** What the app reads of a response besides its body: the next token, the time, and when to try again. */
export const exposedHeaders = ['authorization', 'date', 'retry-after'];

export const servingRules = ({
  site,
  scheme,
  base = '',
  api,
  realtime,
  more = [],
}: ServingOptions): ServingRules => {
  const policy = { reportPath: site.reports.url && `${site.reports.url}/csp-reports` };
  const separate = documentHeaders('/loading', site, policy);
  const origins = [site.websocketUrl.replace(/^ws/i, 'http'), ...(site.apiUrl ? [site.apiUrl] : [])].map(
    (url) => new URL(url).origin,
  );
  return {
    base,
    always: commonHeaders(scheme),
    app: documentHeaders('/', site, policy),
    pages: Object.fromEntries(
      [...SEPARATE_PAGES].map((path) => [base + path, { file: `${base}${path}.html`, headers: separate }]),
    ),
    pagesInLanguages: {
      pattern: `^${base}/(?:${Object.values(languages)
        .map(({ locale }) => locale)
        .join('|')})(?:${[...SEPARATE_PAGES].join('|')})$`,
      headers: separate,
    },
    files: Object.fromEntries(
      ['/assets/', resultsFolder, latestBuildPath, offlineWorkerPath, siteDocumentPath, ''].map((path) => [
        path && base + path,
        path === siteDocumentPath ? 'no-cache' : cacheControl(path),
      ]),
    ),
    proxied: [
      ...(api ? apiPaths().map((path) => ({ path, target: api.origin, hasSockets: false })) : []),
      ...(realtime ? [{ path: realtimePath, target: realtime.origin, hasSockets: true }] : []),
      ...more.map(({ path, target }) => ({ path, target: target.origin, hasSockets: false })),
    ],
    crossOrigin: {
      origins: [...new Set(origins)],
      allowHeaders: requestHeaders,
      exposeHeaders: exposedHeaders,
    },
  };
};

/** Cache-Control by path: of all files of a folder, of single files, and of any other file. */
export const fileRules = ({ files: { '': others = '', ...named } }: ServingRules) => ({
  folders: Object.entries(named).filter(([path]) => path.endsWith('/')),
  single: Object.entries(named).filter(([path]) => !path.endsWith('/')),
  others,
});
