import type { Page } from '@playwright/test';
import { channels } from '#contract/realtime.ts';
import type { ControlClient } from '#sandbox/server/control-client.ts';
import { expect } from './expect.ts';
import { leaveApp } from './reused-page.ts';
import { expectSignedIn } from './steps.ts';

/** Steps for realtime events and their channels. */

const isOn = (control: ControlClient, channel: string, pages = 1) =>
  expect.poll(async () => (await control.channels())[channel]).toBe(pages);

/** Waits until a page has joined the public channel; returns its name. */
export async function publicChannel(control: ControlClient): Promise<string> {
  await isOn(control, channels.web());
  return channels.web();
}

/** Waits until `pages` pages have joined the member's private channel; returns its name. */
export async function memberChannel(page: Page, control: ControlClient, pages = 1): Promise<string> {
  const id = await page.evaluate(() => localStorage.getItem('member_id'));
  const channel = channels.member(id ?? '');
  await isOn(control, channel, pages);
  return channel;
}

/** Scripts the status of the signed-in member, with `change`, until the scripts are cleared. */
export async function scriptLayout(page: Page, control: ControlClient, account: string, change: object) {
  const id = await page.evaluate(() => localStorage.getItem('member_id'));
  await control.script({
    path: '/member/profile/common/layout',
    account,
    times: 1_000,
    response: {
      kind: 'code',
      code: 100,
      data: { id, member_account: account, member_currency: 'USD', member_cash: 500, ...change },
    },
  });
}

/** Accepts the pending joins of member channels, and leaves all later joins unanswered. */
export async function allowJoin(control: ControlClient) {
  await control.setJoinPolicy({ policy: true });
  await isOn(control, channels.presence('USD'));
  await control.setJoinPolicy({ policy: false });
}

/** Customer service link in the desktop sidebar. */
export const customerServiceLink = (page: Page) =>
  page.getByRole('complementary').getByRole('link', { name: 'Customer service' });

let linkCount = 0;
/** Events arrive in order: once the desktop page shows the new link, it has handled all earlier events. */
export async function waitForRealtime(page: Page, control: ControlClient) {
  linkCount += 1;
  const link = `https://www.example.com/people/${linkCount}`;
  await control.script({
    path: '/arks/web/site/detail',
    // Earlier events may cause the same request.
    times: 1_000,
    replace: true,
    response: { kind: 'code', code: 100, data: { customer_service_link: link } },
  });
  await control.publish({ channel: channels.web(), event: '.customer_service_link_change', data: {} });
  await expect(customerServiceLink(page)).toHaveAttribute('href', link);
}

/** Opens a page with a member stored by an earlier visit. */
export async function openSignedIn(page: Page, control: ControlClient, account: string, path = '/') {
  const { token, member_currency: currency, ...member } = await control.signIn({ account });
  await leaveApp(page);
  await page.evaluate(
    (stored) => {
      for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
    },
    { ...member, currency, token },
  );
  await page.goto(path);
  await expectSignedIn(page);
}
