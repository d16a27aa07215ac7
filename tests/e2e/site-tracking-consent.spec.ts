import type { Page } from '@playwright/test';
import type { ControlClient } from '#sandbox/server/control-client.ts';
import { axeViolations } from '#tests/support/accessibility.ts';
import { deposit } from '#tests/support/deposits.ts';
import { expect, isMobileLayout, test } from '#tests/support/fixtures.ts';
import { layoutShift, trackLayoutShift } from '#tests/support/layout-shift.ts';
import { isLeader } from '#tests/support/leader-lock.ts';
import { memberChannel, openSignedIn } from '#tests/support/realtime.ts';
import { changeSite } from '#tests/support/site.ts';
import { openGame, playBar, wallet } from '#tests/support/steps.ts';

const account = 'second_seat';
const bar = (page: Page) => page.getByRole('region', { name: 'Cookie choices' });
const choose = (page: Page, name: 'Accept' | 'Decline') => bar(page).getByRole('button', { name }).click();
const reopenQuestion = (page: Page) =>
  page.getByRole('contentinfo').getByRole('button', { name: 'Cookie choices' });
const stored = (page: Page) =>
  page.evaluate(() => [localStorage.getItem('tracking_consent'), localStorage.getItem('pixel_orders')]);

/** Opens a member's page that receives deposits. */
async function openMember(page: Page, control: ControlClient) {
  await openSignedIn(page, control, account, '/faq');
  const channel = await memberChannel(page, control);
  await expect.poll(() => isLeader(page)).toBe(true);
  return (order: string) =>
    control.publish({ channel, event: '.member_deposit.success', data: deposit(order, 2) });
}
/** Waits until the page has handled all earlier events. */
async function expectNoPixel(page: Page, control: ControlClient, order: string) {
  await control.deposit({ account, amount: 25, order_number: order });
  await expect(wallet(page)).toHaveAttribute('value', '525');
  expect(await control.pixels()).toEqual([]);
}

test.describe('site that asks for consent to tracking', () => {
  test.beforeEach(({ page }) => changeSite(page, { trackingConsent: true }));

  test('deposit sends and stores nothing for advertising before the choice', async ({ page, control }) => {
    await openMember(page, control);
    await expect(bar(page)).toBeVisible();
    await expectNoPixel(page, control, 'D1');
    expect(await stored(page)).toEqual([null, null]);
  });

  test('nothing of the advertisement that led here is kept before the choice', async ({ page }) => {
    await page.goto('/?fbclid=click-77');
    await expect(bar(page)).toBeVisible();
    const kept = await page.evaluate(() =>
      [document.cookie, ...Object.entries(localStorage), ...Object.entries(sessionStorage)].join(' '),
    );
    expect(kept).not.toMatch(/click-77|fbc|fbp|pixel/);
    const cookies = (await page.context().cookies()).map(({ name }) => name);
    // Those of the language.
    expect(cookies.filter((name) => !['lang', 'i18n_redirected'].includes(name))).toEqual([]);
  });

  test('deposit sends nothing after a refusal, also on the next page', async ({ page, control }) => {
    await openMember(page, control);
    await choose(page, 'Decline');
    await expect(bar(page)).toHaveCount(0);
    await page.reload();
    await memberChannel(page, control);
    await expect.poll(() => isLeader(page)).toBe(true);
    await expectNoPixel(page, control, 'D1');
    await expect(reopenQuestion(page)).toBeVisible();
    await expect(bar(page)).toHaveCount(0);
    expect(await stored(page)).toEqual(['refused', null]);
  });

  test('deposit sends its pixels after acceptance, until it is withdrawn', async ({ page, control }) => {
    const publish = await openMember(page, control);
    await choose(page, 'Accept');
    await publish('D1');
    await expect
      .poll(async () => (await control.pixels()).map(({ event_id }) => event_id))
      .toEqual(['D1', 'D1']);
    expect(await stored(page)).toEqual(['accepted', 'D1']);
    await reopenQuestion(page).click();
    await expect(bar(page)).toContainText('Currently accepted.');
    await choose(page, 'Decline');
    expect(await stored(page)).toEqual(['refused', null]);
    await control.deposit({ account, amount: 25, order_number: 'D2' });
    await expect(wallet(page)).toHaveAttribute('value', '525');
    expect(await control.pixels()).toHaveLength(2);
  });

  test('choice of one tab closes the consent bar of another', async ({ page }) => {
    await page.goto('/faq');
    const other = await page.context().newPage();
    await changeSite(other, { trackingConsent: true });
    await other.goto('/faq');
    await expect(bar(other)).toBeVisible();
    await choose(page, 'Decline');
    await expect(bar(other)).toHaveCount(0);
    await other.close();
  });

  test('consent bar moves nothing and covers no control', { tag: '@layouts' }, async ({ page }) => {
    await trackLayoutShift(page);
    await page.goto('/faq');
    await expect(bar(page)).toBeVisible();
    expect(await layoutShift(page)).toBe(0);
    const buttons = await Promise.all(
      ['Accept', 'Decline'].map((name) => bar(page).getByRole('button', { name }).boundingBox()),
    );
    expect(buttons[0]).toMatchObject({ width: buttons[1]?.width, height: buttons[1]?.height });
    // The last entry of the page is above the bar, and so is the bar above the phone's navigation.
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await reopenQuestion(page).click({ trial: true });
    if (isMobileLayout(page))
      await page.getByRole('link', { name: 'Promotions' }).last().click({ trial: true });
    expect(await axeViolations(page)).toEqual([]);
  });

  test('consent bar takes the focus only when it is opened by its entry, and returns it when closed', async ({
    page,
  }) => {
    await page.goto('/faq');
    await expect(bar(page)).toBeVisible();
    await expect(bar(page)).not.toBeFocused();
    await bar(page).getByRole('button', { name: 'Decline' }).press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await reopenQuestion(page).press('Enter');
    await expect(bar(page)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(bar(page).getByRole('button', { name: 'Decline' })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(bar(page)).toHaveCount(0);
    await expect(reopenQuestion(page)).toBeFocused();
  });

  test('consent bar is hidden while a game is open', async ({ page, control }) => {
    await openSignedIn(page, control, account, '/');
    await expect(bar(page)).toBeVisible();
    const game = await openGame(page);
    await expect(playBar(page)).toBeVisible();
    await expect(bar(page)).toHaveCount(0);
    await expect(game.getByRole('region', { name: 'Cookie choices' })).toHaveCount(0);
  });

  test('choice holds on this page when storage is blocked', async ({ page, control }) => {
    await page.addInitScript(() =>
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('blocked', 'SecurityError');
        },
      }),
    );
    await page.goto('/faq');
    await choose(page, 'Accept');
    await expect(bar(page)).toHaveCount(0);
    await page.reload();
    await expect(bar(page)).toBeVisible();
    expect(await control.pixels()).toEqual([]);
  });
});

test('site that asks for no consent shows neither consent bar nor entry', async ({ page }) => {
  await page.goto('/faq');
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Service agreement' })).toBeVisible();
  await expect(reopenQuestion(page)).toHaveCount(0);
  await expect(bar(page)).toHaveCount(0);
});
