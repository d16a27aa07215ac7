import { expect, test } from '#tests/support/fixtures.ts';

test.use({ serviceWorkers: 'allow' });

test('offline page is shown in the stored language until the connection is back', async ({
  page,
  context,
}) => {
  const worker = context.waitForEvent('serviceworker');
  await page.goto('/vi-VN/faq');
  await worker;
  await page.evaluate(() => navigator.serviceWorker.ready);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Bạn đang ngoại tuyến' })).toBeVisible();
  await expect(page).toHaveTitle('Bạn đang ngoại tuyến');
  await page.getByRole('button', { name: 'Thử lại' }).click();
  await expect(page.getByRole('heading', { name: 'Bạn đang ngoại tuyến' })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  await expect(page).toHaveURL('/vi-VN/faq');
});
