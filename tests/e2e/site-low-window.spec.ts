import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/fixtures.ts';
import { openSignedIn } from '#tests/support/realtime.ts';
import { tile } from '#tests/support/steps.ts';
import { visit } from '#tests/support/visit.ts';

/** The focused element, if no point of its middle line is to be seen. */
const hiddenFocus = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return [];
    const labels = [...((element as HTMLInputElement).labels ?? [])];
    const { left, width, top, height } = element.getBoundingClientRect();
    const isShown = [0.1, 0.3, 0.5, 0.7, 0.9].some((part) => {
      const found = document.elementFromPoint(left + width * part, top + height / 2);
      return found !== null && [element, ...labels].some((own) => own.contains(found) || found.contains(own));
    });
    return isShown
      ? []
      : [`${element.tagName} ${element.ariaLabel ?? element.textContent} ${Math.round(top)}`];
  });

/** Height in pixels of the window that no bar covers. */
const freeHeight = (page: Page) =>
  page.evaluate(() => {
    const main = document.querySelector('main');
    const lines = Array.from({ length: innerHeight }, (_, y) => document.elementFromPoint(innerWidth / 2, y));
    return lines.filter((found) => main?.contains(found)).length;
  });

test.describe('in a window of 320 x 256 px', { tag: '@phone' }, () => {
  test.use({ viewport: { width: 320, height: 256 } });

  test('bars leave the window to the page, and hide no focused element', async ({ page, control }) => {
    await openSignedIn(page, control, 'linhmai_88', '/gameHall/2');
    await tile(page).scrollIntoViewIfNeeded();
    expect(await freeHeight(page)).toBeGreaterThan(200);
    for (const path of ['/', '/gameHall/2', '/user/Deposit', '/user/Letter']) {
      await page.goto(path);
      await expect(page.getByRole('main').getByRole('button').first()).toBeVisible();
      // The texts of the footer move its links.
      await page.waitForLoadState('networkidle');
      const hidden: string[] = [];
      for (let stop = 0; stop < 40; stop += 1) {
        await page.keyboard.press('Tab');
        hidden.push(...(await hiddenFocus(page)));
      }
      expect.soft(hidden, path).toEqual([]);
    }
  });
});

test('text of twice the size makes no page wider than the window', { tag: '@phone' }, async ({
  page,
  control,
}) => {
  await openSignedIn(page, control, 'linhmai_88', '/faq');
  for (const path of [
    '/',
    '/gameHall/2',
    '/user',
    '/user/Deposit',
    '/user/Withdrawal',
    '/user/Transaction',
  ]) {
    await visit(page, path);
    await expect(page.getByRole('main').getByRole('button').first()).toBeVisible();
    const width = await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
      return document.documentElement.scrollWidth;
    });
    expect.soft(width, path).toBe(390);
  }
});
