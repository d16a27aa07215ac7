import { site } from './site.ts';

/** Whether an address that somebody wrote leads to this site, or to a host that the operator has named. */
export function isAllowedAddress(address: string): boolean {
  const url = URL.parse(address, window.location.href);
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) return false;
  return url.host === window.location.host || site.allowedHosts.includes(url.host);
}

export const isHere = (address: string): boolean =>
  URL.parse(address, window.location.href)?.origin === window.location.origin;
