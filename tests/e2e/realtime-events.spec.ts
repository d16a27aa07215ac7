import type { Page } from '@playwright/test';
import { channels } from '#contract/realtime.ts';
import type { SiteConfig } from '#contract/site.ts';
import type { ControlClient } from '#sandbox/control-client.ts';
import { operatorTime } from '#sandbox/time.ts';
import { deposit } from '../support/deposits.ts';
import { expect, test } from '../support/fixtures.ts';
import { isLeader } from '../support/leader-lock.ts';
import { envelope } from '../support/promotions.ts';
import {
  customerServiceLink,
  memberChannel,
  openSignedIn,
  publicChannel,
  waitForRealtime,
} from '../support/realtime.ts';
import { changeSite } from '../support/site.ts';
import {
  expectGameClosed,
  expectSignedIn,
  expectSignedOut,
  openGame,
  playBar,
  toast,
  wallet,
} from '../support/steps.ts';

/** One test for each realtime event of SPEC.md section 4, named after the event. */

const account = 'second_seat';
const layout = '/member/profile/common/layout';
const success = (data: unknown) => ({ kind: 'code', code: 100, data }) as const;

const banner = (title: string) =>
  success({
    web_carousel_picture_list: [{ id: 1, photo_path: '/icon.svg', title, url: '/faq', link_type: 1 }],
  });
const slide = (page: Page, title: string) => page.getByRole('heading', { name: title });
const letters = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Letters/ });
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
    await expect(service).toHaveAttribute('href', `${sandbox.gamesUrl}/service`);
    const channel = await publicChannel(control);
    // A link to a host that is not allowed is ignored.
    for (const [link, shown] of [
      ['https://www.example.com/people', 'https://www.example.com/people'],
      ['https://evil.example/', `${sandbox.gamesUrl}/service`],
      ['/faq', '/faq'],
    ] as const) {
      await control.script({
        path: '/arks/web/site/detail',
        answer: success({ customer_service_link: link }),
      });
      await control.publish({ channel, event: '.customer_service_link_change', data: { url: 'ignored' } });
      await expect(service).toHaveAttribute('href', shown);
    }
  });

  test('.carousel_picture.url refetches the banners', async ({ page, control }) => {
    await page.goto('/');
    await publicChannel(control);
    for (const [channel, title] of [
      [channels.web(), 'For all currencies'],
      [channels.currency('USD'), 'For one currency'],
    ] as const) {
      await control.script({ path: '/arks/web/carousel_picture', answer: banner(title) });
      await control.publish({ channel, event: '.carousel_picture.url', data: {} });
      await expect(slide(page, title)).toBeVisible();
    }
  });

  const sponsor = '/web/model_sponsor';
  const sponsorResponse = success({ list: [{ id: '9', title: 'Only just signed', content: '<p>.</p>' }] });
  for (const [event, ...places] of [
    ['.model_settings.url', [channels.template('suncity'), { templateName: 'suncity' }]],
    [
      '.model_sponsor.url',
      [channels.template('site02'), { templateName: 'site02' }],
      [channels.bobMobileTemplate(), { mobileTemplateName: 'H5_3' }],
    ],
    [
      '.model_login.url',
      [channels.template('apsport'), { templateName: 'apsport' }],
      [channels.bobMobileTemplate(), { mobileTemplateName: 'bob' }],
    ],
  ] as [string, ...[string, Partial<SiteConfig>][]][])
    test(`${event} refetches the pages when the language matches`, async ({ page, control }) => {
      for (const [channel, site] of places)
        await test.step(channel, async () => {
          await control.clear();
          await page.unrouteAll();
          await changeSite(page, site);
          await page.goto('/sponsor');
          await expect(page.getByRole('heading', { name: 'Harbour Regatta' })).toBeVisible();
          await expect.poll(async () => (await control.channels())[channel]).toBe(1);
          const { id } = await control.script({ path: sponsor, answer: sponsorResponse });
          await control.publish({ channel, event, data: { language: 'vi_VN' } });
          await waitForRealtime(page, control);
          expect(await control.unused()).toContain(id);
          await control.publish({ channel, event, data: { language: 'en_US' } });
          await expect(page.getByRole('heading', { name: 'Only just signed' })).toBeVisible();
        });
    });

  test('.model_sponsor.url is not joined by other templates', async ({ page, control }) => {
    await changeSite(page, { templateName: 'pc', mobileTemplateName: 'origin_mobile' });
    await page.goto('/faq');
    await publicChannel(control);
    const joined = Object.keys(await control.channels());
    expect(joined.filter((name) => name.includes('template'))).toEqual([]);
  });

  test('.app_clean_cache reloads the page of a visitor and of a member, who is signed out', async ({
    page,
    control,
  }) => {
    const cleanCache = async () => {
      const loaded = page.waitForEvent('load');
      await control.publish({ channel: channels.web(), event: '.app_clean_cache', data: {} });
      await loaded;
      await expectSignedOut(page);
    };
    await page.goto('/faq');
    await publicChannel(control);
    await cleanCache();
    await openSignedIn(page, control, account, '/faq');
    await memberChannel(page, control);
    await cleanCache();
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  });
});

test.describe('member channels', () => {
  let channel: string;
  test.beforeEach(async ({ page, control }) => {
    await openSignedIn(page, control, account, '/faq');
    channel = await memberChannel(page, control);
  });

  test('.game.url opens the game in the loading window', async ({ page }) => {
    await page.goto('/');
    await openGame(page);
    await expect(playBar(page)).toContainText('Playing at');
  });

  test('.forward_game.status shows the transfer notice when the code is 957', async ({ page, control }) => {
    await control.publish({ channel, event: '.forward_game.status', data: { code: '957' } });
    await expect(toast(page, /Transfers to this provider are unavailable/)).toBeVisible();
  });

  test('.member.cash shows the last balance sent', async ({ page, control }) => {
    for (const cash of [1, 2, 2, 437.5])
      await control.publish({ channel, event: '.member.cash', data: { cash } });
    await expect(wallet(page)).toHaveAttribute('value', '437.5');
  });

  test('.letter.sent increases the unread count', async ({ page, control }) => {
    await expect(letters(page)).toHaveAccessibleName('Letters, 1 unread');
    await control.letter({ account, title: 'New', content: '<p>.</p>' });
    await expect(letters(page)).toHaveAccessibleName('Letters, 2 unread');
    await test.step('on a currency channel', async () => {
      await control.script({
        path: '/arks/web/member/letter',
        answer: success({ list: [], total_count: 9, unread_count: 7 }),
      });
      await control.publish({ channel: channels.memberCurrency('USD'), event: '.letter.sent', data: {} });
      await expect(letters(page)).toHaveAccessibleName('Letters, 7 unread');
    });
  });

  test('.letter.read and .letter.delete decrease the unread count when another device sent the request', async ({
    page,
    control,
  }) => {
    await expect(letters(page)).toHaveAccessibleName('Letters, 1 unread');
    const headers = await authHeaders(page);
    for (const path of ['/arks/web/member/letter/read', '/arks/web/member/letter/destroy'])
      await test.step(path, async () => {
        const { id } = await control.letter({ account, title: 'New', content: '<p>.</p>' });
        await expect(letters(page)).toHaveAccessibleName('Letters, 2 unread');
        await page.request.post(`/api${path}`, { headers, data: { id: String(id) } });
        await expect(letters(page)).toHaveAccessibleName('Letters, 1 unread');
      });
  });

  test('.all_transfer_back shows the balances that another device returned', async ({ page, control }) => {
    await openSignedIn(page, control, 'linhmai_88', '/user');
    const ownChannel = await memberChannel(page, control);
    await expect(page.getByRole('main')).toContainText('Part of your balance');
    // Returns all balances, then sets the sum.
    await control.setBalance({ account: 'linhmai_88', cash: 1_000 });
    await control.publish({ channel: ownChannel, event: '.all_transfer_back', data: {} });
    await expect(page.getByRole('main')).toContainText('No balance is left with providers.');
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
    await expect(toast(page, /was signed in elsewhere/)).toBeVisible();
  });

  test('.profile.updated refetches the details', async ({ page, control }) => {
    await page.goto('/user/Info');
    await memberChannel(page, control);
    await expect(page.getByRole('main')).toContainText(account);
    await control.script({
      path: '/member/profile',
      answer: success({
        member_profile: { id: 1, member_account: account, member_currency: 'USD', member_name: 'Renamed' },
      }),
    });
    await control.publish({ channel, event: '.profile.updated', data: {} });
    await expect(page.getByRole('main')).toContainText('Renamed');
  });

  test('.RedEnvelopeDisplay refetches the red envelope', async ({ page, control }) => {
    await expect(envelope(page)).toBeVisible();
    await control.script({
      path: '/arks/web/activity/red_envelope_promotion',
      answer: success({ envelope: { id: 'next', end_at: operatorTime(Date.now() + 26 * 3_600_000) } }),
    });
    await control.publish({ channel: channels.presence('USD'), event: '.RedEnvelopeDisplay', data: {} });
    await expect(envelope(page)).toHaveAccessibleName(/1 day/);
  });

  test('.member_deposit.success refetches the balance', async ({ page, control }) => {
    await control.script({ path: layout, account, answer: { kind: 'real' } });
    await expectRequest(control, layout, () =>
      control.publish({ channel, event: '.member_deposit.success', data: deposit('D1') }),
    );
    await control.deposit({ account, amount: 25, order_number: 'D2' });
    await expect(wallet(page)).toHaveAttribute('value', '525');
  });
});

/** Names of the pixel events that the ad network has received, by order. */
async function pixels(control: ControlClient) {
  const eventNames: Record<string, string[]> = {};
  for (const { event_id, event_name } of await control.pixels())
    eventNames[event_id] = [...(eventNames[event_id] ?? []), event_name].toSorted();
  return eventNames;
}
const publishDeposit = (control: ControlClient, channel: string, order: string, times = 2) =>
  control.publish({ channel, event: '.member_deposit.success', data: deposit(order, times) });
const firstDeposit = ['Purchase', 'e_first_pay'];
const laterDeposit = ['Purchase', 'e_pay'];

test.describe('.member_deposit.success pixels', () => {
  let channel: string;
  test.beforeEach(async ({ page, control }) => {
    await openSignedIn(page, control, account, '/faq');
    channel = await memberChannel(page, control);
    await expect.poll(() => isLeader(page)).toBe(true);
  });

  test('deposit pixels contain the order and amount without member data', async ({ control }) => {
    await publishDeposit(control, channel, 'D-1', 1);
    await expect.poll(() => pixels(control)).toEqual({ 'D-1': firstDeposit });
    for (const { body } of await control.pixels()) {
      expect(body).toMatchObject({
        eventID: 'D-1',
        customData: { value: 50, currency: 'USD' },
        userData: {},
      });
      expect(JSON.stringify(body)).not.toContain(account);
    }
    await publishDeposit(control, channel, 'D-2', 2);
    await expect.poll(() => pixels(control)).toEqual({ 'D-1': firstDeposit, 'D-2': laterDeposit });
  });

  test('deposit pixels are sent once per order when several tabs receive duplicates', async ({
    page,
    control,
  }) => {
    const other = await page.context().newPage();
    await other.goto('/faq');
    await memberChannel(page, control, 2);
    for (const order of ['A', 'B', 'A', 'C', 'B', 'A', 'C']) await publishDeposit(control, channel, order);
    await expect.poll(() => pixels(control)).toEqual({ A: laterDeposit, B: laterDeposit, C: laterDeposit });
    // The leader tab closes; the other tab takes over and does not repeat orders.
    await page.close();
    await expect.poll(() => isLeader(other)).toBe(true);
    for (const order of ['C', 'A', 'D']) await publishDeposit(control, channel, order);
    await expect
      .poll(() => pixels(control))
      .toEqual({ A: laterDeposit, B: laterDeposit, C: laterDeposit, D: laterDeposit });
    await other.reload();
    await memberChannel(other, control);
    await expect.poll(() => isLeader(other)).toBe(true);
    for (const order of ['D', 'B', 'E']) await publishDeposit(control, channel, order);
    await expect
      .poll(() => pixels(control))
      .toEqual({ A: laterDeposit, B: laterDeposit, C: laterDeposit, D: laterDeposit, E: laterDeposit });
    await other.close();
  });

  test('deposit pixels are not sent while a game is open in any tab', async ({ page, control }) => {
    const other = await page.context().newPage();
    await other.goto('/');
    await memberChannel(page, control, 2);
    const game = await openGame(other);
    await control.deposit({ account, amount: 25, order_number: 'in play' });
    await control.deposit({ account, amount: 25, order_number: 'P1' });
    for (const tab of [page, other]) await expect(wallet(tab)).toHaveAttribute('value', '550');
    await playBar(other).getByRole('button', { name: 'Leave' }).click();
    await expectGameClosed(other, game);
    await publishDeposit(control, channel, 'after');
    await expect.poll(() => pixels(control)).toEqual({ after: laterDeposit });
  });

  test('deposit pixels are not sent when the site has no pixel', async ({ page, control }) => {
    await changeSite(page, { pixelId: '' });
    await page.reload();
    await memberChannel(page, control);
    await expect.poll(() => isLeader(page)).toBe(true);
    await control.deposit({ account, amount: 25, order_number: 'D3' });
    await expect(wallet(page)).toHaveAttribute('value', '525');
    expect(await pixels(control)).toEqual({});
  });
});

test('.member_deposit.success sends no pixel on a phone', { tag: '@phone' }, async ({ page, control }) => {
  await openSignedIn(page, control, account, '/faq');
  await memberChannel(page, control);
  await control.deposit({ account, amount: 25, order_number: 'D4' });
  await expect(wallet(page)).toHaveAttribute('value', '525');
  expect(await pixels(control)).toEqual({});
});

test.describe('in the native app', () => {
  test.use({ userAgent: 'Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) GamehallApp/3.1' });
  test('.member_deposit.success sends no pixel in the native app', async ({ page, control }) => {
    await openSignedIn(page, control, account, '/faq');
    await memberChannel(page, control);
    await control.deposit({ account, amount: 25, order_number: 'D5' });
    await expect(wallet(page)).toHaveAttribute('value', '525');
    expect(await pixels(control)).toEqual({});
  });
});

test('data is refetched when the socket reconnects', async ({ page, control }) => {
  await openSignedIn(page, control, account);
  await memberChannel(page, control);
  await expect(letters(page)).toHaveAccessibleName('Letters, 1 unread');
  await control.acceptSockets({ admit: false });
  await control.disconnectSockets();
  await expect(page.getByText('Connection lost')).toBeVisible();
  await control.letter({ account, title: 'Missed', content: '<p>.</p>' });
  await control.setBalance({ account, cash: 777 });
  await expect(page.getByRole('banner')).toContainText(/Balance at/);
  await expect(wallet(page)).toHaveAttribute('value', '500');
  await control.script({ path: '/arks/web/carousel_picture', answer: banner('Missed as well') });
  await control.acceptSockets({ admit: true });
  await expect(page.getByText('Connection lost')).toHaveCount(0);
  await expect(wallet(page)).toHaveAttribute('value', '777');
  await expect(letters(page)).toHaveAccessibleName('Letters, 2 unread');
  await expect(slide(page, 'Missed as well')).toBeVisible();
  await control.setBalance({ account, cash: 778 });
  await expect(wallet(page)).toHaveAttribute('value', '778');
});
