import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import { compress } from 'hono/compress';
import { createRenderedPages } from '#host/render/rendered-pages.ts';
import { noBuild, watchedBuild } from '#host/serve/build.ts';
import { secureResponses } from '#host/serve/security.ts';
import { siteFiles } from '#host/serve/site-files.ts';
import { artRoutes } from '#sandbox/art/routes.ts';
import { ART_ROOT } from '#sandbox/art/urls.ts';
import { openDatabase } from '#sandbox/db/database.ts';
import { createLedger } from '#sandbox/db/ledger.ts';
import { createDepositPayments } from '#sandbox/money/deposits.ts';
import { createPayouts } from '#sandbox/money/payouts.ts';
import { operatorApp } from '#sandbox/operator/app.ts';
import { gamesApp } from '#sandbox/play/provider/app.ts';
import { createPlays } from '#sandbox/play/provider/plays.ts';
import { createAttemptLimits } from '#sandbox/session/attempt-limits.ts';
import { CAPTCHA_BURST } from '#sandbox/session/captcha.ts';
import { createSessions } from '#sandbox/session/sessions.ts';
import { type ApiEnv, apiRoutes, errorResponse } from './api.ts';
import { controlApp } from './control.ts';
import { type Origins, originsOf, siteOrigin, urlHostname } from './origins.ts';
import { type Authorise, createRealtime } from './realtime.ts';
import { limitBody } from './request-body.ts';
import { createRequestLog } from './request-log.ts';
import { createScripts } from './response-scripts.ts';
import type { Services } from './services.ts';
import { memoryState } from './shared-state.ts';
import { siteFor } from './site-config.ts';
import { createTimers } from './timers.ts';

export type SandboxOptions = {
  /** 0 selects a free port. */
  port: number;
  gamesPort: number;
  /** Port of the site in its public origin, if a proxy or a development server is in front of it. */
  sitePort?: number | undefined;
  /** Enables the control port, which listens on loopback only. */
  controlPort?: number | undefined;
  /** Enables the operator's page, which listens on loopback only. */
  operatorPort?: number | undefined;
  /** File of SQLite. Default `:memory:`. */
  databaseFile?: string | undefined;
  /** `postgres://...`: takes the place of the file. */
  databaseUrl?: string | undefined;
  /** `redis://...`: several processes with one database serve one site. Default: this process alone. */
  redisUrl?: string | undefined;
  /** Name of the process, with which its socket IDs end. */
  node?: string | undefined;
  /** Folder of the built app; without it only API, images and sockets are served. */
  distDir?: string | undefined;
  host?: string | undefined;
  /** Public origin of the games; default: `gamesPort` on the same host. */
  gamesOrigin?: string | undefined;
  scheme?: 'http' | 'https' | undefined;
  /** Compresses responses as an operator's server does. Default false: on one machine it costs more than it saves. */
  compressed?: boolean | undefined;
  /** Renders the pages that the host renders. */
  rendered?: boolean | undefined;
  /** Milliseconds until a game provider answers a play. Default 120. */
  providerDelay?: number | undefined;
  /** Delivers SMS and e-mail texts. */
  sendMessage?: ((to: string, text: string) => void) | undefined;
};

export type Sandbox = {
  /** URLs of the site, the games, the control port and the operator's page. */
  url: string;
  gamesUrl: string;
  control?: string;
  operator?: string;
  close: () => Promise<void>;
};

const LOOPBACK = '127.0.0.1';

/** Resolves with the port; rejects if it is in use. */
const listen = (server: Server, port: number, host: string): Promise<number> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve((server.address() as AddressInfo).port));
  });

const closeServer = (server: Server | undefined): Promise<void> =>
  new Promise((resolve) => {
    if (!server) return resolve();
    server.close(() => resolve());
    server.closeAllConnections();
  });

/** A client that reuses a connection on a busy machine may send just as the server closes it. */
const lastingConnections = { keepAliveTimeout: 0 };

/** Starts the sandbox: API, sockets and pages on one port, provider games on another. Rejects if a port is in use. */
export const startSandbox = async (options: SandboxOptions): Promise<Sandbox> => {
  const { host = LOOPBACK, distDir } = options;
  const store = await openDatabase(options.databaseUrl ?? options.databaseFile ?? ':memory:');
  const openRedis = async (url: string) =>
    (await import('./redis.ts')).openRedis(url, {
      onGone: (channel, memberId, socketId) => realtime.publishLeaving(channel, memberId, socketId),
      onBack: () => realtime.recheck(),
    });
  const redis = options.redisUrl === undefined ? undefined : await openRedis(options.redisUrl);
  const state = redis?.state ?? memoryState();
  const app = new Hono<ApiEnv>();
  const server = createServer(lastingConnections, getRequestListener(app.fetch));
  const authorise: Authorise = async (token) => {
    const found = await sessions.find(token);
    return (
      found && {
        memberId: found.member.id,
        account: found.member.account,
        currency: found.member.currency,
      }
    );
  };
  const realtime = createRealtime(server, authorise, {
    presence: state.presence,
    adapter: redis?.adapter,
    node: options.node,
  });
  const sessions = createSessions(store.db, {
    unsubscribe: realtime.unsubscribe,
    endGames: (memberId, keptSessionId) => plays.finishAll(memberId, { exceptOf: keptSessionId }),
  });
  const ledger = createLedger(store.db);
  const timers = createTimers(store.db);
  const plays = createPlays(
    { db: store.db, ledger, publish: realtime.publish, timers },
    options.providerDelay,
  );
  const payouts = createPayouts(store.db, plays, realtime.publish);
  const stopPayouts = payouts.watch();
  const deposits = createDepositPayments({ db: store.db, plays, realtime, timers });
  const stopTimers = timers.watch();
  const services: Services = {
    db: store.db,
    ledger,
    realtime,
    sessions,
    plays,
    payouts,
    deposits,
    state,
    attempts: createAttemptLimits(store.db),
    captchaLimit: state.limiter('captcha', CAPTCHA_BURST, 1),
    sendMessage: options.sendMessage ?? (() => {}),
    captchaAnswer: { fixed: null },
  };
  let [port, gamesPort] = [0, 0];
  const { scheme } = options;
  const origins: Origins = {
    host,
    sitePort: () => options.sitePort ?? port,
    gamesPort: () => gamesPort,
    gamesOrigin: options.gamesOrigin,
    scheme,
  };
  const scripts = createScripts();
  const log = createRequestLog();
  const hasControl = options.controlPort !== undefined;
  const siteOf = (c: Context) =>
    siteFor(origins, { host: c.req.header('host'), country: c.req.header('cf-ipcountry') });

  if (options.compressed) app.use(compress());
  app.post(
    '*',
    limitBody((c) => errorResponse(c, 413, 'requestTooLarge')),
  );
  app.route('/', apiRoutes({ services, scripts, log: hasControl ? log : undefined, origins }));
  app.route(ART_ROOT, artRoutes());
  app.all('/api/*', (c) => errorResponse(c, 404, 'unknownCall'));
  const rendered = options.rendered
    ? createRenderedPages({
        api: () => new URL(`http://${urlHostname(host)}:${port}`),
        onError: (reason, path) => console.error(`${path} was not rendered: ${reason}`),
      })
    : undefined;
  app.route(
    '/',
    siteFiles({
      build: distDir ? watchedBuild(distDir) : noBuild,
      siteOf,
      pages: rendered,
      originOf: (c) => originsOf(origins, c.req.header('host')).appOrigin,
    }),
  );

  const appOrigin = (header: string | undefined) => siteOrigin(origins, header);
  const gamesServer = createServer(getRequestListener(gamesApp({ services, appOrigin }).fetch));
  const control = hasControl
    ? createServer(
        lastingConnections,
        getRequestListener(controlApp({ services, realtime, scripts, log, reset: store.reset }).fetch),
      )
    : undefined;
  const operator =
    options.operatorPort === undefined
      ? undefined
      : createServer(getRequestListener(operatorApp(services).fetch));
  secureResponses(server, scheme);
  secureResponses(gamesServer, scheme);
  for (const local of [control, operator]) if (local) secureResponses(local);
  [port, gamesPort] = [
    await listen(server, options.port, host),
    await listen(gamesServer, options.gamesPort, host),
  ];
  const operatorPort = operator && (await listen(operator, options.operatorPort ?? 0, LOOPBACK));
  // The last one: who waits for it finds the others ready.
  const controlPort = control && (await listen(control, options.controlPort ?? 0, LOOPBACK));

  return {
    url: `http://${urlHostname(host)}:${port}`,
    gamesUrl: `http://${urlHostname(host)}:${gamesPort}`,
    ...(controlPort !== undefined && { control: `http://${LOOPBACK}:${controlPort}` }),
    ...(operatorPort !== undefined && { operator: `http://${LOOPBACK}:${operatorPort}` }),
    close: async () => {
      await rendered?.close();
      scripts.abandon();
      plays.clear();
      server.closeAllConnections();
      await Promise.all([
        realtime.close(),
        closeServer(gamesServer),
        closeServer(control),
        closeServer(operator),
      ]);
      await stopPayouts();
      await stopTimers();
      await redis?.close();
      await store.close();
    },
  };
};
