import { randomBytes } from 'node:crypto';
import { Agent as HttpAgent, type IncomingMessage, type ServerResponse } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import type { Socket } from 'node:net';
import { createProxyServer, type ProxyServerOptions } from 'httpxy';
import type { Client } from './client-address.ts';
import type { RequestKind } from './metrics.ts';

/** Requests of a path, and of all below it, go to the origin of `target`. */
export type ProxyRoute = { path: string; target: URL; kind: Extract<RequestKind, 'api' | 'realtime'> };

export type ProxyOptions = {
  routes: readonly ProxyRoute[];
  /** Sends the target's host as Host, for back ends that know no other. Default: the host of the site. */
  rewriteHost?: boolean | undefined;
  /** Milliseconds until a back end must have answered; the app gives up after 30 s. */
  timeout?: number | undefined;
  /** Gets each request without a response of the back end. */
  onError?:
    | ((kind: ProxyRoute['kind'], error: Error & { code?: string }, requestId: string) => void)
    | undefined;
  onSockets?: ((change: 1 | -1) => void) | undefined;
};

const upgradeTimeout = 10_000;

/** Ends a request that is not answered otherwise. */
export const refuse = (
  response: ServerResponse,
  status: number,
  reason: string,
  headers: Readonly<Record<string, string>> = {},
): void => {
  if (response.headersSent) return void response.destroy();
  response.writeHead(status, {
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': 'no-store',
    ...headers,
  });
  response.end(`${reason}\n`);
};

/** Ends the request for a WebSocket. */
export const refuseSocket = (
  socket: Socket,
  status: number,
  reason: string,
  headers: Readonly<Record<string, string>> = {},
): void => {
  if (!socket.writable) return void socket.destroy();
  const lines = Object.entries({ Connection: 'close', 'Content-Length': '0', ...headers });
  socket.end(
    `HTTP/1.1 ${status} ${reason}\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`,
  );
};

/** Forwards requests and sockets of some paths to the back end, so that one origin is enough for a site. */
export const createProxy = ({
  routes,
  rewriteHost = false,
  timeout = 35_000,
  onError,
  onSockets,
}: ProxyOptions) => {
  // Names this process in the Via header, so that a request that comes back here is noticed.
  const name = `gamehall-${randomBytes(4).toString('hex')}`;
  // The server limits the requests (limits.ts).
  const keepAlive = { keepAlive: true };
  const agents = { 'http:': new HttpAgent(keepAlive), 'https:': new HttpsAgent(keepAlive) };
  const proxy = createProxyServer({
    changeOrigin: rewriteHost,
    xfwd: false,
    proxyTimeout: timeout,
    upgradeTimeout,
  });
  const sockets = new Set<Socket>();

  const find = (path: string): ProxyRoute | undefined =>
    routes.find((route) => path === route.path || path.startsWith(`${route.path}/`));

  const isLoop = (request: IncomingMessage): boolean => String(request.headers.via ?? '').includes(name);

  /** Headers that tell the back end who asks. */
  const forward = (request: IncomingMessage, client: Client, requestId: string): void => {
    const { headers, socket } = request;
    const chain = headers['x-forwarded-for'];
    headers['x-forwarded-for'] = [chain, socket.remoteAddress].filter(Boolean).join(', ');
    headers['x-forwarded-proto'] = client.scheme;
    if (client.host) headers['x-forwarded-host'] = client.host;
    headers['x-request-id'] = requestId;
    headers.via = [headers.via, `1.1 ${name}`].filter(Boolean).join(', ');
  };

  const optionsOf = ({ target }: ProxyRoute): ProxyServerOptions => ({
    target: target.origin,
    agent: agents[target.protocol as keyof typeof agents],
  });

  const failed = (route: ProxyRoute, error: Error, requestId: string): void =>
    onError?.(route.kind, error, requestId);

  return {
    find,
    /** Forwards a request; responds 502 if the back end cannot be reached, 504 if it is late, 508 if it leads here. */
    web: async (
      route: ProxyRoute,
      request: IncomingMessage,
      response: ServerResponse,
      client: Client,
      requestId: string,
    ): Promise<void> => {
      if (isLoop(request)) {
        failed(route, Object.assign(new Error('the target is this host'), { code: 'ELOOP' }), requestId);
        return refuse(response, 508, 'The back end of this site leads back to it');
      }
      forward(request, client, requestId);
      const started = performance.now();
      try {
        await proxy.web(request, response, optionsOf(route));
      } catch (error) {
        // The client went away, which is no fault of the back end.
        if (request.socket.destroyed) return void response.destroy();
        failed(route, error as Error, requestId);
        // The library ends a late request without saying why.
        const isLate = performance.now() - started >= timeout;
        refuse(
          response,
          isLate ? 504 : 502,
          isLate ? 'The back end did not answer in time' : 'The back end cannot be reached',
        );
      }
    },
    /** Forwards the upgrade to a WebSocket. */
    upgrade: async (
      route: ProxyRoute,
      request: IncomingMessage,
      socket: Socket,
      head: Buffer,
      client: Client,
      requestId: string,
    ): Promise<void> => {
      if (isLoop(request)) return refuseSocket(socket, 508, 'Loop Detected');
      forward(request, client, requestId);
      sockets.add(socket);
      onSockets?.(1);
      socket.once('close', () => {
        sockets.delete(socket);
        onSockets?.(-1);
      });
      try {
        const { agent: _, ...options } = optionsOf(route);
        await proxy.ws(request, socket, options, head);
      } catch (error) {
        failed(route, error as Error, requestId);
        refuseSocket(socket, 502, 'Bad Gateway');
      }
    },
    closeSockets: (): void => {
      for (const socket of sockets) socket.destroy();
    },
    /** Ends the connections to the back end. */
    close: (): void => {
      for (const agent of Object.values(agents)) agent.destroy();
    },
  };
};
