import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/fixtures.ts';
import { openSignedIn } from '#tests/support/realtime.ts';
import { toast } from '#tests/support/steps.ts';

const path = '/arks/web/member-games/favorite/store';
const favouriteButton = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: 'Add Lantern Street to favourites' }).first();
const expectFavourite = (page: Page, isFavourite: boolean) =>
  expect(favouriteButton(page)).toHaveAttribute('aria-pressed', isFavourite ? 'true' : 'false');

test.beforeEach(async ({ page, control }) => {
  await openSignedIn(page, control, 'newcomer_1');
});

test('favourite set on the home page appears in the favourites list', { tag: '@layouts' }, async ({
  page,
}) => {
  await favouriteButton(page).click();
  await expectFavourite(page, true);
  await page.goto('/gameHall/2?tab=my_favorite');
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1);
  await expectFavourite(page, true);
});

test('favourite shows its last saved state when saving fails', async ({ page, control }) => {
  await control.script({ path, response: { kind: 'code', code: 500, message: 'The list is full' } });
  await favouriteButton(page).click();
  await expect(toast(page, 'This favourite was not saved')).toBeVisible();
  await expect(toast(page, 'The list is full')).toBeVisible();
  await expectFavourite(page, false);
  await test.step('the last click takes effect when the first request fails', async () => {
    const { id } = await control.script({ path, response: { kind: 'code', code: 500 }, hold: true });
    await favouriteButton(page).click();
    await expectFavourite(page, true);
    await expect.poll(async () => (await control.held()).length).toBe(1);
    await favouriteButton(page).click();
    await favouriteButton(page).click();
    await expectFavourite(page, true);
    await control.release({ id });
    await page.goto('/gameHall/2?tab=my_favorite');
    await expectFavourite(page, true);
  });
});
