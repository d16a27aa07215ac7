import type { ControlClient } from '#sandbox/server/control-client.ts';
import { axeViolations } from '#tests/support/accessibility.ts';
import { expect } from '#tests/support/expect.ts';
import { isMobileLayout, test } from '#tests/support/fixtures.ts';
import {
  game,
  gameRoomPath,
  modalGamesPath,
  openFirst,
  pageGamesPath,
  playBarAction,
  spin,
} from '#tests/support/frames.ts';
import { openSignedIn } from '#tests/support/realtime.ts';
import {
  dialog,
  expectGameClosed,
  expectSignedOut,
  openFound,
  playBar,
  signOut,
  tile,
  toast,
  waitUntilHeld,
  wallet,
} from '#tests/support/steps.ts';

const account = 'second_seat';
const leaveCall = '/member/game/leave1';

const countLeaves = async (control: ControlClient, since: number) =>
  (await control.requests({ since })).filter(({ path }) => path === leaveCall).length;

test('modal game returns its balance when left by the button', { tag: ['@layouts', '@main'] }, async ({
  page,
  control,
}) => {
  await openSignedIn(page, control, account, modalGamesPath);
  await openFirst(page);
  await expect(dialog(page)).toHaveAccessibleName('Velvet Roulette');
  const settled = page.waitForResponse((response) => response.url().includes('round'));
  await spin(page).click();
  await settled;
  const { total } = await control.ledger({ account });
  await expect(playBar(page).locator('data')).toHaveAttribute('value', String(total));
  await playBarAction(page, 'Leave').click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(playBar(page)).toBeHidden();
  await expect(wallet(page)).toHaveAttribute('value', String(total));
  expect(await control.ledger({ account })).toMatchObject({ total, main: total });
});

test('time in play and balance of a modal game stand apart on a narrow phone', { tag: '@phone' }, async ({
  page,
  control,
}) => {
  await openSignedIn(page, control, account, modalGamesPath);
  await openFirst(page);
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 640 });
    const time = await playBar(page).getByRole('timer').boundingBox();
    const money = await playBar(page).locator('data').boundingBox();
    expect((time?.x ?? 0) + (time?.width ?? 0), `${width}`).toBeLessThanOrEqual(money?.x ?? 0);
  }
});

test('modal game stays open when Escape, full screen and the deposit window are used', async ({
  page,
  control,
}) => {
  await openSignedIn(page, control, account, modalGamesPath);
  await openFirst(page);
  await test.step('Escape', async () => {
    await playBarAction(page, 'Leave').focus();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(spin(page)).toBeVisible();
    await expect(playBarAction(page, 'Leave')).toBeVisible();
  });
  await test.step('full screen', async () => {
    await playBarAction(page, 'Full screen').click();
    await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(true);
    await playBarAction(page, 'Leave full screen').click();
    await expect.poll(() => page.evaluate(() => document.fullscreenElement === null)).toBe(true);
    await expect(playBarAction(page, 'Full screen')).toBeVisible();
  });
  await test.step('deposit window', async () => {
    const opened = page.waitForEvent('popup');
    await playBar(page).getByRole('link', { name: 'Deposit' }).click();
    await expect(await opened).toHaveURL(/\/user\/Deposit$/);
    await expect(spin(page)).toBeVisible();
  });
});

test('modal game is left once when its lobby link is clicked', async ({ page, control }) => {
  await openSignedIn(page, control, account, modalGamesPath);
  await openFirst(page);
  const { n } = await control.requestCursor();
  await expect(game(page).getByRole('link', { name: 'Back to the hall' })).toBeHidden();
  await expect(game(page).getByText('Balance')).toBeHidden();
  await expect(game(page).getByRole('heading', { name: 'Velvet Roulette' })).toBeHidden();
  // Games of other providers show their own way out.
  await game(page)
    .locator('#lobby')
    .evaluate((link: HTMLElement) => link.click());
  await expect(dialog(page)).toHaveCount(0);
  await expect(playBar(page)).toBeHidden();
  expect(await countLeaves(control, n)).toBe(1);
  await expect(page).toHaveURL(/gameHall\/3/);
});

test('in-page game is left once by its button, by navigating back and by a reload', async ({
  page,
  control,
}) => {
  await openSignedIn(page, control, account, pageGamesPath);
  await openFirst(page);
  const { n } = await control.requestCursor();
  await test.step('button', async () => {
    await expect(page).toHaveURL(/\/play$/);
    await playBarAction(page, 'Leave').click();
    await expect(page).toHaveURL(/\/$/);
    await expect(playBar(page)).toBeHidden();
    expect(await control.ledger({ account })).toMatchObject({ total: 500, main: 500 });
    expect(await countLeaves(control, n)).toBe(1);
  });
  await test.step('navigating back', async () => {
    await page.goto(pageGamesPath);
    await openFirst(page);
    await page.goBack();
    await expect(page).toHaveURL(/gameHall\/2/);
    await expect(playBar(page)).toBeHidden();
    expect(await countLeaves(control, n)).toBe(2);
  });
  await test.step('reload', async () => {
    await openFirst(page);
    await page.reload();
    await expect(page).toHaveURL(/\/$/);
    await expect.poll(() => countLeaves(control, n)).toBe(3);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('isPlay'))).toBe('0');
  });
});

test('pending in-page game is left when the user navigates back', async ({ page, control }) => {
  await control.script({ path: '/member/game/play1', response: { kind: 'real' }, hold: true });
  await openSignedIn(page, control, account, pageGamesPath);
  await tile(page).click();
  await expect(playBar(page)).toContainText('Opening the game');
  const picture = playBar(page).locator('img');
  await expect(picture).toHaveCSS('filter', /blur/);
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await expect.poll(async () => (await control.held()).length).toBe(1);
  await page.goBack();
  await expect(playBar(page)).toContainText('Leaving');
  await control.clear();
  await expect(playBar(page)).toBeHidden();
  expect(await control.ledger({ account })).toMatchObject({ total: 500, main: 500 });
});

test('modal game rejects a launch in another tab and closes when that tab signs out', async ({
  page,
  context,
  control,
}) => {
  await openSignedIn(page, control, account, modalGamesPath);
  await openFirst(page);
  const other = await context.newPage();
  await other.goto(modalGamesPath);
  await tile(other).click();
  await expect(toast(other, 'Another game is open. Leave it first.')).toBeVisible();
  await expect(dialog(other)).toHaveCount(0);
  await expect(spin(page)).toBeVisible();
  await signOut(other);
  await dialog(other).getByRole('button', { name: 'Sign out' }).click();
  await expect(dialog(page)).toHaveCount(0);
  await expectSignedOut(page);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).toBeNull();
});

test('wake lock is held while a game is open', async ({ page, control }) => {
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
  await openSignedIn(page, control, account, modalGamesPath);
  expect(await countLocks()).toBe(0);
  await openFirst(page);
  await expect.poll(countLocks).toBe(1);
  await playBarAction(page, 'Leave').click();
  await expect.poll(countLocks).toBe(0);
});

test('rotate hint is shown once in portrait orientation', { tag: '@phone' }, async ({ page, control }) => {
  await openSignedIn(page, control, account, modalGamesPath);
  await openFirst(page);
  const hint = playBar(page).getByText('Turn your phone');
  await expect(hint).toBeVisible();
  await page.setViewportSize({ width: 844, height: 390 });
  await expect(hint).toBeHidden();
  await page.setViewportSize({ width: 390, height: 844 });
  await playBarAction(page, 'Close').click();
  await expect(hint).toBeHidden();
});

test('blocked game frame opens in a window on the next click', { tag: '@full-browser' }, async ({
  page,
  control,
  sandbox,
  consoleErrors,
}) => {
  await openSignedIn(page, control, account, modalGamesPath);
  // The provider redirects the frame to a host that the policy does not allow.
  await page.route(`${sandbox.gamesUrl}/play/**`, (route) =>
    route.fulfill({ status: 302, headers: { location: 'https://elsewhere.example/' } }),
  );
  await tile(page).click();
  await expect(playBar(page)).toContainText('cannot be opened here');
  const opened = page.waitForEvent('popup');
  await playBarAction(page, 'Open in a new window').click();
  const popup = await opened;
  await expect(popup.getByRole('button', { name: /^(Spin|Roll)$/ })).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
  await expect(playBar(page)).toContainText('Playing at');
  await playBar(page).getByRole('button', { name: 'Leave' }).click();
  await expectGameClosed(page, popup);
  // The browser logs the policy violation.
  expect(consoleErrors.splice(0)).toEqual([expect.stringContaining('https://elsewhere.example/')]);
});

test('game room shows one game after another until the member signs out', async ({ page, control }) => {
  // A slot of a room provider leads to the room.
  await openSignedIn(page, control, account, '/gameHall/2?gp=%5B%22GPGH%22%5D');
  await openFirst(page);
  await expect(page).toHaveURL(/\/gameRoom\?gt_id=2&gp_id=GPGH/);
  await expect(page.getByRole('heading', { name: 'Glasshouse' })).toBeVisible();
  await tile(page, 'Ancient Temple').click();
  await dialog(page).getByRole('button', { name: 'Leave and open' }).click();
  await expect(playBar(page)).toContainText('Ancient Temple');
  await expect(spin(page)).toBeVisible();
  await expect(page).toHaveURL(/\/gameRoom\?/);
  await playBarAction(page, 'Leave').click();
  await expect(page.getByText('No game open')).toBeVisible();
  await expect(playBar(page)).toBeHidden();
  expect(await control.ledger({ account })).toMatchObject({ total: 500, main: 500 });
  await openFirst(page);
  await signOut(page);
  await dialog(page).getByRole('button', { name: 'Sign out' }).click();
  await expectSignedOut(page);
  await expect(playBar(page)).toBeHidden();
});

test('window of the next game opens at once when a game in the page is being left for it', async ({
  page,
  control,
}) => {
  await openSignedIn(page, control, account, '/gameHall/2?gp=%5B%22GPGH%22%5D');
  await openFirst(page);
  const { id } = await control.script({
    path: '/member/game/leave1',
    response: { kind: 'real' },
    hold: true,
  });
  await openFound(page, 'Lantern Street');
  const opened = page.waitForEvent('popup');
  await dialog(page).getByRole('button', { name: 'Leave and open' }).click();
  const popup = await opened;
  await waitUntilHeld(control, '/member/game/leave1');
  await expect(popup).toHaveURL(/\/loading$/);
  await control.release({ id });
  await expect(popup.getByRole('button', { name: /^(Spin|Roll)$/ })).toBeVisible();
  await expect(playBar(page)).toContainText('Lantern Street');
});

test('/play and /gameRoom redirect when they cannot show a game', { tag: '@layouts' }, async ({ page }) => {
  await page.goto('/play');
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('banner')).toBeVisible();
  for (const query of ['', '?gp_id=GPBB', '?gt_id=3&gp_id=GPGH', '?gt_id=2&gp_id=__proto__']) {
    await page.goto(`/gameRoom${query}`);
    await expect(page).toHaveURL(/\/$/);
  }
  for (const query of ['', '&house=7']) {
    await page.goto(gameRoomPath + query);
    if (isMobileLayout(page)) await expect(page).toHaveURL(/\/gameHall\/2/);
    else await expect(page.getByText('No game open')).toBeVisible();
  }
});

test.describe('in an in-app browser', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36 MicroMessenger/8.0',
  });

  test('game that replaced the page is left by its lobby link and by navigating back', async ({
    page,
    control,
  }) => {
    const hall = '/gameHall/2?gp=%5B%22GPBB%22%5D';
    const expectLeftTimes = async (since: number) => {
      await expect(page.getByRole('banner')).toBeVisible();
      await expect.poll(() => countLeaves(control, since)).toBe(1);
      await expect.poll(() => page.evaluate(() => localStorage.getItem('isPlay'))).toBe('0');
    };
    const openInPlace = async () => {
      await tile(page).click();
      await expect(page.getByRole('button', { name: /^(Spin|Roll)$/ })).toBeVisible();
      return (await control.requestCursor()).n;
    };
    await openSignedIn(page, control, account, hall);
    const first = await openInPlace();
    expect(page.context().pages()).toHaveLength(1);
    await page.getByRole('link', { name: 'Back to the hall' }).click();
    await expectLeftTimes(first);
    await expect(wallet(page)).toHaveAttribute('value', '500');
    await page.goto(hall);
    const second = await openInPlace();
    await page.goBack();
    await expectLeftTimes(second);
  });
});

test.describe('on Android', { tag: '@phone' }, () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36',
  });

  test('game that needs the app opens the app page on Android', async ({ page }) => {
    await page.goto('/gameHall/2?gp=%5B%22GPOG%22%5D');
    await expect(tile(page)).toContainText('App only');
    await tile(page).click();
    await expect(page).toHaveURL(/\/app\?gp_id=GPOG&gt_id=2$/);
  });
});

test('embedded games have no axe violations in modal, page and room', { tag: '@layouts' }, async ({
  page,
  control,
}) => {
  await openSignedIn(page, control, account, modalGamesPath);
  await openFirst(page);
  expect(await axeViolations(page)).toEqual([]);
  if (isMobileLayout(page)) return;
  await playBarAction(page, 'Leave').click();
  await expect(playBar(page)).toBeHidden();
  await page.goto(pageGamesPath);
  await openFirst(page);
  expect(await axeViolations(page)).toEqual([]);
  await playBarAction(page, 'Leave').click();
  await expect(playBar(page)).toBeHidden();
  await page.goto(gameRoomPath);
  await expect(page.getByText('No game open')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
});
