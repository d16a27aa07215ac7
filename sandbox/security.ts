import type { Server } from 'node:http';
import type { SiteConfig } from '#contract/site.ts';

/** Documents besides the app. They must keep their opener when their window navigates to another origin. */
export const SEPARATE_PAGES = new Set(['/loading', '/close', '/authCallback']);

const socketOrigin = (url: string): string => url.replace(/^http/, 'ws');

/** Allows no inline scripts, no HTML from strings and only origins of the site config. */
const contentPolicy = ({ gamesOrigin, websocketUrl }: SiteConfig): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    `img-src 'self' data: blob: ${gamesOrigin}`,
    "font-src 'self'",
    "media-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    `connect-src 'self' ${websocketUrl} ${socketOrigin(websocketUrl)}`,
    `frame-src 'self' ${gamesOrigin}`,
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'self'",
    "require-trusted-types-for 'script'",
    'trusted-types dompurify offline-worker',
  ].join('; ');

const withoutLanguage = (path: string): string => path.replace(/^\/[a-z]{2}-[A-Z]{2}(?=\/)/, '');

/** Response headers of the site's documents. */
export const documentHeaders = (path: string, site: SiteConfig): Record<string, string> => ({
  'Content-Security-Policy': contentPolicy(site),
  'Referrer-Policy': 'strict-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=()',
  'Cache-Control': 'no-cache',
  ...(!SEPARATE_PAGES.has(withoutLanguage(path)) && {
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  }),
});

const YEAR = 31_536_000;

/** Sets the headers of all responses of a server, whichever of its listeners sends them. */
export const secureResponses = (server: Server, scheme: 'http' | 'https' = 'http'): void => {
  server.prependListener('request', (_request, response) => {
    response.setHeader('X-Content-Type-Options', 'nosniff');
    if (scheme === 'https') response.setHeader('Strict-Transport-Security', `max-age=${YEAR}`);
  });
};
