import type { Page } from '@playwright/test';
import { axeViolations } from '../support/accessibility.ts';
import { expect, isPhone, test } from '../support/fixtures.ts';
import { act, game, inModal, inPage, openFirst, room, spin } from '../support/frames.ts';
import {
  dialog,
  expectGameClosed,
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

async function signInAndOpen(page: Page, path: string) {
  await page.goto('/');
  await signIn(page, account);
  await page.goto(path);
}

test('modal game returns its balance when left by the button', async ({ page, control }) => {
  await signInAndOpen(page, inModal);
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

test('modal game stays open when Escape is pressed', { tag: '@desktop' }, async ({ page }) => {
  await signInAndOpen(page, inModal);
  await openFirst(page);
  await act(page, 'Leave').focus();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(spin(page)).toBeVisible();
  await expect(act(page, 'Leave')).toBeVisible();
});

test('modal game is left once when its lobby link is clicked', async ({ page, control }) => {
  await signInAndOpen(page, inModal);
  await openFirst(page);
  const { n } = await control.requestCursor();
  await game(page).getByRole('link', { name: 'Back to the hall' }).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(playBar(page)).toBeHidden();
  const leaves = (await control.requests({ since: n })).filter(({ path }) => path === leaveCall);
  expect(leaves).toHaveLength(1);
  await expect(page).toHaveURL(/gameHall\/3/);
});

test('in-page game leads home when left', { tag: '@desktop' }, async ({ page, control }) => {
  await signInAndOpen(page, inPage);
  await openFirst(page);
  await expect(page).toHaveURL(/\/play$/);
  await act(page, 'Leave').click();
  await expect(page).toHaveURL(/\/$/);
  await expect(playBar(page)).toBeHidden();
  expect(await control.ledger({ account })).toMatchObject({ total: 500, main: 500 });
});

test('in-page game is left once when the user navigates back', { tag: '@desktop' }, async ({
  page,
  control,
}) => {
  await signInAndOpen(page, inPage);
  await openFirst(page);
  const { n } = await control.requestCursor();
  await page.goBack();
  await expect(page).toHaveURL(/gameHall\/2/);
  await expect(playBar(page)).toBeHidden();
  const leaves = (await control.requests({ since: n })).filter(({ path }) => path === leaveCall);
  expect(leaves).toHaveLength(1);
});

test('pending in-page game is left when the user navigates back', { tag: '@desktop' }, async ({
  page,
  control,
}) => {
  await control.script({ path: '/member/game/play1', answer: { kind: 'real' }, hold: true });
  await signInAndOpen(page, inPage);
  await tile(page).click();
  await expect(playBar(page)).toContainText('Opening the game');
  await expect.poll(async () => (await control.held()).length).toBe(1);
  await page.goBack();
  await expect(playBar(page)).toContainText('Leaving');
  await control.clear();
  await expect(playBar(page)).toBeHidden();
  expect(await control.ledger({ account })).toMatchObject({ total: 500, main: 500 });
});

test('in-page game is left when its page reloads', { tag: '@desktop' }, async ({ page, control }) => {
  await signInAndOpen(page, inPage);
  await openFirst(page);
  const { n } = await control.requestCursor();
  await page.reload();
  await expect(page).toHaveURL(/\/$/);
  await expect
    .poll(async () => (await control.requests({ since: n })).some(({ path }) => path === leaveCall))
    .toBe(true);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('isPlay'))).toBe('0');
});

test('/play leads home when no game is open', async ({ page }) => {
  await page.goto('/play');
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('banner')).toBeVisible();
});

test('modal game closes when another tab signs out', async ({ page, context }) => {
  await signInAndOpen(page, inModal);
  await openFirst(page);
  const other = await context.newPage();
  await other.goto('/');
  await signOut(other);
  await expect(dialog(page)).toHaveCount(0);
  await expectSignedOut(page);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).toBeNull();
});

test('modal launch is rejected when another tab plays', async ({ page, context }) => {
  await signInAndOpen(page, inModal);
  await openFirst(page);
  const other = await context.newPage();
  await other.goto(inModal);
  await tile(other).click();
  await expect(toast(other, 'Another game is open. Leave it first.')).toBeVisible();
  await expect(dialog(other)).toHaveCount(0);
  await expect(spin(page)).toBeVisible();
});

test('full-screen button enters and leaves full screen', { tag: '@desktop' }, async ({ page }) => {
  await signInAndOpen(page, inModal);
  await openFirst(page);
  await act(page, 'Full screen').click();
  await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(true);
  await act(page, 'Leave full screen').click();
  await expect.poll(() => page.evaluate(() => document.fullscreenElement === null)).toBe(true);
  await expect(act(page, 'Full screen')).toBeVisible();
});

test('wake lock is held while a game is open', async ({ page }) => {
  // A headless browser has no wake lock; this stub counts the locks that are held.
  await page.addInitScript(() => {
    const locks = new Set<object>();
    Object.assign(window, { locks });
    Object.defineProperty(navigator, 'wakeLock', {
      value: {
        request: async () => {
          const lock = { release: async () => void locks.delete(lock) };
          locks.add(lock);
          return lock;
        },
      },
    });
  });
  const countLocks = () => page.evaluate(() => (window as unknown as { locks: Set<object> }).locks.size);
  await signInAndOpen(page, inModal);
  expect(await countLocks()).toBe(0);
  await openFirst(page);
  await expect.poll(countLocks).toBe(1);
  await act(page, 'Leave').click();
  await expect.poll(countLocks).toBe(0);
});

test('rotate hint is shown once in portrait orientation', { tag: '@phone' }, async ({ page }) => {
  await signInAndOpen(page, inModal);
  await openFirst(page);
  const hint = playBar(page).getByText('Turn your phone');
  await expect(hint).toBeVisible();
  await page.setViewportSize({ width: 844, height: 390 });
  await expect(hint).toBeHidden();
  await page.setViewportSize({ width: 390, height: 844 });
  await act(page, 'Close').click();
  await expect(hint).toBeHidden();
});

test('modal game stays open when the deposit window opens', { tag: '@desktop' }, async ({ page }) => {
  await signInAndOpen(page, inModal);
  await openFirst(page);
  const opened = page.waitForEvent('popup');
  await playBar(page).getByRole('link', { name: 'Deposit' }).click();
  await expect(await opened).toHaveURL(/\/user\?page=Deposit$/);
  await expect(spin(page)).toBeVisible();
});

test('blocked game frame opens in a window on the next click', async ({ page, sandbox, consoleErrors }) => {
  await signInAndOpen(page, inModal);
  // The provider redirects the frame to a host that the policy does not allow.
  await page.route(`${sandbox.gamesUrl}/play/**`, (route) =>
    route.fulfill({ status: 302, headers: { location: 'https://elsewhere.example/' } }),
  );
  await tile(page).click();
  await expect(playBar(page)).toContainText('cannot be opened here');
  const opened = page.waitForEvent('popup');
  await act(page, 'Open in a new window').click();
  const popup = await opened;
  await expect(popup.getByRole('button', { name: /^(Spin|Roll)$/ })).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
  await expect(playBar(page)).toContainText('Playing at');
  await playBar(page).getByRole('button', { name: 'Leave' }).click();
  await expectGameClosed(page, popup);
  // The browser logs the policy violation.
  expect(consoleErrors.splice(0)).toEqual([expect.stringContaining('https://elsewhere.example/')]);
});

test('game room opens another game after the first', { tag: '@desktop' }, async ({ page, control }) => {
  await signInAndOpen(page, room);
  await expect(page.getByRole('heading', { name: 'Glasshouse' })).toBeVisible();
  await openFirst(page);
  await expect(page).toHaveURL(/\/gameRoom\?/);
  await tile(page, 'Ancient Temple').click();
  await expect(playBar(page)).toContainText('Ancient Temple');
  await expect(spin(page)).toBeVisible();
  await act(page, 'Leave').click();
  await expect(page.getByText('No game open')).toBeVisible();
  await expect(playBar(page)).toBeHidden();
  expect(await control.ledger({ account })).toMatchObject({ total: 500, main: 500 });
});

test('slot of a room provider opens the game room', { tag: '@desktop' }, async ({ page }) => {
  await signInAndOpen(page, '/gameHall/2?gp=%5B%22GPGH%22%5D');
  await openFirst(page);
  await expect(page).toHaveURL(/\/gameRoom\?gt_id=2&gp_id=GPGH/);
});

test('sign-out in the game room closes the game when confirmed', { tag: '@desktop' }, async ({ page }) => {
  await signInAndOpen(page, room);
  await openFirst(page);
  await signOut(page);
  await dialog(page).getByRole('button', { name: 'Sign out' }).click();
  await expectSignedOut(page);
  await expect(playBar(page)).toBeHidden();
});

test('/gameRoom redirects when the room is unavailable', async ({ page }) => {
  for (const query of ['', '?gp_id=GPBB', '?gt_id=3&gp_id=GPGH', '?gt_id=2&gp_id=__proto__']) {
    await page.goto(`/gameRoom${query}`);
    await expect(page).toHaveURL(/\/$/);
  }
  for (const query of ['', '&house=7']) {
    await page.goto(room + query);
    if (isPhone(page)) await expect(page).toHaveURL(/\/gameHall\/2/);
    else await expect(page.getByText('No game open')).toBeVisible();
  }
});

test.describe('in an in-app browser', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36 MicroMessenger/8.0',
  });

  test('lobby link leaves the game when it replaced the page', async ({ page, control }) => {
    await signInAndOpen(page, '/gameHall/2?gp=%5B%22GPBB%22%5D');
    await tile(page).click();
    await expect(page.getByRole('button', { name: /^(Spin|Roll)$/ })).toBeVisible();
    expect(page.context().pages()).toHaveLength(1);
    const { n } = await control.requestCursor();
    await page.getByRole('link', { name: 'Back to the hall' }).click();
    await expect(page.getByRole('banner')).toBeVisible();
    await expect
      .poll(async () => (await control.requests({ since: n })).some(({ path }) => path === leaveCall))
      .toBe(true);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('isPlay'))).toBe('0');
    await expect(wallet(page)).toHaveAttribute('value', '500');
  });

  test('navigating back leaves the game when it replaced the page', async ({ page, control }) => {
    await signInAndOpen(page, '/gameHall/2?gp=%5B%22GPBB%22%5D');
    await tile(page).click();
    await expect(page.getByRole('button', { name: /^(Spin|Roll)$/ })).toBeVisible();
    const { n } = await control.requestCursor();
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

    test(`game that needs the app opens the app page on ${system}`, { tag: '@phone' }, async ({ page }) => {
      await page.goto(`/gameHall/2?gp=%5B%22${gpId}%22%5D`);
      await expect(tile(page)).toContainText('App only');
      await tile(page).click();
      await expect(page).toHaveURL(new RegExp(`/app\\?gp_id=${gpId}$`));
    });
  });

test('embedded games have no axe violations in modal, page and room', async ({ page }) => {
  await signInAndOpen(page, inModal);
  await openFirst(page);
  expect(await axeViolations(page)).toEqual([]);
  if (isPhone(page)) return;
  await act(page, 'Leave').click();
  await expect(playBar(page)).toBeHidden();
  await page.goto(inPage);
  await openFirst(page);
  expect(await axeViolations(page)).toEqual([]);
  await act(page, 'Leave').click();
  await expect(playBar(page)).toBeHidden();
  await page.goto(room);
  await expect(page.getByText('No game open')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
});

test('play timer counts the minutes when the device sleeps', async ({ page }) => {
  await page.clock.install();
  await signInAndOpen(page, inModal);
  await openFirst(page);
  const time = playBar(page).getByRole('timer', { name: 'Time played' });
  await expect(time).toHaveText('0 min');
  await page.clock.runFor(59_000);
  await expect(time).toHaveText('0 min');
  await page.clock.runFor(16_000);
  await expect(time).toHaveText('1 min');
  // Timers do not run while the device sleeps.
  await page.clock.fastForward(2 * 60 * 60_000);
  await page.clock.runFor(15_000);
  await expect(time).toHaveText('2 hr 1 min');
});
