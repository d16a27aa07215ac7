import { serverClock } from '#src/api/server-time.ts';
import { site } from '#src/site/site.ts';
import { onProblem, tellProblem } from './problems.ts';
import { createReporter, type Reporter } from './reporter.ts';
import { checkConfig, checkServing } from './serving.ts';

/** Milliseconds by which the clocks of the back end and of the device may differ. */
const maxClockError = 300_000;

/** A site in development is served without https. */
const isInDevelopment = () => window.location.protocol === 'http:';

/** Whether the page was opened with `?debug`: the router may have changed the address since. */
function isDebugged(): boolean {
  // A document without a browser has no entries.
  const entry = performance.getEntriesByType?.('navigation')[0];
  const url = URL.parse(entry?.name ?? '') ?? window.location;
  return isInDevelopment() && new URLSearchParams(url.search).has('debug');
}

function checkClock() {
  const { ahead, isKnown } = serverClock();
  if (isKnown && Math.abs(ahead) <= maxClockError) return;
  tellProblem({
    message: isKnown
      ? 'the clocks of the back end and of this device differ: countdowns and times follow the back end'
      : 'the page does not know the time of the back end: no response has a Date header that it may read',
    call: 'clock',
    field: 'Date',
    expected: 'the time, exposed to pages of another origin',
    seen: isKnown ? `${Math.round(ahead / 1_000)} s ahead of the device` : 'nothing',
    guide: '2-how-a-call-looks',
  });
}

/** Fields of the site config from which the directives get their origins. */
const fieldsOf: Record<string, string> = {
  'img-src': 'mediaOrigins',
  'media-src': 'mediaOrigins',
  'frame-src': 'paymentOrigins, serviceOrigins or capabilities.<gp_id>.origins',
  'form-action': 'paymentOrigins',
  'connect-src': 'apiUrl or websocketUrl',
};

function onBlocked({ effectiveDirective, blockedURI }: SecurityPolicyViolationEvent) {
  const origin = URL.parse(blockedURI)?.origin ?? blockedURI;
  const field = fieldsOf[effectiveDirective];
  tellProblem({
    message: `the content security policy blocks ${origin} (${effectiveDirective})`,
    call: 'Content-Security-Policy',
    field: effectiveDirective,
    expected: field
      ? `the origin in ${field} of the site config`
      : 'nothing that the site config does not name',
    seen: origin,
    guide: '3-the-first-page',
  });
}

let reporterOfErrors: Reporter | undefined;
const reported = new Set<string>();

/** Reports an error of the app, once for each message. */
export function reportError(error: unknown) {
  const { message, stack } = error instanceof Error ? error : { message: String(error), stack: undefined };
  if (reported.has(message)) return;
  reported.add(message);
  reporterOfErrors?.error({ message, ...(stack && { stack }) });
}

function reportErrors(reporter: Reporter) {
  reporterOfErrors = reporter;
  window.addEventListener('error', ({ error, message }) => reportError(error ?? message));
  window.addEventListener('unhandledrejection', ({ reason }) => reportError(reason));
  onProblem((problem) => problem.isExpected || reporter.error(problem));
}

async function reportVitals(reporter: Reporter) {
  const { onCLS, onFCP, onINP, onLCP, onTTFB } = await import('web-vitals');
  for (const on of [onCLS, onFCP, onINP, onLCP, onTTFB]) on(({ name, value }) => reporter.vital(name, value));
}

const isSampled = (share: number) => Math.random() < share;

/** Watches the page for what its operator and its integrator should know. Called once, when the page has loaded. */
export async function watchPage() {
  document.addEventListener('securitypolicyviolation', onBlocked);
  const { url, errors, vitals } = site.reports;
  if (url) {
    const reporter = createReporter(url);
    if (isSampled(errors)) reportErrors(reporter);
    if (isSampled(vitals)) {
      await reportVitals(reporter);
      await checkServing();
    }
  }
  checkConfig();
  checkClock();
  if (!isDebugged()) return;
  const { showDebugPanel } = await import('./debug-panel.ts');
  showDebugPanel();
  await checkServing();
}
