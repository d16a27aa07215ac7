import type { Page } from '@playwright/test';

/** Shows another page of the app without a load, as a link does, and waits until it is there. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    performance.clearMarks('route');
    window.history.pushState({}, '', to);
  }, path);
  await page.waitForFunction(() => performance.getEntriesByName('route').length > 0);
}
