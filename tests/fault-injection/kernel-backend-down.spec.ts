import type { Page, Request } from '@playwright/test';
import { realtimeReconnect } from '#contract/constants.ts';
import { endpoints, type Path } from '#contract/endpoints.ts';
import { memberRefetch, publicRefetch } from '#contract/times.ts';
import type { ControlClient } from '#sandbox/server/control-client.ts';
import { formatOperatorTime } from '#sandbox/time.ts';
import { expect, test } from '#tests/support/fixtures.ts';
import { redEnvelopeButton } from '#tests/support/promotions.ts';
import { memberChannel, openSignedIn } from '#tests/support/realtime.ts';
import {
  clickGame,
  dialog,
  expectSignedIn,
  lettersLink,
  openGame,
  openSignIn,
  submitCredentials,
  tile,
  toast,
  wallet,
} from '#tests/support/steps.ts';

const account = 'second_seat';
const calls = /\/(api|arks)\//;

const failed = (page: Page) => page.getByRole('main').getByRole('alert');
const retryButton = (page: Page) => page.getByRole('button', { name: 'Try again' });
const offline = (page: Page) => page.getByRole('status').filter({ hasText: 'Connection lost' });

declare global {
  interface Window {
    /** Times of socket connection attempts, in milliseconds of the page's clock. */
    connectAttempts?: number[];
  }
}
const isConnectRequest = (request: Request) => /socket\.io\/\?(?!.*sid=)/.test(request.url());

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
  await expect(failed(page)).toHaveCount(3);
  for (const list of await failed(page).all()) {
    await expect(list).toContainText('This could not be loaded');
    await expect(list).toContainText('No connection. Try again when you are online.');
  }
  await retryButton(page).first().click();
  await expect(failed(page)).toHaveCount(3);

  await page.unroute(calls);
  for (let left = 3; left > 0; left -= 1) {
    await retryButton(page).first().click();
    await expect(failed(page)).toHaveCount(left - 1);
  }
  await expect(page.getByRole('main').getByRole('link', { name: /^Slots/ })).toBeVisible();
  await expect(tile(page)).toBeVisible();
});

test('hall loads on retry when the first responses broke off', async ({ page, control }) => {
  await dropAll(control);
  await page.goto('/gameHall/2');
  await expect(failed(page)).toContainText('This could not be loaded');
  await expect(failed(page)).not.toContainText('networkError');
  await control.clear();
  await retryButton(page).click();
  await expect(tile(page)).toBeVisible();
});

test('help says that it is offline and loads when the connection is back', async ({ page, context }) => {
  await page.goto('/');
  const help = page.getByRole('complementary').getByRole('link', { name: 'Help', exact: true });
  const chunk = page.waitForResponse(/\/assets\/articles\b.*\.js$/);
  await help.hover();
  await (await chunk).finished();
  // The error state is loaded with the footer.
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await context.setOffline(true);
  await help.click();
  await expect(failed(page)).toContainText('No connection. Try again when you are online.');
  await retryButton(page).click();
  await expect(failed(page)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
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
  await expect(offline(page)).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: /^Slots/ })).toBeVisible();
  const { n } = await control.requestCursor();
  await control.acceptSockets({ accept: true });
  await expect(offline(page)).toBeHidden({ timeout: 15_000 });
  const paths = async () => (await control.requests({ since: n })).map(({ path }) => path);
  await expect.poll(paths).toContain('/arks/web/carousel_picture');
  await expect.poll(paths).toContain('/arks/web/site/detail');
  // No event changes the lists of games.
  expect(await paths()).not.toContain('/v3/game_list');
});

test('socket retries after a random part of one to five seconds when the server stays down', async ({
  page,
  control,
}) => {
  const { delay, delayMax, randomization } = realtimeReconnect;
  const step = 250;
  let pending = 0;
  page.on('request', (request) => {
    if (isConnectRequest(request)) pending += 1;
  });
  const ended = (request: Request) => {
    if (isConnectRequest(request)) pending -= 1;
  };
  page.on('requestfinished', ended);
  page.on('requestfailed', ended);
  const random = 0.99;
  await page.addInitScript((fixed) => {
    Math.random = () => fixed;
    window.connectAttempts = [];
    const open = XMLHttpRequest.prototype.open;
    XMLHttpRequest.prototype.open = function (method: string, url: string | URL) {
      if (/socket\.io\/\?(?!.*sid=)/.test(String(url))) window.connectAttempts?.push(Date.now());
      return open.call(this, method, url, true);
    };
  }, random);
  await page.clock.install();
  await page.goto('/faq');
  await expect.poll(async () => Object.keys(await control.channels()).length).toBeGreaterThan(0);
  await control.acceptSockets({ accept: false });
  await control.disconnectSockets();
  const attempts = async () => {
    if (pending === 0) await page.clock.fastForward(step);
    return page.evaluate(() => window.connectAttempts ?? []);
  };
  await expect
    .poll(async () => (await attempts()).length, { intervals: [20], timeout: 20_000 })
    .toBeGreaterThan(8);
  // The first attempt opened the connection that was cut.
  const times = (await attempts()).slice(1, 9);
  const pauses = times.slice(1).map((time, place) => time - (times[place] ?? 0));
  // Each wait is twice as long as the one before, longer by the random part, and at most the maximum.
  pauses.forEach((pause, place) => {
    const wait = Math.min(delay * 2 ** (place + 1) * (1 + random * randomization), delayMax);
    expect(pause).toBeGreaterThanOrEqual(Math.floor(wait));
    // Work between a refusal and the next wait may take up to three clock steps.
    expect(pause).toBeLessThanOrEqual(wait + 3 * step);
  });
  await control.acceptSockets({ accept: true });
  const isBack = async () => {
    await attempts();
    return Object.keys(await control.channels()).length;
  };
  await expect.poll(isBack, { intervals: [20], timeout: 20_000 }).toBeGreaterThan(0);
  await expect(offline(page)).toBeHidden();
});

test('member data is refetched when the member channel is rejoined', async ({ page, control }) => {
  await openSignedIn(page, control, account);
  const channel = await memberChannel(page, control);
  await expect(lettersLink(page)).toHaveAccessibleName('Letters, 1 unread');
  await control.setJoinPolicy({ policy: false });
  await control.acceptSockets({ accept: false });
  await control.disconnectSockets();
  await expect(offline(page)).toBeVisible();
  const read = page.waitForResponse((response) => response.url().endsWith('/arks/web/carousel_picture'));
  await control.acceptSockets({ accept: true });
  // The socket is connected and public data has been refetched.
  await (await read).finished();
  await expect(offline(page)).toBeHidden();
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

test('tile shows its plain background when its image fails to load', async ({ page }) => {
  await page.route(/\/tile\//, (route) => route.fulfill({ contentType: 'image/webp', body: '' }));
  await page.goto('/gameHall/2');
  const gameTile = tile(page, 'Harbour Sapphires');
  const image = gameTile.locator('img');
  await expect
    .poll(() => image.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth === 0))
    .toBe(true);
  const box = await gameTile.boundingBox();
  if (!box) throw new Error('the tile is not visible');
  // Browsers draw the broken-image icon here, inside the rounded corner.
  const corner = () => page.screenshot({ clip: { x: box.x + 8, y: box.y + 8, width: 12, height: 12 } });
  const seen = await corner();
  await image.evaluate((image) => image.remove());
  expect(seen.equals(await corner())).toBe(true);
});

test('session stays open when the connection drops on a game click', async ({ page, control }) => {
  await openSignedIn(page, control, account);
  await control.script({ path: '/member_info', response: { kind: 'drop' }, times: 2 });
  const { n } = await control.requestCursor();
  const game = await clickGame(page);
  await expect(toast(page, 'No connection.')).toBeVisible();
  await expect.poll(() => game.isClosed()).toBe(true);
  await expectSignedIn(page);
  const paths = (await control.requests({ since: n })).map(({ path }) => path);
  expect(paths.filter((path) => path === '/member_info')).toHaveLength(2);
  expect(paths).not.toContain('/member/game/play1');
  await openGame(page);
});
