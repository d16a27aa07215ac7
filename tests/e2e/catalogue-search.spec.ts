import type { Page } from '@playwright/test';
import { gameTypes } from '#contract/constants.ts';
import type { ControlClient } from '#sandbox/server/control-client.ts';
import { axeViolations } from '#tests/support/accessibility.ts';
import { expect, isMobileLayout, test } from '#tests/support/fixtures.ts';
import { expectAllGamesLoaded, gameListPath, games } from '#tests/support/hall.ts';
import { openSignedIn } from '#tests/support/realtime.ts';
import { dialog, tile, waitUntilHeld } from '#tests/support/steps.ts';

const hotGames = '/arks/web/member-games/hot-games';
const lastPlayed = '/arks/web/member-games/last-playing-game';

const main = (page: Page) => page.getByRole('main');
const search = (page: Page) => main(page).getByRole('searchbox');
const provider = (page: Page, name: string | RegExp) =>
  page.getByRole('toolbar', { name: 'Providers' }).getByRole('button', { name });
const tab = (page: Page, name: string) => page.getByRole('tab', { name });
const failed = (page: Page) => main(page).getByRole('alert');

test('every hall shows its providers and games', async ({ page, control }) => {
  const { n } = await control.requestCursor();
  for (const gtId of Object.keys(gameTypes)) {
    await page.goto(`/gameHall/${gtId}`);
    await expect(tile(page)).toBeVisible();
    await expectAllGamesLoaded(page);
    await expect(main(page).locator('header p')).toHaveText(
      gtId === '4' ? /^942 fixtures, \d+ providers$/ : /^[\d,]+ games, \d+ providers$/,
    );
    await expect(provider(page, /^All providers/)).toHaveAttribute('aria-pressed', 'true');
  }
  // The last-played list is not requested for a visitor.
  expect((await control.requests({ since: n })).map(({ path }) => path)).not.toContain(lastPlayed);
});

test('hall keeps its hot games in place when the list of all games loads', async ({ page, control }) => {
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
});

test('hall search shows skeletons until the list of all games loads', async ({ page, control }) => {
  const { id } = await control.script({ path: gameListPath, response: { kind: 'real' }, hold: true });
  await page.goto('/gameHall/2');
  await expect(tile(page)).toBeVisible();
  await search(page).fill('lantern street');
  await expect(main(page).getByRole('list', { name: 'Loading games' })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await waitUntilHeld(control, gameListPath);
  await control.release({ id });
  await expect(games(page).getByRole('listitem').first()).toContainText('Lantern Street');
});

test('hall shows its hot games when the list of all games fails', async ({ page, control }) => {
  await control.script({ path: gameListPath, response: { kind: 'status', status: 502 } });
  await page.goto('/gameHall/2');
  await expect(failed(page)).toContainText('This could not be loaded');
  await expect(tile(page, 'Lantern Street')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await failed(page).getByRole('button', { name: 'Try again' }).click();
  await expect(failed(page)).toHaveCount(0);
  await expectAllGamesLoaded(page);
});

test('hall loads when its list of hot games is malformed or empty', async ({ page, control }) => {
  for (const [name, response] of [
    ['failed', { kind: 'status', status: 500 }],
    ['malformed', { kind: 'code', code: 100, data: { list: 7 } }],
    ['empty', { kind: 'code', code: 100, data: { list: [] } }],
  ] as const)
    await test.step(name, async () => {
      await control.script({ path: hotGames, response, times: 9, replace: true });
      await page.goto('/gameHall/3');
      await expect(tile(page)).toBeVisible();
      await expectAllGamesLoaded(page);
    });
});

/** Game row as the server lists it. */
const row = (game_id: string, more: object = {}) => ({
  game_id,
  gp_id: 'GPBB',
  gt_id: '2',
  game_type: 'slot',
  game_code: game_id,
  game_name: { en_US: `Game ${game_id}` },
  ...more,
});
type Row = ReturnType<typeof row>;
/** Scripts the list of all games and the list of hot games. */
async function scriptGames(control: ControlClient, { hot, all }: { hot: Row[]; all: Row[] }) {
  await control.script({ path: hotGames, response: { kind: 'code', code: 100, data: { list: hot } } });
  await control.script({ path: gameListPath, response: { kind: 'code', code: 100, data: { info: all } } });
}
const names = (page: Page) => main(page).locator('[role=listitem] p:first-of-type');

test('hall shows each game of an active provider once', async ({ page, control }) => {
  const repeated = [row('b'), row('a', { gp_id: 'GPQN', maintained: 1 }), row('b')];
  const inactive = row('e', { gp_id: 'GPNE' });
  await scriptGames(control, { hot: repeated, all: [row('d'), ...repeated, inactive, row('c')] });
  await page.goto('/gameHall/2');
  await expectAllGamesLoaded(page);
  await expect(names(page)).toHaveText(['Game b', 'Game a', 'Game d', 'Game c']);
  await expect(games(page).getByRole('listitem').nth(1)).toContainText('Temporarily closed');
  await tab(page, 'Hot').click();
  await expect(names(page)).toHaveText(['Game b', 'Game a']);
});

test('game name falls back to English when the page language has none', async ({ page, control }) => {
  const all = [
    row('a', { game_name: { zh_CN: '灯笼街', en_US: 'Lantern Street' } }),
    row('b', { game_name: { vi_VN: 'Phố', en_US: 'In English' } }),
    row('c', { game_name: { zh_CN: '', en_US: 'Left blank' } }),
    row('d', { game_name: {}, en_name: 'By its other name' }),
  ];
  await scriptGames(control, { hot: all, all });
  await page.goto('/zh-CN/gameHall/2');
  await expect(names(page)).toHaveText(['灯笼街', 'In English', 'Left blank', 'By its other name']);
});

test('hall filters are restored from the URL after a reload', async ({ page }) => {
  await page.goto('/gameHall/2');
  await provider(page, /^Aurelia/).click();
  await provider(page, /^Northwind \d/).click();
  await tab(page, 'Hot').click();
  await expect(page).toHaveURL(/gp=.*GPBB.*GPPT/);
  await expect(page).toHaveURL(/tab=hot_game/);
  const listed = games(page).getByRole('listitem');
  await expect(listed.first()).toBeVisible();
  for (const text of await listed.allTextContents()) expect(text).toMatch(/Aurelia|Northwind$/);
  const seen = await listed.allTextContents();
  await page.reload();
  await expect(tab(page, 'Hot')).toHaveAttribute('aria-selected', 'true');
  await expect(provider(page, /^Aurelia/)).toHaveAttribute('aria-pressed', 'true');
  await expect(provider(page, /^Northwind \d/)).toHaveAttribute('aria-pressed', 'true');
  await expect(listed).toHaveText(seen);
  await provider(page, /^All providers/).click();
  await tab(page, 'All').click();
  await search(page).fill('ninth wave');
  await expect(page).toHaveURL(/q=ninth/);
  await page.reload();
  await expect(search(page)).toHaveValue('ninth wave');
  await expect(tile(page, 'The Ninth Wave')).toBeVisible();
});

test('hall search tolerates typing errors in the page language', async ({ page }) => {
  for (const [at, typed, shown] of [
    ['/gameHall/2', 'lnatern stret', 'Lantern Street'],
    ['/zh-CN/gameHall/2', '灯龙街', '灯笼街'],
    ['/zh-TW/gameHall/2', '燈龍街', '燈籠街'],
    ['/vi-VN/gameHall/2', 'pho lonng den', 'Phố Lồng Đèn Đêm Rằm'],
    ['/hi-IN/gameHall/2', 'लालटन गली', 'लालटेन गली'],
  ] as const) {
    await page.goto(at);
    await search(page).fill(typed);
    await expect(names(page).first()).toContainText(shown);
  }
});

test('hall search suggests the nearest word when nothing matches', async ({ page }) => {
  await page.goto('/gameHall/2');
  await search(page).fill('lanxtxrn');
  await expect(main(page)).toContainText('No results for “lanxtxrn”');
  expect(await axeViolations(page)).toEqual([]);
  await main(page).getByRole('button', { name: 'Lantern', exact: true }).click();
  await expect(tile(page)).toHaveAccessibleName(/Lantern/);
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

test('provider page filters its games by its URL parameters', async ({ page, control }) => {
  const requestTo = async (wanted: string) =>
    (await control.requests()).findLast(({ path }) => path === wanted)?.body;
  await test.step('house', async () => {
    await page.goto('/slotgame?gt_id=3&gp_id=GPAG&house=AGIN');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Meridian Live');
    await expect(tile(page)).toBeVisible();
    expect(await requestTo('/v2/game_label')).toMatchObject({
      gp_id: 'GPAG',
      game_type_id: '3',
      house: 'AGIN',
    });
    await page.goto('/slotgame?gt_id=3&gp_id=GPAG&house=7');
    await expect(main(page)).toContainText('No games available');
  });
  await test.step('hall', async () => {
    await page.goto('/slotgame?gt_id=2&gp_id=GPBB');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Aurelia Slots');
  });
  await test.step('games that the operator tagged as popular', async () => {
    await page.goto('/slotgame?gp_id=Popular');
    await expect(tile(page)).toBeVisible();
    expect(await requestTo('/v2/get_tag_game_list')).toBeDefined();
    await expect(games(page).getByRole('listitem').filter({ hasNotText: 'Hot' })).toHaveCount(0);
  });
});

interface Listed {
  gp_name: string;
  active: 0 | 1;
}
test('description of a hall lists fifteen providers in the page language', async ({ page }) => {
  const description = page.locator('meta[name=description]');
  for (const [at, separator] of [
    ['/gameHall/2', ','],
    ['/vi-VN/gameHall/2', ','],
    ['/zh-CN/gameHall/2', '，'],
    ['/zh-TW/gameHall/2', '，'],
  ] as const)
    await test.step(at, async () => {
      const [listed] = await Promise.all([
        page.waitForResponse((response) => response.url().endsWith('/v3/game_list')),
        page.goto(at),
      ]);
      const { data } = (await listed.json()) as { data: { gt_id: string; gp_list: Listed[] }[] };
      const open = data.find(({ gt_id }) => gt_id === '2')?.gp_list.filter(({ active }) => active) ?? [];
      const first = [...new Set(open.map(({ gp_name }) => gp_name))].slice(0, 15);
      expect(first).toHaveLength(15);
      expect(first[0]).toBe('Aurelia');
      await expect(description).toHaveAttribute('content', first.join(separator));
    });
  await page.goto('/faq');
  await expect(description).toHaveCount(0);
});

test('last-played tab shows the games in played order after a retry', async ({ page, control }) => {
  const list = ['c', 'gone', 'a', 'c'].map((game_id) => ({ game_id }));
  const played = { kind: 'code', code: 100, data: { list } } as const;
  await scriptGames(control, { hot: [row('b')], all: [row('a'), row('b'), row('c')] });
  await control.script({ path: lastPlayed, response: { kind: 'status', status: 500 }, times: 9 });
  await openSignedIn(page, control, 'newcomer_1', '/gameHall/2?tab=last_play');
  await expect(failed(page)).toContainText('This could not be loaded');
  await expect(main(page)).not.toContainText('No games played yet');
  // The other scripted responses have been used.
  await expect.poll(() => control.unused()).toHaveLength(1);
  await control.script({ path: lastPlayed, response: played, replace: true });
  await failed(page).getByRole('button', { name: 'Try again' }).click();
  await expect(names(page)).toHaveText(['Game c', 'Game a']);
  await expect(failed(page)).toHaveCount(0);
});

test('hot tab shows an error when its list fails', async ({ page, control }) => {
  await control.script({ path: hotGames, response: { kind: 'status', status: 500 }, times: 9 });
  await page.goto('/gameHall/2?tab=hot_game');
  await expect(failed(page)).toContainText('This could not be loaded');
  await tab(page, 'All').click();
  await expect(tile(page)).toBeVisible();
  await page.goto('/gameHall/2?tab=hot_game');
  await expect(failed(page)).toBeVisible();
  await control.clear();
  await failed(page).getByRole('button', { name: 'Try again' }).click();
  await expect(tile(page, 'Lantern Street')).toBeVisible();
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
  };
  await hasItsOwnCount();
  await tab(page, 'Recently played').click();
  await expect(page).toHaveURL(/tab=last_play/);
  await expect(listed.first()).toBeVisible();
  await hasItsOwnCount();
});

test('combobox opens a result, shows all of them and offers the search again', { tag: '@layouts' }, async ({
  page,
}) => {
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

test('chosen result opens its game and becomes a recent search, which Delete removes', async ({ page }) => {
  await page.goto('/faq');
  const field = page.getByRole('combobox', { name: 'Search games' });
  await field.fill('lantern');
  await page
    .getByRole('option', { name: /Lantern/ })
    .first()
    .click();
  await expect(dialog(page)).toContainText('Sign in to play');
  await page.keyboard.press('Escape');
  await field.fill('');
  const recent = page.getByRole('group', { name: 'Recent searches' }).getByRole('option');
  await expect(recent).toHaveText(['lantern']);
  await field.press('ArrowDown');
  await expect(recent).toHaveAttribute('aria-selected', 'true');
  await field.press('Delete');
  await expect(recent).toHaveCount(0);
  await expect(page.getByRole('group', { name: 'Popular games' }).getByRole('option')).toHaveCount(5);
});

test('page of all results leads to the halls when nothing is found', { tag: '@layouts' }, async ({
  page,
}) => {
  await page.goto('/search?q=zzzzqqqq');
  await expect(main(page)).toContainText('No results for “zzzzqqqq”');
  await expect(main(page).getByRole('link', { name: /^Slots/ })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
});
