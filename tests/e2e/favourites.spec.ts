import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { signIn, toast } from '../support/steps.ts';

const path = '/arks/web/member-games/favorite/store';
const heart = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: 'Keep Lantern Street as a favourite' }).first();
const isLit = (page: Page, lit: boolean) =>
  expect(heart(page)).toHaveAttribute('aria-pressed', lit ? 'true' : 'false');

test.beforeEach(async ({ page }) => {
  await page.goto('/');
  await signIn(page, 'newcomer_1');
});

test('a heart on the first page is lit, and the game waits among the favourites', async ({ page }) => {
  await heart(page).click();
  await isLit(page, true);
  await page.goto('/gameHall/2?tab=my_favorite');
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1);
  await isLit(page, true);
});

test('a favourite that is not saved is put out again, and that is said', async ({ page, control }) => {
  await control.script({ path, answer: { kind: 'code', code: 500, message: 'The list is full' } });
  await heart(page).click();
  await expect(toast(page, 'this one was not saved')).toBeVisible();
  await expect(toast(page, 'The list is full')).toBeVisible();
  await isLit(page, false);
});

test('of two presses in a row the last counts, whatever becomes of the first', async ({ page, control }) => {
  const { id } = await control.script({ path, answer: { kind: 'code', code: 500 }, hold: true });
  await heart(page).click();
  await isLit(page, true);
  await expect.poll(async () => (await control.held()).length).toBe(1);
  await heart(page).click();
  await heart(page).click();
  await isLit(page, true);
  await control.release({ id });
  await page.goto('/gameHall/2?tab=my_favorite');
  await isLit(page, true);
});
