import { expect, test } from '#tests/support/fixtures.ts';
import { browserWithPageCache, logRestoredPages, restorePage } from '#tests/support/restored-page.ts';

/* Pages of a visitor that are restored from the back/forward cache. */

test.use({ rendered: true, launchOptions: browserWithPageCache });

const paths = [
  '/',
  '/gameHall/2',
  '/discount',
  '/discount/cashback',
  '/faq',
  '/faq/deposit-time',
  '/sponsor',
  '/documents/terms',
  '/app',
];

test('every public page is restored, and connected again at once', async ({ page, control, sandbox }) => {
  await logRestoredPages(page.context());
  const sockets = async () => (await control.channels()).web_member ?? 0;
  // Polls are quick, so that connections are cut while they begin too.
  const soon = { intervals: [10] };
  for (const path of paths)
    await test.step(path, async () => {
      await page.goto(path);
      await expect(async () => {
        // A visitor's socket begins when the page is used.
        await page.mouse.click(1, 1);
        expect(await sockets()).toBe(1);
      }).toPass(soon);
      // The list of all games, if it is still coming, is too large for a page that is kept.
      if (path === '/gameHall/2') await page.waitForLoadState('networkidle');
      await page.goto(`${sandbox.gamesUrl}/service`);
      await expect.poll(sockets, soon).toBe(0);
      await restorePage(page);
      await expect.poll(sockets, soon).toBe(1);
      await expect(page.getByRole('main')).toBeVisible();
    });
});
