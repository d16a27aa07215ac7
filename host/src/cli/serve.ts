import cluster from 'node:cluster';
import { basename } from 'node:path';
import { Command, Option } from 'commander';
import { createRenderedPages } from '../render/rendered-pages.ts';
import { serveMetrics } from '../serve/admin.ts';
import { watchedBuild } from '../serve/build.ts';
import { createHostServer } from '../serve/host-server.ts';
import { createLog } from '../serve/log.ts';
import { createMetrics, shareMetrics } from '../serve/metrics.ts';
import { createForwarder } from '../serve/otlp.ts';
import type { ProxyRoute } from '../serve/proxy.ts';
import { proxyRoutes } from '../serve/proxy-routes.ts';
import { watchedSites } from '../site/sites.ts';
import {
  countArgument,
  listArgument,
  millisecondsArgument,
  originArgument,
  portArgument,
  proxyArgument,
  urlArgument,
} from './arguments.ts';
import { problemText } from './problem-text.ts';
import { replaced, superviseWorkers } from './workers.ts';

/** Milliseconds between looks at the site files and the build. */
const refreshInterval = 2_000;

type ServeOptions = {
  sites: string;
  build: string;
  api?: URL;
  realtime?: URL;
  proxy?: ProxyRoute[];
  port: number;
  host: string;
  adminPort?: number;
  environment?: string;
  trustProxy: string[];
  https: boolean;
  countryHeader?: string;
  rewriteHost: boolean;
  proxyTimeout: number;
  render: boolean;
  drain: number;
  grace: number;
  workers?: number;
  maxRequests: number;
  maxSockets: number;
  maxConnects: number;
  logLevel: string;
  otlp?: URL;
};

const serve = async (options: ServeOptions): Promise<void> => {
  const { worker } = cluster;
  const log = createLog(options.logLevel).child(worker ? { worker: worker.id } : {});
  if (options.workers !== undefined && !worker)
    return superviseWorkers(options.workers, { log, adminPort: options.adminPort });
  const metrics = createMetrics();
  const build = watchedBuild(options.build, (result) => {
    if ('error' in result) return log.error({ reason: result.error.message }, 'the build cannot be served');
    metrics.build.reset();
    metrics.build.set({ id: result.build.id }, 1);
    log.info(
      { build: result.build.id, base: `${result.build.base}/`, files: result.build.files.size },
      'the build is served',
    );
  });
  const sites = await watchedSites(options.sites, options.environment, (result) => {
    if ('removed' in result) return log.warn({ file: result.removed }, 'a site is no longer served');
    if ('conflict' in result)
      return log.error(
        { host: result.conflict || 'all other hosts', files: result.files.map((file) => basename(file)) },
        'two site files have the same host; the first one is served',
      );
    const file = basename(result.file);
    for (const problem of result.problems)
      log[problem.severity === 'error' ? 'error' : 'warn'](
        { file, field: problem.field },
        problemText(problem),
      );
    if (result.site) log.info({ file, hosts: result.site.hosts }, 'a site is served');
  });
  metrics.sites.set(sites.size());
  if (sites.size() === 0) {
    log.fatal({ sites: options.sites }, 'no site can be served');
    process.exitCode = 1;
    return;
  }
  const forwarder = options.otlp && createForwarder(options.otlp, log);
  const { api } = options;
  const pages = options.render
    ? createRenderedPages({
        api: api && (() => api),
        rewriteHost: options.rewriteHost,
        onError: (reason, path) => log.warn({ path, reason }, 'a page was not rendered'),
      })
    : undefined;
  const host = createHostServer({
    pages,
    forwarder,
    sites,
    build,
    log,
    metrics,
    routes: proxyRoutes(options.api, options.realtime, options.proxy),
    rewriteHost: options.rewriteHost,
    proxyTimeout: options.proxyTimeout,
    maxRequests: options.maxRequests,
    maxSockets: options.maxSockets,
    maxConnects: options.maxConnects,
    trustedProxies: options.trustProxy,
    scheme: options.https ? 'https' : 'http',
    countryHeader: options.countryHeader,
  });
  const listening = await host.listen(options.port, options.host);
  log.info({ url: `http://${options.host}:${listening}` }, 'listening');

  const { registry } = metrics;
  const admin =
    options.adminPort === undefined || worker
      ? undefined
      : serveMetrics(
          options.adminPort,
          { contentType: registry.contentType, text: () => registry.metrics() },
          log,
        );
  const refreshing = setInterval(() => {
    build.refresh();
    void sites.refresh().then(() => metrics.sites.set(sites.size()));
  }, refreshInterval);

  let isStopping = false;
  const stop = async (reason: NodeJS.Signals | typeof replaced) => {
    if (isStopping) return;
    isStopping = true;
    log.info({ reason }, 'stopping');
    clearInterval(refreshing);
    const isReplaced = reason === replaced;
    await host.close({ drain: isReplaced ? 0 : options.drain, grace: options.grace, isReplaced });
    await forwarder?.close();
    admin?.close();
    admin?.closeAllConnections();
    log.info('stopped');
    if (worker) process.disconnect();
  };
  if (worker) {
    shareMetrics(registry);
    process.on('message', (message) => {
      if (message === replaced) void stop(replaced);
    });
    // A terminal that is closed sends it to all processes; the supervising one decides.
    process.on('SIGHUP', () => {});
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop(signal));
};

export const serveCommand = (): Command =>
  new Command('serve')
    .description('serves a build for many sites, by the Host of the request')
    .requiredOption('--sites <path>', 'folder of site files, or one file')
    .option('--build <folder>', 'what "vite build" wrote', 'dist')
    .option('--api <url>', 'forwards the calls to this origin', originArgument)
    .option('--realtime <url>', 'forwards /socket.io to this origin', originArgument)
    .option('--proxy <path=url>', 'forwards a path, such as that of pictures; repeatable', proxyArgument)
    .option('--port <number>', 'port of the sites', portArgument, 8080)
    .option('--host <address>', 'address to listen on', '127.0.0.1')
    .option('--admin-port <number>', 'serves /metrics on this port of 127.0.0.1', portArgument)
    .option('--environment <name>', 'fields of "environments" that apply')
    .option('--trust-proxy <list>', 'proxies in front, such as "loopback" or "10.0.0.0/8"', listArgument, [])
    .option('--https', 'pages are served by https, by a proxy in front that does not say so', false)
    .option('--country-header <name>', 'header of a trusted proxy with the country of the visitor')
    .option('--rewrite-host', 'sends the host of the back end in place of that of the site', false)
    .option('--proxy-timeout <ms>', 'time for the back end to answer', millisecondsArgument, 35_000)
    .option('--no-render', 'leaves it to browsers to draw the first page')
    .option('--drain <ms>', 'time between "not ready" and the end', millisecondsArgument, 0)
    .option('--grace <ms>', 'time for open requests at the end', millisecondsArgument, 30_000)
    .option('--workers <number>', 'processes that share the port; SIGHUP replaces them', countArgument)
    .option(
      '--max-requests <number>',
      'requests at a time for pages, calls and realtime each, of a process; others get 503',
      countArgument,
      1_000,
    )
    .option('--max-sockets <number>', 'WebSockets of a process; others get 503', countArgument, 10_000)
    .option(
      '--max-connects <number>',
      'new realtime connections of a process in a second',
      countArgument,
      500,
    )
    .option(
      '--otlp <url>',
      'forwards what browsers report to this OpenTelemetry collector (HTTP)',
      urlArgument,
    )
    .addOption(
      new Option('--log-level <level>', 'least level of the log')
        .choices(['debug', 'info', 'warn', 'error'])
        .default('info'),
    )
    .action(serve);
