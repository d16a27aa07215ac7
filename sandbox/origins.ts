/** Public origins of the sandbox, if they differ from its listening address. */
export type Origins = {
  /** Port of the games server, available once it listens. */
  gamesPort: () => number;
  /** Public origin of the games server, for example of a proxy. */
  gamesOrigin?: string | undefined;
  scheme?: 'http' | 'https' | undefined;
};

const HOST = /^(?:[a-z0-9.-]+|\[[0-9a-f:]+\])(?::\d{1,5})?$/i;

/** The host of a Host header, or loopback if it is missing or invalid. */
export const safeHost = (header: string | undefined): string =>
  header !== undefined && HOST.test(header) ? header.toLowerCase() : '127.0.0.1';

export const hostnameOf = (host: string): string => host.replace(/:\d+$/, '');

/** Origins of the site and of the games for the request's host. */
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

/** A URL that Node can fetch: browsers resolve every `*.localhost`, operating systems may not. */
export const fromHere = (address: string): URL => {
  const url = new URL(address);
  url.hostname = url.hostname.replace(/^.+\.localhost$/, 'localhost');
  return url;
};
