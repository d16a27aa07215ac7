import type { Logger } from 'pino';

/** A record that is forwarded: its text and its facts. */
export type ForwardedLog = { level: 'info' | 'warn'; text: string; facts: Readonly<Record<string, unknown>> };

/** Numbers of the severities in OpenTelemetry. */
const severities = { info: 9, warn: 13 } as const;
/** Records that wait for the collector; further ones are dropped. */
const mostWaiting = 2_000;
const batchSize = 500;
/** Milliseconds between batches, and until the collector must have answered. */
const interval = 5_000;
const timeout = 10_000;

const attributeValue = (value: unknown) =>
  typeof value === 'number' ? { doubleValue: value } : { stringValue: String(value) };

type Waiting = ForwardedLog & { at: number };

/** The body of an OTLP/HTTP request in JSON. */
const bodyOf = (records: readonly Waiting[]) => ({
  resourceLogs: [
    {
      resource: { attributes: [{ key: 'service.name', value: { stringValue: 'gamehall-host' } }] },
      scopeLogs: [
        {
          scope: { name: 'gamehall.reports' },
          logRecords: records.map(({ at, level, text, facts }) => ({
            timeUnixNano: `${at}000000`,
            severityNumber: severities[level],
            severityText: level.toUpperCase(),
            body: { stringValue: text },
            attributes: Object.entries(facts)
              .filter(([, value]) => value !== undefined && value !== null)
              .map(([key, value]) => ({ key: `gamehall.${key}`, value: attributeValue(value) })),
          })),
        },
      ],
    },
  ],
});

export type Forwarder = {
  add: (record: ForwardedLog) => void;
  /** Sends what waits. */
  flush: () => Promise<void>;
  /** Sends the rest and ends. */
  close: () => Promise<void>;
};

/**
 * Forwards what browsers report to a collector of OpenTelemetry: `/v1/logs` below `collector`, in JSON. A batch that the collector
 * does not take is logged and lost.
 */
export const createForwarder = (collector: URL, log: Logger): Forwarder => {
  const url = new URL('v1/logs', collector.href.replace(/\/*$/, '/'));
  const waiting: Waiting[] = [];
  let dropped = 0;
  const send = async (records: readonly Waiting[]): Promise<void> => {
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(bodyOf(records)),
        signal: AbortSignal.timeout(timeout),
      });
      await response.body?.cancel();
      if (!response.ok) throw new Error(`status ${response.status}`);
    } catch (error) {
      log.error(
        { reason: (error as Error).message, reports: records.length },
        'the collector did not take reports',
      );
    }
  };
  const flush = async (): Promise<void> => {
    if (dropped > 0) log.warn({ reports: dropped }, 'reports were dropped: the collector is too slow');
    dropped = 0;
    while (waiting.length > 0) await send(waiting.splice(0, batchSize));
  };
  const timer = setInterval(() => void flush(), interval);
  timer.unref();
  return {
    add: (record) => {
      if (waiting.length >= mostWaiting) dropped += 1;
      else waiting.push({ ...record, at: Date.now() });
    },
    flush,
    close: async () => {
      clearInterval(timer);
      await flush();
    },
  };
};
