import type { Locator, Page } from '@playwright/test';
import { channels } from '#contract/realtime.ts';
import type { SiteConfig } from '#contract/site.ts';
import type { ControlClient } from '#sandbox/server/control-client.ts';
import { deposit } from '#tests/support/deposits.ts';
import { test } from '#tests/support/dom/fixtures.ts';
import { expect } from '#tests/support/expect.ts';
import { submitChange } from '#tests/support/operator.ts';
import { redEnvelopeButton } from '#tests/support/promotions.ts';
import {
  customerServiceLink,
  memberChannel,
  openSignedIn,
  publicChannel,
  waitForRealtime,
} from '#tests/support/realtime.ts';
import { changeSite } from '#tests/support/site.ts';
import {
  dialog,
  expectSignedIn,
  expectSignedOut,
  lettersLink,
  openSignIn,
  toast,
  wallet,
} from '#tests/support/steps.ts';

/** One test for each realtime event of the specification, section 4, named after the event. */

const account = 'second_seat';
const layout = '/member/profile/common/layout';
const success = (data: unknown) => ({ kind: 'code', code: 100, data }) as const;

const banner = (title: string) =>
  success({
    web_carousel_picture_list: [{ id: 1, photo_path: '/icon.svg', title, url: '/faq', link_type: 1 }],
  });
const slide = (page: Page, title: string) => page.getByRole('heading', { name: title });
const authHeaders = async (page: Page) => ({
  authorization: `Bearer ${await page.evaluate(() => localStorage.getItem('token'))}`,
});

/** Runs `act`, then waits until the server has received a request for `path`. */
async function expectRequest(control: ControlClient, path: string, act: () => Promise<unknown>) {
  const { n } = await control.requestCursor();
  await act();
  await expect
    .poll(async () => (await control.requests({ since: n })).map((request) => request.path))
    .toContain(path);
}

test.describe('public channels', () => {
  test('.customer_service_link_change updates the customer service link', async ({
    page,
    control,
    sandbox,
  }) => {
    await page.goto('/faq');
    const service = customerServiceLink(page);
    await expect(service).toHaveAttribute('href', `${sandbox.gamesUrl}/service?lang=en_US`);
    await publicChannel(control);
    // A link to a host that is not allowed is ignored.
    for (const [url, shown] of [
      ['https://www.example.com/people', 'https://www.example.com/people'],
      ['https://evil.example/', `${sandbox.gamesUrl}/service`],
    ] as const) {
      await submitChange(page, sandbox, 'service', { url });
      await expect(service).toHaveAttribute('href', shown);
    }
  });

  test('.carousel_picture.url refetches the banners', async ({ page, control, sandbox }) => {
    await page.goto('/');
    await publicChannel(control);
    await submitChange(page, sandbox, 'banner', { position: '0', scene: 'harbour', title: 'For everyone' });
    await expect(slide(page, 'For everyone')).toBeVisible();
    await test.step('on a currency channel', async () => {
      await control.script({ path: '/arks/web/carousel_picture', response: banner('For one currency') });
      await control.publish({ channel: channels.currency('USD'), event: '.carousel_picture.url', data: {} });
      await expect(slide(page, 'For one currency')).toBeVisible();
    });
  });

  const dialogText = (page: Page, title: string) => dialog(page).getByText(title);
  const pageTitle = (page: Page, title: string) => page.getByRole('heading', { name: title });
  const adLink = (page: Page, title: string) => page.getByRole('link', { name: title });
  for (const [event, part, path, before, find, ...places] of [
    [
      '.model_settings.url',
      'settings',
      '/',
      'Cashback on every table',
      adLink,
      [channels.template('suncity'), { templateName: 'suncity' }],
    ],
    [
      '.model_sponsor.url',
      'sponsor',
      '/sponsor',
      'Harbour Regatta',
      pageTitle,
      [channels.template('site02'), { templateName: 'site02' }],
      [channels.bobMobileTemplate(), { mobileTemplateName: 'H5_3' }],
    ],
    [
      '.model_login.url',
      'login',
      '/faq',
      'Welcome to Gamehall',
      dialogText,
      [channels.template('apsport'), { templateName: 'apsport' }],
      [channels.bobMobileTemplate(), { mobileTemplateName: 'bob' }],
    ],
  ] as [
    string,
    string,
    string,
    string,
    (page: Page, title: string) => Locator,
    ...[string, Partial<SiteConfig>][],
  ][])
    test(`${event} refetches the page parts when the language matches`, async ({
      page,
      control,
      sandbox,
    }) => {
      let shown = before;
      for (const [channel, site] of places)
        await test.step(channel, async () => {
          await control.clear();
          await page.unrouteAll();
          await changeSite(page, site);
          await page.goto(path);
          if (part === 'login') await openSignIn(page);
          await expect(find(page, shown)).toBeVisible();
          // The page before has left by now.
          await expect.poll(async () => (await control.channels())[channel]).toBe(1);
          const { n } = await control.requestCursor();
          await submitChange(page, sandbox, 'part', { part, language: 'vi_VN', title: 'Khác' });
          await waitForRealtime(page, control);
          const paths = (await control.requests({ since: n })).map((request) => request.path);
          expect(paths.filter((requested) => requested.startsWith('/web/model'))).toEqual([]);
          shown = `Changed for ${channel}`;
          await submitChange(page, sandbox, 'part', { part, language: 'en_US', title: shown });
          await expect(find(page, shown)).toBeVisible();
        });
    });

  test('.model_sponsor.url is not joined by other templates', async ({ page, control }) => {
    await changeSite(page, { templateName: 'pc', mobileTemplateName: 'origin_mobile' });
    await page.goto('/faq');
    await publicChannel(control);
    const joined = Object.keys(await control.channels());
    expect(joined.filter((name) => name.includes('template'))).toEqual([]);
  });
});

test.describe('member channels', () => {
  let channel: string;
  test.beforeEach(async ({ page, control }) => {
    await openSignedIn(page, control, account, '/faq');
    channel = await memberChannel(page, control);
  });

  test('.member.cash shows the last balance sent', async ({ page, control }) => {
    for (const cash of [1, 2, 2, 437.5])
      await control.publish({ channel, event: '.member.cash', data: { cash } });
    await expect(wallet(page)).toHaveAttribute('value', '437.5');
  });

  test('.all_transfer_back shows the balances that another device returned', async ({ page, control }) => {
    await openSignedIn(page, control, 'linhmai_88', '/user/MyWallet');
    const channel = await memberChannel(page, control);
    await expect(page.getByRole('main')).toContainText('in total. It remains yours.');
    // Returns all balances, then sets the sum.
    await control.setBalance({ account: 'linhmai_88', cash: 1_000 });
    await control.publish({ channel, event: '.all_transfer_back', data: {} });
    await expect(page.getByRole('main')).toContainText('All of your money is in your wallet.');
  });

  test('.login signs out when its token differs', async ({ page, control }) => {
    const token = await page.evaluate(() => localStorage.getItem('token'));
    await control.publish({ channel, event: '.login', data: { token } });
    await control.publish({ channel, event: '.member.cash', data: { cash: 438 } });
    await expect(wallet(page)).toHaveAttribute('value', '438');
    await expectSignedIn(page);
    await test.step('stays signed in when the digest cannot be compared in an insecure context', async () => {
      await page.evaluate(() => Object.defineProperty(crypto, 'subtle', { value: undefined }));
      const { n } = await control.requestCursor();
      await control.publish({ channel, event: '.login', data: { token: `sha256:${'0'.repeat(64)}` } });
      const layouts = async () =>
        (await control.requests({ since: n })).filter(({ path }) => path === '/member/profile/common/layout');
      await expect.poll(async () => (await layouts()).length).toBe(1);
      await expectSignedIn(page);
    });
    await control.publish({ channel, event: '.login', data: { token: 'another' } });
    await expectSignedOut(page);
    await expect(dialog(page)).toContainText('Your account was signed in elsewhere');
  });

  test('.profile.updated refetches the details', async ({ page, control }) => {
    await page.goto('/user/Info');
    await expect(page.getByRole('main')).toContainText(account);
    // The page before has left by now.
    await memberChannel(page, control);
    await control.script({
      path: '/member/profile',
      response: success({
        member_profile: { id: 1, member_account: account, member_currency: 'USD', member_name: 'Renamed' },
      }),
    });
    await control.publish({ channel, event: '.profile.updated', data: {} });
    await expect(page.getByRole('main')).toContainText('Renamed');
  });

  test('.member_deposit.success refetches the balance and says once what has arrived', async ({
    page,
    control,
  }) => {
    await control.script({ path: layout, account, response: { kind: 'real' } });
    await expectRequest(control, layout, () =>
      control.publish({ channel, event: '.member_deposit.success', data: deposit('D1') }),
    );
    await control.publish({ channel, event: '.member_deposit.success', data: deposit('D1') });
    await control.deposit({ account, amount: 25, order_number: 'D2' });
    await expect(wallet(page)).toHaveAttribute('value', '525');
    await expect(toast(page, 'Your deposit of $25.00 is in your wallet.')).toBeVisible();
    await expect(toast(page, 'Your deposit of $50.00 is in your wallet.')).toHaveCount(1);
  });

  test('.letter.sent increases the unread count', async ({ page, sandbox }) => {
    const letter = { title: 'New', content: 'For you' };
    await expect(lettersLink(page)).toHaveAccessibleName('Letters, 1 unread');
    await submitChange(page, sandbox, 'letter', { account, ...letter });
    await expect(lettersLink(page)).toHaveAccessibleName('Letters, 2 unread');
    await submitChange(page, sandbox, 'letters', { currency: 'USD', ...letter });
    await expect(lettersLink(page)).toHaveAccessibleName('Letters, 3 unread');
  });

  test('.letter.delete decreases the unread count when the operator deletes a letter', async ({
    page,
    control,
    sandbox,
  }) => {
    const { id } = await control.letter({ account, title: 'New', content: '<p>.</p>' });
    await expect(lettersLink(page)).toHaveAccessibleName('Letters, 2 unread');
    await submitChange(page, sandbox, 'letter-deletion', { id: String(id) });
    await expect(lettersLink(page)).toHaveAccessibleName('Letters, 1 unread');
  });

  test('.letter.read and .letter.delete decrease the unread count when another device sent the request', async ({
    page,
    control,
  }) => {
    await expect(lettersLink(page)).toHaveAccessibleName('Letters, 1 unread');
    const headers = await authHeaders(page);
    for (const path of ['/arks/web/member/letter/read', '/arks/web/member/letter/destroy'])
      await test.step(path, async () => {
        const { id } = await control.letter({ account, title: 'New', content: '<p>.</p>' });
        await expect(lettersLink(page)).toHaveAccessibleName('Letters, 2 unread');
        await page.request.post(`/api${path}`, { headers, data: { id: String(id) } });
        await expect(lettersLink(page)).toHaveAccessibleName('Letters, 1 unread');
      });
  });

  test('.RedEnvelopeDisplay refetches the red envelope', async ({ page, sandbox }) => {
    await page.getByRole('complementary').getByRole('link', { name: 'Promotions' }).click();
    await expect(redEnvelopeButton(page)).toBeVisible();
    await submitChange(page, sandbox, 'red-envelope', { currency: 'USD', minutes: String(26 * 60) });
    await expect(redEnvelopeButton(page)).toHaveAccessibleName(/1 day/);
  });
});

test('data is refetched when the socket reconnects', async ({ page, control }) => {
  await openSignedIn(page, control, account);
  await memberChannel(page, control);
  await expect(lettersLink(page)).toHaveAccessibleName('Letters, 1 unread');
  await control.acceptSockets({ accept: false });
  await control.disconnectSockets();
  await expect(page.getByText('Connection lost')).toBeVisible();
  await control.letter({ account, title: 'Missed', content: '<p>.</p>' });
  await control.setBalance({ account, cash: 777 });
  await expect(page.getByRole('banner')).toContainText(/Balance at ([01]\d|2[0-3]):\d\d(?! ?[AP]M)/);
  await expect(wallet(page)).toHaveAttribute('value', '500');
  await control.script({ path: '/arks/web/carousel_picture', response: banner('Missed as well') });
  await control.acceptSockets({ accept: true });
  await expect(page.getByText('Connection lost')).toHaveCount(0);
  await expect(wallet(page)).toHaveAttribute('value', '777');
  await expect(lettersLink(page)).toHaveAccessibleName('Letters, 2 unread');
  await expect(slide(page, 'Missed as well')).toBeVisible();
  await control.setBalance({ account, cash: 778 });
  await expect(wallet(page)).toHaveAttribute('value', '778');
});
