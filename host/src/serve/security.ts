import type { Server } from 'node:http';
import type { SiteConfig } from '../../../contract/site.ts';

/** Documents besides the app. They must keep their opener when their window navigates to another origin. */
export const SEPARATE_PAGES = new Set(['/loading', '/close', '/authCallback']);

/** Name of the endpoint of reports in the response headers. */
const reportGroup = 'host';

/** The site itself and the origins of the URLs, each once. */
const sources = (...urls: string[]): string =>
  [...new Set(["'self'", ...urls.map((url) => new URL(url).origin)])].join(' ');

export type PolicyOptions = {
  /** Path that takes reports of what the policy blocked. */
  reportPath?: string | undefined;
  /** Hash of the style element in the document, such as `'sha256-...'`. */
  styleHash?: string | undefined;
};

/** Allows no inline scripts, no style but that of the hash, no HTML from strings and only origins of the site config (docs/decisions/0090). */
export const contentPolicy = (site: SiteConfig, { reportPath, styleHash }: PolicyOptions = {}): string => {
  const { apiUrl, gamesOrigin, websocketUrl, mediaOrigins, paymentOrigins, serviceOrigins, reports } = site;
  const providers = Object.values(site.capabilities).flatMap(({ origins = [] }) => origins);
  const fontUrls = (site.theme?.fonts ?? []).flatMap(({ files }) => files.map(({ url }) => url));
  // The connection begins with requests and continues as a socket.
  const sockets = [websocketUrl.replace(/^ws/i, 'http'), websocketUrl.replace(/^http/i, 'ws')];
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src ${["'self'", styleHash].join(' ').trim()}`,
    `img-src ${sources(gamesOrigin, ...mediaOrigins)} data: blob:`,
    `font-src ${sources(...fontUrls.filter((url) => /^http/i.test(url)))}`,
    `media-src ${sources(...mediaOrigins)}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    `connect-src ${sources(...[apiUrl, reports.url].filter((url) => /^http/i.test(url)), ...sockets)}`,
    `frame-src ${sources(gamesOrigin, ...providers, ...paymentOrigins, ...serviceOrigins)}`,
    `form-action ${sources(...paymentOrigins)}`,
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'self'",
    "require-trusted-types-for 'script'",
    'trusted-types dompurify workers',
    ...(reportPath ? [`report-uri ${reportPath}`, `report-to ${reportGroup}`] : []),
  ].join('; ');
};

/** Path of a document without its language, and without the extension that some servers add. */
const plainPath = (path: string): string =>
  path.replace(/^\/[a-z]{2}-[A-Z]{2}(?=\/)/, '').replace(/\.html$/, '');

/** Response headers of the site's documents. */
export const documentHeaders = (
  path: string,
  site: SiteConfig,
  policy: PolicyOptions = {},
): Record<string, string> => ({
  'Content-Security-Policy': contentPolicy(site, policy),
  ...(policy.reportPath && { 'Reporting-Endpoints': `${reportGroup}="${policy.reportPath}"` }),
  'Referrer-Policy': 'strict-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=()',
  'Cache-Control': 'no-cache',
  ...(!SEPARATE_PAGES.has(plainPath(path)) && {
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  }),
});

const YEAR = 31_536_000;

/** Response headers of everything that a server of a site sends. */
export const commonHeaders = (scheme: 'http' | 'https'): Record<string, string> => ({
  'X-Content-Type-Options': 'nosniff',
  ...(scheme === 'https' && { 'Strict-Transport-Security': `max-age=${YEAR}` }),
});

/** Sets the headers of all responses of a server, whichever of its listeners sends them. */
export const secureResponses = (server: Server, scheme: 'http' | 'https' = 'http'): void => {
  const headers = Object.entries(commonHeaders(scheme));
  server.prependListener('request', (_request, response) => {
    for (const [name, value] of headers) response.setHeader(name, value);
  });
};
