import type { Page } from '@playwright/test';
import { test as inBrowser } from '#tests/support/fixtures.ts';
import { DomPage } from './page.ts';

/** The browser tests' fixtures with a page in an emulated document: no browser is started. */
export const test = inBrowser.extend({
  page: async ({ sandbox, viewport }, use) => {
    const page = new DomPage(sandbox.url, viewport ?? undefined);
    await use(page as unknown as Page);
    page.close();
  },
});
