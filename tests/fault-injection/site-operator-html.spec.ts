import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/fixtures.ts';
import { hostilePage, hostileUrls } from '#tests/support/hostile-html.ts';
import { openSignedIn } from '#tests/support/realtime.ts';
import { respondWith } from '#tests/support/responses.ts';
import { article, dangers, hostileTitle, html, inHtml } from './operator-html.ts';

/** What only a browser shows of the operator's HTML: that nothing of it runs, and what its parser makes of URLs. */

// The page's CSP would block much of it too.
test.use({ bypassCSP: true });

const urls = hostileUrls.map((url) => url.replaceAll('"', '&quot;'));
const links = urls.map((url, place) => `<a href="${url}">Link ${place}.</a>`).join(' ');
/** A link of the operator's, which leads to the next page without a load. */
const leadingTo = (path: string, content: string) => `<p><a href="${path}">Read on</a></p>${content}`;
const follow = (page: Page) => page.getByRole('article').getByRole('link', { name: 'Read on' }).click();

/** The sanitized text is whole, and none of its event handlers is left. */
async function expectNothingRuns(page: Page) {
  await expect(inHtml(page)).toBeAttached();
  expect(await dangers(page, html(page))).toEqual([]);
  await page.evaluate(() => {
    for (const element of document.querySelectorAll('[class*=html] *'))
      for (const kind of ['mouseover', 'focus', 'load', 'error', 'animationend', 'toggle'])
        element.dispatchEvent(new Event(kind));
  });
  expect(await page.evaluate(() => 'pwned' in window)).toBe(false);
  expect(await page.title()).toContain('Gamehall');
}

test("nothing runs or loads from the operator's hostile HTML", async ({ page, control }) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (/evil/.test(new URL(request.url()).host)) foreign.push(request.url());
  });
  await control.letter({
    account: 'second_seat',
    title: hostileTitle,
    content: leadingTo('/faq/1', hostilePage),
  });
  await respondWith(control, '/arks/web/faq', {
    list: [
      { ...article, content: leadingTo('/faq/2', hostilePage) },
      { id: '2', title: 'Links', content: `${links} <a href="/discount">Good</a>` },
    ],
  });
  await test.step('in a letter', async () => {
    await openSignedIn(page, control, 'second_seat', '/user/Letter');
    await page.getByRole('link', { name: /From the operator/ }).click();
    await expect(page.getByRole('article').getByRole('heading')).toHaveText(hostileTitle);
    await expectNothingRuns(page);
  });
  await test.step('in an article', async () => {
    await follow(page);
    await expect(page).toHaveURL('/faq/1');
    await expectNothingRuns(page);
    expect(foreign).toEqual([]);
  });
  await test.step('link keeps its href only when its URL is allowed', async () => {
    await follow(page);
    const text = page.getByRole('main').locator('[class*=html]');
    await expect(text).toContainText(`Link ${hostileUrls.length - 1}.`);
    const led = await text
      .locator('a[href]')
      .evaluateAll((all) => (all as HTMLAnchorElement[]).map(({ pathname, text }) => `${text} ${pathname}`));
    expect(led).toEqual(['Good /discount']);
  });
});
