import { expect, test } from '#tests/support/fixtures.ts';
import { openSignedIn } from '#tests/support/realtime.ts';

/** Notices for unsupported browsers. */

const internetExplorer = 'Mozilla/5.0 (Windows NT 10.0; WOW64; Trident/7.0; rv:11.0) like Gecko';

test.describe('with the user agent of Internet Explorer', () => {
  test.use({ userAgent: internetExplorer });

  test('unsupported-browser notice stays hidden when closed', async ({ page }) => {
    await page.goto('/');
    const notice = page.getByRole('status').filter({ hasText: 'Your browser is out of date' });
    await expect(notice).toContainText('Use the latest Chrome, Edge, Firefox or Safari.');
    await expect(page.getByRole('heading', { name: 'Choose a hall' })).toBeVisible();
    await notice.getByRole('button', { name: 'Close' }).click();
    await expect(notice).toHaveCount(0);
    await page.getByRole('navigation').locator('a[href$="/discount"]').click();
    await expect(page.getByRole('heading', { level: 1, name: 'Promotions' })).toBeVisible();
    await expect(notice).toHaveCount(0);
  });
});

test('unsupported-browser notice is hidden in a supported browser', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('[data-machine=session]')).toHaveAttribute('data-state', 'signedOut');
  await expect(page.getByText('Your browser is out of date')).toHaveCount(0);
});

test('page says in its language why nothing works on plain http, and leads to https', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(window, 'isSecureContext', { value: false }));
  await page.goto('/vi-VN/faq?id=7');
  await expect(page.getByRole('alert')).toContainText('Kết nối này không an toàn');
  await expect(page.getByRole('link', { name: 'Mở trang an toàn' })).toHaveAttribute(
    'href',
    page.url().replace('http:', 'https:'),
  );
  await expect(page.getByRole('banner')).toHaveCount(0);
});

for (const [locale, text] of [
  ['en-GB', 'This browser is out of date'],
  ['zh-TW', '此瀏覽器版本過舊'],
  ['zh-CN', '此浏览器版本过旧'],
  ['vi', 'Trình duyệt này đã quá cũ'],
  ['ta-IN', 'This browser is out of date'],
] as const) {
  test.describe(`without modules in ${locale}`, () => {
    test.use({ locale });

    test(`page shows a notice in ${locale} when modules are unsupported`, async ({ page }) => {
      // Simulates such a browser: it skips modules and runs the nomodule script.
      await page.route('**/', async (route) => {
        const response = await route.fetch();
        const html = (await response.text())
          .replace(/<script type="module"[^>]*><\/script>/g, '')
          .replace('<script nomodule', '<script');
        await route.fulfill({ response, body: html });
      });
      await page.goto('/');
      await expect(page.getByRole('alert')).toContainText(text);
    });
  });
}

/** What browsers have got since 2023, as far as a script can take it away: the style of popovers stays. */
function takeNewFunctions() {
  const of = (holder: object, ...names: string[]) => {
    for (const name of names) Reflect.deleteProperty(holder, name);
  };
  of(Array.prototype, 'toReversed', 'toSorted', 'toSpliced', 'with');
  of(Array, 'fromAsync');
  of(AbortSignal, 'any');
  of(Map, 'groupBy');
  of(Object, 'groupBy');
  of(Promise, 'try', 'withResolvers');
  of(RegExp, 'escape');
  of(String.prototype, 'isWellFormed', 'toWellFormed');
  of(Set.prototype, 'difference', 'intersection', 'isDisjointFrom', 'isSubsetOf', 'isSupersetOf');
  of(Set.prototype, 'symmetricDifference', 'union');
  of(Math, 'f16round', 'sumPrecise');
  of(URL, 'parse', 'canParse');
  of(window, 'Iterator', 'scheduler', 'requestIdleCallback', 'cancelIdleCallback', 'URLPattern');
  of(Intl, 'DurationFormat');
  of(Element.prototype, 'checkVisibility', 'setHTMLUnsafe', 'getHTML', 'moveBefore');
  of(Document.prototype, 'startViewTransition');
  const iterators = Object.getPrototypeOf(Object.getPrototypeOf([][Symbol.iterator]())) as object;
  of(
    iterators,
    'map',
    'filter',
    'take',
    'drop',
    'flatMap',
    'reduce',
    'toArray',
    'forEach',
    'some',
    'every',
    'find',
  );
}

test('member plays, reads and opens menus in a browser of 2023', async ({ page, control }) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.addInitScript(takeNewFunctions);
  await openSignedIn(page, control, 'second_seat', '/');
  await expect(page.getByRole('heading', { name: 'Choose a hall' })).toBeVisible();
  await page.getByRole('button', { name: /^Balance/ }).click();
  await expect(page.getByRole('link', { name: 'My wallet' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('link', { name: 'My wallet' })).toBeHidden();
  for (const path of ['/gameHall/2', '/user/Deposit', '/user/Transaction', '/user/Letter', '/discount']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  }
  expect(errors).toEqual([]);
});

test('page shows a notice in a browser that lacks what the app needs', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(Array.prototype, 'findLast'));
  await page.goto('/');
  await expect(page.getByRole('alert')).toContainText('This browser is out of date');
});
