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

test('recent wins are asked for when one scrolls to them, and lead to the games', async ({
  page,
  control,
}) => {
  const { n } = await control.requestCursor();
  const requests = async () =>
    (await control.requests({ since: n })).filter(({ path }) => path === '/v2/get_winner_list').length;
  await page.goto('/');
  await page.mouse.move(9, 9);
  const providers = page.getByRole('heading', { name: 'Providers' });
  await expect(providers).toBeAttached();
  const wins = page.getByRole('region', { name: 'Recent wins' });
  await expect(wins).toHaveCount(0);
  expect(await requests()).toBe(0);
  await providers.scrollIntoViewIfNeeded();
  await expect(wins.getByRole('listitem')).toHaveCount(6);
  expect(await requests()).toBe(1);
  const game = wins.getByRole('button').first();
  await game.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByRole('heading', { level: 2 })).toHaveText(
    (await game.textContent()) ?? '',
  );
  await page.keyboard.press('Escape');
  await expect(game).toBeFocused();
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
