import type { Page } from '@playwright/test';
import { violations } from '../support/accessibility.ts';
import { expect, isPhone, test } from '../support/fixtures.ts';
import { act, game, inModal, inPage, openFirst, room, spin } from '../support/frames.ts';
import {
  dialog,
  expectGameOver,
  expectSignedOut,
  playBar,
  signIn,
  signOut,
  tile,
  toast,
  wallet,
} from '../support/steps.ts';

const account = 'second_seat';
const leaveCall = '/member/game/leave1';

async function enter(page: Page, path: string) {
  await page.goto('/');
  await signIn(page, account);
  await page.goto(path);
}

test('in a modal: plays a round, sees the balance move, and leaves by the button', async ({
  page,
  control,
}) => {
  await enter(page, inModal);
  await openFirst(page);
  await expect(dialog(page)).toHaveAccessibleName('Velvet Roulette');
  const settled = page.waitForResponse((response) => response.url().includes('round'));
  await spin(page).click();
  await settled;
  const { total } = await control.ledger({ account });
  await expect(playBar(page).locator('data')).toHaveAttribute('value', String(total));
  await act(page, 'Leave').click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(playBar(page)).toBeHidden();
  await expect(wallet(page)).toHaveAttribute('value', String(total));
  expect(await control.ledger({ account })).toMatchObject({ total, main: total });
});

test('Escape does not cost the game', { tag: '@desktop' }, async ({ page }) => {
  await enter(page, inModal);
  await openFirst(page);
  await act(page, 'Leave').focus();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(spin(page)).toBeVisible();
  await expect(act(page, 'Leave')).toBeVisible();
});

test('the lobby button of a game in a frame leaves it as well', async ({ page, control }) => {
  await enter(page, inModal);
  await openFirst(page);
  const { n } = await control.mark();
  await game(page).getByRole('link', { name: 'Back to the hall' }).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(playBar(page)).toBeHidden();
  const leaves = (await control.requests({ since: n })).filter(({ path }) => path === leaveCall);
  expect(leaves).toHaveLength(1);
  await expect(page).toHaveURL(/gameHall\/3/);
});

test('in the page: leaving leads home', { tag: '@desktop' }, async ({ page, control }) => {
  await enter(page, inPage);
  await openFirst(page);
  await expect(page).toHaveURL(/\/play$/);
  await act(page, 'Leave').click();
  await expect(page).toHaveURL(/\/$/);
  await expect(playBar(page)).toBeHidden();
  expect(await control.ledger({ account })).toMatchObject({ total: 500, main: 500 });
});

test('going back in the browser leaves the game', { tag: '@desktop' }, async ({ page, control }) => {
  await enter(page, inPage);
  await openFirst(page);
  const { n } = await control.mark();
  await page.goBack();
  await expect(page).toHaveURL(/gameHall\/2/);
  await expect(playBar(page)).toBeHidden();
  const leaves = (await control.requests({ since: n })).filter(({ path }) => path === leaveCall);
  expect(leaves).toHaveLength(1);
});

test('a game that has not come yet is taken back by going back', { tag: '@desktop' }, async ({
  page,
  control,
}) => {
  await control.script({ path: '/member/game/play1', answer: { kind: 'real' }, hold: true });
  await enter(page, inPage);
  await tile(page).click();
  await expect(playBar(page)).toContainText('Opening the table');
  await expect.poll(async () => (await control.held()).length).toBe(1);
  await page.goBack();
  await expect(playBar(page)).toContainText('Leaving');
  await control.clear();
  await expect(playBar(page)).toBeHidden();
  expect(await control.ledger({ account })).toMatchObject({ total: 500, main: 500 });
});

test('loading the page of a game anew leaves the game and leads home', { tag: '@desktop' }, async ({
  page,
  control,
}) => {
  await enter(page, inPage);
  await openFirst(page);
  const { n } = await control.mark();
  await page.reload();
  await expect(page).toHaveURL(/\/$/);
  await expect
    .poll(async () => (await control.requests({ since: n })).some(({ path }) => path === leaveCall))
    .toBe(true);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('isPlay'))).toBe('0');
});

test('a bare visit of the page of a game leads home', async ({ page }) => {
  await page.goto('/play');
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('banner')).toBeVisible();
});

test('signing out in another tab takes the game out of the frame', async ({ page, context }) => {
  await enter(page, inModal);
  await openFirst(page);
  const other = await context.newPage();
  await other.goto('/');
  await signOut(other);
  await expect(dialog(page)).toHaveCount(0);
  await expectSignedOut(page);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).toBeNull();
});

test('one tab plays at a time, in frames too', async ({ page, context }) => {
  await enter(page, inModal);
  await openFirst(page);
  const other = await context.newPage();
  await other.goto(inModal);
  await tile(other).click();
  await expect(toast(other, 'Another game is open. Leave it first.')).toBeVisible();
  await expect(dialog(other)).toHaveCount(0);
  await expect(spin(page)).toBeVisible();
});

test('the whole screen and back', { tag: '@desktop' }, async ({ page }) => {
  await enter(page, inModal);
  await openFirst(page);
  await act(page, 'Full screen').click();
  await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(true);
  await act(page, 'Leave full screen').click();
  await expect.poll(() => page.evaluate(() => document.fullscreenElement === null)).toBe(true);
  await expect(act(page, 'Full screen')).toBeVisible();
});

test('the screen stays lit for as long as the game is there', async ({ page }) => {
  // A browser without a screen has no lamp: this one counts who keeps it lit.
  await page.addInitScript(() => {
    const lit = new Set<object>();
    Object.assign(window, { lit });
    Object.defineProperty(navigator, 'wakeLock', {
      value: {
        request: async () => {
          const lock = { release: async () => void lit.delete(lock) };
          lit.add(lock);
          return lock;
        },
      },
    });
  });
  const lamps = () => page.evaluate(() => (window as unknown as { lit: Set<object> }).lit.size);
  await enter(page, inModal);
  expect(await lamps()).toBe(0);
  await openFirst(page);
  await expect.poll(lamps).toBe(1);
  await act(page, 'Leave').click();
  await expect.poll(lamps).toBe(0);
});

test('whoever holds the phone upright is told to turn it, once', { tag: '@phone' }, async ({ page }) => {
  await enter(page, inModal);
  await openFirst(page);
  const hint = playBar(page).getByText('Turn your phone');
  await expect(hint).toBeVisible();
  await page.setViewportSize({ width: 844, height: 390 });
  await expect(hint).toBeHidden();
  await page.setViewportSize({ width: 390, height: 844 });
  await act(page, 'Close').click();
  await expect(hint).toBeHidden();
});

test('depositing does not cost the game', { tag: '@desktop' }, async ({ page }) => {
  await enter(page, inModal);
  await openFirst(page);
  const opened = page.waitForEvent('popup');
  await playBar(page).getByRole('link', { name: 'Deposit' }).click();
  await expect(await opened).toHaveURL(/\/user\?page=Deposit$/);
  await expect(spin(page)).toBeVisible();
});

test('a game that its frame may not show is one tap away, in a window', async ({ page, sandbox, quiet }) => {
  await enter(page, inModal);
  // The provider sends the frame to a host that the site does not name.
  await page.route(`${sandbox.gamesAddress}/play/**`, (route) =>
    route.fulfill({ status: 302, headers: { location: 'https://elsewhere.example/' } }),
  );
  await tile(page).click();
  await expect(playBar(page)).toContainText('does not open here');
  const opened = page.waitForEvent('popup');
  await act(page, 'Open in a new window').click();
  const popup = await opened;
  await expect(popup.getByRole('button', { name: /^(Spin|Roll)$/ })).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
  await expect(playBar(page)).toContainText('In play');
  await playBar(page).getByRole('button', { name: 'Leave' }).click();
  await expectGameOver(page, popup);
  // The browser itself writes down what the policy kept out.
  expect(quiet.splice(0)).toEqual([expect.stringContaining('https://elsewhere.example/')]);
});

test('the room of a provider: a game opens in it, another one after it', { tag: '@desktop' }, async ({
  page,
  control,
}) => {
  await enter(page, room);
  await expect(page.getByRole('heading', { name: 'Glasshouse' })).toBeVisible();
  await openFirst(page);
  await expect(page).toHaveURL(/\/gameRoom\?/);
  await tile(page, 'Ancient Temple').click();
  await expect(playBar(page)).toContainText('Ancient Temple');
  await expect(spin(page)).toBeVisible();
  await act(page, 'Leave').click();
  await expect(page.getByText('The table is free')).toBeVisible();
  await expect(playBar(page)).toBeHidden();
  expect(await control.ledger({ account })).toMatchObject({ total: 500, main: 500 });
});

test('a slot of that provider leads to the room from anywhere', { tag: '@desktop' }, async ({ page }) => {
  await enter(page, '/gameHall/2?gp=%5B%22GPGH%22%5D');
  await openFirst(page);
  await expect(page).toHaveURL(/\/gameRoom\?gt_id=2&gp_id=GPGH/);
});

test('signing out in the room asks first, and ends the game', { tag: '@desktop' }, async ({ page }) => {
  await enter(page, room);
  await openFirst(page);
  await signOut(page);
  await dialog(page).getByRole('button', { name: 'Sign out' }).click();
  await expectSignedOut(page);
  await expect(playBar(page)).toBeHidden();
});

test('a room that there is not leads home, and on a phone to the hall', async ({ page }) => {
  for (const query of ['', '?gp_id=GPBB', '?gt_id=3&gp_id=GPGH', '?gt_id=2&gp_id=__proto__']) {
    await page.goto(`/gameRoom${query}`);
    await expect(page).toHaveURL(/\/$/);
  }
  for (const query of ['', '&house=7']) {
    await page.goto(room + query);
    if (isPhone(page)) await expect(page).toHaveURL(/\/gameHall\/2/);
    else await expect(page.getByText('The table is free')).toBeVisible();
  }
});

test.describe('in a browser inside another app', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36 MicroMessenger/8.0',
  });

  test('this page itself goes to the game, and its lobby button leads home', async ({ page, control }) => {
    await enter(page, '/gameHall/2?gp=%5B%22GPBB%22%5D');
    await tile(page).click();
    await expect(page.getByRole('button', { name: /^(Spin|Roll)$/ })).toBeVisible();
    expect(page.context().pages()).toHaveLength(1);
    const { n } = await control.mark();
    await page.getByRole('link', { name: 'Back to the hall' }).click();
    await expect(page.getByRole('banner')).toBeVisible();
    await expect
      .poll(async () => (await control.requests({ since: n })).some(({ path }) => path === leaveCall))
      .toBe(true);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('isPlay'))).toBe('0');
    await expect(wallet(page)).toHaveAttribute('value', '500');
  });

  test('going back from the game leaves it', async ({ page, control }) => {
    await enter(page, '/gameHall/2?gp=%5B%22GPBB%22%5D');
    await tile(page).click();
    await expect(page.getByRole('button', { name: /^(Spin|Roll)$/ })).toBeVisible();
    const { n } = await control.mark();
    await page.goBack();
    await expect(page.getByRole('banner')).toBeVisible();
    await expect
      .poll(async () => (await control.requests({ since: n })).some(({ path }) => path === leaveCall))
      .toBe(true);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('isPlay'))).toBe('0');
  });
});

for (const [system, userAgent, gpId] of [
  [
    'iOS',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1 Version/18.0 Mobile Safari/604.1',
    'GPPT',
  ],
  [
    'Android',
    'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36',
    'GPOG',
  ],
] as const)
  test.describe(`on ${system}`, () => {
    test.use({ userAgent });

    test('a game that needs the app leads to it', { tag: '@phone' }, async ({ page }) => {
      await page.goto(`/gameHall/2?gp=%5B%22${gpId}%22%5D`);
      await expect(tile(page)).toContainText('Needs the app');
      await tile(page).click();
      await expect(page).toHaveURL(new RegExp(`/app\\?gp_id=${gpId}$`));
    });
  });

test('nothing stands in anybody’s way: modal, page and room', async ({ page }) => {
  await enter(page, inModal);
  await openFirst(page);
  expect(await violations(page)).toEqual([]);
  if (isPhone(page)) return;
  await act(page, 'Leave').click();
  await expect(playBar(page)).toBeHidden();
  await page.goto(inPage);
  await openFirst(page);
  expect(await violations(page)).toEqual([]);
  await act(page, 'Leave').click();
  await expect(playBar(page)).toBeHidden();
  await page.goto(room);
  await expect(page.getByText('The table is free')).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

test('the time in play is beside the game, to the minute, and knows of a sleep', async ({ page }) => {
  await page.clock.install();
  await enter(page, inModal);
  await openFirst(page);
  const time = playBar(page).getByRole('timer', { name: 'Time in play' });
  await expect(time).toHaveText('0 min');
  await page.clock.runFor(59_000);
  await expect(time).toHaveText('0 min');
  await page.clock.runFor(16_000);
  await expect(time).toHaveText('1 min');
  // Nothing ticks while a computer sleeps.
  await page.clock.fastForward(2 * 60 * 60_000);
  await page.clock.runFor(15_000);
  await expect(time).toHaveText('2 hr 1 min');
});
