import type { Locator, Page } from '@playwright/test';
import { type Language, languages } from '#contract/site.ts';
import { expect, isMobileLayout, test } from '#tests/support/fixtures.ts';
import { desktopSize, phoneSize } from '#tests/support/viewports.ts';
import { visit } from '#tests/support/visit.ts';

interface SiteTexts {
  name: string;
  halls: string;
  signIn: string;
  greeting: string;
}

/** Texts by language: its name in the list, the home heading, the sign-in button and its dialog's heading. */
const texts: Record<Language, SiteTexts> = {
  zh_TW: { name: '繁體中文', halls: '選擇遊戲大廳', signIn: '登入', greeting: '歡迎回來' },
  zh_CN: { name: '简体中文', halls: '选择游戏大厅', signIn: '登录', greeting: '欢迎回来' },
  en_US: { name: 'English', halls: 'Choose a hall', signIn: 'Sign in', greeting: 'Welcome back' },
  vi_VN: { name: 'Tiếng Việt', halls: 'Chọn sảnh', signIn: 'Đăng nhập', greeting: 'Chào mừng trở lại' },
  ko_KR: { name: '한국어', halls: '홀 선택', signIn: '로그인', greeting: '다시 오신 것을 환영합니다' },
  ja_JP: { name: '日本語', halls: 'ホールを選ぶ', signIn: 'ログイン', greeting: 'おかえりなさい' },
  th_TH: { name: 'ไทย', halls: 'เลือกห้องเกม', signIn: 'เข้าสู่ระบบ', greeting: 'ยินดีต้อนรับกลับมา' },
  hi_IN: { name: 'हिन्दी', halls: 'हॉल चुनें', signIn: 'साइन इन', greeting: 'फिर से स्वागत है' },
  my_MM: { name: 'မြန်မာ', halls: 'ခန်းမ ရွေးပါ', signIn: 'အကောင့်ဝင်ရန်', greeting: 'ပြန်လည်ကြိုဆိုပါသည်' },
  ta_IN: { name: 'தமிழ்', halls: 'ஒரு அரங்கைத் தேர்ந்தெடுங்கள்', signIn: 'உள்நுழை', greeting: 'மீண்டும் வருக' },
  bn_BD: { name: 'বাংলা', halls: 'একটি হল বেছে নিন', signIn: 'সাইন ইন', greeting: 'আবার স্বাগতম' },
};

const banner = (page: Page) => page.getByRole('banner');

/** Waits until the element has no horizontal overflow. */
const expectFits = (element: Locator) =>
  expect
    .poll(() => element.evaluate((box) => box.scrollWidth - box.clientWidth), 'horizontal overflow')
    .toBe(0);

test('source language loads no message file', async ({ page }) => {
  let files = 0;
  page.on('request', (request) => {
    if (/\/assets\/messages-[^/]+\.js$/.test(request.url())) files += 1;
  });
  for (const [path, halls, fetched] of [
    ['/', texts.en_US.halls, 0],
    ['/vi-VN/', texts.vi_VN.halls, 1],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: halls })).toBeVisible();
    expect(files).toBe(fetched);
  }
});

const worldSite = (url: string) => url.replace('127.0.0.1', 'world.localhost');

test('language menu lists every language of the site', { tag: '@layouts' }, async ({ page, sandbox }) => {
  // English is selected on a Korean page, since it is the default language.
  await page.goto(`${worldSite(sandbox.url)}/ko-KR`);
  if (isMobileLayout(page)) await page.getByRole('button', { name: '내 정보', exact: true }).click();
  await page.getByRole('button', { name: /^언어/ }).click();
  for (const { name } of Object.values(texts))
    await expect(page.getByRole('button', { name, exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'English', exact: true }).click();
  await expect(page).toHaveURL(`${worldSite(sandbox.url)}/`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
  await expect(page.getByRole('heading', { name: texts.en_US.halls, exact: true })).toBeVisible();
});

test('sports page and link to customer service follow the language when it changes', {
  tag: '@main',
}, async ({ page, sandbox }) => {
  const heading = page.getByRole('main').frameLocator('iframe').getByRole('heading', { level: 1 });
  await page.goto(`${worldSite(sandbox.url)}/ko-KR/gameHall/4`);
  await expect(heading).toHaveText(/^축구/);
  const service = page.getByRole('complementary').locator('a[href*="/service"]');
  await expect(service).toHaveAttribute('href', /\?lang=ko_KR$/);
  await page.getByRole('button', { name: /^언어/ }).click();
  await page.getByRole('button', { name: 'English', exact: true }).click();
  await expect(heading).toHaveText(/^Football/);
  await expect(service).toHaveAttribute('href', /\?lang=en_US$/);
});

const prefixOf = (language: Language) => (language === 'en_US' ? '' : `/${languages[language].locale}`);

/** Checks home, its sign-in dialog and a hall in both layouts; begins and ends on home in the desktop layout. */
async function expectSiteIn(page: Page, site: string, language: Language) {
  const { locale } = languages[language];
  const text = texts[language];
  const prefix = prefixOf(language);
  const body = page.locator('body');
  await expect(page).toHaveURL(new RegExp(`^${site}${prefix}/?$`));
  await expect(page.locator('html')).toHaveAttribute('lang', locale);
  const cookies = await page.context().cookies();
  for (const name of ['lang', 'i18n_redirected'])
    expect(cookies.find((cookie) => cookie.name === name)?.value).toBe(language);
  await expect(page.getByRole('heading', { name: text.halls, exact: true })).toBeVisible();
  await expectFits(body);
  await banner(page).getByRole('button', { name: text.signIn, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { name: text.greeting })).toBeVisible();
  await expect(dialog.getByRole('button').locator('img')).toBeVisible();
  await expectFits(dialog);

  await page.setViewportSize(phoneSize);
  await expectFits(dialog);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('complementary')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: text.halls, exact: true })).toBeVisible();
  await expectFits(body);

  await page.getByRole('main').locator(`a[href="${prefix}/gameHall/2"]`).first().click();
  await expect(page).toHaveURL(`${site}${prefix}/gameHall/2`);
  await expect(page.getByRole('main').locator('header p')).toContainText(/\p{Number}/u);
  await expectFits(body);
  await page.setViewportSize(desktopSize);
  await expect(page.getByRole('complementary')).toHaveCount(1);
  await expectFits(body);
  await page.getByRole('complementary').getByRole('link').first().click();
}

/** In groups, of which each is loaded once: its other languages are chosen on the page. */
const all = Object.keys(languages) as Language[];
for (const group of [all.slice(0, 3), all.slice(3, 6), all.slice(6, 9), all.slice(9)])
  test(`site is shown in ${group.map((each) => languages[each].locale).join(', ')} and fits both layouts`, async ({
    page,
    sandbox,
  }) => {
    const [first, ...others] = group as [Language, ...Language[]];
    const site = worldSite(sandbox.url);
    await page.goto(`${site}${prefixOf(first)}/`);
    await test.step(first, () => expectSiteIn(page, site, first));
    for (const [index, language] of others.entries())
      await test.step(language, async () => {
        const before = texts[group[index] ?? first].name;
        await page.getByRole('complementary').getByRole('button', { name: before }).click();
        await page.getByRole('button', { name: texts[language].name, exact: true }).click();
        await expectSiteIn(page, site, language);
      });
  });

test('tab list fades at its overflowing edge on a phone', { tag: '@phone' }, async ({ page, sandbox }) => {
  await page.goto(`${worldSite(sandbox.url)}/ta-IN/gameHall/2`);
  const tabs = page.getByRole('main').getByRole('tablist');
  await expect(tabs).toHaveCSS('mask-image', /rgba\(0, 0, 0, 0\)\)$/);
  await expect(async () => {
    await tabs.getByRole('tab').last().scrollIntoViewIfNeeded();
    await expect(tabs).toHaveCSS('mask-image', /^linear-gradient\(90deg, rgba\(0, 0, 0, 0\)/, {
      timeout: 500,
    });
  }).toPass({ timeout: 7_000 });
});

test('month select has no English names in another language', async ({ page, sandbox }) => {
  await page.goto(`${worldSite(sandbox.url)}/my-MM`);
  await banner(page).getByRole('button').last().click();
  const months = page.getByRole('dialog').locator('select[name=birth_month] option');
  await expect(months).toHaveCount(13);
  expect((await months.allTextContents()).join(' ')).not.toMatch(/[a-z]/i);
});

test('long words of Tamil fit a window of 320 px', async ({ page, sandbox, control }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const site = `${worldSite(sandbox.url)}/ta-IN`;
  const { token, member_currency: currency, ...member } = await control.signIn({ account: 'linhmai_88' });
  await page.goto(`${site}/faq`);
  await page.evaluate((stored) => Object.assign(localStorage, stored), { ...member, currency, token });

  await page.goto(`${site}/user/PlayLimits`);
  const title = banner(page).getByRole('heading', { level: 1 });
  await expect(title).toHaveText('விளையாட்டு வரம்புகள்');
  const [box, header] = [await title.boundingBox(), await banner(page).boundingBox()];
  expect(box?.height).toBeLessThanOrEqual(header?.height ?? 0);

  await visit(page, '/ta-IN/user/MyWallet');
  const providers = page.getByRole('region', { name: 'வழங்குநர்களிடம்' });
  await expectFits(providers);
  const heading = providers.getByRole('heading', { name: 'வழங்குநர்களிடம்' });
  const lineHeight = await heading.evaluate((element) =>
    Number.parseFloat(getComputedStyle(element).lineHeight),
  );
  expect((await heading.boundingBox())?.height).toBeLessThan(1.5 * lineHeight);

  // A float has no room for words beside the title.
  await visit(page, '/ta-IN');
  await expect(page.getByRole('region', { name: 'பரிந்துரைகள்' })).toBeAttached();
  await expect(page.getByRole('link', { name: 'ஞாயிறு படகுப் போட்டி' })).toBeHidden();
});
