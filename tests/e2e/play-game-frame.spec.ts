import type { Page, Route } from '@playwright/test';
import { frameLoadWait } from '#contract/times.ts';
import { expect, test } from '#tests/support/fixtures.ts';
import {
  game,
  modalGamesPath,
  openFirst,
  pageGamesPath,
  playBarAction,
  spin,
} from '#tests/support/frames.ts';
import { openSignedIn } from '#tests/support/realtime.ts';
import { dialog, playBar, tile } from '#tests/support/steps.ts';

/** Permissions of a game frame, and its handling when it is late or blocked. */

const account = 'second_seat';

const frameOf = (page: Page) => playBar(page).locator('iframe');
const defaultSandbox =
  'allow-scripts allow-same-origin allow-forms allow-modals allow-popups allow-popups-to-escape-sandbox allow-pointer-lock allow-orientation-lock allow-presentation';

for (const [policy, path, allow, sandboxed] of [
  ['custom permissions', modalGamesPath, 'autoplay; fullscreen', defaultSandbox],
  ['a restricted sandbox', pageGamesPath, 'fullscreen', 'allow-scripts allow-same-origin allow-forms'],
] as const)
  test(`game frame with ${policy} cannot navigate the page`, async ({ page, control, consoleErrors }) => {
    await openSignedIn(page, control, account, path);
    await openFirst(page);
    await expect(frameOf(page)).toHaveAttribute('allow', allow);
    await expect(frameOf(page)).toHaveAttribute('sandbox', sandboxed);
    const here = page.url();
    const outcome = await game(page)
      .locator('html')
      .evaluate(() => {
        try {
          (window.top as Window).location.href = '/away';
          return 'gone';
        } catch (error) {
          return (error as Error).name;
        }
      });
    expect(outcome).toBe('SecurityError');
    await expect(spin(page)).toBeVisible();
    expect(page.url()).toBe(here);
    // The browser logs the blocked navigation.
    consoleErrors.splice(0);
  });

test('game frame is requested once when it loads late', async ({ page, control, sandbox }) => {
  await page.clock.install();
  await openSignedIn(page, control, account, modalGamesPath);
  const held: Route[] = [];
  let requests = 0;
  await page.route(`${sandbox.gamesUrl}/play/**`, (route) => {
    requests += 1;
    held.push(route);
  });
  await tile(page).click();
  await expect.poll(() => held.length).toBe(1);
  await expect(playBarAction(page, 'Open in a new window')).toHaveCount(0);
  await page.clock.runFor(frameLoadWait);
  await expect(playBarAction(page, 'Open in a new window')).toBeVisible();
  await playBarAction(page, 'Leave').focus();
  await page.keyboard.press('Tab');
  await expect(playBarAction(page, 'Open in a new window')).toBeFocused();
  await held[0]?.continue();
  await expect(spin(page)).toBeVisible();
  await expect(playBarAction(page, 'Open in a new window')).toHaveCount(0);
  await expect(playBar(page)).not.toHaveAttribute('aria-busy');
  expect(requests).toBe(1);
});

test('game stays open when its blocked frame moves to a window', { tag: '@full-browser' }, async ({
  page,
  sandbox,
  control,
  consoleErrors,
}) => {
  await openSignedIn(page, control, account, pageGamesPath);
  await page.route(`${sandbox.gamesUrl}/play/**`, (route) =>
    route.fulfill({ status: 302, headers: { location: 'https://elsewhere.example/' } }),
  );
  await tile(page).click();
  await expect(playBar(page)).toContainText('cannot be opened here');
  const { n } = await control.requestCursor();
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    playBarAction(page, 'Open in a new window').click(),
  ]);
  await expect(popup.getByRole('button', { name: /^(Spin|Roll)$/ })).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  await expect(playBar(page)).toContainText('Playing at');
  const paths = (await control.requests({ since: n })).map(({ path }) => path);
  expect(paths).not.toContain('/member/game/leave1');
  expect(consoleErrors.splice(0)).toEqual([expect.stringContaining('https://elsewhere.example/')]);
});

test('in-page game shows the maintenance dialog when launch returns 203', async ({ page, control }) => {
  await openSignedIn(page, control, account, modalGamesPath);
  await control.script({
    path: '/member/game/play1',
    response: { kind: 'code', code: 203, data: { end_at: '2026-11-21 04:30:00' } },
  });
  await tile(page).click();
  await expect(dialog(page)).toContainText('closed for maintenance');
  await expect(dialog(page)).toContainText('04:30');
  await expect(dialog(page).getByRole('link', { name: 'Customer service' })).toBeVisible();
  await expect(playBar(page)).toHaveCount(0);
  await dialog(page).getByRole('button', { name: 'Other games' }).click();
  await expect(dialog(page)).toHaveCount(0);
});

test('game frame stays inside the safe area of a phone', { tag: '@phone' }, async ({ page, control }) => {
  await openSignedIn(page, control, account, modalGamesPath);
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Emulation.setSafeAreaInsetsOverride', { insets: { top: 47, bottom: 34 } });
  await openFirst(page);
  const [leaveBox, frameBox] = [
    await playBarAction(page, 'Leave').boundingBox(),
    await frameOf(page).boundingBox(),
  ];
  expect(leaveBox?.y).toBeGreaterThanOrEqual(47);
  expect((frameBox?.y ?? 0) + (frameBox?.height ?? 0)).toBeLessThanOrEqual(844 - 34);
});
