import { offlinePage } from './offline-page.ts';

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
