import { latestBuildPath } from '#contract/files.ts';
import { offlineColours, offlineTexts } from './texts.ts';

/** The service worker's scope and events, which are not in the types of pages. */
interface ServiceWorkerScope {
  skipWaiting(): Promise<void>;
  registration: { navigationPreload?: { enable(): Promise<void>; disable(): Promise<void> } };
  addEventListener(type: 'install', listener: (event: InstallEvent) => void): void;
  addEventListener(type: 'activate', listener: (event: ExtendableEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
}
interface ExtendableEvent {
  waitUntil(work: Promise<unknown>): void;
}
interface InstallEvent extends ExtendableEvent {
  /** In Chromium only. */
  addRoutes?(
    routes: { condition: object; source: 'network' | 'race-network-and-fetch-handler' }[],
  ): Promise<void>;
}
interface FetchEvent {
  request: Request;
  preloadResponse: Promise<Response | undefined>;
  respondWith(response: Promise<Response>): void;
}
const worker = globalThis as unknown as ServiceWorkerScope;

const separatePages = ['/loading', '/close', '/authCallback'];

/** A page of the app in a window or tab; files have an extension. */
function isAppPage({ method, destination, url }: Request): boolean {
  const { pathname } = new URL(url);
  if (method !== 'GET' || destination !== 'document' || /\.\w+$/.test(pathname)) return false;
  return !separatePages.some((page) => pathname.endsWith(page));
}

worker.addEventListener('install', (event) => {
  // No page depends on the worker's version, so a newer one need not wait for them to close.
  event.waitUntil(worker.skipWaiting());
  const others = [
    { not: { requestDestination: 'document' } },
    ...separatePages.map((page) => ({ urlPattern: { pathname: `{/*}?${page}` } })),
  ];
  event
    .addRoutes?.([
      // These requests do not start the worker, and pages do not wait until it has started.
      ...others.map((condition) => ({ condition, source: 'network' as const })),
      { condition: { requestDestination: 'document' }, source: 'race-network-and-fetch-handler' },
    ])
    .catch(() => {});
});

worker.addEventListener('activate', (event) => {
  // The page is requested while the worker starts. In Firefox a request that fails then shows the browser's error page,
  // whatever the worker responds; an earlier worker may have enabled it.
  const preload = worker.registration.navigationPreload;
  const isFirefox = navigator.userAgent.includes('Firefox');
  event.waitUntil(Promise.resolve(isFirefox ? preload?.disable() : preload?.enable()));
});

worker.addEventListener('fetch', (event) => {
  if (isAppPage(event.request)) event.respondWith(fetchPage(event));
});

async function fetchPage({ request, preloadResponse }: FetchEvent): Promise<Response> {
  try {
    return (await preloadResponse) ?? (await fetch(request));
  } catch {
    return offlinePage();
  }
}

/** Read here, because the worker is one file without imports. */
const siteFile = import.meta.env.BASE_URL + latestBuildPath.slice(1);

/** Milliseconds between checks whether the site is reachable. */
const REACHABLE_POLL = 3_000;

const style = `
body { margin: 0; min-height: 100dvh; display: grid; place-items: center; background: var(--background, #100b10);
  color: var(--text-2, #c4bac0); font: 16px/1.45 system-ui, sans-serif }
main { display: grid; justify-items: center; gap: 16px; padding: 24px; text-align: center }
h1 { margin: 8px 0 0; color: var(--text, #f4efeb); font-size: 22px }
p { margin: 0; max-width: 40ch }
button { min-height: 44px; margin-top: 8px; padding: 0 24px; border: 0; border-radius: 10px; background: var(--accent, #f7bc7f);
  color: var(--accent-ink, #23140b); font: inherit; font-weight: 600; cursor: pointer }
button:focus-visible { outline: 2px solid var(--focus, #fdd19b); outline-offset: 2px }
path { fill: color-mix(in srgb, var(--accent, #f7bc7f) var(--part, 100%), var(--background, #100b10)) }
.outer { --part: 26% }
.middle { --part: 50% }`;

/** Runs in the offline page, as text: it can use nothing from outside. */
function start(texts: typeof offlineTexts, colours: readonly string[], siteFile: string, poll: number) {
  try {
    const kept = JSON.parse(localStorage.getItem('page_colours') ?? '{}');
    for (const name of colours) if (kept[name]) document.documentElement.style.setProperty(name, kept[name]);
    if (kept['--background'])
      document.querySelector('meta[name="theme-color"]')?.setAttribute('content', kept['--background']);
  } catch {
    // The page has colours of its own.
  }
  const reload = () => window.location.reload();
  const reloadIfReachable = () => void fetch(siteFile, { cache: 'no-store' }).then(reload, () => {});
  document.querySelector('button')?.addEventListener('click', reload);
  window.addEventListener('online', reloadIfReachable);
  // The event can come before the site is reachable, or not at all.
  window.setInterval(reloadIfReachable, poll);
  const language = localStorage.getItem('lang') as keyof typeof texts;
  if (!Object.hasOwn(texts, language)) return;
  document.documentElement.lang = language.replace('_', '-');
  document.title = texts[language].title;
  for (const [selector, text] of Object.entries({
    h1: texts[language].title,
    p: texts[language].text,
    button: texts[language].retry,
  }))
    for (const element of document.querySelectorAll(selector)) element.textContent = text;
}

/** The page in place of one that could not be fetched: complete in itself, in the language stored by the app. */
function offlinePage(): Response {
  const nonce = crypto.randomUUID();
  const { title, text, retry } = offlineTexts.en_US;
  const html = `<!doctype html>
<html lang="en-US">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="theme-color" content="#100b10" />
    <title>${title}</title>
    <style nonce="${nonce}">${style}</style>
  </head>
  <body>
    <main>
      <svg width="72" height="82" viewBox="0 0 30 34" aria-hidden="true">
        <path d="M1 34V15A14 14 0 0 1 29 15V34Z" class="outer" />
        <path d="M5.8 34V16.5A9.2 9.2 0 0 1 24.2 16.5V34Z" class="middle" />
        <path d="M10.4 34V18.5A4.6 4.6 0 0 1 19.6 18.5V34Z" />
      </svg>
      <h1>${title}</h1>
      <p>${text}</p>
      <button type="button">${retry}</button>
    </main>
    <script nonce="${nonce}">(${start})(${JSON.stringify(offlineTexts)}, ${JSON.stringify(offlineColours)}, '${siteFile}', ${REACHABLE_POLL})</script>
  </body>
</html>`;
  const policy = [
    "default-src 'none'",
    `script-src 'nonce-${nonce}'`,
    `style-src 'nonce-${nonce}'`,
    "connect-src 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ];
  return new Response(html, {
    status: 503,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': policy.join('; '),
      // As the app's pages, so that windows which the page has opened keep their opener.
      'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
      'Cache-Control': 'no-store',
    },
  });
}
