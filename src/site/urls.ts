import { isBelowBase, onHost } from './base.ts';
import { site } from './site.ts';
import { pageUrl } from './visitor.ts';

/** Whether a URL leads to this site, or to a host that the operator allows. */
export function isAllowedUrl(value: string): boolean {
  const url = URL.parse(value, pageUrl());
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) return false;
  return url.host === new URL(pageUrl()).host || site.allowedHosts.includes(url.host);
}

export const isSameOrigin = (url: string): boolean =>
  URL.parse(url, pageUrl())?.origin === new URL(pageUrl()).origin;

/** Whether a URL leads to a page of the app: a path does, and a URL of this origin below the app's base. */
export const isAppUrl = (url: string): boolean =>
  isSameOrigin(url) && (url.startsWith('/') || isBelowBase(new URL(url, pageUrl()).pathname));

/** The path of the host for a URL of a page of the app. */
export function appHref(url: string): string {
  const { pathname, search, hash } = new URL(url, pageUrl());
  return onHost(pathname) + search + hash;
}

/** Redirect of a path by the site's own rule; an external URL is loaded as a new document. */
export function followRule(pathname: string): { to: string } | { href: string; reloadDocument: true } | null {
  const target = Object.hasOwn(site.routeRules, pathname) ? site.routeRules[pathname]?.redirect : undefined;
  if (!target) return null;
  return /^https?:\/\//.test(target) ? { href: target, reloadDocument: true } : { to: target };
}
