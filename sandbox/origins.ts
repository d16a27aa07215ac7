/** How the sandbox is reached from outside, where that is not by the address that it listens on. */
export type Origins = {
  /** Ports of the games server, known once it listens. */
  gamesPort: () => number;
  /** Whole origin of the games server, in front of which a proxy may stand. */
  gamesOrigin?: string | undefined;
  scheme?: 'http' | 'https' | undefined;
};

const HOST = /^(?:[a-z0-9.-]+|\[[0-9a-f:]+\])(?::\d{1,5})?$/i;

/** The host that a caller asked for, or loopback where the header is missing or is not one. */
export const safeHost = (header: string | undefined): string =>
  header !== undefined && HOST.test(header) ? header.toLowerCase() : '127.0.0.1';

export const hostnameOf = (host: string): string => host.replace(/:\d+$/, '');

/** The site's and the games' origins as one caller sees them. */
export const originsOf = (
  { gamesPort, gamesOrigin, scheme = 'http' }: Origins,
  header: string | undefined,
): { appOrigin: string; gamesOrigin: string } => {
  const host = safeHost(header);
  return {
    appOrigin: `${scheme}://${host}`,
    gamesOrigin: gamesOrigin ?? `${scheme}://${hostnameOf(host)}:${gamesPort()}`,
  };
};

/** An address as it is fetched from here: a browser brings every name under localhost home, a system need not. */
export const fromHere = (address: string): URL => {
  const url = new URL(address);
  url.hostname = url.hostname.replace(/^.+\.localhost$/, 'localhost');
  return url;
};
