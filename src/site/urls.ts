import { site } from './site.ts';

/** Whether a URL leads to this site, or to a host that the operator allows. */
export function isAllowedUrl(value: string): boolean {
  const url = URL.parse(value, window.location.href);
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) return false;
  return url.host === window.location.host || site.allowedHosts.includes(url.host);
}

export const isSameOrigin = (url: string): boolean =>
  URL.parse(url, window.location.href)?.origin === window.location.origin;

/** Redirect of a path by the site's own rule; an external URL is loaded as a new document. */
export function followRule(pathname: string): { to: string } | { href: string; reloadDocument: true } | null {
  const target = Object.hasOwn(site.routeRules, pathname) ? site.routeRules[pathname]?.redirect : undefined;
  if (!target) return null;
  return /^https?:\/\//.test(target) ? { href: target, reloadDocument: true } : { to: target };
}
