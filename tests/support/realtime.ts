import type { Page } from '@playwright/test';
import { channels } from '#contract/realtime.ts';
import type { SiteConfig } from '#contract/site.ts';
import { siteElementId } from '#contract/site.ts';
import type { ControlClient } from '#sandbox/control-client.ts';
import { expect } from './fixtures.ts';
import { expectSignedIn } from './steps.ts';

/** What the operator sends by itself, and to whom. */

const isOn = (control: ControlClient, channel: string, pages = 1) =>
  expect.poll(async () => (await control.channels())[channel]).toBe(pages);

/** The channel of everybody, once the page is on it. */
export async function everybodysChannel(control: ControlClient): Promise<string> {
  await isOn(control, channels.web());
  return channels.web();
}

/** The member's own channel, once it is joined by so many pages. */
export async function ownChannel(page: Page, control: ControlClient, pages = 1): Promise<string> {
  const id = await page.evaluate(() => localStorage.getItem('member_id'));
  const channel = channels.member(id ?? '');
  await isOn(control, channel, pages);
  return channel;
}

/** Answers the page that waits for the channels of a member, and nobody who comes after it. */
export async function letJoin(control: ControlClient) {
  await control.answerJoins({ answer: true });
  await isOn(control, channels.presence('USD'));
  await control.answerJoins({ answer: false });
}

/** Where the rail of the desktop leads to the operator's people. */
export const serviceLink = (page: Page) =>
  page.getByRole('complementary').getByRole('link', { name: 'Customer service' });

let words = 0;
/** One line carries all in their order: when the desktop's page shows this, it has heard what came before. */
export async function heardSoFar(page: Page, control: ControlClient) {
  words += 1;
  const link = `https://www.example.com/people/${words}`;
  await control.script({
    path: '/arks/web/site/detail',
    // What came before may have it asked for as well.
    times: 1_000,
    answer: { kind: 'code', code: 100, data: { customer_service_link: link } },
  });
  await control.publish({ channel: channels.web(), event: '.customer_service_link_change', data: {} });
  await expect(serviceLink(page)).toHaveAttribute('href', link);
}

/** Opens a page as somebody who signed in on an earlier visit. */
export async function comeAs(page: Page, control: ControlClient, account: string, path = '/') {
  const { token, member_currency: currency, ...member } = await control.signIn({ account });
  await page.goto('/loading');
  await page.evaluate(
    (stored) => {
      for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
    },
    { ...member, currency, token },
  );
  await page.goto(path);
  await expectSignedIn(page);
}

/** Serves pages with another config document; before they are loaded. */
export async function changeSite(page: Page, change: Partial<SiteConfig>) {
  const element = new RegExp(`(id="${siteElementId}">)(.*?)(</script>)`);
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const body = (await response.text()).replace(
      element,
      (_, before: string, json: string, after: string) =>
        before +
        JSON.stringify({ ...(JSON.parse(json) as object), ...change }).replaceAll('<', '\\u003c') +
        after,
    );
    await route.fulfill({ response, body });
  });
}
