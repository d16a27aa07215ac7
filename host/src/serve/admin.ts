import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Logger } from 'pino';
import type { MetricsText } from './metrics.ts';

/** Serves `/metrics` on a port of this machine alone. */
export const serveMetrics = (port: number, metrics: MetricsText, log: Logger): Server => {
  const server = createServer(async (request, response) => {
    if (request.url !== '/metrics') return response.writeHead(404).end();
    try {
      response.setHeader('Content-Type', metrics.contentType);
      response.end(await metrics.text());
    } catch (error) {
      log.error({ reason: (error as Error).message }, 'the metrics cannot be read');
      response.writeHead(503).end();
    }
  });
  return server.listen(port, '127.0.0.1', () =>
    log.info({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/metrics` }, 'metrics'),
  );
};
