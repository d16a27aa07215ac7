import { isLoopbackHost } from '#contract/payment-url.ts';

/** Public origins of the sandbox, if they differ from its listening address. */
export type Origins = {
  /** Host on which the servers listen. */
  host: string;
  /** Port of the site in its public origin, available once it listens. */
  sitePort: () => number;
  /** Port of the games server, available once it listens. */
  gamesPort: () => number;
  /** Public origin of the games server, for example of a proxy. */
  gamesOrigin?: string | undefined;
  scheme?: 'http' | 'https' | undefined;
};

const HOST = /^(?:[a-z0-9.-]+|\[[0-9a-f:]+\])(?::\d{1,5})?$/i;
/** A domain name of 253 characters and a port. */
const MAX_HOST_LENGTH = 260;
const WILDCARDS: Readonly<Record<string, string>> = { '0.0.0.0': '127.0.0.1', '::': '::1' };

/** Hostname of a URL that reaches a server on `host`; IPv6 addresses are in brackets. */
export const urlHostname = (host: string): string => {
  const reachable = WILDCARDS[host] ?? host;
  return reachable.includes(':') ? `[${reachable}]` : reachable;
};

const validHost = (header: string | undefined): string | undefined =>
  header !== undefined && header.length <= MAX_HOST_LENGTH && HOST.test(header)
    ? URL.parse(`http://${header}`)?.host
    : undefined;

/** The host of a Host header, or the listening address if it is missing or invalid. */
export const safeHost = ({ host, sitePort }: Origins, header: string | undefined): string =>
  validHost(header) ?? `${urlHostname(host)}:${sitePort()}`;

export const hostnameOf = (host: string): string => host.replace(/:\d+$/, '');

export const isLoopback = (host: string | undefined): boolean => isLoopbackHost(hostnameOf(host ?? ''));

/** Origin of the site for a request to the games server. */
export const siteOrigin = (origins: Origins, header: string | undefined): string =>
  new URL(`${origins.scheme ?? 'http'}://${hostnameOf(safeHost(origins, header))}:${origins.sitePort()}`)
    .origin;

/** Origins of the site and of the games for the request's host, and where the games server listens. */
export const originsOf = (
  origins: Origins,
  header: string | undefined,
): { appOrigin: string; gamesOrigin: string; gamesUrl: string } => {
  const { host, gamesPort, gamesOrigin, scheme = 'http' } = origins;
  const siteHost = safeHost(origins, header);
  return {
    appOrigin: `${scheme}://${siteHost}`,
    gamesOrigin: gamesOrigin ?? `${scheme}://${hostnameOf(siteHost)}:${gamesPort()}`,
    gamesUrl: `http://${urlHostname(host)}:${gamesPort()}`,
  };
};
