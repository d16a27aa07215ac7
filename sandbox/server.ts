import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import { compress } from 'hono/compress';
import { type ApiEnv, apiRoutes, errorResponse } from './api.ts';
import { artRoutes } from './art/routes.ts';
import { createControl } from './control.ts';
import { openDatabase } from './db/database.ts';
import { createLedger } from './db/ledger.ts';
import { gamesApp } from './games/app.ts';
import { createPlays } from './games/plays.ts';
import { hostnameOf, type Origins, safeHost } from './origins.ts';
import { createRealtime } from './realtime.ts';
import { createRequestLog } from './request-log.ts';
import { createScripts } from './response-scripts.ts';
import type { Services } from './services.ts';
import { createSessions } from './sessions.ts';
import { siteFor } from './site-config.ts';
import { staticFiles } from './static-files.ts';

export type SandboxOptions = {
  /** 0 selects a free port. */
  port: number;
  gamesPort: number;
  /** Enables the control port, which listens on loopback only. */
  controlPort?: number | undefined;
  /** Default `:memory:`. */
  databaseFile?: string | undefined;
  /** Folder of the built app; without it only API, images and sockets are served. */
  distDir?: string | undefined;
  host?: string | undefined;
  /** Public origin of the games; default: `gamesPort` on the same host. */
  gamesOrigin?: string | undefined;
  scheme?: 'http' | 'https' | undefined;
  /** Compresses responses as an operator's server does. Default false: on one machine it costs more than it saves. */
  compressed?: boolean | undefined;
  /** Delivers SMS and e-mail texts. */
  sendMessage?: ((to: string, text: string) => void) | undefined;
};

export type Sandbox = {
  url: string;
  gamesUrl: string;
  control?: string;
  close: () => Promise<void>;
};

const LOOPBACK = '127.0.0.1';

const listen = (server: Server, port: number, host: string): Promise<number> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve((server.address() as AddressInfo).port));
  });

const shut = (server: Server | undefined): Promise<void> =>
  new Promise((resolve) => {
    if (!server) return resolve();
    server.close(() => resolve());
    server.closeAllConnections();
  });

/** Starts the sandbox: API, sockets and pages on one port, provider games on another. */
export const startSandbox = async (options: SandboxOptions): Promise<Sandbox> => {
  const { host = LOOPBACK, distDir } = options;
  const store = openDatabase(options.databaseFile ?? ':memory:');
  const app = new Hono<ApiEnv>();
  const server = createServer(getRequestListener(app.fetch));
  const realtime = createRealtime(server, async (token) => {
    const found = await sessions.find(token);
    return (
      found && { memberId: found.member.id, account: found.member.account, currency: found.member.currency }
    );
  });
  const sessions = createSessions(store.db, realtime);
  const ledger = createLedger(store.db);
  const plays = createPlays(store.db, ledger, realtime.publish);
  const services: Services = {
    db: store.db,
    ledger,
    realtime,
    sessions,
    plays,
    sendMessage: options.sendMessage ?? (() => {}),
    captchaAnswer: { fixed: null },
  };
  let [port, gamesPort] = [0, 0];
  const origins: Origins = {
    gamesPort: () => gamesPort,
    gamesOrigin: options.gamesOrigin,
    scheme: options.scheme,
  };
  const scripts = createScripts();
  const log = createRequestLog();
  const siteOf = (c: Context) =>
    siteFor(origins, { host: c.req.header('host'), country: c.req.header('cf-ipcountry') });

  if (options.compressed) app.use(compress());
  app.route('/', apiRoutes({ services, scripts, log, origins }));
  app.route('/art/1', artRoutes());
  app.get('/site.json', (c) => {
    c.header('Cache-Control', 'no-cache');
    return c.json(siteOf(c));
  });
  app.all('/api/*', (c) => errorResponse(c, 404, 'unknownCall'));
  if (distDir) app.route('/', staticFiles(distDir, siteOf));

  const appOrigin = (header: string | undefined) =>
    `${options.scheme ?? 'http'}://${hostnameOf(safeHost(header))}:${port}`;
  const gamesServer = createServer(getRequestListener(gamesApp({ services, appOrigin }).fetch));
  const control =
    options.controlPort === undefined
      ? undefined
      : createControl({ services, realtime, scripts, log, reset: store.reset });
  [port, gamesPort] = [
    await listen(server, options.port, host),
    await listen(gamesServer, options.gamesPort, host),
  ];
  const controlPort = control && (await listen(control, options.controlPort ?? 0, LOOPBACK));

  return {
    url: `http://${host}:${port}`,
    gamesUrl: `http://${host}:${gamesPort}`,
    ...(controlPort !== undefined && { control: `http://${LOOPBACK}:${controlPort}` }),
    close: async () => {
      scripts.abandon();
      plays.forget();
      server.closeAllConnections();
      await Promise.all([realtime.close(), shut(gamesServer), shut(control)]);
      await store.close();
    },
  };
};
