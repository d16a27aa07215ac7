import { endpoints, type Path } from '#contract/endpoints.ts';
import { memberRefetch, publicRefetch } from '#contract/times.ts';
import type { ControlClient } from '#sandbox/server/control-client.ts';
import { formatOperatorTime } from '#sandbox/time.ts';
import { test } from '#tests/support/dom/fixtures.ts';
import { expect } from '#tests/support/expect.ts';
import { redEnvelopeButton } from '#tests/support/promotions.ts';
import { memberChannel, openSignedIn } from '#tests/support/realtime.ts';
import {
  connectionLost,
  dialog,
  expectSignedIn,
  failedList,
  lettersLink,
  openSignIn,
  retryButton,
  submitCredentials,
  tile,
  wallet,
} from '#tests/support/steps.ts';

const account = 'second_seat';
const calls = /\/(api|arks)\//;

/** Every response breaks off half-way. */
const dropAll = (control: ControlClient) =>
  Promise.all(
    (Object.keys(endpoints) as Path[]).map((path) =>
      control.script({ path, times: 1_000, response: { kind: 'drop' } }),
    ),
  );

test('home lists load on retry when the first calls were refused', async ({ page }) => {
  await page.route(calls, (route) => route.abort('connectionrefused'));
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Choose a hall' })).toBeVisible();
  // The hall list and two game rows.
  await expect(failedList(page)).toHaveCount(3);
  for (const list of await failedList(page).all()) {
    await expect(list).toContainText('This could not be loaded');
    await expect(list).toContainText('No connection. Try again when you are online.');
  }
  await retryButton(page).first().click();
  await expect(failedList(page)).toHaveCount(3);

  await page.unroute(calls);
  for (let left = 3; left > 0; left -= 1) {
    await retryButton(page).first().click();
    await expect(failedList(page)).toHaveCount(left - 1);
  }
  await expect(page.getByRole('main').getByRole('link', { name: /^Slots/ })).toBeVisible();
  await expect(tile(page)).toBeVisible();
});

test('hall loads on retry when the first responses broke off', async ({ page, control }) => {
  await dropAll(control);
  await page.goto('/gameHall/2');
  await expect(failedList(page)).toContainText('This could not be loaded');
  await expect(failedList(page)).not.toContainText('networkError');
  await control.clear();
  await retryButton(page).click();
  await expect(page.getByRole('main')).toContainText(/[1-9]\d* games/);
});

test('sign-in works on retry when the back end was unreachable', async ({ page }) => {
  await page.goto('/faq');
  await page.route(calls, (route) => route.abort('connectionrefused'));
  await openSignIn(page);
  const code = dialog(page).getByLabel('Code in the image');
  await expect(code).toHaveAccessibleDescription(/No connection/);
  await page.unroute(calls);
  await dialog(page).getByRole('button', { name: 'Show a new image' }).click();
  await expect(code).not.toHaveAccessibleDescription(/No connection/);

  await page.route(/\/login$/, (route) => route.abort('connectionrefused'));
  await submitCredentials(page, { account });
  await expect(dialog(page).getByRole('alert')).toContainText('No connection');
  await page.unroute(/\/login$/);
  await submitCredentials(page, { account });
  await expectSignedIn(page);
});

test('data is refetched when the socket connects late', async ({ page, control }) => {
  await control.acceptSockets({ accept: false });
  await page.goto('/');
  await expect(connectionLost(page)).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: /^Slots/ })).toBeVisible();
  const { n } = await control.requestCursor();
  await control.acceptSockets({ accept: true });
  await expect(connectionLost(page)).toBeHidden({ timeout: 15_000 });
  const paths = async () => (await control.requests({ since: n })).map(({ path }) => path);
  await expect.poll(paths).toContain('/arks/web/carousel_picture');
  await expect.poll(paths).toContain('/arks/web/site/detail');
  // No event changes the lists of games.
  expect(await paths()).not.toContain('/v3/game_list');
});

test('visitor reads nothing about a balance without a realtime server, and closes the notice', async ({
  page,
  control,
}) => {
  await control.acceptSockets({ accept: false });
  await page.goto('/');
  await expect(connectionLost(page)).toBeVisible();
  await expect(connectionLost(page)).not.toContainText('balance');
  await connectionLost(page).getByRole('button', { name: 'Close' }).click();
  await expect(connectionLost(page)).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();
  // Also on the next page load; the next loss is told again.
  const isRead = () => page.evaluate(() => sessionStorage.getItem('offlineBannerRead'));
  await page.goto('/faq');
  expect(await isRead()).toBe('1');
  await control.acceptSockets({ accept: true });
  await expect.poll(isRead).toBe(null);
  await control.acceptSockets({ accept: false });
  await control.disconnectSockets();
  await expect(connectionLost(page)).toBeVisible();
});

test('member data is refetched when the member channel is rejoined', async ({ page, control }) => {
  await openSignedIn(page, control, account);
  const channel = await memberChannel(page, control);
  await expect(lettersLink(page)).toHaveAccessibleName('Letters, 1 unread');
  await control.setJoinPolicy({ policy: false });
  await control.acceptSockets({ accept: false });
  await control.disconnectSockets();
  await expect(connectionLost(page)).toBeVisible();
  const read = page.waitForResponse((response) => response.url().endsWith('/arks/web/carousel_picture'));
  await control.acceptSockets({ accept: true });
  // The socket is connected and public data has been refetched.
  await (await read).finished();
  await expect(connectionLost(page)).toBeHidden();
  expect((await control.channels())[channel] ?? 0).toBe(0);
  await control.setBalance({ account, cash: 321 });
  await control.letter({ account, title: 'Meanwhile', content: '<p>.</p>' });
  const end_at = formatOperatorTime(Date.now() + 26 * 3_600_000);
  await control.script({
    path: '/arks/web/activity/red_envelope_promotion',
    response: { kind: 'code', code: 100, data: { envelope: { id: 'next', end_at } } },
  });
  await control.setJoinPolicy({ policy: true });
  await expect(wallet(page)).toHaveAttribute('value', '321');
  await expect(lettersLink(page)).toHaveAccessibleName('Letters, 2 unread');
  await expect(redEnvelopeButton(page)).toHaveAccessibleName(/1 day/);
});

/** The home page polls it, with or without a cut. */
const polled = '/v2/get_jackpot';
for (const path of ['/', '/gameHall/2', '/user', '/user/MyWallet', '/user/Deposit', '/user/Transaction'])
  test(`${path} of a member sends at most 60 calls a minute when the connection is cut 30 times in it`, async ({
    page,
    control,
  }) => {
    await openSignedIn(page, control, account, path);
    await memberChannel(page, control);
    await page.waitForLoadState('networkidle');
    const { n } = await control.requestCursor();
    await control.disconnectSockets();
    const sent = async () =>
      (await control.requests({ since: n })).filter((request) => request.path !== polled);
    // The public data comes last, after a random delay.
    await expect
      .poll(async () => (await sent()).some((request) => request.path === '/arks/web/site/detail'))
      .toBe(true);
    const calls = await sent();
    const member = calls.filter((call) => endpoints[call.path as Path].member).length;
    expect(member).toBeGreaterThan(1);
    // The first refetch is at once; cuts that go on for a minute are followed by one in each interval.
    const times = ({ interval }: { interval: number }) => Math.floor(60_000 / interval) + 1;
    const perMinute = member * times(memberRefetch) + (calls.length - member) * times(publicRefetch);
    expect(perMinute, calls.map((call) => call.path).join(' ')).toBeLessThanOrEqual(60);
  });
