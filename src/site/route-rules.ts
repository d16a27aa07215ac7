import { site } from './site.ts';

/** Redirect of a path by the site's own rule; an external URL is loaded as a new document. */
export function followRule(pathname: string): { to: string } | { href: string; reloadDocument: true } | null {
  const target = Object.hasOwn(site.routeRules, pathname) ? site.routeRules[pathname]?.redirect : undefined;
  if (!target) return null;
  return /^https?:\/\//.test(target) ? { href: target, reloadDocument: true } : { to: target };
}
