import { violations } from '../support/accessibility.ts';
import { expect, test } from '../support/fixtures.ts';
import { signIn } from '../support/steps.ts';

test.beforeEach(async ({ page }) => {
  await page.goto('/');
  await signIn(page, 'linhmai_88');
  await page.goto('/user/Letter');
});

test('nothing stands in anybody’s way in the inbox, nor in a letter', async ({ page }) => {
  await expect(page.getByRole('tabpanel').getByRole('listitem')).toHaveCount(12);
  expect(await violations(page)).toEqual([]);
  await page.getByRole('tabpanel').getByRole('link').first().click();
  await page.getByRole('article').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('alert')).toContainText('Delete this letter for good?');
  expect(await violations(page)).toEqual([]);
});

test('a letter is read and deleted with the keyboard alone', { tag: '@desktop' }, async ({ page }) => {
  const rows = page.getByRole('tabpanel').getByRole('listitem');
  await expect(rows).toHaveCount(12);
  await rows.getByRole('link').first().focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('article').getByRole('heading')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Delete it' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(rows).toHaveCount(11);
});
