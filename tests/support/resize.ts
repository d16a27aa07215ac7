import type { Page } from '@playwright/test';

/** Resizes the window, and waits until the page has been laid out for it: it counts some columns after a frame. */
export async function resize(page: Page, width: number, height = 900) {
  await page.setViewportSize({ width, height });
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}
