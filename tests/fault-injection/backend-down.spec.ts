import type { Page, Request } from '@playwright/test';
import { endpoints, type Path } from '#contract/endpoints.ts';
import { realtimeReconnect } from '#contract/limits.ts';
import type { ControlClient } from '#sandbox/control-client.ts';
import { operatorTime } from '#sandbox/time.ts';
import { expect, test } from '../support/fixtures.ts';
import { envelope } from '../support/promotions.ts';
import { ownChannel } from '../support/realtime.ts';
import {
  dialog,
  expectSignedIn,
  openGame,
  openSignIn,
  pressGame,
  sendCredentials,
  signIn,
  tile,
  toast,
  wallet,
} from '../support/steps.ts';

const account = 'second_seat';
const calls = /\/(api|arks)\//;

const failed = (page: Page) => page.getByRole('main').getByRole('alert');
const again = (page: Page) => page.getByRole('button', { name: 'Try again' });
const letters = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Letters/ });
const offline = (page: Page) => page.getByRole('status').filter({ hasText: 'The connection is lost' });

declare global {
  interface Window {
    /** When the line was sought, by the page's clock. */
    knocks?: number[];
  }
}
const isKnock = (request: Request) => /socket\.io\/\?(?!.*sid=)/.test(request.url());

/** Every answer breaks off half-way. */
const dropAll = (control: ControlClient) =>
  Promise.all(
    (Object.keys(endpoints) as Path[]).map((path) =>
      control.script({ path, times: 1_000, answer: { kind: 'drop' } }),
    ),
  );

test('calls are refused at the start: every list says so, and works when tried again', async ({ page }) => {
  await page.route(calls, (route) => route.abort('connectionrefused'));
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Choose a hall' })).toBeVisible();
  // The halls, and two rows of games.
  await expect(failed(page)).toHaveCount(3);
  for (const list of await failed(page).all()) {
    await expect(list).toContainText('This could not be loaded');
    await expect(list).toContainText('There is no connection. Try again when you are online.');
  }
  await again(page).first().click();
  await expect(failed(page)).toHaveCount(3);

  await page.unroute(calls);
  for (let left = 3; left > 0; left -= 1) {
    await again(page).first().click();
    await expect(failed(page)).toHaveCount(left - 1);
  }
  await expect(page.getByRole('main').getByRole('link', { name: /^Slots/ })).toBeVisible();
  await expect(tile(page)).toBeVisible();
});

test('answers break off at the start: a hall says so, and works when tried again', async ({
  page,
  control,
}) => {
  await dropAll(control);
  await page.goto('/gameHall/2');
  await expect(failed(page)).toContainText('This could not be loaded');
  await expect(failed(page)).toContainText('/v2/get_template_game_list networkError');
  await control.clear();
  await again(page).click();
  await expect(tile(page)).toBeVisible();
});

test('signing in while the operator is away says so, and works when they are back', async ({ page }) => {
  await page.goto('/');
  await page.route(calls, (route) => route.abort('connectionrefused'));
  await openSignIn(page);
  const code = dialog(page).getByLabel('Code in the picture');
  await expect(code).toHaveAccessibleDescription(/There is no connection/);
  await page.unroute(calls);
  await dialog(page).getByRole('button', { name: 'Show another picture' }).click();
  await expect(code).not.toHaveAccessibleDescription(/There is no connection/);

  await page.route(/\/login$/, (route) => route.abort('connectionrefused'));
  await sendCredentials(page, { account });
  await expect(dialog(page).getByRole('alert')).toContainText('There is no connection');
  await page.unroute(/\/login$/);
  await sendCredentials(page, { account });
  await expectSignedIn(page);
});

test('the line is down at the start and comes back: told meanwhile, and all is fetched anew', async ({
  page,
  control,
}) => {
  await control.admitSockets({ admit: false });
  await page.goto('/');
  await expect(offline(page)).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: /^Slots/ })).toBeVisible();
  const { n } = await control.mark();
  await control.admitSockets({ admit: true });
  await expect(offline(page)).toBeHidden({ timeout: 15_000 });
  const asked = async () => (await control.requests({ since: n })).map(({ path }) => path);
  await expect.poll(asked).toContain('/v3/game_list');
  await expect.poll(asked).toContain('/arks/web/announcement/marquee');
});

test('what was missed while the line was down is shown when it is back', async ({ page, control }) => {
  await page.goto('/');
  await signIn(page, account);
  await control.admitSockets({ admit: false });
  await control.cutSockets();
  await expect(offline(page)).toBeVisible();
  await control.setBalance({ account, cash: 321 });
  await expect(wallet(page)).toHaveAttribute('value', '500');
  await expect(page.getByRole('banner')).toContainText(/Balance at/);
  await control.admitSockets({ admit: true });
  await expect(wallet(page)).toHaveAttribute('value', '321', { timeout: 15_000 });
  await expect(offline(page)).toBeHidden();
  await control.setBalance({ account, cash: 322 });
  await expect(wallet(page)).toHaveAttribute('value', '322');
});

test('a line that stays down is sought after one to five seconds, each page in its own time', {
  tag: '@desktop',
}, async ({ page, control, quiet }) => {
  const { delay, delayMax, randomization } = realtimeReconnect;
  const step = 250;
  let pending = 0;
  page.on('request', (request) => {
    if (isKnock(request)) pending += 1;
  });
  const ended = (request: Request) => {
    if (isKnock(request)) pending -= 1;
  };
  page.on('requestfinished', ended);
  page.on('requestfailed', ended);
  await page.addInitScript(() => {
    window.knocks = [];
    const open = XMLHttpRequest.prototype.open;
    XMLHttpRequest.prototype.open = function (method: string, url: string | URL) {
      if (/socket\.io\/\?(?!.*sid=)/.test(String(url))) window.knocks?.push(Date.now());
      return open.call(this, method, url, true);
    };
  });
  await page.clock.install();
  await page.goto('/');
  await expect.poll(async () => Object.keys(await control.channels()).length).toBeGreaterThan(0);
  await control.admitSockets({ admit: false });
  await control.cutSockets();
  const knocks = async () => {
    if (pending === 0) await page.clock.fastForward(step);
    return page.evaluate(() => window.knocks ?? []);
  };
  await expect
    .poll(async () => (await knocks()).length, { intervals: [20], timeout: 20_000 })
    .toBeGreaterThan(8);
  // The first of them made the line that was cut.
  const times = (await knocks()).slice(1, 9);
  const pauses = times.slice(1).map((time, place) => time - (times[place] ?? 0));
  // What is done between a refusal and the next wait may take a step or two.
  const most = (mean: number) => mean * (1 + randomization) + 3 * step;
  for (const pause of pauses) {
    expect(pause).toBeGreaterThanOrEqual(delay * (1 - randomization));
    expect(pause).toBeLessThanOrEqual(most(delayMax));
  }
  const last = pauses.slice(-4);
  for (const pause of last) expect(pause).toBeGreaterThanOrEqual(delayMax * (1 - randomization));
  expect(new Set(last).size).toBeGreaterThan(1);
  await control.admitSockets({ admit: true });
  const isBack = async () => {
    await knocks();
    return Object.keys(await control.channels()).length;
  };
  await expect.poll(isBack, { intervals: [20], timeout: 20_000 }).toBeGreaterThan(0);
  await expect(offline(page)).toBeHidden();
  // The browser writes down what was still to be sent when the line was cut.
  quiet.splice(0, quiet.length, ...quiet.filter((line) => !line.includes('CLOSING or CLOSED')));
});

test('what came before the member’s channel was joined again is shown once it is', async ({
  page,
  control,
}) => {
  await page.goto('/');
  await signIn(page, account);
  const channel = await ownChannel(page, control);
  await expect(letters(page)).toHaveAccessibleName('Letters, 1 unread');
  await control.answerJoins({ answer: false });
  await control.admitSockets({ admit: false });
  await control.cutSockets();
  await expect(offline(page)).toBeVisible();
  const read = page.waitForResponse((response) => response.url().endsWith('/arks/web/announcement/marquee'));
  await control.admitSockets({ admit: true });
  // The line is up, and what everybody sees has been read anew.
  await (await read).finished();
  await expect(offline(page)).toBeHidden();
  expect((await control.channels())[channel] ?? 0).toBe(0);
  await control.setBalance({ account, cash: 321 });
  await control.letter({ account, title: 'Meanwhile', content: '<p>.</p>' });
  const end_at = operatorTime(Date.now() + 26 * 3_600_000);
  await control.script({
    path: '/arks/web/activity/red_envelope_promotion',
    answer: { kind: 'code', code: 100, data: { envelope: { id: 'next', end_at } } },
  });
  await control.answerJoins({ answer: true });
  await expect(wallet(page)).toHaveAttribute('value', '321');
  await expect(letters(page)).toHaveAccessibleName('Letters, 2 unread');
  await expect(envelope(page)).toHaveAccessibleName(/1 day/);
});

test('a press on a game while the operator is away ends in words, and nothing is left open', async ({
  page,
  control,
}) => {
  await page.goto('/');
  await signIn(page, account);
  await control.script({
    path: '/member/game/play1',
    answer: { kind: 'status', status: 502, body: '<html>' },
  });
  const game = await pressGame(page);
  await expect(toast(page, 'This did not work. Try again, or ask customer service.')).toBeVisible();
  await expect.poll(() => game.isClosed()).toBe(true);
  expect(await control.ledger({ account })).toMatchObject({ main: 500 });
});

test('a picture that does not come leaves the ground of its tile, and no torn paper', async ({ page }) => {
  await page.route(/\/tile\//, (route) => route.fulfill({ contentType: 'image/webp', body: '' }));
  await page.goto('/gameHall/2');
  const door = tile(page, 'Harbour Sapphires');
  const picture = door.locator('img');
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth === 0))
    .toBe(true);
  const box = await door.boundingBox();
  if (!box) throw new Error('the tile is not in sight');
  // Where browsers draw it, within the round of the corner.
  const corner = () => page.screenshot({ clip: { x: box.x + 8, y: box.y + 8, width: 12, height: 12 } });
  const seen = await corner();
  await picture.evaluate((image) => image.remove());
  expect(seen.equals(await corner())).toBe(true);
});

test('a line that is gone when a game is pressed does not cost the session', async ({ page, control }) => {
  await page.goto('/');
  await signIn(page, account);
  await control.script({ path: '/member_info', answer: { kind: 'drop' }, times: 2 });
  const { n } = await control.mark();
  const game = await pressGame(page);
  await expect(toast(page, 'There is no connection.')).toBeVisible();
  await expect.poll(() => game.isClosed()).toBe(true);
  await expectSignedIn(page);
  const asked = (await control.requests({ since: n })).map(({ path }) => path);
  expect(asked.filter((path) => path === '/member_info')).toHaveLength(2);
  expect(asked).not.toContain('/member/game/play1');
  await openGame(page);
});
