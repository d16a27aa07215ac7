import type { Page } from '@playwright/test';
import { channels } from '#contract/realtime.ts';
import type { ControlClient } from '#sandbox/control-client.ts';
import { operatorTime } from '#sandbox/time.ts';
import { deposit, leads } from '../support/deposits.ts';
import { expect, test } from '../support/fixtures.ts';
import { envelope } from '../support/promotions.ts';
import {
  changeSite,
  comeAs,
  everybodysChannel,
  heardSoFar,
  ownChannel,
  serviceLink,
} from '../support/realtime.ts';
import {
  expectGameOver,
  expectSignedIn,
  expectSignedOut,
  openGame,
  playBar,
  toast,
  wallet,
} from '../support/steps.ts';

/** Every event of SPEC.md section 4 and what comes of it, one test each, named by the event. */

const account = 'second_seat';
const layout = '/member/profile/common/layout';
const said = (data: unknown) => ({ kind: 'code', code: 100, data }) as const;

const banner = (title: string) =>
  said({ web_carousel_picture_list: [{ id: 1, photo_path: '/icon.svg', title, url: '/faq', link_type: 1 }] });
const slide = (page: Page, title: string) => page.getByRole('heading', { name: title });
const letters = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Letters/ });
const bearer = async (page: Page) => ({
  authorization: `Bearer ${await page.evaluate(() => localStorage.getItem('token'))}`,
});

/** Does something that this very page has asked for nothing of, until the operator has answered `path`. */
async function asksFor(control: ControlClient, path: string, act: () => Promise<unknown>) {
  const { n } = await control.mark();
  await act();
  await expect
    .poll(async () => (await control.requests({ since: n })).map((seen) => seen.path))
    .toContain(path);
}

test.describe('to everybody', () => {
  test('.customer_service_link_change: the new address is led to', { tag: '@desktop' }, async ({
    page,
    control,
    sandbox,
  }) => {
    await page.goto('/');
    const service = serviceLink(page);
    await expect(service).toHaveAttribute('href', `${sandbox.gamesAddress}/service`);
    const channel = await everybodysChannel(control);
    const link = 'https://www.example.com/people';
    await control.script({ path: '/arks/web/site/detail', answer: said({ customer_service_link: link }) });
    await control.publish({ channel, event: '.customer_service_link_change', data: { url: 'ignored' } });
    await expect(service).toHaveAttribute('href', link);
  });

  test('.carousel_picture.url: other banners, told to all or to one currency', async ({ page, control }) => {
    await page.goto('/');
    await everybodysChannel(control);
    for (const [channel, title] of [
      [channels.web(), 'Told to all'],
      [channels.currency('USD'), 'Told to one currency'],
    ] as const) {
      await control.script({ path: '/arks/web/carousel_picture', answer: banner(title) });
      await control.publish({ channel, event: '.carousel_picture.url', data: {} });
      await expect(slide(page, title)).toBeVisible();
    }
  });

  const sponsor = '/web/model_sponsor';
  const signed = said({ list: [{ id: '9', title: 'Only just signed', content: '<p>.</p>' }] });
  for (const [event, channel, site] of [
    ['.model_settings.url', channels.template('suncity'), { templateName: 'suncity' }],
    ['.model_sponsor.url', channels.template('site02'), { templateName: 'site02' }],
    ['.model_login.url', channels.template('apsport'), { templateName: 'apsport' }],
    ['.model_sponsor.url', channels.bobMobileTemplate(), { mobileTemplateName: 'H5_3' }],
    ['.model_login.url', channels.bobMobileTemplate(), { mobileTemplateName: 'bob' }],
  ] as const)
    test(`${event} on ${channel}: pages are read anew, in the site’s language alone`, {
      tag: '@desktop',
    }, async ({ page, control }) => {
      await changeSite(page, site);
      await page.goto('/sponsor');
      await expect(page.getByRole('heading', { name: 'Harbour Regatta' })).toBeVisible();
      await everybodysChannel(control);
      const { id } = await control.script({ path: sponsor, answer: signed });
      await control.publish({ channel, event, data: { language: 'vi_VN' } });
      await heardSoFar(page, control);
      expect(await control.unused()).toContain(id);
      await control.publish({ channel, event, data: { language: 'en_US' } });
      await expect(page.getByRole('heading', { name: 'Only just signed' })).toBeVisible();
    });

  test('.model_sponsor.url: other templates follow none of it', async ({ page, control }) => {
    await changeSite(page, { templateName: 'pc', mobileTemplateName: 'origin_mobile' });
    await page.goto('/');
    await everybodysChannel(control);
    const joined = Object.keys(await control.channels());
    expect(joined.filter((name) => name.includes('template'))).toEqual([]);
  });

  test('.app_clean_cache: signed out, and the page is loaded anew', async ({ page, control }) => {
    await comeAs(page, control, account);
    await ownChannel(page, control);
    const loaded = page.waitForEvent('load');
    await control.publish({ channel: channels.web(), event: '.app_clean_cache', data: {} });
    await loaded;
    await expectSignedOut(page);
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  });
});

test.describe('to a member', () => {
  let channel: string;
  test.beforeEach(async ({ page, control }) => {
    await comeAs(page, control, account);
    channel = await ownChannel(page, control);
  });

  test('.game.url: the waiting window goes to the game', { tag: '@desktop' }, async ({ page }) => {
    await openGame(page);
    await expect(playBar(page)).toContainText('In play');
  });

  test('.forward_game.status: 957 closes transfers, and is said', async ({ page, control }) => {
    await control.publish({ channel, event: '.forward_game.status', data: { code: '957' } });
    await expect(toast(page, /Transfers to this provider are closed/)).toBeVisible();
  });

  test('.member.cash: the balance is the last one sent', async ({ page, control }) => {
    for (const cash of [1, 2, 2, 437.5])
      await control.publish({ channel, event: '.member.cash', data: { cash } });
    await expect(wallet(page)).toHaveAttribute('value', '437.5');
  });

  test('.letter.sent: one more is unread', async ({ page, control }) => {
    await expect(letters(page)).toHaveAccessibleName('Letters, 1 unread');
    await control.letter({ account, title: 'New', content: '<p>.</p>' });
    await expect(letters(page)).toHaveAccessibleName('Letters, 2 unread');
  });

  test('.letter.sent on the channel of a currency: as on one’s own', async ({ page, control }) => {
    await expect(letters(page)).toHaveAccessibleName('Letters, 1 unread');
    await control.script({
      path: '/arks/web/member/letter',
      answer: said({ list: [], total_count: 9, unread_count: 7 }),
    });
    await control.publish({ channel: channels.memberCurrency('USD'), event: '.letter.sent', data: {} });
    await expect(letters(page)).toHaveAccessibleName('Letters, 7 unread');
  });

  for (const [event, path] of [
    ['.letter.read', '/arks/web/member/letter/read'],
    ['.letter.delete', '/arks/web/member/letter/destroy'],
  ] as const)
    test(`${event}: what was done elsewhere is counted here`, async ({ page, control }) => {
      await expect(letters(page)).toHaveAccessibleName('Letters, 1 unread');
      const headers = await bearer(page);
      const { id } = await control.letter({ account, title: 'New', content: '<p>.</p>' });
      await expect(letters(page)).toHaveAccessibleName('Letters, 2 unread');
      await page.request.post(`/api${path}`, { headers, data: { id: String(id) } });
      await expect(letters(page)).toHaveAccessibleName('Letters, 1 unread');
    });

  test('.all_transfer_back: what lies where is read anew', async ({ page, control }) => {
    await page.goto('/user');
    await ownChannel(page, control);
    await expect(page.getByRole('heading', { name: 'Wallet' })).toBeVisible();
    await control.script({
      path: '/member/profile/my_cash',
      answer: said({
        my_cash_list: [{ gp_id: 'GPBB', gp_name: 'Aurelia', is_light: 1, balance: 61.25 }],
        total: 561.25,
      }),
    });
    await control.publish({ channel, event: '.all_transfer_back', data: {} });
    await expect(page.getByRole('main').locator('data[value="61.25"]')).toBeVisible();
  });

  test('.login: another token means another device; one’s own does not', async ({ page, control }) => {
    const token = await page.evaluate(() => localStorage.getItem('token'));
    await control.publish({ channel, event: '.login', data: { token } });
    await control.publish({ channel, event: '.member.cash', data: { cash: 438 } });
    await expect(wallet(page)).toHaveAttribute('value', '438');
    await expectSignedIn(page);
    await control.publish({ channel, event: '.login', data: { token: 'another' } });
    await expectSignedOut(page);
    await expect(toast(page, /was signed in elsewhere/)).toBeVisible();
  });

  test('.profile.updated: the details are read anew', async ({ page, control }) => {
    await page.goto('/user/Info');
    await ownChannel(page, control);
    await expect(page.getByRole('main')).toContainText(account);
    await control.script({
      path: '/member/profile',
      answer: said({
        member_profile: { id: 1, member_account: account, member_currency: 'USD', member_name: 'Renamed' },
      }),
    });
    await control.publish({ channel, event: '.profile.updated', data: {} });
    await expect(page.getByRole('main')).toContainText('Renamed');
  });

  test('.RedEnvelopeDisplay: a gift is looked for', async ({ page, control }) => {
    await expect(envelope(page)).toBeVisible();
    await control.script({
      path: '/arks/web/activity/red_envelope_promotion',
      answer: said({ envelope: { id: 'next', end_at: operatorTime(Date.now() + 26 * 3_600_000) } }),
    });
    await control.publish({ channel: channels.presence('USD'), event: '.RedEnvelopeDisplay', data: {} });
    await expect(envelope(page)).toHaveAccessibleName(/1 day/);
  });

  test('.member_deposit.success: the balance is read anew', async ({ page, control }) => {
    await control.script({ path: layout, account, answer: { kind: 'real' } });
    await asksFor(control, layout, () =>
      control.publish({ channel, event: '.member_deposit.success', data: deposit('D1') }),
    );
    await control.deposit({ account, amount: 25, order_number: 'D2' });
    await expect(wallet(page)).toHaveAttribute('value', '525');
  });
});

/** What the advertising network heard, by order. */
async function pixels(control: ControlClient) {
  const heard: Record<string, string[]> = {};
  for (const { event_id, event_name } of await control.pixels())
    heard[event_id] = [...(heard[event_id] ?? []), event_name].toSorted();
  return heard;
}
const tell = (control: ControlClient, channel: string, order: string, times = 2) =>
  control.publish({ channel, event: '.member_deposit.success', data: deposit(order, times) });
const first = ['Purchase', 'e_first_pay'];
const again = ['Purchase', 'e_pay'];

test.describe('.member_deposit.success: pixels', { tag: '@desktop' }, () => {
  let channel: string;
  test.beforeEach(async ({ page, control }) => {
    await comeAs(page, control, account);
    channel = await ownChannel(page, control);
    await expect.poll(() => leads(page)).toBe(true);
  });

  test('say what, how much and under which number, and of whom nothing', async ({ control }) => {
    await tell(control, channel, 'D-1', 1);
    await expect.poll(() => pixels(control)).toEqual({ 'D-1': first });
    for (const { body } of await control.pixels()) {
      expect(body).toMatchObject({
        eventID: 'D-1',
        customData: { value: 50, currency: 'USD' },
        userData: {},
      });
      expect(JSON.stringify(body)).not.toContain(account);
    }
    await tell(control, channel, 'D-2', 2);
    await expect.poll(() => pixels(control)).toEqual({ 'D-1': first, 'D-2': again });
  });

  test('are told once an order by one of several tabs, whatever comes twice and late', async ({
    page,
    control,
  }) => {
    const other = await page.context().newPage();
    await other.goto('/');
    await ownChannel(page, control, 2);
    for (const order of ['A', 'B', 'A', 'C', 'B', 'A', 'C']) await tell(control, channel, order);
    await expect.poll(() => pixels(control)).toEqual({ A: again, B: again, C: again });
    // The one that spoke goes; the other speaks, and of nothing that has been told.
    await page.close();
    await expect.poll(() => leads(other)).toBe(true);
    for (const order of ['C', 'A', 'D']) await tell(control, channel, order);
    await expect.poll(() => pixels(control)).toEqual({ A: again, B: again, C: again, D: again });
    await other.reload();
    await ownChannel(other, control);
    await expect.poll(() => leads(other)).toBe(true);
    for (const order of ['D', 'B', 'E']) await tell(control, channel, order);
    await expect.poll(() => pixels(control)).toEqual({ A: again, B: again, C: again, D: again, E: again });
    await other.close();
  });

  test('are not told while a game is open, in any tab', async ({ page, control }) => {
    const other = await page.context().newPage();
    await other.goto('/');
    await ownChannel(page, control, 2);
    const game = await openGame(other);
    await control.deposit({ account, amount: 25, order_number: 'in play' });
    await control.deposit({ account, amount: 25, order_number: 'P1' });
    for (const tab of [page, other]) await expect(wallet(tab)).toHaveAttribute('value', '550');
    await playBar(other).getByRole('button', { name: 'Leave' }).click();
    await expectGameOver(other, game);
    await tell(control, channel, 'after');
    await expect.poll(() => pixels(control)).toEqual({ after: again });
  });

  test('are not told where the site has no pixel', async ({ page, control }) => {
    await changeSite(page, { pixelId: '' });
    await page.reload();
    await ownChannel(page, control);
    await expect.poll(() => leads(page)).toBe(true);
    await control.deposit({ account, amount: 25, order_number: 'D3' });
    await expect(wallet(page)).toHaveAttribute('value', '525');
    expect(await pixels(control)).toEqual({});
  });
});

test('.member_deposit.success: no pixel of a phone', { tag: '@phone' }, async ({ page, control }) => {
  await comeAs(page, control, account);
  await ownChannel(page, control);
  await control.deposit({ account, amount: 25, order_number: 'D4' });
  await expect(wallet(page)).toHaveAttribute('value', '525');
  expect(await pixels(control)).toEqual({});
});

test.describe('in the app', { tag: '@desktop' }, () => {
  test.use({ userAgent: 'Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) GamehallApp/3.1' });
  test('.member_deposit.success: no pixel, however wide the screen', async ({ page, control }) => {
    await comeAs(page, control, account);
    await ownChannel(page, control);
    await control.deposit({ account, amount: 25, order_number: 'D5' });
    await expect(wallet(page)).toHaveAttribute('value', '525');
    expect(await pixels(control)).toEqual({});
  });
});

test('what came while the line was down is there when it is back', async ({ page, control }) => {
  await comeAs(page, control, account);
  await ownChannel(page, control);
  await expect(letters(page)).toHaveAccessibleName('Letters, 1 unread');
  await control.admitSockets({ admit: false });
  await control.cutSockets();
  await expect(page.getByText('The connection is lost')).toBeVisible();
  await control.letter({ account, title: 'Missed', content: '<p>.</p>' });
  await control.setBalance({ account, cash: 777 });
  await control.script({ path: '/arks/web/carousel_picture', answer: banner('Missed as well') });
  await control.admitSockets({ admit: true });
  await expect(page.getByText('The connection is lost')).toHaveCount(0);
  await expect(wallet(page)).toHaveAttribute('value', '777');
  await expect(letters(page)).toHaveAccessibleName('Letters, 2 unread');
  await expect(slide(page, 'Missed as well')).toBeVisible();
});
