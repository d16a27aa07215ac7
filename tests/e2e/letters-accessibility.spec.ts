import { axeViolations } from '#tests/support/accessibility.ts';
import { expect, test } from '#tests/support/fixtures.ts';
import { openSignedIn } from '#tests/support/realtime.ts';

test.beforeEach(async ({ page, control }) => {
  await openSignedIn(page, control, 'linhmai_88', '/user/Letter');
});

test('inbox and letter have no axe violations', { tag: '@layouts' }, async ({ page }) => {
  await expect(page.getByRole('tabpanel').getByRole('listitem')).toHaveCount(12);
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('tabpanel').getByRole('link').first().click();
  await page.getByRole('article').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('alert')).toContainText('Delete this letter permanently?');
  expect(await axeViolations(page)).toEqual([]);
});

test('letter can be read and deleted with the keyboard alone', async ({ page }) => {
  const rows = page.getByRole('tabpanel').getByRole('listitem');
  await expect(rows).toHaveCount(12);
  await rows.getByRole('link').first().focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('article').getByRole('heading')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('article').getByRole('link')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Delete letter' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(rows).toHaveCount(11);
});

test('tools of the letters keep the focus in each step', async ({ page }) => {
  const press = async (name: string) => {
    await page.getByRole('button', { name, exact: true }).focus();
    await page.keyboard.press('Enter');
  };
  const focused = (name: string) => expect(page.getByRole('button', { name, exact: true })).toBeFocused();
  await press('Select');
  await focused('Select all on this page');
  await page.keyboard.press('Enter');
  await press('Delete');
  await focused('Delete');
  await press('Keep letters');
  await focused('Select all on this page');
  await press('Cancel');
  await focused('Mark all as read');
  await page.keyboard.press('Enter');
  await focused('Select');
});
