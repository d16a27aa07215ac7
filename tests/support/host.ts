import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { type BuildSource, watchedBuild } from '#host/serve/build.ts';
import { createHostServer, type HostOptions } from '#host/serve/host-server.ts';
import { createLog } from '#host/serve/log.ts';
import { createMetrics } from '#host/serve/metrics.ts';
import type { ProxyRoute } from '#host/serve/proxy.ts';
import { proxyRoutes } from '#host/serve/proxy-routes.ts';
import { watchedSites } from '#host/site/sites.ts';

/** A port of 127.0.0.1 on which nothing listens. */
export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });

/** A valid site file of a site whose sockets and games have these URLs. */
export const siteDocument = (urls: { websocketUrl: string; gamesOrigin: string }, more: object = {}) => ({
  siteId: '1',
  siteName: 'gamehall',
  title: { zh: '游戏厅', en: 'Gamehall' },
  templateName: 'pc',
  mobileTemplateName: 'H5_1',
  languages: ['en_US', 'vi_VN'],
  defaultLanguage: 'en_US',
  currencies: ['USD', 'VND'],
  defaultCurrency: 'USD',
  paymentOrigins: [urls.gamesOrigin],
  ...urls,
  ...more,
});

/** Routes of the host to a back end at one origin. */
export const routesTo = (origin: string, ...more: string[]): ProxyRoute[] => {
  const target = new URL(origin);
  return proxyRoutes(
    target,
    target,
    more.map((path) => ({ path, target, kind: 'api' })),
  );
};

type Options = Partial<Omit<HostOptions, 'sites' | 'build' | 'log' | 'metrics'>> & {
  /** Site files by name. */
  files: Record<string, unknown>;
  /** Folder of the build, or a build. */
  dist: string | BuildSource;
  port?: number;
};

/** A host of one test, with what it logs and the folder of its site files. */
export const startHost = async ({ files, dist, port = 0, routes = [], ...options }: Options) => {
  const folder = mkdtempSync(join(tmpdir(), 'sites-'));
  const write = (name: string, content: unknown): void =>
    writeFileSync(join(folder, name), typeof content === 'string' ? content : JSON.stringify(content));
  for (const [name, content] of Object.entries(files)) write(name, content);
  const lines: Record<string, unknown>[] = [];
  const log = createLog(
    'debug',
    new Writable({
      write: (chunk, _encoding, done) => {
        lines.push(JSON.parse(String(chunk)) as Record<string, unknown>);
        done();
      },
    }),
  );
  const metrics = createMetrics({ defaults: false });
  const problems: unknown[] = [];
  const sites = await watchedSites(folder, undefined, (result) => problems.push(result));
  const build = typeof dist === 'string' ? watchedBuild(dist) : dist;
  const host = createHostServer({ sites, build, log, metrics, routes, ...options });
  const listening = await host.listen(port, '127.0.0.1');
  return {
    ...host,
    url: `http://127.0.0.1:${listening}`,
    port: listening,
    folder,
    write,
    sites,
    build,
    lines,
    metrics,
    problems,
    stop: async (times?: Parameters<typeof host.close>[0]): Promise<void> => {
      await host.close(times ?? { grace: 0 });
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
