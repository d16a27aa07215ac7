import { configError, rewriteBlock } from '#tests/support/config-block.ts';
import { test } from '#tests/support/dom/fixtures.ts';
import { expect } from '#tests/support/expect.ts';

const wrongs: [string, (config: Record<string, unknown>) => string, RegExp][] = [
  ['invalid JSON', () => '{"siteId":', /configuration is not valid: document: not JSON/],
  ['null', () => 'null', /configuration is not valid: document: /],
  ['a list', () => '[]', /configuration is not valid: siteId: /],
  ['an empty id', (config) => JSON.stringify({ ...config, siteId: '' }), /not valid: siteId: /],
  [
    'an unknown language',
    (config) => JSON.stringify({ ...config, defaultLanguage: 'tlh_QX' }),
    /not valid: defaultLanguage: unknown language/,
  ],
  [
    'an invalid socket URL',
    (config) => JSON.stringify({ ...config, websocketUrl: '<b>here</b>', title: 7 }),
    /not valid: title: .*websocketUrl: /,
  ],
];
test('config error names the problem when the config is invalid', async ({ page }) => {
  for (const [name, change, words] of wrongs) {
    await test.step(name, async () => {
      await rewriteBlock(page, change);
      await page.goto('/faq');
      await expect(configError(page)).toContainText('This site is not available');
      await expect(configError(page)).toContainText(words);
      await expect(configError(page).locator('b')).toHaveCount(0);
      await page.unrouteAll();
    });
  }
});

test('site uses Korean when it has no other language', async ({ page }) => {
  await rewriteBlock(page, (config) =>
    JSON.stringify({ ...config, languages: ['ko_KR'], defaultLanguage: 'ko_KR' }),
  );
  await page.goto('/');
  await expect(page.getByRole('heading', { name: '홀 선택' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ko-KR');
  await expect(page.getByRole('main').getByRole('link', { name: /^슬롯/ })).toBeVisible();
});

test('site opens when optional config fields are missing and unknown ones are set', async ({ page }) => {
  await rewriteBlock(page, ({ customerServiceUrl, capabilities, routeRules, ...config }) =>
    JSON.stringify({ ...config, moon: 'full' }),
  );
  await page.goto('/gameHall/2');
  await expect(page.getByRole('main')).toContainText(/[1-9]\d* games/);
});
