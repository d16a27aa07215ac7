import { setTimeout as pause } from 'node:timers/promises';
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
  page: ['crash', 'emulateMedia', 'routeWebSocket', 'setExtraHTTPHeaders'],
  context: ['grantPermissions', 'newCDPSession', 'routeWebSocket', 'setExtraHTTPHeaders'],
  tracing: ['start'],
  clock: ['fastForward', 'install', 'pauseAt', 'resume', 'runFor', 'setFixedTime', 'setSystemTime'],
};
/** Calls that add something to all later documents, and resolve to what removes it again. */
const removable = ['addInitScript', 'exposeBinding', 'exposeFunction'];
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

/** Milliseconds of real time for the end of a page: Chromium sometimes loses the close of a pop-up that navigates. */
const END_WAIT = 5_000;
const endsInTime = async (task: Promise<unknown>): Promise<boolean> => {
  const waiting = new AbortController();
  const late = pause(END_WAIT, false, { signal: waiting.signal }).catch(() => false);
  const isInTime = await Promise.race([task.then(() => true), late]);
  waiting.abort();
  return isInTime;
};

/** A page in a context of its own, which can be reset for the next test unless a test has changed it for good. */
async function openPage(browser: Browser, { url, gamesUrl }: Origins, options: BrowserContextOptions) {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  const viewport = page.viewportSize();
  const session = await context.newCDPSession(page);
  let reusable = true;
  const onCall = (target: object, names: string[], called: (result: unknown) => void) => {
    const methods = target as Record<string, (...args: unknown[]) => unknown>;
    for (const name of names) {
      const method = methods[name]?.bind(target);
      if (!method) continue;
      methods[name] = (...args) => {
        const result = method(...args);
        called(result);
        return result;
      };
    }
  };
  const spoil = () => {
    reusable = false;
  };
  onCall(page, lasting.page, spoil);
  onCall(context, lasting.context, spoil);
  onCall(context.tracing, lasting.tracing, spoil);
  onCall(page.clock, lasting.clock, spoil);
  const added: Promise<AsyncDisposable>[] = [];
  for (const target of [page, context])
    onCall(target, removable, (result) => added.push(result as Promise<AsyncDisposable>));
  page.on('crash', spoil);
  const watchOrigins = () =>
    page.on('framenavigated', (frame) => {
      if (!isOwn(frame.url())) spoil();
    });
  const isOwn = (requestUrl: string) =>
    !requestUrl.startsWith('http') || [url, gamesUrl].includes(new URL(requestUrl).origin);
  watchOrigins();

  /**
   * Also windows that Playwright has not reported yet: the next test would get them for its own, as windows are found
   * by their names.
   */
  async function closeOtherPages() {
    const { targetInfo: own } = await session.send('Target.getTargetInfo');
    for (;;) {
      const { targetInfos } = await session.send('Target.getTargets');
      const others = targetInfos.filter(
        ({ type, targetId, browserContextId }) =>
          type === 'page' && targetId !== own.targetId && browserContextId === own.browserContextId,
      );
      if (others.length === 0) return;
      // One that has closed by itself meanwhile is unknown.
      const close = ({ targetId }: { targetId: string }) => session.send('Target.closeTarget', { targetId });
      await Promise.allSettled(others.map(close));
    }
  }

  async function restore() {
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
      ...added.splice(0).map(async (each) => (await each)[Symbol.asyncDispose]()),
    ]);
    // `about:blank` would end the renderer process.
    await leaveApp(page, url);
    await closeOtherPages();
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
    /** Resets the page if that is possible, and resolves to whether it is as new. */
    async reset(): Promise<boolean> {
      if (!reusable || page.isClosed()) return false;
      try {
        return await endsInTime(restore());
      } catch {
        // A navigation of the test is still under way.
        return false;
      }
    },
  };
}

/**
 * Lends one page at a time, the same one as long as it can be reset and is requested with the same options: a new
 * page needs a new renderer process, which costs as much as loading the app. The browser is launched when the first
 * page is requested.
 */
export function createPageSource(launch: () => Promise<Browser>, origins: Origins) {
  let browser: Promise<Browser> | undefined;
  let last: { key: string; opened: Awaited<ReturnType<typeof openPage>> } | undefined;
  const discard = async () => {
    const closed = last?.opened.page.context().close();
    last = undefined;
    if (closed) await endsInTime(closed);
  };
  return {
    async take(options: BrowserContextOptions): Promise<Page> {
      const key = JSON.stringify(options);
      if (last?.key !== key) await discard();
      browser ??= launch();
      last ??= { key, opened: await openPage(await browser, origins, options) };
      return last.opened.page;
    },
    isLent: (page: Page) => last?.opened.page === page,
    /** `intact`: the page may be lent again. */
    async release(intact = true) {
      if (!(intact && (await last?.opened.reset()))) await discard();
    },
    async close() {
      await (await browser)?.close();
    },
  };
}
export type PageSource = ReturnType<typeof createPageSource>;
