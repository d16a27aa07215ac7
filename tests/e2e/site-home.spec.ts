import { expect, test } from '#tests/support/fixtures.ts';
import { openSignedIn } from '#tests/support/realtime.ts';
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
  await expect(wins.getByRole('listitem')).toHaveCount(0);
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

test('live rows of home show tables, odds and jackpots, and the game opens with the odds', async ({
  page,
  control,
}) => {
  await openSignedIn(page, control, 'linhmai_88');
  const row = (name: string) =>
    page.getByRole('main').locator('section', { has: page.getByRole('heading', { name, exact: true }) });
  await row('Open tables').scrollIntoViewIfNeeded();
  await expect(
    row('Open tables')
      .getByText(/\d of \d seats free/)
      .first(),
  ).toBeVisible();
  await expect(row('Open tables').getByText(/^0 of/)).toHaveCount(0);
  await row('Jackpots in the last day').scrollIntoViewIfNeeded();
  await expect(row('Jackpots in the last day').getByText(/^From \$/)).toBeVisible();
  await row('Your week').scrollIntoViewIfNeeded();
  await expect(row('Your week').getByRole('link')).toHaveText(['Play limits', 'Bets']);
  await row('Next matches').scrollIntoViewIfNeeded();
  const { n } = await control.requestCursor();
  await row('Next matches').getByRole('button', { name: 'Capital Stars – Lantern Town, X' }).click();
  const launched = async () =>
    (await control.requests({ since: n }))
      .filter(({ path }) => path === '/member/game/play1')
      .map(({ body }) => (body as { odds_id?: string }).odds_id);
  await expect.poll(launched).toEqual(['m3-X']);
});

test('home has no live row whose call the back end lacks', async ({ page, control }) => {
  for (const path of [
    '/arks/web/game/sport-fixtures',
    '/arks/web/game/live-tables',
    '/v2/get_jackpot_history',
  ] as const)
    await control.script({ path, times: 99, response: { kind: 'code', code: 404 } });
  // All rows are in sight, so that each asks for its content.
  await page.setViewportSize({ width: 1440, height: 6_000 });
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Providers' })).toBeVisible();
  for (const name of ['Open tables', 'Next matches', 'Jackpots in the last day'])
    await expect(page.getByRole('heading', { name })).toHaveCount(0);
});
