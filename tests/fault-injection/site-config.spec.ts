import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';

/** What the serving process wrote into the page, changed on its way; `null` leaves it out. */
async function rewriteBlock(page: Page, change: (config: Record<string, unknown>) => string | null) {
  await page.route('**/*', async (route) => {
    if (!route.request().isNavigationRequest()) return route.fallback();
    const response = await route.fetch();
    const html = await response.text();
    const body = html.replace(/(<script [^>]*id="site">)(.*?)(<\/script>)/s, (_, open, config, close) => {
      const text = change(JSON.parse(config));
      return text === null ? '' : open + text + close;
    });
    await route.fulfill({ response, body });
  });
}
const siteJson = /\/site\.json$/;
const told = (page: Page) => page.getByRole('alert');
const halls = (page: Page) => page.getByRole('heading', { name: 'Choose a hall' });

test('without the block in the page, /site.json opens the site', async ({ page }) => {
  await rewriteBlock(page, () => null);
  const asked = page.waitForResponse(siteJson);
  await page.goto('/');
  expect((await asked).status()).toBe(200);
  await expect(halls(page)).toBeVisible();
});

test('no config at all is told in words, and trying again opens the site', async ({ page }) => {
  await rewriteBlock(page, () => null);
  await page.route(siteJson, (route) => route.fulfill({ status: 503, body: 'later' }));
  await page.goto('/gameHall/2');
  await expect(told(page)).toContainText('This site cannot open');
  await expect(told(page)).toContainText('Its configuration could not be loaded: /site.json answered 503.');
  await page.unroute(siteJson);
  await page.route(siteJson, (route) => route.abort());
  await page.reload();
  await expect(told(page)).toContainText('/site.json could not be reached');
  await page.unroute(siteJson);
  await told(page).getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Slots' })).toBeVisible();
});

const wrongs: [string, (config: Record<string, unknown>) => string, RegExp][] = [
  ['no JSON', () => '{"siteId":', /configuration is wrong: not JSON/],
  ['null', () => 'null', /configuration is wrong: document: /],
  ['a list', () => '[]', /configuration is wrong: siteId: /],
  ['an empty id', (config) => JSON.stringify({ ...config, siteId: '' }), /wrong: siteId: /],
  [
    'an unknown language',
    (config) => JSON.stringify({ ...config, defaultLanguage: 'tlh_QX' }),
    /wrong: defaultLanguage: unknown language/,
  ],
  [
    'a socket address that is none',
    (config) => JSON.stringify({ ...config, websocketUrl: '<b>here</b>', title: 7 }),
    /wrong: title: .*websocketUrl: /,
  ],
];
test('a wrong config is told by what is wrong with it', async ({ page }) => {
  for (const [name, change, words] of wrongs) {
    await test.step(name, async () => {
      await rewriteBlock(page, change);
      await page.goto('/');
      await expect(told(page)).toContainText('This site cannot open');
      await expect(told(page)).toContainText(words);
      await expect(told(page).locator('b')).toHaveCount(0);
      await page.unrouteAll();
    });
  }
});

test('a page in place of /site.json is a wrong config', async ({ page }) => {
  await rewriteBlock(page, () => null);
  await page.route(siteJson, (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }));
  await page.goto('/');
  await expect(told(page)).toContainText('Its configuration is wrong: not JSON.');
});

test('a site of one language alone, which is not English, speaks it', async ({ page }) => {
  await rewriteBlock(page, (config) =>
    JSON.stringify({ ...config, languages: ['ko_KR'], defaultLanguage: 'ko_KR' }),
  );
  await page.goto('/');
  await expect(page.getByRole('heading', { name: '홀 선택' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ko-KR');
  await expect(page.getByRole('main').getByRole('link', { name: /^슬롯/ })).toBeVisible();
});

test('what the config does not know yet, and unknown fields, change nothing', async ({ page }) => {
  await rewriteBlock(page, ({ customerServiceUrl, capabilities, routeRules, ...config }) =>
    JSON.stringify({ ...config, moon: 'full' }),
  );
  await page.goto('/gameHall/2');
  await expect(page.getByRole('button', { name: /^Play / }).first()).toBeVisible();
});
