import { AggregatorRegistry, Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** What a request was for; paths would give a metric without end. */
export type RequestKind = 'document' | 'file' | 'api' | 'realtime' | 'report' | 'health';

export type Metrics = ReturnType<typeof createMetrics>;

/** Metrics as a text in the Prometheus format. */
export type MetricsText = { contentType: string; text: () => Promise<string> };

/** Metrics of one host, in the Prometheus format. Times are in seconds, as Prometheus has it. */
export const createMetrics = ({ defaults = true }: { defaults?: boolean } = {}) => {
  const registry = new Registry();
  const registers = [registry];
  if (defaults) collectDefaultMetrics({ register: registry });
  return {
    registry,
    duration: new Histogram({
      name: 'gamehall_request_duration_seconds',
      help: 'Time from a request to the end of its response',
      labelNames: ['kind', 'status'],
      buckets: [0.001, 0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
      registers,
    }),
    sockets: new Gauge({
      name: 'gamehall_proxied_sockets',
      help: 'Open WebSocket connections to the realtime server',
      registers,
    }),
    proxyErrors: new Counter({
      name: 'gamehall_proxy_errors_total',
      help: 'Requests that got no response of the back end',
      labelNames: ['kind', 'reason'],
      registers,
    }),
    refused: new Counter({
      name: 'gamehall_refused_total',
      help: 'Requests that were refused since too many were under way',
      labelNames: ['kind'],
      registers,
    }),
    reports: new Counter({
      name: 'gamehall_reports_total',
      help: 'Reports of browsers, by kind and whether they were taken',
      labelNames: ['kind', 'result'],
      registers,
    }),
    vitals: new Histogram({
      name: 'gamehall_web_vitals',
      help: 'Web vitals of pages: CLS without unit, others in seconds',
      labelNames: ['name'],
      buckets: [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2, 2.5, 4, 8, 16],
      registers,
    }),
    sites: new Gauge({
      name: 'gamehall_sites',
      help: 'Sites that are served',
      // Each worker serves all of them.
      aggregator: 'max',
      registers,
    }),
    build: new Gauge({
      name: 'gamehall_build_info',
      help: 'Build of the app that is served',
      labelNames: ['id'],
      aggregator: 'max',
      registers,
    }),
  };
};

/** Lets the process that has started this worker ask for its metrics. */
export const shareMetrics = (registry: Registry): void => {
  AggregatorRegistry.setRegistries(registry);
  new AggregatorRegistry();
};

/** The sum of the metrics that the workers of this process share. */
export const metricsOfWorkers = (): MetricsText => {
  const registry = new AggregatorRegistry();
  return { contentType: registry.contentType, text: () => registry.clusterMetrics() };
};
