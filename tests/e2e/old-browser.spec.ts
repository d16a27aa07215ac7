import { expect, test } from '../support/fixtures.ts';

/** Whoever comes with a browser of another age. */

const explorer = 'Mozilla/5.0 (Windows NT 10.0; WOW64; Trident/7.0; rv:11.0) like Gecko';

test.describe('one that says it is Internet Explorer', () => {
  test.use({ userAgent: explorer });

  test('is told which ones work, quietly, and can put that away', async ({ page }) => {
    await page.goto('/');
    const told = page.getByRole('status').filter({ hasText: 'Your browser is too old for this site' });
    await expect(told).toContainText('The newest Chrome, Edge, Firefox and Safari work.');
    await expect(page.getByRole('heading', { name: 'Choose a hall' })).toBeVisible();
    await told.getByRole('button', { name: 'Close' }).click();
    await expect(told).toHaveCount(0);
    await page.getByRole('navigation').locator('a[href$="/discount"]').click();
    await expect(page.getByRole('heading', { level: 1, name: 'Promotions' })).toBeVisible();
    await expect(told).toHaveCount(0);
  });
});

test('any other hears nothing of it', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('[data-machine=session]')).toHaveAttribute('data-state', 'signedOut');
  await expect(page.getByText('Your browser is too old for this site')).toHaveCount(0);
});

for (const [locale, words] of [
  ['en-GB', 'This browser is too old'],
  ['zh-TW', '此瀏覽器版本過舊'],
  ['zh-CN', '此浏览器版本过旧'],
  ['vi', 'Trình duyệt này đã quá cũ'],
  ['ta-IN', 'This browser is too old'],
] as const) {
  test.describe(`one that knows no modules, in ${locale}`, () => {
    test.use({ locale });

    test('is told in its language, by the page alone', async ({ page }) => {
      // What such a browser makes of the page: modules are passed over, and the other script is run.
      await page.route('**/', async (route) => {
        const response = await route.fetch();
        const html = (await response.text())
          .replace(/<script type="module"[^>]*><\/script>/g, '')
          .replace('<script nomodule', '<script');
        await route.fulfill({ response, body: html });
      });
      await page.goto('/');
      await expect(page.getByRole('alert')).toContainText(words);
    });
  });
}
