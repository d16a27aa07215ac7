import type { BrowserContext, Page } from '@playwright/test';
import { fullBrowser } from './chromium.ts';

/** Launches the browser with its back/forward cache, which the test runner disables by default. */
export const browserWithPageCache = {
  ...fullBrowser,
  ignoreDefaultArgs: [...fullBrowser.ignoreDefaultArgs, '--disable-back-forward-cache'],
};

/** Makes the pages of a context log that they were restored from the cache. */
export const logRestoredPages = (context: BrowserContext) =>
  context.addInitScript(() =>
    window.addEventListener('pageshow', ({ persisted }) => {
      if (persisted) console.info('restored');
    }),
  );

/** Goes back and waits until the page logs that it was restored from the cache. */
export async function restorePage(page: Page) {
  const restored = page.waitForEvent('console', (message) => message.text() === 'restored');
  await page.goBack({ waitUntil: 'commit' });
  await restored;
}
