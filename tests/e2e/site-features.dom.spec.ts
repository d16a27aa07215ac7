import type { Page } from '@playwright/test';
import type { Path } from '#contract/endpoints.ts';
import type { SiteFeature } from '#contract/site.ts';
import { test } from '#tests/support/dom/fixtures.ts';
import { expect } from '#tests/support/expect.ts';
import { openSignedIn } from '#tests/support/realtime.ts';
import { changeSite } from '#tests/support/site.ts';
import { dialog, openAccountMenu, openSignIn } from '#tests/support/steps.ts';

/** A page of each feature, its link in the menu, and the calls without which there is nothing of it. */
const features: readonly {
  feature: SiteFeature;
  path: string;
  entry: string;
  calls: readonly Path[];
  account?: string;
}[] = [
  {
    feature: 'deposit',
    path: '/user/Deposit',
    entry: 'Deposit',
    calls: ['/member/deposit/methods', '/member/deposit/open'],
  },
  {
    feature: 'withdrawal',
    path: '/user/Withdrawal',
    entry: 'Withdrawal',
    calls: ['/member/withdrawal/info', '/member/account/list'],
  },
  { feature: 'records', path: '/user/Transaction', entry: 'Bets', calls: ['/member/record/bets'] },
  {
    feature: 'recommend',
    path: '/user/RecommendProject',
    entry: 'Refer a friend',
    calls: ['/member/recommend/project'],
    account: 'friends_3',
  },
  { feature: 'limits', path: '/user/PlayLimits', entry: 'Play limits', calls: ['/member/limits'] },
  { feature: 'letters', path: '/user/Letter', entry: 'Letters', calls: ['/arks/web/member/letter'] },
];

const menuLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true });
const notOffered = (page: Page) =>
  page.getByRole('main').getByText('This is not offered on this site', { exact: true });

for (const { feature, path, entry, calls, account = 'second_seat' } of features) {
  test(`${feature} has no page, no entry and no call when the site disables it`, async ({
    page,
    control,
  }) => {
    await changeSite(page, { disabledFeatures: [feature] });
    const { n } = await control.requestCursor();
    await openSignedIn(page, control, account, path);
    await expect(notOffered(page)).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'Go home' })).toHaveAttribute('href', '/');
    await expect(menuLink(page, 'My details')).toBeVisible();
    await expect(menuLink(page, entry)).toHaveCount(0);
    await expect(page.getByRole('link', { name: entry, exact: true })).toHaveCount(0);
    const requests = await control.requests({ since: n });
    expect(requests.filter((request) => calls.some((call) => call === request.path))).toEqual([]);
  });

  test(`${feature} is not offered, and leaves the menu, when the back end lacks its call`, async ({
    page,
    control,
  }) => {
    for (const call of calls)
      await control.script({ path: call, times: 100, response: { kind: 'status', status: 404 } });
    await openSignedIn(page, control, account, '/user/Info');
    await page.goto(path);
    await expect(notOffered(page)).toBeVisible();
    await expect(menuLink(page, 'My details')).toBeVisible();
    await expect(menuLink(page, entry)).toHaveCount(0);
  });
}

test('agents have no window and no entry when the site disables them', async ({ page, control }) => {
  await changeSite(page, { disabledFeatures: ['agents'] });
  await openSignedIn(page, control, 'second_seat', '/proxy/Plan');
  await expect(notOffered(page)).toBeVisible();
  await openAccountMenu(page);
  await expect(page.getByRole('link', { name: 'My account', exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Agents', exact: true })).toHaveCount(0);
});

test('agents are not offered when the back end lacks their calls', async ({ page, control }) => {
  await control.script({ path: '/agent/plan', times: 100, response: { kind: 'code', code: 404 } });
  await openSignedIn(page, control, 'second_seat', '/proxy/Plan');
  await expect(notOffered(page)).toBeVisible();
});

test('window of quick deposits says that there are none when the site disables deposits', async ({
  page,
  control,
}) => {
  await changeSite(page, { disabledFeatures: ['deposit'] });
  await openSignedIn(page, control, 'second_seat', '/fastPayment');
  await expect(notOffered(page)).toBeVisible();
});

test('sponsor leaves the menu when the back end lacks its page', async ({ page, control }) => {
  await control.script({ path: '/web/model_sponsor', times: 100, response: { kind: 'status', status: 404 } });
  await page.goto('/faq');
  await expect(menuLink(page, 'Sponsor')).toBeVisible();
  await menuLink(page, 'Sponsor').click();
  await expect(notOffered(page)).toBeVisible();
  await expect(menuLink(page, 'Help')).toBeVisible();
  await expect(menuLink(page, 'Sponsor')).toHaveCount(0);
});

test('nothing leads to the registration when the back end lacks its settings', async ({ page, control }) => {
  const response = { kind: 'status', status: 404 } as const;
  await control.script({ path: '/arks/web/register-settings', times: 100, response });
  await page.goto('/faq');
  const join = page.getByRole('banner').getByRole('button', { name: 'Join' });
  await join.click();
  await expect(dialog(page)).toContainText('This is not offered on this site');
  await dialog(page).getByRole('button', { name: 'Close' }).click();
  await openSignIn(page);
  await expect(dialog(page).getByRole('button', { name: 'Join now' })).toHaveCount(0);
  await expect(join).toHaveCount(0);
});
