import type { Context } from 'hono';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Logger } from 'pino';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import * as v from 'valibot';
import type { Metrics } from './metrics.ts';
import type { Forwarder } from './otlp.ts';

/** Paths that take reports of browsers, all by POST. */
export const reportFolder = '/host';
export const reportPaths = {
  csp: `${reportFolder}/csp-reports`,
  error: `${reportFolder}/client-errors`,
  vital: `${reportFolder}/web-vitals`,
} as const;
export type ReportKind = keyof typeof reportPaths;

/** The size of the body of one batch, in bytes. */
const maxBody = 16 * 1_024;
/** The most reports that one batch may contain. */
const maxReports = 20;
/** The most reports in a minute: from one address, and from all together. */
const limits = { address: 60, all: 3_000 };

const cut = (length: number) =>
  v.pipe(
    v.string(),
    v.transform((text) => (text.length > length ? `${text.slice(0, length)}...` : text)),
  );
/** A URL without what may be personal: query, fragment, user. Keywords such as `inline` stay. */
const place = v.pipe(
  cut(2_000),
  v.transform((text) => {
    const url = URL.parse(text);
    if (url?.host) return `${url.origin}${url.pathname}`;
    return text.split(/[?#]/)[0] as string;
  }),
);
const number = v.pipe(v.number(), v.finite());

/** The old format, by `report-uri`, and the one of the Reporting API, by `report-to`. */
const cspReport = v.union([
  v.pipe(
    v.object({
      'csp-report': v.object({
        'document-uri': v.optional(place),
        'blocked-uri': v.optional(place),
        'effective-directive': v.optional(cut(100)),
        'violated-directive': v.optional(cut(100)),
        'source-file': v.optional(place),
        'line-number': v.optional(number),
      }),
    }),
    v.transform(({ 'csp-report': report }) => [
      {
        page: report['document-uri'],
        blocked: report['blocked-uri'],
        directive: report['effective-directive'] ?? report['violated-directive'],
        source: report['source-file'],
        line: report['line-number'],
      },
    ]),
  ),
  v.pipe(
    v.array(
      v.object({
        type: v.literal('csp-violation'),
        body: v.object({
          documentURL: v.optional(place),
          blockedURL: v.optional(place),
          effectiveDirective: v.optional(cut(100)),
          sourceFile: v.optional(v.nullable(place)),
          lineNumber: v.optional(v.nullable(number)),
        }),
      }),
    ),
    v.maxLength(maxReports),
    v.transform((reports) =>
      reports.map(({ body }) => ({
        page: body.documentURL,
        blocked: body.blockedURL,
        directive: body.effectiveDirective,
        source: body.sourceFile ?? undefined,
        line: body.lineNumber ?? undefined,
      })),
    ),
  ),
]);

const batch = <S extends v.GenericSchema>(report: S) => v.pipe(v.array(report), v.maxLength(maxReports));

/**
 * What a page could not do or read: an error of its own, or a response or event that is not as the contract has it (`call`,
 * `field`, `expected`, `seen`).
 */
const clientError = batch(
  v.object({
    message: cut(500),
    page: v.optional(place),
    stack: v.optional(cut(4_000)),
    build: v.optional(cut(40)),
    call: v.optional(cut(200)),
    field: v.optional(cut(200)),
    expected: v.optional(cut(200)),
    seen: v.optional(cut(200)),
    guide: v.optional(cut(60)),
  }),
);

/** Values in milliseconds, of CLS without unit. */
const webVital = batch(
  v.object({
    name: v.picklist(['CLS', 'FCP', 'INP', 'LCP', 'TTFB']),
    value: v.pipe(number, v.minValue(0), v.maxValue(600_000)),
    page: v.optional(place),
  }),
);

const schemas = { csp: cspReport, error: clientError, vital: webVital } as const;

export type ReportsOptions = {
  log: Logger;
  metrics: Metrics;
  /** Forwards reports besides logging them. */
  forwarder?: Forwarder | undefined;
  addressOf: (c: Context) => string;
  hostOf: (c: Context) => string;
};

/**
 * Takes what browsers report, writes it to the log and may forward it: what the policy blocked, errors of the app, web vitals. Responds 204;
 * 400 to what is no report, 413 to more than 16 KiB, 429 to more than 60 in a minute from one address. Nothing of a
 * member, and no query of a URL, is kept.
 */
export const reportRoutes = ({ log, metrics, forwarder, addressOf, hostOf }: ReportsOptions): Hono => {
  const app = new Hono();
  const perAddress = new RateLimiterMemory({ points: limits.address, duration: 60 });
  const together = new RateLimiterMemory({ points: limits.all, duration: 60 });
  const count = (kind: ReportKind, result: string): void => metrics.reports.inc({ kind, result });
  const isWithin = async (c: Context): Promise<boolean> => {
    try {
      await perAddress.consume(addressOf(c));
      await together.consume('all');
      return true;
    } catch {
      return false;
    }
  };

  for (const [kind, path] of Object.entries(reportPaths) as [ReportKind, string][])
    app.post(
      path,
      async (c, next) => {
        if (await isWithin(c)) return next();
        count(kind, 'limited');
        return c.body(null, 429, { 'Retry-After': '60', Connection: 'close' });
      },
      bodyLimit({
        maxSize: maxBody,
        onError: (c) => {
          count(kind, 'tooLarge');
          return c.body(null, 413, { Connection: 'close' });
        },
      }),
      async (c) => {
        const body: unknown = await c.req.json().catch(() => undefined);
        const parsed = v.safeParse(schemas[kind], body);
        if (!parsed.success) {
          count(kind, 'malformed');
          return c.body(null, 400);
        }
        for (const report of parsed.output) {
          count(kind, 'taken');
          if ('name' in report)
            metrics.vitals.observe(
              { name: report.name },
              report.name === 'CLS' ? report.value : report.value / 1_000,
            );
          const level = kind === 'vital' ? 'debug' : 'warn';
          const facts = { report: kind, host: hostOf(c), ...report };
          log[level](facts, reportTexts[kind]);
          forwarder?.add({ level: kind === 'vital' ? 'info' : 'warn', text: reportTexts[kind], facts });
        }
        return c.body(null, 204);
      },
    );
  return app;
};

const reportTexts: Record<ReportKind, string> = {
  csp: 'a page was blocked by its content security policy',
  error: 'a page reports an error',
  vital: 'a page reports a web vital',
};
