import type { Page } from '@playwright/test';
import { channels } from '#contract/realtime.ts';
import type { ControlClient } from '#sandbox/server/control-client.ts';
import { test } from '#tests/support/dom/fixtures.ts';
import { expect } from '#tests/support/expect.ts';
import { memberChannel, openSignedIn } from '#tests/support/realtime.ts';
import {
  expectSignedIn,
  expectSignedOut,
  openSignIn,
  roundTrip,
  signIn,
  signOut,
  submitCredentials,
  waitUntilHeld,
  wallet,
} from '#tests/support/steps.ts';

const account = 'second_seat';

const stored = (page: Page) =>
  page.evaluate(() =>
    ['token', 'member_id', 'member_account', 'member_type'].map((key) => localStorage.getItem(key)),
  );
const nothing = [null, null, null, null];

/** A public call, which sign-out does not abort, and the event that triggers it. */
const banners = '/arks/web/carousel_picture';
async function requestBanners(control: ControlClient) {
  await expect.poll(async () => (await control.channels())[channels.web()]).toBe(1);
  await control.publish({ channel: channels.web(), event: '.carousel_picture.url', data: {} });
}

test('member response is dropped when it arrives after sign-out', async ({ page, control }) => {
  const path = '/member/profile/common/layout';
  const { id } = await control.script({ path, account, response: { kind: 'real' }, hold: true, times: 9 });
  await page.goto('/faq');
  await openSignIn(page);
  await submitCredentials(page, { account });
  await waitUntilHeld(control, path);
  await expect(page.locator('[data-machine=session]')).toHaveAttribute('data-state', 'signedIn.present');
  await signOut(page);
  await expectSignedOut(page);
  await control.release({ id });
  expect(await stored(page)).toEqual(nothing);

  // The next member sees their own balance.
  await signIn(page, 'empty_hand');
  await control.clear();
  await expect(wallet(page)).toHaveAttribute('value', '0');
});

test('rotated token is dropped when it arrives after sign-out', async ({ page, control }) => {
  await openSignedIn(page, control, account);
  const { id } = await control.script({
    path: banners,
    response: { kind: 'real' },
    hold: true,
    rotate: true,
  });
  await requestBanners(control);
  await waitUntilHeld(control, banners);
  await signOut(page);
  await expectSignedOut(page);
  const response = page.waitForResponse((response) => response.url().endsWith(banners));
  await control.release({ id });
  expect((await response).headers().authorization).toMatch(/^Bearer ./);
  await (await response).finished();
  await roundTrip(page);
  expect(await stored(page)).toEqual(nothing);
  await page.reload();
  await expectSignedOut(page);
});

test('rotated token is stored when it arrives during the session', async ({ page, control }) => {
  await openSignedIn(page, control, account);
  const [before] = await stored(page);
  await control.script({ path: banners, response: { kind: 'real' }, rotate: true });
  await requestBanners(control);
  await expect.poll(async () => (await stored(page))[0]).not.toBe(before);
  await page.reload();
  await expectSignedIn(page);
});

test('balance keeps the event value when an older response arrives', async ({ page, control }) => {
  await openSignedIn(page, control, account, '/faq');
  const channel = await memberChannel(page, control);
  const path = '/member/profile/common/layout';
  // The page reads the status again when it has joined; a later refetch would cancel the response that is held.
  const reads = async () => (await control.requests()).filter((request) => request.path === path).length;
  await expect.poll(reads).toBe(2);
  const { id } = await control.script({ path, response: { kind: 'real' }, hold: true });
  await control.publish({ channel, event: '.all_transfer_back', data: {} });
  await waitUntilHeld(control, path);
  await control.publish({ channel, event: '.member.cash', data: { cash: 777 } });
  await expect(wallet(page)).toHaveAttribute('value', '777');
  const response = page.waitForResponse((response) => response.url().endsWith(path));
  await control.release({ id });
  await (await response).finished();
  await roundTrip(page);
  await expect(wallet(page)).toHaveAttribute('value', '777');
});

test('app keeps working when letter events are repeated or out of order', async ({ page, control }) => {
  await openSignedIn(page, control, account, '/faq');
  const channel = await memberChannel(page, control);
  for (const event of ['.letter.delete', '.letter.read', '.letter.sent', '.letter.sent', '.letter.delete'])
    await control.publish({ channel, event, data: { id: 1 } });
  await control.publish({ channel, event: '.member.cash', data: { cash: 446 } });
  await expect(wallet(page)).toHaveAttribute('value', '446');
});
