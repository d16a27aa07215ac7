import { expect, test } from '#tests/support/fixtures.ts';
import { openSignedIn } from '#tests/support/realtime.ts';

/** Browsers in which the app cannot start, and the oldest in which it does. */

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
  await expect(page.getByText('Your browser is out of date')).toHaveCount(0);
  await page.getByRole('button', { name: /^Balance/ }).click();
  await expect(page.getByRole('link', { name: 'My wallet' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('link', { name: 'My wallet' })).toBeHidden();
  const heading = page.getByRole('heading', { level: 1 });
  await page.getByRole('navigation').locator('a[href$="/discount"]').click();
  await expect(heading).toHaveText('Promotions');
  await page.goto('/gameHall/2');
  await expect(heading).toHaveText('Slots');
  await page.goto('/user/Deposit');
  await expect(heading).toHaveText('Deposit');
  for (const [key, title] of [
    ['Transaction', 'Bets'],
    ['Letter', 'Letters'],
  ] as const) {
    await page.getByRole('complementary').locator(`a[href*="/user/${key}"]`).click();
    await expect(heading).toHaveText(title);
  }
  expect(errors).toEqual([]);
});

const notices = [
  ['en-GB', 'This browser is out of date'],
  ['zh-TW', '此瀏覽器版本過舊'],
  ['zh-CN', '此浏览器版本过旧'],
  ['vi', 'Trình duyệt này đã quá cũ'],
  ['ta-IN', 'This browser is out of date'],
] as const;

test('page shows a notice in a browser that lacks what the app needs', async ({ page }) => {
  const notice = page.getByRole('alert');
  await test.step('a function', async () => {
    await page.addInitScript(() => Reflect.deleteProperty(Array.prototype, 'findLast'));
    await page.goto('/');
    await expect(notice).toContainText('This browser is out of date');
  });
  // Simulates a browser without modules: it skips them and runs the nomodule script.
  await page.route('**/', async (route) => {
    const response = await route.fetch();
    const html = (await response.text())
      .replace(/<script type="module"[^>]*><\/script>/g, '')
      .replace('<script nomodule', '<script');
    await route.fulfill({ response, body: html });
  });
  for (const [locale, text] of notices)
    await test.step(`modules, in ${locale}`, async () => {
      await page.route('**/unsupported.js', async (route) => {
        const response = await route.fetch();
        const language = `Object.defineProperty(navigator, 'language', { value: '${locale}' });`;
        await route.fulfill({ response, body: language + (await response.text()) });
      });
      await page.goto('/');
      await expect(notice).toContainText(text);
      await page.unroute('**/unsupported.js');
    });
});
