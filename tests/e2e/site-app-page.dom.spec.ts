import { test } from '#tests/support/dom/fixtures.ts';
import { expect } from '#tests/support/expect.ts';
import { changeSite } from '#tests/support/site.ts';

test('app page names no provider when gp_id is unknown', async ({ page }) => {
  for (const query of ['gp_id=%3Cb%3E', 'gp_id=', 'gp_id=7', 'gp_id=__proto__']) {
    await page.goto(`/app?${query}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gamehall on your phone');
    await expect(page.getByText('only available in the app')).toHaveCount(0);
  }
});

test('app page shows no downloads when the site has no apps', async ({ page }) => {
  await changeSite(page, { apps: {} });
  await page.goto('/faq');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Get the app' }).click();
  await expect(page).toHaveURL('/app');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Download' })).toHaveCount(0);
});
