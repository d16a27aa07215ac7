import type { Page } from '@playwright/test';
import { test } from '#tests/support/dom/fixtures.ts';
import { expect } from '#tests/support/expect.ts';
import { openSignedIn } from '#tests/support/realtime.ts';

const account = 'second_seat';

/** Pages of this site that the page links to, without files; the filters of a hall are not pages of their own. */
const linksOf = (page: Page) =>
  page
    .locator('a[href]')
    .evaluateAll((links) =>
      (links as HTMLAnchorElement[])
        .filter(({ host, pathname }) => host === window.location.host && !pathname.endsWith('.txt'))
        .map(({ pathname, search }) => (pathname.startsWith('/gameHall') ? pathname : pathname + search)),
    );

interface Crawl {
  start: string;
  follows: (path: string) => boolean;
  /** What no page may show. */
  secret?: RegExp;
}
/** Follows links from a page. Resolves with what was reached, was missing, or showed `secret`. */
async function crawl(page: Page, { start, follows, secret = /(?!)/ }: Crawl) {
  const queue = [start];
  const reached = new Set<string>();
  const missing: string[] = [];
  const shown: string[] = [];
  const main = page.getByRole('main');
  for (const path of queue) {
    if (reached.has(path)) continue;
    reached.add(path);
    await page.goto(path);
    await expect(main).toHaveText(/\S/);
    await expect(main.locator('[aria-busy=true]')).toHaveCount(0);
    await page.waitForLoadState('networkidle');
    if (path === '/') await expect(page.getByRole('contentinfo')).toBeVisible();
    if (await main.getByText(/not found/i).count()) missing.push(path);
    if (await page.getByText(secret).filter({ visible: true }).count()) shown.push(path);
    queue.push(...(await linksOf(page)).filter(follows));
  }
  return { reached: [...reached], missing, shown };
}

/** Articles and halls are the same for everybody: they are followed once, for a member on the desktop. */
const isOwn = (path: string) => !/^\/(?:discount|documents|faq|gameHall)\/./.test(path);

for (const [layout, tag, follows, far] of [
  ['desktop', [] as string[], () => true, ['/documents/terms', '/discount/friends', '/user/Info']],
  ['phone', '@phone', isOwn, ['/gameHall', '/search', '/user/Info', '/user/MyWallet', '/faq']],
] as const)
  test(`every link of the ${layout} leads to a page that exists, and no page shows the hidden balance`, {
    tag,
  }, async ({ page, control }) => {
    test.setTimeout(180_000);
    await control.setBalance({ account, cash: 4_321.09 });
    await openSignedIn(page, control, account, '/faq');
    await page.evaluate(() => localStorage.setItem('eyeOpen', '0'));
    const { reached, missing, shown } = await crawl(page, { start: '/user', follows, secret: /4,321/ });
    expect(missing).toEqual([]);
    expect(shown).toEqual([]);
    expect(reached).toEqual(expect.arrayContaining([...far]));
  });

test('every link leads a visitor to a page that exists', { tag: '@layouts' }, async ({ page }) => {
  const { reached, missing } = await crawl(page, { start: '/', follows: isOwn });
  expect(missing).toEqual([]);
  expect(reached).toEqual(expect.arrayContaining(['/discount', '/app', '/user/Deposit']));
});

test('every link of the agent window leads to a page that exists', { tag: '@layouts' }, async ({
  page,
  control,
}) => {
  await openSignedIn(page, control, 'agent_rosa', '/faq');
  const follows = (path: string) => path.startsWith('/proxy');
  const { reached, missing } = await crawl(page, { start: '/proxy', follows });
  expect(missing).toEqual([]);
  expect(reached).toEqual(expect.arrayContaining(['/proxy/DownlineInfo', '/proxy/Transfer', '/proxy/Plan']));
});
