import { expect, test } from '#tests/support/fixtures.ts';
import { openSignedIn } from '#tests/support/realtime.ts';

const path = '/arks/web/announcement/marquee';

test('announcements say that the connection is lost, and come when it is back', async ({
  page,
  context,
  control,
}) => {
  const main = page.getByRole('main');
  await openSignedIn(page, control, 'linhmai_88', '/faq');
  await control.script({ path, response: { kind: 'status', status: 502 } });
  await page.goto('/user/Announcement');
  await expect(main.getByRole('button', { name: 'Try again' })).toBeVisible();
  await context.setOffline(true);
  await main.getByRole('button', { name: 'Try again' }).click();
  await expect(main).toContainText('No connection. Try again when you are online.');
  await context.setOffline(false);
  await expect(main.getByRole('listitem')).toHaveCount(4);
  await context.setOffline(true);
  await main.getByRole('listitem').getByRole('link').first().click();
  await expect(page.getByRole('article').getByRole('heading')).toBeFocused();
  await context.setOffline(false);
});
