import { endpoints } from '../../../contract/endpoints.ts';
import type { ProxyRoute } from './proxy.ts';

/** Paths of the calls: `/api`, and what the specification has outside of it. */
export const apiPaths = (): string[] => [
  '/api',
  ...Object.values(endpoints)
    .map(({ url }) => url)
    .filter((url) => !url.startsWith('/api/')),
];

/** Path of the realtime server, which socket.io fixes. */
export const realtimePath = '/socket.io';

/** Routes to the back ends that are given; `more` are paths of the operator's own. */
export const proxyRoutes = (
  api: URL | undefined,
  realtime: URL | undefined,
  more: readonly ProxyRoute[] = [],
): ProxyRoute[] => [
  ...(api ? apiPaths().map((path): ProxyRoute => ({ path, target: api, kind: 'api' })) : []),
  ...(realtime ? [{ path: realtimePath, target: realtime, kind: 'realtime' } as const] : []),
  ...more,
];
