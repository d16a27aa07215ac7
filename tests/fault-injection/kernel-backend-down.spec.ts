import type { Request } from '@playwright/test';
import { realtimeReconnect } from '#contract/constants.ts';
import { hallOfGames } from '#tests/flows/test-data.ts';
import { expect, test } from '#tests/support/fixtures.ts';
import { openSignedIn } from '#tests/support/realtime.ts';
import {
  clickGame,
  connectionLost,
  expectSignedIn,
  failedList,
  openGame,
  retryButton,
  tile,
  toast,
} from '#tests/support/steps.ts';

const account = 'second_seat';

declare global {
  interface Window {
    /** Times of socket connection attempts, in milliseconds of the page's clock. */
    connectAttempts?: number[];
  }
}

const isConnectRequest = (request: Request) => /socket\.io\/\?(?!.*sid=)/.test(request.url());

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
  await expect(failedList(page)).toContainText('No connection. Try again when you are online.');
  await retryButton(page).click();
  await expect(failedList(page)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
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
  await expect(connectionLost(page)).toBeHidden();
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
  await openSignedIn(page, control, account, hallOfGames);
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
