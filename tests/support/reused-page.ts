import type { Browser, BrowserContextOptions } from '@playwright/test';

/** Pages whose origins the reset clears. */
interface Origins {
  url: string;
  gamesUrl: string;
}

/** Calls after which a page cannot be reset. */
const lasting = {
  page: [
    'addInitScript',
    'crash',
    'emulateMedia',
    'exposeBinding',
    'exposeFunction',
    'routeWebSocket',
    'setExtraHTTPHeaders',
  ],
  context: [
    'addInitScript',
    'exposeBinding',
    'exposeFunction',
    'grantPermissions',
    'newCDPSession',
    'routeWebSocket',
    'setExtraHTTPHeaders',
  ],
  tracing: ['start'],
  clock: ['fastForward', 'install', 'pauseAt', 'resume', 'runFor', 'setFixedTime', 'setSystemTime'],
};
const pageEvents = [
  'console',
  'dialog',
  'framenavigated',
  'load',
  'pageerror',
  'popup',
  'websocket',
] as const;
const requestEvents = ['request', 'requestfailed', 'requestfinished', 'response'] as const;

/**
 * A page of one test that the next one can use: a new page needs a new renderer process, which costs as much as
 * loading the app. `reset` restores the state of a new page; `isReusable` tells whether that is possible.
 */
export async function createReusedPage(
  browser: Browser,
  { url, gamesUrl }: Origins,
  options?: BrowserContextOptions,
) {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  const viewport = page.viewportSize();
  const session = await context.newCDPSession(page);
  let reusable = true;
  const watch = (target: object, names: string[]) => {
    const methods = target as Record<string, (...args: unknown[]) => unknown>;
    for (const name of names) {
      const method = methods[name]?.bind(target);
      if (!method) continue;
      methods[name] = (...args) => {
        reusable = false;
        return method(...args);
      };
    }
  };
  watch(page, lasting.page);
  watch(context, lasting.context);
  watch(context.tracing, lasting.tracing);
  watch(page.clock, lasting.clock);
  page.on('crash', () => {
    reusable = false;
  });
  const watchOrigins = () =>
    page.on('framenavigated', (frame) => {
      if (!isOwn(frame.url())) reusable = false;
    });
  const isOwn = (address: string) =>
    !address.startsWith('http') || [url, gamesUrl].includes(new URL(address).origin);
  watchOrigins();

  async function reset() {
    await Promise.all(context.pages().map((other) => other !== page && other.close()));
    for (const event of pageEvents) page.removeAllListeners(event);
    for (const event of requestEvents) {
      page.removeAllListeners(event);
      context.removeAllListeners(event);
    }
    context.removeAllListeners('page');
    await Promise.all([
      page.unrouteAll({ behavior: 'ignoreErrors' }),
      context.unrouteAll({ behavior: 'ignoreErrors' }),
      context.setOffline(false),
    ]);
    // A small file of the same origin: `about:blank` would end the renderer process.
    await page.goto(`${url}/icon.svg`);
    await page.evaluate(() => {
      sessionStorage.clear();
      window.name = '';
    });
    for (const origin of [url, gamesUrl])
      await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
    await context.clearCookies();
    await session.send('Network.clearBrowserCache');
    await session.send('Page.resetNavigationHistory');
    if (viewport) await page.setViewportSize(viewport);
    watchOrigins();
  }
  return {
    context,
    page,
    reset,
    isReusable: () => reusable && !page.isClosed(),
  };
}
export type ReusedPage = Awaited<ReturnType<typeof createReusedPage>>;
