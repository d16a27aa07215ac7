import { test } from '#tests/support/dom/fixtures.ts';
import { expect } from '#tests/support/expect.ts';
import { openSignedIn } from '#tests/support/realtime.ts';

const path = '/arks/web/announcement/marquee';

test('announcements are found by their words and opened by their URL', async ({ page, control }) => {
  await openSignedIn(page, control, 'linhmai_88', '/user/Announcement');
  const rows = page.getByRole('main').getByRole('listitem').getByRole('link');
  await expect(rows).toHaveCount(4);
  // The first one is beside the list, with the time of its publication.
  await expect(page.getByRole('article')).toContainText('Maintenance at Aurelia');
  await expect(page.getByRole('article')).toContainText(/\d\d:\d\d \(GMT-4\)/);
  await page.getByRole('main').getByRole('searchbox').fill('aurelia');
  await expect(rows).toHaveCount(1);
  await rows.first().click();
  await expect(page.getByRole('article').getByRole('heading')).toBeFocused();
  await page.reload();
  await expect(page.getByRole('article')).toContainText('Maintenance at Aurelia');
  await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('aurelia');
  await page.getByRole('main').getByRole('searchbox').fill('nothing like it');
  await expect(page.getByRole('main')).toContainText('No announcement matches');
  await page.getByRole('main').getByRole('button', { name: 'Clear search' }).last().click();
  await expect(rows).toHaveCount(4);
});

test('announcements can be tried again when they failed, and say when there are none', async ({
  page,
  control,
}) => {
  await openSignedIn(page, control, 'linhmai_88', '/faq');
  await control.script({ path, response: { kind: 'status', status: 502 } });
  await page.goto('/user/Announcement');
  const retry = page.getByRole('main').getByRole('button', { name: 'Try again' });
  await expect(retry).toBeVisible();
  await control.script({
    path,
    response: { kind: 'code', code: 100, data: { web_announcement_list: [] } },
  });
  await retry.click();
  await expect(page.getByRole('main')).toContainText('No announcements right now.');
});
