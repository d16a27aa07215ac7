import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, Server as NetServer, type Socket } from 'node:net';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import type { Logger } from 'pino';
import type { SiteConfig } from '../../../contract/site.ts';
import type { RenderedPages } from '../render/rendered-pages.ts';
import type { Sites } from '../site/sites.ts';
import { type BuildSource, pathInBuild } from './build.ts';
import { type Client, clientFinder } from './client-address.ts';
import { createLimits, type LimitOptions, retryAfter } from './limits.ts';
import type { Metrics, RequestKind } from './metrics.ts';
import type { Forwarder } from './otlp.ts';
import { createProxy, type ProxyRoute, refuse, refuseSocket } from './proxy.ts';
import { reportFolder, reportPaths, reportRoutes } from './reports.ts';
import { secureResponses } from './security.ts';
import { siteFiles } from './site-files.ts';

export type HostOptions = LimitOptions & {
  sites: Sites;
  build: BuildSource;
  log: Logger;
  metrics: Metrics;
  /** Gets what browsers report. */
  forwarder?: Forwarder | undefined;
  routes: readonly ProxyRoute[];
  rewriteHost?: boolean | undefined;
  /** Milliseconds until a back end must have answered. */
  proxyTimeout?: number | undefined;
  /** Addresses and networks of the proxies in front of the host. */
  trustedProxies?: readonly string[] | undefined;
  /** Scheme of the pages, unless a trusted proxy says it. */
  scheme?: 'http' | 'https' | undefined;
  /** Renders pages; without it the browser draws all of them. */
  pages?: RenderedPages | undefined;
  /** Header with the visitor's country, such as `cf-ipcountry`; taken from trusted proxies only. */
  countryHeader?: string | undefined;
};

export type HostServer = {
  server: Server;
  /** Resolves with the port. Rejects if it is in use. */
  listen: (port: number, host: string) => Promise<number>;
  /**
   * Says that it is not ready, waits `drain` ms so that a load balancer notices, then accepts no connections any more and
   * ends the WebSockets, whose members connect again. Open connections end by themselves, after the response to the request
   * that is under way or the next one, or when they have been idle for their time; after `grace` ms they are cut.
   * `isReplaced`: another process has taken over already, so that nobody need be told.
   */
  close: (how?: { drain?: number; grace?: number; isReplaced?: boolean }) => Promise<void>;
};

type Request = { id: string; client: Client; kind: RequestKind };

const requestId = /^[\w-]{8,64}$/;
const pathOf = (url: string | undefined): string => (url ?? '/').split('?')[0] as string;

/** The site with the host's own place for reports, unless it names another one. */
const withReports = (site: SiteConfig, base: string): SiteConfig => {
  if (site.reports.url) return site;
  const known = reporting.get(site);
  const url = base + reportFolder;
  if (known?.reports.url === url) return known;
  const config = { ...site, reports: { ...site.reports, url } };
  reporting.set(site, config);
  return config;
};
/** The same object for each request, so that its document is found without comparing configs. */
const reporting = new WeakMap<SiteConfig, SiteConfig>();

const isReport = (path: string): boolean => Object.values<string>(reportPaths).includes(path);

const kindOf = (path: string): RequestKind => {
  if (path === '/healthz' || path === '/readyz') return 'health';
  if (isReport(path)) return 'report';
  return /\.[a-z0-9]{1,12}$/i.test(path) ? 'file' : 'document';
};

/** A server of the sites in front of an operator's back end. */
export const createHostServer = (options: HostOptions): HostServer => {
  const { sites, build, log, metrics, routes, scheme = 'http', countryHeader } = options;
  const requests = new WeakMap<IncomingMessage, Request>();
  const clientOf = clientFinder(options.trustedProxies ?? [], scheme);
  const limits = createLimits(options);
  let isStopping = false;
  let isReplaced = false;

  const proxy = createProxy({
    routes,
    rewriteHost: options.rewriteHost,
    timeout: options.proxyTimeout,
    onError: (kind, error, id) => {
      metrics.proxyErrors.inc({ kind, reason: error.code ?? 'other' });
      log.error(
        { requestId: id, kind, code: error.code, reason: error.message },
        'the back end did not answer',
      );
    },
    onSockets: (change) => metrics.sockets.inc(change),
  });

  const requestOf = (c: Context): Request => requests.get((c.env as HttpBindings).incoming) as Request;

  const siteOf = (c: Context): SiteConfig | undefined => {
    const { client } = requestOf(c);
    const found = sites.find(client.host)?.config[client.scheme];
    const config = found && withReports(found, build.current()?.base ?? '');
    const country = countryHeader && client.isTrusted ? c.req.header(countryHeader) : undefined;
    return config && country && /^[A-Z]{2}$/.test(country) ? { ...config, country } : config;
  };

  const isReady = (): boolean =>
    (!isStopping || isReplaced) && build.current() !== undefined && sites.size() > 0;

  const app = new Hono();
  const status = (c: Context, isGood: boolean, body: object) =>
    c.json(body, isGood ? 200 : 503, { 'Cache-Control': 'no-store' });
  app.get('/healthz', (c) => status(c, true, { status: 'ok' }));
  app.get('/readyz', (c) =>
    status(c, isReady(), { ready: isReady(), build: build.current()?.id ?? null, sites: sites.size() }),
  );
  const reports = reportRoutes({
    log,
    metrics,
    forwarder: options.forwarder,
    addressOf: (c) => requestOf(c).client.address,
    hostOf: (c) => requestOf(c).client.host,
  });
  // A proxy in front may forward nothing but what is below the base of the build.
  app.post('*', (c, next) => {
    const path = pathInBuild(c.req.path, build.current()?.base ?? '');
    if (!path || !isReport(path)) return next();
    return reports.fetch(new Request(new URL(path, c.req.url), c.req.raw), c.env);
  });
  const originOf = (c: Context): string => {
    const { scheme, host } = requestOf(c).client;
    return `${scheme}://${host}`;
  };
  const { pages } = options;
  app.route(
    '/',
    siteFiles({
      build,
      siteOf,
      pages,
      originOf,
      onIconError: (reason) => log.warn({ reason }, 'an icon could not be made'),
      reportPath: reportPaths.csp,
    }),
  );
  app.all('*', (c) => c.text('Only GET and HEAD are allowed here', 405, { Allow: 'GET, HEAD' }));
  app.onError((error, c) => {
    log.error({ requestId: requestOf(c).id, reason: error.message, stack: error.stack }, 'a request failed');
    return c.text('Internal error', 500, { 'Cache-Control': 'no-store' });
  });
  const listener = getRequestListener(app.fetch);

  const begin = (request: IncomingMessage): Request & { route: ProxyRoute | undefined; path: string } => {
    const path = pathOf(request.url);
    const client = clientOf(request);
    const given = String(request.headers['x-request-id'] ?? '');
    const id = client.isTrusted && requestId.test(given) ? given : randomUUID();
    const route = proxy.find(path);
    const begun = {
      id,
      client,
      kind: route?.kind ?? kindOf(pathInBuild(path, build.current()?.base ?? '') ?? path),
    };
    requests.set(request, begun);
    return { ...begun, route, path };
  };

  const server = createServer((request: IncomingMessage, response: ServerResponse) => {
    const started = performance.now();
    const { id, client, kind, route, path } = begin(request);
    response.setHeader('X-Request-Id', id);
    if (isStopping) response.setHeader('Connection', 'close');
    const hasRoom = limits.enter(kind, request.url ?? '');
    response.once('close', () => {
      if (hasRoom) limits.leave(kind);
      const ms = performance.now() - started;
      metrics.duration.observe({ kind, status: response.statusCode }, ms / 1_000);
      const level = kind === 'file' || kind === 'health' ? 'debug' : 'info';
      log[level](
        {
          requestId: id,
          host: client.host,
          method: request.method,
          path,
          kind,
          status: response.statusCode,
          ms: Math.round(ms),
          ...(!response.writableFinished && { aborted: true }),
        },
        'request',
      );
    });
    if (!hasRoom) {
      metrics.refused.inc({ kind });
      refuse(response, 503, 'Too many requests are under way', { 'Retry-After': String(retryAfter) });
    } else if (route) void proxy.web(route, request, response, client, id);
    else void listener(request, response);
  });
  server.on('upgrade', (request: IncomingMessage, socket: Socket, head: Buffer) => {
    const { id, client, route, path } = begin(request);
    socket.on('error', () => socket.destroy());
    if (!route) {
      log.warn(
        { requestId: id, host: client.host, path },
        'a WebSocket was refused: no back end has its path',
      );
      return refuseSocket(socket, 404, 'Not Found');
    }
    if (isStopping || !limits.enterSocket(request.url ?? '')) {
      if (!isStopping) metrics.refused.inc({ kind: route.kind });
      return refuseSocket(socket, 503, 'Service Unavailable', { 'Retry-After': String(retryAfter) });
    }
    socket.once('close', limits.leaveSocket);
    void proxy.upgrade(route, request, socket, head, client, id);
  });
  secureResponses(server, scheme);

  return {
    server,
    listen: (port, host) =>
      new Promise((resolve, reject) => {
        server.once('error', reject);
        server.listen(port, host, () => resolve((server.address() as AddressInfo).port));
      }),
    close: async ({ drain = 0, grace = 10_000, ...how } = {}) => {
      isReplaced = how.isReplaced ?? false;
      isStopping = true;
      if (drain > 0) await new Promise((resolve) => setTimeout(resolve, drain));
      const force = setTimeout(() => server.closeAllConnections(), grace);
      // That of the HTTP server also closes idle connections, on which a request may be on its way.
      await new Promise<void>((resolve) => {
        NetServer.prototype.close.call(server, () => resolve());
        proxy.closeSockets();
      });
      clearTimeout(force);
      await pages?.close();
      proxy.close();
    },
  };
};
