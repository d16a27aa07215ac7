import { expect, test } from '../support/fixtures.ts';
import {
  dialog,
  expectSignedIn,
  expectSignedOut,
  openGame,
  playBar,
  signIn,
  signOut,
  toast,
} from '../support/steps.ts';

const account = 'second_seat';

test.beforeEach(async ({ page }) => {
  await page.goto('/');
  await signIn(page, account);
});

test('a sign-in elsewhere ends this one, and says so', async ({ page, browser, sandbox }) => {
  const elsewhere = await browser.newContext({ baseURL: sandbox.address });
  const other = await elsewhere.newPage();
  await other.goto('/');
  await Promise.all([
    expect(toast(page, /signed in elsewhere/)).toBeVisible({ timeout: 20_000 }),
    signIn(other, account),
  ]);
  await expectSignedOut(page);
  await expectSignedIn(other);
  await elsewhere.close();
});

test('a 401 in the middle ends the session, once', async ({ page, control }) => {
  // What this page still asks for would end the session before the next one is there.
  await page.goto('about:blank');
  await control.signOut({ account });
  // It may be said, and gone, before all pictures are there.
  await page.goto('/user', { waitUntil: 'commit' });
  await expect(toast(page, 'Your session has ended. Sign in again.')).toBeVisible();
  await expectSignedOut(page);
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
});

test('signing out reaches every tab within a second', async ({ page, context }) => {
  const other = await context.newPage();
  await other.goto('/');
  await expectSignedIn(other);
  await signOut(page);
  await expect(other.getByRole('banner').getByRole('button', { name: 'Sign in' })).toBeVisible({
    timeout: 1_000,
  });
  await expectSignedOut(page);
});

test('signing in reaches the other tabs too', async ({ page, context }) => {
  await signOut(page);
  const other = await context.newPage();
  await other.goto('/');
  await expectSignedOut(other);
  await signIn(page, account);
  await expectSignedIn(other);
});

test('a new token reaches the other tabs, and their line', async ({ page, context, control }) => {
  const other = await context.newPage();
  await other.goto('/');
  await expectSignedIn(other);
  await expect.poll(async () => (await control.channels())['presence-member.USD']).toBe(2);
  const before = await page.evaluate(() => localStorage.getItem('token'));
  await control.script({ path: '/member/profile/common/layout', answer: { kind: 'real' }, rotate: true });
  await page.getByRole('button', { name: 'Refresh balance' }).click();
  await expect.poll(() => other.evaluate(() => localStorage.getItem('token'))).not.toBe(before);
  const asked = other.waitForRequest(/\/common\/layout$/);
  await other.getByRole('button', { name: 'Refresh balance' }).click();
  const fresh = await page.evaluate(() => localStorage.getItem('token'));
  expect((await asked).headers().authorization).toBe(`Bearer ${fresh}`);
  const lines = Promise.all(
    [page, other].map((tab) =>
      tab.waitForRequest(
        (request) =>
          request.headers().authorization === `Bearer ${fresh}` && /socket\.io/.test(request.url()),
      ),
    ),
  );
  await control.cutSockets();
  await lines;
  await expect.poll(async () => (await control.channels())['presence-member.USD']).toBe(2);
});

test('in play it asks first; yes leaves the game and closes its window', async ({ page, control }) => {
  const game = await openGame(page);
  await signOut(page);
  await expect(dialog(page)).toContainText('A game is open. Sign out all the same?');
  await dialog(page).getByRole('button', { name: 'Keep playing' }).click();
  await expect(playBar(page)).toBeVisible();
  await expectSignedIn(page);

  const { n } = await control.mark();
  await signOut(page);
  await dialog(page).getByRole('button', { name: 'Sign out' }).click();
  await expectSignedOut(page);
  await expect.poll(() => game.isClosed()).toBe(true);
  const asked = async () => (await control.requests({ since: n })).map(({ path }) => path);
  // The page does not wait for it.
  await expect.poll(asked).toContain('/logout');
  expect((await asked()).filter((path) => path === '/member/game/leave1')).toHaveLength(1);
});

test('signing out works offline, in every tab within a second', async ({ page, context }) => {
  const other = await context.newPage();
  await other.goto('/');
  await expectSignedIn(other);
  await context.setOffline(true);
  await signOut(page);
  await expect(other.getByRole('banner').getByRole('button', { name: 'Sign in' })).toBeVisible({
    timeout: 1_000,
  });
  await expectSignedOut(page);
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  await context.setOffline(false);
});

test('the operator may order everything cleaned', async ({ page, control }) => {
  const reloaded = page.waitForEvent('load');
  await control.publish({ channel: 'web_member', event: '.app_clean_cache', data: {} });
  await reloaded;
  await expectSignedOut(page);
});
