import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from '../house/fixtures.ts';
import { dialog, openSignIn, signIn, tile } from '../house/steps.ts';

/** What axe finds against WCAG 2.2 AA, by rule and place. */
async function violations(page: Page) {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
}

for (const path of ['/', '/gameHall/2', '/discount', '/faq', '/sponsor', '/nowhere']) {
  test(`nothing stands in anybody’s way on ${path}`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('main')).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    expect(await violations(page)).toEqual([]);
  });
}

test('nor in the sign-in modal, nor for a member', async ({ page }) => {
  await page.goto('/');
  await openSignIn(page);
  await expect(dialog(page).getByRole('img', { name: /Picture/ })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await dialog(page).getByRole('button', { name: 'Close' }).click();
  await signIn(page, 'linhmai_88');
  await page.goto('/user');
  await expect(page.getByRole('heading', { name: 'Wallet' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

test('a game is reached and left with the keyboard alone', async ({ page }) => {
  await page.goto('/gameHall/2');
  await tile(page).focus();
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toContainText('Sign in to play');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(tile(page)).toBeFocused();
});
