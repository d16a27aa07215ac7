import { expect, test } from '#tests/support/fixtures.ts';
import { dialog, expectSignedOut, openSignIn, submitCredentials, tile, toast } from '#tests/support/steps.ts';

/** Demo site: it says that it is one, and sign-in, games, banners and the hand-off have no effect. */

test.beforeEach(async ({ page, sandbox }) => {
  await page.goto(sandbox.url.replace('127.0.0.1', 'demo.localhost'));
});

test('sign-in sends no request on a demo site', async ({ page, control }) => {
  await openSignIn(page);
  await expect(dialog(page).getByRole('button', { name: /Continue with/ })).toHaveCount(0);
  await dialog(page).getByRole('button', { name: 'Sign in' }).click();
  await expect(dialog(page).getByLabel('Account name')).toHaveAccessibleDescription(
    'Enter your account name.',
  );
  const { n } = await control.requestCursor();
  await submitCredentials(page, { account: 'second_seat' });
  await expect(toast(page, /^Welcome. This is a demo/)).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
  await expectSignedOut(page);
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  const paths = (await control.requests({ since: n })).map(({ path }) => path);
  expect(paths).not.toContain('/login');
  expect(paths).not.toContain('/get_login_header');
});

test('games and banners open nothing on a demo site', async ({ page, context }) => {
  const promotions = page.getByRole('region', { name: 'Latest promotions' });
  await expect(promotions.getByRole('heading').first()).toBeVisible();
  await expect(promotions.getByRole('link')).toHaveCount(0);
  await expect(promotions.getByRole('button', { name: /^(Play|See more)$/ })).toHaveCount(0);
  await tile(page).click();
  await expect(toast(page, /^This is a demo site. Games/)).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
  expect(context.pages()).toHaveLength(1);
});

test('demo site says so on every page, offers no demo game, and its main action is not to join', async ({
  page,
  context,
}) => {
  const origin = new URL(page.url()).origin;
  for (const path of ['/', '/slotgame?gp_id=Popular', '/gameHall/2']) {
    await page.goto(origin + path);
    await expect(page.getByRole('status').filter({ hasText: 'This is a demo site' })).toBeVisible();
  }
  const [join, signIn] = ['Join', 'Sign in'].map((name) =>
    page.getByRole('banner').getByRole('button', { name }),
  );
  const background = (button = join) => button?.evaluate((each) => getComputedStyle(each).backgroundColor);
  expect(await background(join)).toBe(await background(signIn));
  for (const path of ['/slotgame?gp_id=Popular', '/gameHall/2']) {
    await page.goto(origin + path);
    await page
      .getByRole('button', { name: /^About / })
      .first()
      .click();
    await expect(dialog(page).getByRole('button', { name: 'Play demo' })).toHaveCount(0);
    await dialog(page).getByRole('button', { name: 'Play', exact: true }).click();
    await expect(toast(page, /^This is a demo site. Games/)).toBeVisible();
    await expect(dialog(page)).toHaveCount(0);
  }
  expect(context.pages()).toHaveLength(1);
});

test('hand-off is ignored on a demo site', async ({ page, control }) => {
  const { token: tk, ...member } = await control.signIn({ account: 'second_seat' });
  await page.goto(`${page.url()}?${new URLSearchParams({ tk, ...member })}`);
  await expectSignedOut(page);
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
});
