import type { IncomingMessage } from 'node:http';
import proxyAddr from 'proxy-addr';

const forwarded = [
  'x-forwarded-for',
  'x-forwarded-proto',
  'x-forwarded-host',
  'x-forwarded-port',
  'forwarded',
];

export type Client = { address: string; scheme: 'http' | 'https'; host: string; isTrusted: boolean };
export type ClientOf = (request: IncomingMessage) => Client;

/** A domain name or address with a port, as a Host header has it. */
const validHost = /^(?:[a-z\d._-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;
const maxHostLength = 260;

/**
 * Finds out who sent a request. Only proxies in `trusted` (addresses, networks such as `10.0.0.0/8`, or the names of proxy-addr such
 * as `loopback`) may say so in forwarded headers; those of others are removed from the request. `host` is '' if the
 * Host header is missing or not valid.
 */
export const clientFinder = (trusted: readonly string[], scheme: 'http' | 'https'): ClientOf => {
  const isTrusted = proxyAddr.compile([...trusted]);
  return (request) => {
    const direct = request.socket.remoteAddress ?? '';
    const trust = trusted.length > 0 && isTrusted(direct, 0);
    if (!trust) for (const name of forwarded) delete request.headers[name];
    const header = (name: string): string | undefined => {
      const value = request.headers[name];
      return (Array.isArray(value) ? value[0] : value)?.split(',')[0]?.trim();
    };
    const host = header('x-forwarded-host') ?? request.headers.host ?? '';
    const proto = header('x-forwarded-proto');
    return {
      address: trust ? proxyAddr(request, isTrusted) : direct,
      scheme: proto === 'https' || proto === 'http' ? proto : scheme,
      host: host.length <= maxHostLength && validHost.test(host) ? host.toLowerCase() : '',
      isTrusted: trust,
    };
  };
};
