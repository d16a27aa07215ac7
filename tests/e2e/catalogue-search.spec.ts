import { axeViolations } from '#tests/support/accessibility.ts';
import { expect, isMobileLayout, test } from '#tests/support/fixtures.ts';
import {
  expectAllGamesLoaded,
  failed,
  gameListPath,
  games,
  main,
  provider,
  search,
  tab,
} from '#tests/support/hall.ts';
import { openSignedIn } from '#tests/support/realtime.ts';
import { tile, waitUntilHeld } from '#tests/support/steps.ts';

test('hall keeps its hot games in place when the list of all games loads, and suggests the nearest word when nothing matches', async ({
  page,
  control,
}) => {
  const { id } = await control.script({ path: gameListPath, response: { kind: 'real' }, hold: true });
  await page.goto('/gameHall/2');
  await expect(tile(page, 'Lantern Street')).toBeVisible();
  await expect(games(page)).toHaveAttribute('aria-busy', 'true');
  const count = await main(page).locator('header p').textContent();
  const place = await tile(page, 'Lantern Street').boundingBox();
  await waitUntilHeld(control, gameListPath);
  await control.release({ id });
  await expectAllGamesLoaded(page);
  await expect(main(page).locator('header p')).toHaveText(count ?? '');
  expect(await tile(page, 'Lantern Street').boundingBox()).toEqual(place);
  await search(page).fill('lanxtxrn');
  await expect(main(page)).toContainText('No results for “lanxtxrn”');
  expect(await axeViolations(page)).toEqual([]);
  await main(page).getByRole('button', { name: 'Lantern', exact: true }).click();
  await expect(tile(page)).toHaveAccessibleName(/Lantern/);
});

test('hall has skeletons for a search until the list of all games is there, and its hot games when that fails', async ({
  page,
  control,
}) => {
  const response = { kind: 'status', status: 502 } as const;
  const { id } = await control.script({ path: gameListPath, response, hold: true });
  await page.goto('/gameHall/2');
  await expect(tile(page)).toBeVisible();
  await search(page).fill('lantern street');
  await expect(main(page).getByRole('list', { name: 'Loading games' })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await search(page).fill('');
  await waitUntilHeld(control, gameListPath);
  await control.release({ id });
  await expect(failed(page)).toContainText('This could not be loaded');
  await expect(tile(page, 'Lantern Street')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await search(page).fill('lantern street');
  await failed(page).getByRole('button', { name: 'Try again' }).click();
  await expect(failed(page)).toHaveCount(0);
  await expectAllGamesLoaded(page);
  await expect(games(page).getByRole('listitem').first()).toContainText('Lantern Street');
});

test('provider is marked as closed when it is inactive or in maintenance', async ({ page }) => {
  await page.goto('/gameHall/2');
  const inactive = provider(page, /^Nebula East/);
  await expect(inactive).toHaveText(/Closed$/);
  await expect(inactive).toBeDisabled();
  const inMaintenance = provider(page, /^Quarter Note/);
  await expect(inMaintenance).toHaveText(/Closed$/);
  await inMaintenance.click();
  await expect(games(page).getByRole('listitem').first()).toContainText(/Reopens at \d\d:\d\d/);
  expect(await axeViolations(page)).toEqual([]);
  await page.goto('/slotgame?gt_id=2&gp_id=GPNE');
  await expect(main(page)).toContainText('Temporarily closed');
  await expect(main(page)).toContainText('Nebula East');
  expect(await axeViolations(page)).toEqual([]);
});

test('provider page filters its games by label', async ({ page, control }) => {
  const { n } = await control.requestCursor();
  await page.goto('/slotgame?gt_id=2&gp_id=GPPT');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Northwind');
  await expect(tile(page)).toBeVisible();
  const label = page.getByRole('toolbar', { name: 'Lists' }).getByRole('button', { name: 'New' });
  await label.click();
  await expect(page).toHaveURL(/label=.*new/);
  const listed = games(page).getByRole('listitem');
  await expect(listed.filter({ hasText: 'New' }).first()).toBeVisible();
  await expect(listed.filter({ hasNotText: 'New' })).toHaveCount(0);
  expect(await axeViolations(page)).toEqual([]);
  await page.reload();
  await expect(label).toHaveAttribute('aria-pressed', 'true');
  // A provider page does not load the list of all games.
  expect((await control.requests({ since: n })).some(({ path }) => path === gameListPath)).toBe(false);
});

test('hall shows the favourites and last-played lists of a member', async ({ page, control }) => {
  await openSignedIn(page, control, 'linhmai_88', '/gameHall/2?tab=my_favorite');
  await expectAllGamesLoaded(page);
  const listed = games(page).getByRole('listitem');
  await expect(listed.first()).toBeVisible();
  await expect(listed.getByRole('button', { name: /favourite/, pressed: false })).toHaveCount(0);
  expect(await axeViolations(page)).toEqual([]);
  const hasItsOwnCount = async () => {
    const count = await listed.count();
    await expect(main(page).locator('header p')).toHaveText(count === 1 ? '1 game' : `${count} games`);
    await expect(main(page).getByRole('button', { name: /^All providers/ })).toHaveText(
      `All providers${count}`,
    );
  };
  await hasItsOwnCount();
  await tab(page, 'Recently played').click();
  await expect(page).toHaveURL(/tab=last_play/);
  await expect(listed.first()).toBeVisible();
  await hasItsOwnCount();
});

test('combobox opens a result, shows all of them, offers the search again and leads to the halls when nothing is found', {
  tag: '@layouts',
}, async ({ page }) => {
  await page.goto(isMobileLayout(page) ? '/gameHall' : '/faq');
  const field = page.getByRole('combobox', { name: 'Search games' });
  const options = page.getByRole('listbox', { name: 'Search results' }).getByRole('option');
  await field.click();
  await expect(page.getByRole('group', { name: 'Popular games' }).getByRole('option')).toHaveCount(5);
  await field.fill('lantern');
  await expect(field).toHaveAttribute('aria-expanded', 'true');
  await expect(options.first()).toContainText('Lantern');
  expect(await axeViolations(page)).toEqual([]);
  await field.press('ArrowUp');
  await expect(options.last()).toHaveAttribute('aria-selected', 'true');
  await field.press('ArrowDown');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await expect(field).toHaveAttribute(
    'aria-activedescendant',
    (await options.first().getAttribute('id')) ?? '',
  );
  await field.press('Home');
  await expect(field).not.toHaveAttribute('aria-activedescendant');
  await field.press('Enter');
  await expect(page).toHaveURL(/\/search\?q=lantern/);
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Results for “lantern”');
  const status = main(page).getByRole('status');
  await expect(status).toHaveText(/^\d+ games$/);
  await expect(tile(page)).toBeVisible();
  const all = await status.textContent();
  await provider(page, /^Aurelia/).click();
  await expect(page).toHaveURL(/[?&]gp=/);
  await expect(status).not.toHaveText(all ?? '');
  expect(await axeViolations(page)).toEqual([]);
  await provider(page, /^All providers/).click();
  await expect(status).toHaveText(all ?? '');

  await field.fill('');
  const recent = page.getByRole('group', { name: 'Recent searches' }).getByRole('option');
  await expect(recent).toHaveText(['lantern']);
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Remove lantern' }).click();
  await expect(recent).toHaveCount(0);
  await expect(field).toBeFocused();

  await field.fill('zzzzqqqq');
  await field.press('Enter');
  await expect(page).toHaveURL(/\/search\?q=zzzzqqqq/);
  await expect(main(page)).toContainText('No results for “zzzzqqqq”');
  await expect(main(page).getByRole('link', { name: /^Slots/ })).toBeVisible();
  await expect(
    main(page).getByRole('region', { name: 'Most played' }).getByRole('listitem').first(),
  ).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
});

test('Escape closes the list of the search before its options have loaded', async ({ page }) => {
  const { promise, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/assets/SearchResults-*.js', async (route) => {
    await promise;
    await route.continue();
  });
  await page.goto('/');
  const field = page.getByRole('combobox', { name: 'Search games' });
  const chunk = page.waitForResponse(/SearchResults-.*\.js/);
  await field.press('Escape');
  release();
  const url = (await chunk).url();
  await page.evaluate(async (file) => {
    await import(file);
    for (let frame = 0; frame < 5; frame += 1) await new Promise(requestAnimationFrame);
  }, url);
  await expect(page.getByRole('listbox', { name: 'Search results' })).toHaveCount(0);
  await field.press('ArrowDown');
  await expect(page.getByRole('listbox', { name: 'Search results' })).toBeVisible();
});
