import type { Page, Route } from '@playwright/test';
import { frameLoadWait } from '#contract/limits.ts';
import { expect, test } from '../support/fixtures.ts';
import { act, game, inModal, inPage, openFirst, spin } from '../support/frames.ts';
import { comeAs } from '../support/realtime.ts';
import { dialog, playBar, tile } from '../support/steps.ts';

/** What a game in the page may do, and what becomes of it when its frame is late, or kept out. */

const account = 'second_seat';

const frameOf = (page: Page) => playBar(page).locator('iframe');
const usual =
  'allow-scripts allow-same-origin allow-forms allow-modals allow-popups allow-popups-to-escape-sandbox allow-pointer-lock allow-orientation-lock allow-presentation';

for (const [where, path, allow, sandboxed] of [
  ['a provider that says what its frame needs', inModal, 'autoplay; fullscreen', usual],
  ['a provider that is allowed less', inPage, 'fullscreen', 'allow-scripts allow-same-origin allow-forms'],
] as const)
  test(`${where} has just that, and cannot lead the page away`, { tag: '@desktop' }, async ({
    page,
    control,
    quiet,
  }) => {
    await comeAs(page, control, account, path);
    await openFirst(page);
    await expect(frameOf(page)).toHaveAttribute('allow', allow);
    await expect(frameOf(page)).toHaveAttribute('sandbox', sandboxed);
    const here = page.url();
    const tried = await game(page)
      .locator('html')
      .evaluate(() => {
        try {
          (window.top as Window).location.href = '/away';
          return 'gone';
        } catch (error) {
          return (error as Error).name;
        }
      });
    expect(tried).toBe('SecurityError');
    await expect(spin(page)).toBeVisible();
    expect(page.url()).toBe(here);
    // The browser itself writes down what it kept in.
    quiet.splice(0);
  });

test('a frame that comes late is played on, and was asked for once', async ({ page, control, sandbox }) => {
  await page.clock.install();
  await comeAs(page, control, account, inModal);
  const held: Route[] = [];
  let asked = 0;
  await page.route(`${sandbox.gamesAddress}/play/**`, (route) => {
    asked += 1;
    held.push(route);
  });
  await tile(page).click();
  await expect.poll(() => held.length).toBe(1);
  await expect(act(page, 'Open in a new window')).toHaveCount(0);
  await page.clock.runFor(frameLoadWait);
  await expect(act(page, 'Open in a new window')).toBeVisible();
  await act(page, 'Leave').focus();
  await page.keyboard.press('Tab');
  await expect(act(page, 'Open in a new window')).toBeFocused();
  await held[0]?.continue();
  await expect(spin(page)).toBeVisible();
  await expect(act(page, 'Open in a new window')).toHaveCount(0);
  await expect(playBar(page)).not.toHaveAttribute('aria-busy');
  expect(asked).toBe(1);
});

test('what goes on in a window leaves the page of the game, and is not left', { tag: '@desktop' }, async ({
  page,
  sandbox,
  control,
  quiet,
}) => {
  await comeAs(page, control, account, inPage);
  await page.route(`${sandbox.gamesAddress}/play/**`, (route) =>
    route.fulfill({ status: 302, headers: { location: 'https://elsewhere.example/' } }),
  );
  await tile(page).click();
  await expect(playBar(page)).toContainText('does not open here');
  const { n } = await control.mark();
  const [popup] = await Promise.all([page.waitForEvent('popup'), act(page, 'Open in a new window').click()]);
  await expect(popup.getByRole('button', { name: /^(Spin|Roll)$/ })).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  await expect(playBar(page)).toContainText('In play');
  const paths = (await control.requests({ since: n })).map(({ path }) => path);
  expect(paths).not.toContain('/member/game/leave1');
  expect(quiet.splice(0)).toEqual([expect.stringContaining('https://elsewhere.example/')]);
});

test('203 takes the frame away, and says until when', async ({ page, control }) => {
  await comeAs(page, control, account, inModal);
  await control.script({
    path: '/member/game/play1',
    answer: { kind: 'code', code: 203, data: { end_at: '2026-11-21 04:30:00' } },
  });
  await tile(page).click();
  await expect(dialog(page)).toContainText('closed for maintenance');
  await expect(dialog(page)).toContainText('04:30');
  await expect(dialog(page).getByRole('link', { name: 'Customer service' })).toBeVisible();
  await expect(playBar(page)).toHaveCount(0);
  await dialog(page).getByRole('button', { name: 'Other games' }).click();
  await expect(dialog(page)).toHaveCount(0);
});

test('a game stays clear of the notch and of the bar at the bottom', { tag: '@phone' }, async ({
  page,
  control,
}) => {
  await comeAs(page, control, account, inModal);
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Emulation.setSafeAreaInsetsOverride', { insets: { top: 47, bottom: 34 } });
  await openFirst(page);
  const [head, stage] = [await act(page, 'Leave').boundingBox(), await frameOf(page).boundingBox()];
  expect(head?.y).toBeGreaterThanOrEqual(47);
  expect((stage?.y ?? 0) + (stage?.height ?? 0)).toBeLessThanOrEqual(844 - 34);
});
