import type { Page } from '@playwright/test';
import { test } from '#tests/support/dom/fixtures.ts';
import { expect } from '#tests/support/expect.ts';
import { redEnvelopeButton } from '#tests/support/promotions.ts';
import { openSignedIn } from '#tests/support/realtime.ts';
import { changeSite } from '#tests/support/site.ts';

test('deposit is offered nowhere to a member in a break, but the withdrawal', { tag: '@layouts' }, async ({
  page,
  control,
}) => {
  await openSignedIn(page, control, 'excluded_180', '/user/MyWallet');
  const deposits = page.getByRole('link', { name: 'Deposit', exact: true });
  await expect(page.getByRole('main').getByRole('link', { name: 'Withdraw', exact: true })).toBeVisible();
  for (const path of ['/user/MyWallet', '/user', '/gameHall/2'])
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.getByRole('banner').locator('data')).toBeVisible();
      await expect(deposits).toHaveCount(0);
    });
});

test('home offers a member in a break no game to continue', async ({ page, control }) => {
  const offers = page.getByText(/^(Continue playing|Your last game)$/);
  await openSignedIn(page, control, 'linhmai_88');
  await expect(offers.first()).toBeVisible();
  await openSignedIn(page, control, 'cooloff_180');
  await expect(page.getByRole('heading', { name: 'Most played' })).toBeVisible();
  await expect(offers).toHaveCount(0);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await expect(offers).toHaveCount(0);
});

test('header of the member centre has neither a deposit nor the countdown of a red envelope', {
  tag: '@layouts',
}, async ({ page, control }) => {
  await openSignedIn(page, control, 'second_seat', '/discount');
  await expect(redEnvelopeButton(page)).toBeVisible();
  for (const path of ['/user/Withdrawal', '/user/Deposit', '/user/PlayLimits'])
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.getByRole('banner').locator('data')).toBeVisible();
      await expect(redEnvelopeButton(page)).toHaveCount(0);
      await expect(page.getByRole('banner').getByRole('link', { name: 'Deposit' })).toHaveCount(0);
    });
});

test('member in a break finds help of the own country at the closed deposit', async ({ page, control }) => {
  const line = (country: string) => ({ country, name: `Help in ${country}`, phone: '0120 1234', url: '' });
  await changeSite(page, { country: 'JP', helpLines: [line('JP'), line('IN')] });
  await openSignedIn(page, control, 'excluded_180', '/user/Deposit');
  const help = page.getByRole('main').getByRole('region', { name: 'Free help with gambling' });
  await expect(help.getByRole('link')).toHaveCount(1);
  await expect(help.getByRole('link', { name: /Help in JP/ })).toHaveAttribute('href', 'tel:01201234');
});

const setOnline = (page: Page, isOnline: boolean) =>
  page.evaluate((onLine) => {
    Object.defineProperty(navigator, 'onLine', { value: onLine, configurable: true });
    window.dispatchEvent(new Event(onLine ? 'online' : 'offline'));
  }, isOnline);

test('nothing leads to the deposit while the device is offline, and says why', async ({ page, control }) => {
  for (const [path, within] of [
    ['/faq', page.getByRole('banner')],
    ['/user', page.getByRole('main')],
  ] as const) {
    await openSignedIn(page, control, 'second_seat', path);
    const link = within.getByRole('link', { name: 'Deposit', exact: true });
    await expect(link.first()).toBeVisible();
    await setOnline(page, false);
    const button = within.getByRole('button', { name: 'Deposit', exact: true });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveAccessibleDescription(/^You are offline\./);
    await setOnline(page, true);
    await expect(button).toHaveCount(0);
  }
});

test('deposit is off while the device is offline, and says why', async ({ page, control }) => {
  await openSignedIn(page, control, 'second_seat', '/user/Deposit');
  const order = page.getByRole('button', { name: /^Continue/ }).first();
  const reason = page.getByRole('main').getByText('You are offline.');
  await expect(order).toBeEnabled();
  await setOnline(page, false);
  await expect(order).toBeDisabled();
  await expect(reason).toBeVisible();
  await setOnline(page, true);
  await expect(order).toBeEnabled();
  await expect(reason).toHaveCount(0);
});

test('phone asks for the amount before the method', { tag: '@phone' }, async ({ page, control }) => {
  await openSignedIn(page, control, 'second_seat', '/user/Deposit');
  const form = page.getByRole('form', { name: 'Deposit' });
  await expect(form.getByLabel('How much?')).toBeVisible();
  const fields = await form
    .locator('input')
    .evaluateAll((inputs: HTMLInputElement[]) => inputs.map(({ type }) => type));
  expect(fields.slice(0, 2)).toEqual(['text', 'radio']);
});
