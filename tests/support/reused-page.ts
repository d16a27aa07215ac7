import type { Browser, BrowserContextOptions, Page } from '@playwright/test';

const smallFile = '/icon.svg';
/** Goes to a small file of the site: storage can be read and written there without the app. */
export async function leaveApp(page: Page, url = '') {
  if (!page.url().endsWith(smallFile)) await page.goto(url + smallFile);
}

/** Addresses whose origins the reset clears. */
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
 * loading the app.
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

  async function restore() {
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
    // `about:blank` would end the renderer process.
    await leaveApp(page, url);
    await page.evaluate(() => {
      sessionStorage.clear();
      window.name = '';
    });
    for (const origin of [url, gamesUrl])
      await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
    await context.clearCookies();
    await session.send('Page.resetNavigationHistory');
    if (viewport) await page.setViewportSize(viewport);
    watchOrigins();
  }
  return {
    page,
    /** Resets the page, or closes its context if that is impossible; resolves to whether it can be used again. */
    async reset(): Promise<boolean> {
      try {
        if (reusable && !page.isClosed()) {
          await restore();
          return true;
        }
      } catch {
        // A navigation of the test was still under way.
      }
      await context.close();
      return false;
    },
    close: () => context.close(),
  };
}
export type ReusedPage = Awaited<ReturnType<typeof createReusedPage>>;
