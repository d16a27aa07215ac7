import type { Page } from '@playwright/test';
import { test } from '#tests/support/dom/fixtures.ts';
import { expect } from '#tests/support/expect.ts';
import { openSignedIn } from '#tests/support/realtime.ts';
import { dialog } from '#tests/support/steps.ts';

const about = (page: Page, name: string) =>
  page
    .getByRole('main')
    .getByRole('button', { name: `About ${name}`, exact: true })
    .first();

test('card on home reads the facts from the list of the provider, and names the hall of a live table', async ({
  page,
  control,
}) => {
  await page.goto('/');
  const { n } = await control.requestCursor();
  await about(page, 'Triple Alder').click();
  await expect(dialog(page).locator('dl')).toContainText('Stake');
  const paths = (await control.requests({ since: n })).map(({ path }) => path);
  expect(paths).toContain('/v2/game_label');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await about(page, 'Velvet Roulette').click();
  await expect(dialog(page)).toContainText('Meridian Live, Live');
  await expect(dialog(page).locator('dl')).toContainText(/^Stake\$[\d.,]+ to \$[\d.,]+/);
});

test('card of a game in maintenance says when it reopens, and Play says that it is closed', async ({
  page,
  control,
}) => {
  await openSignedIn(page, control, 'second_seat', '/gameHall/2?gp=GPQN');
  await page
    .getByRole('main')
    .getByRole('button', { name: /^About / })
    .first()
    .click();
  await expect(dialog(page)).toContainText(/Reopens at \d\d:\d\d/);
  await dialog(page).getByRole('button', { name: 'Play', exact: true }).click();
  await expect(dialog(page).getByRole('heading', { level: 2 })).toContainText('maintenance');
});
