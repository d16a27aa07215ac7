import { site } from './site.ts';

/** Where the site's own rule sends a path; an address elsewhere is loaded as a page of its own. */
export function followRule(pathname: string): { to: string } | { href: string; reloadDocument: true } | null {
  const target = Object.hasOwn(site.routeRules, pathname) ? site.routeRules[pathname]?.redirect : undefined;
  if (!target) return null;
  return /^https?:\/\//.test(target) ? { href: target, reloadDocument: true } : { to: target };
}
