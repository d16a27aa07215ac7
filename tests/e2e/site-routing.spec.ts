import { expect, isMobileLayout, test } from '#tests/support/fixtures.ts';
import { chooseLanguage, halls, header, heading, navigation } from '#tests/support/routing.ts';
import { toast } from '#tests/support/steps.ts';

test('header and footer stay hidden after a navigation', { tag: '@phone' }, async ({ page }) => {
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

test('redirect rule loads an external page', async ({ page, control }) => {
  await page.route('https://www.example.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>The blog</h1>' }),
  );
  await page.goto('/blog');
  await expect(page.getByRole('heading', { name: 'The blog' })).toBeVisible();
  await expect(page).toHaveURL('https://www.example.com/blog');

  const banner = { id: 1, photo_path: '/icon.svg', title: 'Read on', url: '/blog', link_type: 1 };
  await control.script({
    path: '/arks/web/carousel_picture',
    response: { kind: 'code', code: 100, data: { web_carousel_picture_list: [banner] } },
  });
  await page.goto('/en-US');
  await page.getByRole('link', { name: 'See more' }).click();
  await expect(page).toHaveURL('https://www.example.com/blog');
});

test('error page is shown inside the layout when a chunk is missing', async ({ page, consoleErrors }) => {
  await page.route(/\/assets\/articles-[^/]+\.js$/, (route) => route.abort());
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  await page.goto('/sponsor');
  // The page reloads once to fetch the missing chunk.
  await expect.poll(() => loads).toBe(2);
  await expect(page.getByRole('alert')).toContainText('This could not be loaded');
  await expect(header(page)).toBeVisible();
  await expect(page.getByRole('alert')).not.toContainText('500');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expect(page).toHaveTitle('This could not be loaded');
  expect([...new Set(consoleErrors.splice(0))]).toEqual([
    expect.stringContaining('a chunk could not be loaded'),
  ]);
  await page.getByRole('link', { name: 'Go home' }).click();
  await expect(halls(page)).toBeVisible();
  await expect(page).toHaveTitle('Gamehall');
});

test('page keeps its language when the messages of another one fail to load', async ({ page }) => {
  await page.goto('/discount');
  await expect(heading(page)).toHaveText('Promotions');
  await page.route(/\/assets\/messages-[^/]+\.js$/, (route) => route.abort());
  await chooseLanguage(page, 'Tiếng Việt');
  await expect(toast(page, 'The language could not be changed.')).toBeVisible();
  await expect(heading(page)).toHaveText('Promotions');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
  await expect(page).toHaveURL('/discount');
});

test('site template sets the theme of the current layout', { tag: '@layouts' }, async ({ page, sandbox }) => {
  const { port } = new URL(sandbox.url);
  await page.goto(`http://jade.localhost:${port}/faq`);
  await expect(heading(page)).toHaveText('Help');
  const template = isMobileLayout(page) ? 'H5_2' : 'pc';
  await expect(page.locator('html')).toHaveAttribute('data-template', template);
  const background = isMobileLayout(page) ? 'rgb(7, 16, 16)' : 'rgb(16, 11, 16)';
  await expect(page.locator('body')).toHaveCSS('background-color', background);
});
