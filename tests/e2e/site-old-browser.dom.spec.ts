import { test } from '#tests/support/dom/fixtures.ts';
import { expect } from '#tests/support/expect.ts';

/** Notices of the app to those whose browser or connection does not let it work. */

test('unsupported-browser notice stays hidden when closed', async ({ page }) => {
  await page.addInitScript(() => {
    const value = 'Mozilla/5.0 (Windows NT 10.0; WOW64; Trident/7.0; rv:11.0) like Gecko';
    Object.defineProperty(navigator, 'userAgent', { value });
  });
  await page.goto('/');
  const notice = page.getByRole('status').filter({ hasText: 'Your browser is out of date' });
  await expect(notice).toContainText('Use the latest Chrome, Edge, Firefox or Safari.');
  await expect(page.getByRole('heading', { name: 'Choose a hall' })).toBeVisible();
  await notice.getByRole('button', { name: 'Close' }).click();
  await expect(notice).toHaveCount(0);
  await page.getByRole('navigation').locator('a[href$="/discount"]').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Promotions' })).toBeVisible();
  await expect(notice).toHaveCount(0);
});

test('page says in its language why nothing works on plain http, and leads to https', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(window, 'isSecureContext', { value: false }));
  await page.goto('/vi-VN/faq?id=7');
  await expect(page.getByRole('alert')).toContainText('Kết nối này không an toàn');
  await expect(page.getByRole('link', { name: 'Mở trang an toàn' })).toHaveAttribute(
    'href',
    page.url().replace('http:', 'https:'),
  );
  await expect(page.getByRole('banner')).toHaveCount(0);
});
