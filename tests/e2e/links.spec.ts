import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { openSignedIn } from '../support/realtime.ts';

const account = 'second_seat';

/** Pages of this site that the page links to; the filters of a hall are not pages of their own. */
const linksOf = (page: Page) =>
  page
    .locator('a[href]')
    .evaluateAll((links) =>
      (links as HTMLAnchorElement[])
        .filter(({ host }) => host === window.location.host)
        .map(({ pathname, search }) => (pathname.startsWith('/gameHall') ? pathname : pathname + search)),
    );

/** Follows all links from the given pages. Resolves with what was reached, was missing, or showed `secret`. */
async function crawl(page: Page, start: readonly string[], secret: RegExp) {
  const queue = [...start];
  const reached = new Set<string>();
  const missing: string[] = [];
  const shown: string[] = [];
  const main = page.getByRole('main');
  await page.route(/\/art\//, (route) => route.abort());
  for (const path of queue) {
    if (reached.has(path)) continue;
    reached.add(path);
    await page.goto(path);
    await expect(main).toHaveText(/\S/);
    await expect(main.locator('[aria-busy=true]')).toHaveCount(0);
    if (path === '/') await expect(page.getByRole('contentinfo')).toBeVisible();
    if (await main.getByText(/not found/i).count()) missing.push(path);
    if (await page.getByText(secret).filter({ visible: true }).count()) shown.push(path);
    queue.push(...(await linksOf(page)));
  }
  return { reached: [...reached], missing, shown };
}

test('every link leads to a page that exists, and no page shows the hidden balance', async ({
  page,
  control,
}) => {
  test.setTimeout(180_000);
  await control.setBalance({ account, cash: 4_321.09 });
  await openSignedIn(page, control, account, '/faq');
  await page.addInitScript(() => localStorage.setItem('eyeOpen', '0'));
  const { reached, missing, shown } = await crawl(page, ['/user'], /4,321/);
  expect(missing).toEqual([]);
  expect(shown).toEqual([]);
  expect(reached).toEqual(expect.arrayContaining(['/documents/terms', '/discount/friends', '/user/Info']));
});
