import type { Page } from '@playwright/test';
import { test } from '#tests/support/dom/fixtures.ts';
import { expect } from '#tests/support/expect.ts';
import { isMobileLayout } from '#tests/support/fixtures.ts';
import { chooseLanguage, halls, header, heading, navigation } from '#tests/support/routing.ts';
import { dialog, openSignIn } from '#tests/support/steps.ts';

const slots = (page: Page, name: string) =>
  page.getByRole('main').getByRole('link', { name: new RegExp(`^${name}`) });
const cookieOf = async (page: Page, name: string) =>
  (await page.evaluate(() => document.cookie.split('; ')))
    .find((cookie) => cookie.startsWith(`${name}=`))
    ?.slice(name.length + 1);
const remembered = async (page: Page) => [
  await cookieOf(page, 'lang'),
  await cookieOf(page, 'i18n_redirected'),
];

test('outdated URLs and unknown halls lead home', async ({ page }) => {
  for (const path of ['/main', '/main/5', '/gameHall', '/gameHall/99', '/slotgame']) {
    await page.goto(path);
    await expect(halls(page)).toBeVisible();
    await expect(page).toHaveURL('/');
  }
});

test('/fastDeposit opens the sign-in form once on the home page', async ({ page }) => {
  await page.goto('/fastDeposit?invite=r77&fbclid=abc');
  await expect(dialog(page).getByLabel('Account name')).toBeVisible();
  await expect(page).toHaveURL('/?invite=r77&fbclid=abc');
  expect(await cookieOf(page, 'fast_deposit')).toBeUndefined();
  await page.reload();
  await expect(halls(page)).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
});

test('/register opens the registration form once on the home page', async ({ page }) => {
  await page.goto('/register?fbclid=abc');
  const next = dialog(page).getByRole('button', { name: 'Continue' });
  await expect(next).toBeVisible();
  await expect(page).toHaveURL('/?fbclid=abc');
  expect(await cookieOf(page, 'register_route')).toBeUndefined();
  await page.reload();
  await expect(halls(page)).toBeVisible();
  await expect(next).toHaveCount(0);
});

test('/slotgame shows a provider page without header and navigation', { tag: '@layouts' }, async ({
  page,
}) => {
  await page.goto('/slotgame?gp_id=GPBB');
  await expect(page.getByRole('main')).toContainText(/[1-9]\d* games/);
  await expect(heading(page)).toHaveText('Aurelia Slots');
  await expect(header(page)).toHaveCount(0);
  await expect(navigation(page)).toHaveCount(0);
  await page.getByRole('link', { name: 'Home' }).click();
  await expect(halls(page)).toBeVisible();
  await expect(header(page)).toBeVisible();
  await expect(navigation(page)).toBeVisible();
});

const layoutParts = [
  ['appPage=header', { header: true, content: false, navigation: false }],
  ['appPage=content', { header: false, content: true, navigation: false }],
  ['appPage=footer', { header: false, content: false, navigation: true }],
  ['appPage=cellar', { header: true, content: true, navigation: true }],
] as const;
/** On phone only: the desktop keeps its header and sidebar. */
const phoneLayoutParts = [
  ['header=false', { header: false, content: true, navigation: true }],
  ['footer=false', { header: true, content: true, navigation: false }],
  ['header=false&footer=false', { header: false, content: true, navigation: false }],
] as const;
test('URL parameters select the visible parts of the layout', { tag: '@layouts' }, async ({ page }) => {
  const fullLayout = { header: true, content: true, navigation: true };
  const cases = [
    ...layoutParts,
    ...phoneLayoutParts.map(([query, shown]) => [query, isMobileLayout(page) ? shown : fullLayout] as const),
  ];
  for (const [query, shown] of cases) {
    await page.goto(`/?${query}`);
    await expect(page.locator('[data-machine=session]')).toHaveAttribute('data-state', 'signedOut');
    await expect(header(page)).toHaveCount(shown.header ? 1 : 0);
    await expect(halls(page)).toHaveCount(shown.content ? 1 : 0);
    await expect(navigation(page)).toHaveCount(shown.navigation ? 1 : 0);
  }
});

test('pwa and member_type are stored only when valid', async ({ page }) => {
  const readStorage = () =>
    page.evaluate(() => [sessionStorage.getItem('pwa'), localStorage.getItem('member_type')]);
  await page.goto('/?pwa=%3Cb%3E&member_type=99999999&fbclid=abc');
  await expect(halls(page)).toBeVisible();
  expect(await readStorage()).toEqual([null, null]);
  await page.goto('/?pwa=1&member_type=2&fbclid=abc');
  await expect(halls(page)).toBeVisible();
  expect(await readStorage()).toEqual(['1', '2']);
  await expect(page).toHaveURL('/?pwa=1&member_type=2&fbclid=abc');
  await page.goto('/');
  await expect(halls(page)).toBeVisible();
  expect(await readStorage()).toEqual(['1', '2']);
});

test('redirect rule keeps the page language', async ({ page }) => {
  await page.goto('/help');
  await expect(page).toHaveURL('/faq');
  await expect(heading(page)).toHaveText('Help');
  await page.goto('/vi-VN/help');
  await expect(page).toHaveURL('/vi-VN/faq');
});

test('not-found page shows an unknown URL as plain text', async ({ page }) => {
  for (const path of ['/xx-XX/faq', '/ko-KR/faq']) {
    await page.goto(path);
    await expect(page.getByRole('alert')).toContainText(`Page not found: ${path}`);
    expect(await remembered(page)).toEqual(['en_US', 'en_US']);
  }
  await page.goto('/%3Cimg%20src=x%20onerror=alert(1)%3E');
  await expect(page.getByRole('alert')).toContainText('img src=x onerror=alert(1)');
  await expect(page.getByRole('alert').getByRole('img')).toHaveCount(0);
  await page.goto('/%E0%A4%A');
  await expect(heading(page)).toContainText('Page not found: ');
  await page.goto('/gameHall/abc');
  await expect(page.getByRole('alert')).toContainText('Page Not Found: /gameHall/abc');
  await page.goto('/nowhere/at-all');
  await expect(heading(page)).toHaveText('Page not found: /nowhere/at-all');
  // The words stand once.
  await expect(page.getByText(/page not found/i)).toHaveCount(1);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expect(page).toHaveTitle('Page Not Found');
  await page.getByRole('link', { name: 'Go home' }).click();
  await expect(halls(page)).toBeVisible();
  await expect(page.locator('meta[name=robots]')).toHaveCount(0);
  await expect(page).toHaveTitle('Gamehall');
});

test('title names the page and changes on navigation', async ({ page }) => {
  for (const [path, title] of [
    ['/gameHall/2', 'Game hall · Gamehall'],
    ['/slotgame?gp_id=GPBB', 'Games · Gamehall'],
    ['/search?q=moon', 'Search games · Gamehall'],
    ['/faq', 'Help · Gamehall'],
    ['/sponsor', 'Sponsor · Gamehall'],
    ['/user', 'My account · Gamehall'],
    ['/user/Announcement', 'Announcements · Gamehall'],
    ['/user/BindAccount', 'Accounts for withdrawals · Gamehall'],
    ['/user/Withdrawal', 'Withdrawal · Gamehall'],
    ['/user/PlayLimits', 'Play limits · Gamehall'],
    ['/', 'Gamehall'],
  ] as const) {
    await page.goto(path);
    await expect(page).toHaveTitle(title);
  }
  await navigation(page).getByRole('link', { name: 'Promotions' }).click();
  await expect(page).toHaveTitle('Promotions · Gamehall');
  await page.goBack();
  await expect(page).toHaveTitle('Gamehall');
});

test('language of the URL is remembered for the next visit', async ({ page }) => {
  await page.goto('/vi-VN/gameHall/2');
  await expect(heading(page)).toHaveText('Nổ hũ');
  await expect(page.locator('html')).toHaveAttribute('lang', 'vi-VN');
  expect(await remembered(page)).toEqual(['vi_VN', 'vi_VN']);
  await page.goto('/');
  await expect(page).toHaveURL('/vi-VN');
  await expect(slots(page, 'Nổ hũ')).toBeVisible();
  await test.step('prefix of the default language is removed', async () => {
    await page.goto('/en-US/faq');
    await expect(page).toHaveURL('/faq');
    await expect(heading(page)).toHaveText('Help');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
    expect(await remembered(page)).toEqual(['en_US', 'en_US']);
  });
  await test.step('member page is shown in the URL language on the first load', async () => {
    await page.goto('/vi-VN/user/Letter');
    await expect(page.getByRole('main')).toContainText('Đăng nhập để xem tài khoản và ví của bạn.');
    await page.goto('/zh-CN/proxy');
    await expect(page.getByRole('main')).toContainText('登录后可查看您的代理状态。');
  });
});

test('selected language is kept on the next page', { tag: '@layouts' }, async ({ page }) => {
  await page.goto('/gameHall/2?q=wave');
  await expect(heading(page)).toHaveText('Slots');
  await chooseLanguage(page, 'Tiếng Việt');
  await expect(page).toHaveURL('/vi-VN/gameHall/2?q=wave');
  await expect(heading(page)).toHaveText('Nổ hũ');
  await expect(page.locator('html')).toHaveAttribute('lang', 'vi-VN');
  expect(await remembered(page)).toEqual(['vi_VN', 'vi_VN']);
  await page.getByRole('navigation').locator('a[href$="/discount"]').click();
  await expect(page).toHaveURL('/vi-VN/discount');
});

test('sign-in dialog changes its language when the page language changes', async ({ page }) => {
  await page.goto('/faq');
  await openSignIn(page);
  await page.keyboard.press('Escape');
  await chooseLanguage(page, 'Tiếng Việt');
  await expect(page).toHaveURL('/vi-VN/faq');
  await page.getByRole('banner').getByRole('button', { name: 'Đăng nhập' }).click();
  await expect(page.getByRole('dialog')).toContainText('Chào mừng trở lại');
});
