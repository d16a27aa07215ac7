import type { Problem } from './problems.ts';

/** The most errors that one page reports. */
const mostErrors = 10;
/** Reports of one request; the host takes 20 and 16 KiB. */
const batchSize = 10;
const maxText = 1_000;
/** Milliseconds for which reports are gathered. */
const gathering = 3_000;

export interface ErrorReport extends Partial<Omit<Problem, 'guide' | 'isExpected'>> {
  message: string;
  guide?: string;
  page?: string;
  stack?: string;
  build?: string;
}
export interface VitalReport {
  name: string;
  value: number;
  page: string;
}

/** The path of the page: its query and fragment may be personal. */
const currentPage = () => window.location.pathname;
const cut = (text: string) => text.slice(0, maxText);
/** A stack without the queries of URLs. */
const cleanStack = (stack: string) => cut(stack.replaceAll(/[?#][^\s:)]*/g, ''));

/**
 * Sends reports to the paths below `url`, gathered, and the rest when the page is hidden. A report that is lost is not sent
 * again.
 */
export function createReporter(url: string) {
  const waiting: { errors: ErrorReport[]; vitals: VitalReport[] } = { errors: [], vitals: [] };
  let errors = 0;
  let timer: number | undefined;

  const send = (path: string, list: unknown[]) => {
    for (let at = 0; at < list.length; at += batchSize)
      // A text needs no permission of another origin, which JSON would need.
      navigator.sendBeacon(`${url}/${path}`, JSON.stringify(list.slice(at, at + batchSize)));
  };
  const flush = () => {
    window.clearTimeout(timer);
    timer = undefined;
    send('client-errors', waiting.errors.splice(0));
    send('web-vitals', waiting.vitals.splice(0));
  };
  const flushLater = () => {
    timer ??= window.setTimeout(flush, gathering);
  };
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') flush();
  });
  window.addEventListener('pagehide', flush);

  return {
    error(report: ErrorReport) {
      if (++errors > mostErrors) return;
      const build = document.querySelector<HTMLMetaElement>('meta[name=build]')?.content;
      waiting.errors.push({
        ...report,
        message: cut(report.message),
        page: currentPage(),
        ...(report.stack && { stack: cleanStack(report.stack) }),
        ...(build && { build }),
      });
      flushLater();
    },
    vital(name: string, value: number) {
      waiting.vitals.push({ name, value: Math.round(value * 1_000) / 1_000, page: currentPage() });
      flushLater();
    },
  };
}
export type Reporter = ReturnType<typeof createReporter>;
