import { expect, test } from '#tests/support/fixtures.ts';
import { respondWith } from '#tests/support/responses.ts';

test('home sections follow the order of the template', { tag: '@phone' }, async ({ page, control }) => {
  const order = async () => page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents();
  await respondWith(control, '/api/template_config', {
    homeOrder: ['providers', 7, 'cellar', 'ads', 'providers'],
  });
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Providers' })).toBeVisible();
  await expect.poll(order).toEqual(expect.arrayContaining(['Providers', 'Promotions', 'Most played']));
  await expect
    .poll(async () => {
      const all = await order();
      return all.indexOf('Providers') < all.indexOf('Promotions');
    })
    .toBe(true);
  expect((await order()).indexOf('Promotions')).toBeLessThan((await order()).indexOf('Most played'));
});

test('advertisement keeps its link when its image fails', async ({ page, control }) => {
  const list = [
    { id: '1', title: 'Cashback', photo_path: '/nowhere.png', url: '/discount/cashback' },
    { id: '2', title: 'Evil', photo_path: '/icon.svg', url: 'https://evil.example/' },
    { id: '3', title: 'Nothing but a name' },
  ];
  await respondWith(control, '/web/model_setting', { list });
  await page.goto('/');
  await expect(page.getByText('Evil', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Evil' })).toHaveCount(0);
  await expect(page.getByText('Nothing but a name')).toHaveCount(0);
  await page.getByRole('link', { name: 'Cashback', exact: true }).click();
  await expect(page).toHaveURL('/discount/cashback');
});
