import { site } from './site.ts';

/** Whether a URL leads to this site, or to a host that the operator allows. */
export function isAllowedUrl(value: string): boolean {
  const url = URL.parse(value, window.location.href);
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) return false;
  return url.host === window.location.host || site.allowedHosts.includes(url.host);
}

export const isSameOrigin = (url: string): boolean =>
  URL.parse(url, window.location.href)?.origin === window.location.origin;
