import type { Page } from '@playwright/test';
import { expect, isPhone, test } from '../support/fixtures.ts';
import { dialog, openSignIn, registerButton, toast } from '../support/steps.ts';

const halls = (page: Page) => page.getByRole('heading', { name: 'Choose a hall' });
const navigation = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const header = (page: Page) => page.getByRole('banner');
const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });

test('addresses of old and halls that are not there lead home', async ({ page }) => {
  for (const path of ['/main', '/main/5', '/gameHall', '/gameHall/99', '/slotgame']) {
    await page.goto(path);
    await expect(halls(page)).toBeVisible();
    await expect(page).toHaveURL('/');
  }
});

test('/fastDeposit leads home, where its flag opens the door to it once', async ({ page, context }) => {
  await page.goto('/fastDeposit?invite=r77&fbclid=abc');
  await expect(dialog(page).getByLabel('Account name')).toBeVisible();
  await expect(page).toHaveURL('/?invite=r77&fbclid=abc');
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('fast_deposit');
  await page.reload();
  await expect(halls(page)).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
});

test('/register leads home, where its flag opens the form and is gone', async ({ page, context }) => {
  await page.goto('/register?fbclid=abc');
  await expect(registerButton(page)).toBeVisible();
  await expect(page).toHaveURL('/?fbclid=abc');
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('register_route');
  await page.reload();
  await expect(halls(page)).toBeVisible();
  await expect(registerButton(page)).toHaveCount(0);
});

test('sees one provider’s games without the house around them, and finds the way back', async ({ page }) => {
  await page.goto('/slotgame?gp_id=GPBB');
  await expect(page.getByRole('button', { name: /^Play / }).first()).toBeVisible();
  await expect(heading(page)).toHaveText('Aurelia Slots');
  await expect(header(page)).toHaveCount(0);
  await expect(navigation(page)).toHaveCount(0);
  await page.getByRole('link', { name: 'Home' }).click();
  await expect(halls(page)).toBeVisible();
  await expect(header(page)).toBeVisible();
  await expect(navigation(page)).toBeVisible();
});

test('sees what is played most by /slotgame?gp_id=Popular', async ({ page }) => {
  await page.goto('/slotgame?gt_id=2&gp_id=Popular');
  await expect(heading(page)).toHaveText('Played most');
  await expect(page.getByRole('button', { name: /^Play / }).first()).toBeVisible();
});

const parts = [
  ['appPage=header', { header: true, content: false, navigation: false }],
  ['appPage=content', { header: false, content: true, navigation: false }],
  ['appPage=footer', { header: false, content: false, navigation: true }],
  ['appPage=cellar', { header: true, content: true, navigation: true }],
] as const;
/** On the phone alone: the desktop's header and rail stay. */
const phoneParts = [
  ['header=false', { header: false, content: true, navigation: true }],
  ['footer=false', { header: true, content: true, navigation: false }],
  ['header=false&footer=false', { header: false, content: true, navigation: false }],
] as const;
test('the address says which parts of the house are shown', async ({ page }) => {
  const whole = { header: true, content: true, navigation: true };
  const all = [
    ...parts,
    ...phoneParts.map(([query, shown]) => [query, isPhone(page) ? shown : whole] as const),
  ];
  for (const [query, shown] of all) {
    await page.goto(`/?${query}`);
    await expect(page.locator('[data-machine=session]')).toHaveAttribute('data-state', 'signedOut');
    await expect(header(page)).toHaveCount(shown.header ? 1 : 0);
    await expect(halls(page)).toHaveCount(shown.content ? 1 : 0);
    await expect(navigation(page)).toHaveCount(shown.navigation ? 1 : 0);
  }
});

test('whoever came in without the house walks on without it', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/main?header=false&footer=false');
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Slots/ })
    .click();
  await expect(page).toHaveURL(/\/gameHall\/2/);
  await expect(heading(page)).toHaveText('Slots');
  await expect(header(page)).toHaveCount(0);
  await expect(navigation(page)).toHaveCount(0);
});

test('what kind of visit it is, is kept from the address; nonsense is not', async ({ page }) => {
  const kept = () => page.evaluate(() => [localStorage.getItem('pwa'), localStorage.getItem('member_type')]);
  await page.goto('/?pwa=%3Cb%3E&member_type=99999999&fbclid=abc');
  await expect(halls(page)).toBeVisible();
  expect(await kept()).toEqual([null, null]);
  await page.goto('/?pwa=1&member_type=2&fbclid=abc');
  await expect(halls(page)).toBeVisible();
  expect(await kept()).toEqual(['1', '2']);
  await expect(page).toHaveURL('/?pwa=1&member_type=2&fbclid=abc');
  await page.goto('/');
  await expect(halls(page)).toBeVisible();
  expect(await kept()).toEqual(['1', '2']);
});

test('a rule of the site leads to another page, in the visitor’s language too', async ({ page }) => {
  await page.goto('/help');
  await expect(page).toHaveURL('/faq');
  await expect(heading(page)).toHaveText('Help');
  await page.goto('/vi-VN/help');
  await expect(page).toHaveURL('/vi-VN/faq');
});

test('a rule of the site leads out of it, with a page load of its own', async ({ page, control }) => {
  await page.route('https://www.example.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>The blog</h1>' }),
  );
  await page.goto('/blog');
  await expect(page.getByRole('heading', { name: 'The blog' })).toBeVisible();
  await expect(page).toHaveURL('https://www.example.com/blog');

  const banner = { id: 1, photo_path: '/icon.svg', title: 'Read on', url: '/blog', link_type: 1 };
  await control.script({
    path: '/arks/web/carousel_picture',
    answer: { kind: 'code', code: 100, data: { web_carousel_picture_list: [banner] } },
  });
  await page.goto('/');
  await page.getByRole('link', { name: 'See more' }).click();
  await expect(page).toHaveURL('https://www.example.com/blog');
});

test('an address that leads nowhere says so, is not indexed, and shows the way home', async ({ page }) => {
  await page.goto('/nowhere/at-all');
  await expect(heading(page)).toHaveText('Page Not Found');
  await expect(page.getByRole('alert')).toContainText('Page not found: /nowhere/at-all');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expect(page).toHaveTitle('Page Not Found');
  await page.getByRole('link', { name: 'Go home' }).click();
  await expect(halls(page)).toBeVisible();
  await expect(page.locator('meta[name=robots]')).toHaveCount(0);
  await expect(page).toHaveTitle('Gamehall');
});

test('the address of a lost page is text, whatever it holds', async ({ page }) => {
  await page.goto('/%3Cimg%20src=x%20onerror=alert(1)%3E');
  await expect(page.getByRole('alert')).toContainText('img src=x onerror=alert(1)');
  await expect(page.getByRole('alert').getByRole('img')).toHaveCount(0);
  await page.goto('/%E0%A4%A');
  await expect(heading(page)).toHaveText('Page Not Found');
});

test('a page that cannot be shown says so in its place', async ({ page, quiet }) => {
  await page.route(/\/assets\/sponsor-[^/]+\.js$/, (route) => route.abort());
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  await page.goto('/sponsor');
  // It is loaded anew once for the sake of what is missing.
  await expect.poll(() => loads).toBe(2);
  await expect(page.getByRole('alert')).toContainText('Internal Server Error');
  await expect(header(page)).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('500');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expect(page).toHaveTitle('Internal Server Error');
  expect([...new Set(quiet.splice(0))]).toEqual([
    expect.stringContaining('a part of the page could not be fetched'),
  ]);
  await page.getByRole('link', { name: 'Go home' }).click();
  await expect(halls(page)).toBeVisible();
  await expect(page).toHaveTitle('Gamehall');
});

test('a language whose texts do not come is told, and the page stays as it is', async ({ page }) => {
  await page.goto('/discount');
  await expect(heading(page)).toHaveText('Promotions');
  await page.route(/\/assets\/messages-[^/]+\.js$/, (route) => route.abort());
  const chooseVietnamese = async () => {
    if (isPhone(page)) await page.getByRole('button', { name: 'Me', exact: true }).click();
    await page.getByRole('button', { name: /^Language/ }).click();
    await page.getByRole('button', { name: 'Tiếng Việt' }).click();
  };
  await chooseVietnamese();
  await expect(toast(page, 'The language could not be changed.')).toBeVisible();
  await expect(heading(page)).toHaveText('Promotions');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
  await expect(page).toHaveURL('/discount');
});

test('the site’s template dresses the page, by the layout', async ({ page, sandbox }) => {
  const { port } = new URL(sandbox.address);
  await page.goto(`http://jade.localhost:${port}/`);
  await expect(halls(page)).toBeVisible();
  const template = isPhone(page) ? 'H5_2' : 'pc';
  await expect(page.locator('html')).toHaveAttribute('data-template', template);
  const ground = isPhone(page) ? 'rgb(7, 16, 16)' : 'rgb(16, 11, 16)';
  await expect(page.locator('body')).toHaveCSS('background-color', ground);
});

test('every page is titled', async ({ page }) => {
  for (const [path, title] of [
    ['/', 'Gamehall'],
    ['/gameHall/2', 'Game hall · Gamehall'],
    ['/slotgame?gp_id=GPBB', 'Games · Gamehall'],
    ['/discount', 'Promotions · Gamehall'],
    ['/faq', 'Help · Gamehall'],
    ['/sponsor', 'Sponsor · Gamehall'],
    ['/user', 'My account · Gamehall'],
  ] as const) {
    await page.goto(path);
    await expect(page).toHaveTitle(title);
  }
});

test('the title follows from page to page', async ({ page }) => {
  await page.goto('/');
  await navigation(page).getByRole('link', { name: 'Promotions' }).click();
  await expect(page).toHaveTitle('Promotions · Gamehall');
  await page.goBack();
  await expect(page).toHaveTitle('Gamehall');
});

/** As the rail offers it on the desktop, and the visitor's own list on the phone. */
async function chooseLanguage(page: Page, name: string) {
  if (isPhone(page)) await page.getByRole('button', { name: 'Me', exact: true }).click();
  await page.getByRole('button', { name: /^Language/ }).click();
  await page.getByRole('button', { name, exact: true }).click();
}
const slots = (page: Page, name: string) =>
  page.getByRole('main').getByRole('link', { name: new RegExp(`^${name}`) });
const remembered = async (page: Page) => {
  const cookies = await page.context().cookies();
  return ['lang', 'i18n_redirected'].map((name) => cookies.find((cookie) => cookie.name === name)?.value);
};

test('an address with a language is read in it, and remembered', async ({ page }) => {
  await page.goto('/vi-VN/gameHall/2');
  await expect(heading(page)).toHaveText('Nổ hũ');
  await expect(page.locator('html')).toHaveAttribute('lang', 'vi-VN');
  expect(await remembered(page)).toEqual(['vi_VN', 'vi_VN']);
  await page.goto('/');
  await expect(page).toHaveURL('/vi-VN');
  await expect(slots(page, 'Nổ hũ')).toBeVisible();
});

test('chooses a language where they stand, and walks on in it', async ({ page }) => {
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

test('a page of a member’s own is read in its language from the first load', async ({ page }) => {
  await page.goto('/vi-VN/user/Letter');
  await expect(page.getByRole('main')).toContainText('Đăng nhập để xem thư của bạn.');
  await page.goto('/zh-CN/proxy');
  await expect(page.getByRole('main')).toContainText('代理登录后可在此查看自己的情况。');
});

test('a modal that was read in one language speaks the next one', async ({ page }) => {
  await page.goto('/');
  await openSignIn(page);
  await page.keyboard.press('Escape');
  await chooseLanguage(page, 'Tiếng Việt');
  await expect(page).toHaveURL('/vi-VN');
  await page.getByRole('banner').getByRole('button', { name: 'Đăng nhập' }).click();
  await expect(page.getByRole('dialog')).toContainText('Chào mừng trở lại');
});

test('the site’s own language has no prefix, and one that is asked for goes away', async ({ page }) => {
  await page.goto('/en-US/faq');
  await expect(page).toHaveURL('/faq');
  await expect(heading(page)).toHaveText('Help');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
  expect(await remembered(page)).toEqual(['en_US', 'en_US']);
});

test('a prefix that is no language of this site is a page that is not found', async ({ page }) => {
  for (const path of ['/xx-XX/faq', '/ko-KR/faq', '/vi-vn/faq']) {
    await page.goto(path);
    await expect(page.getByRole('alert')).toContainText(`Page not found: ${path}`);
    expect(await remembered(page)).toEqual(['en_US', 'en_US']);
  }
});
