import type { Page } from '@playwright/test';
import { gameTypes } from '#contract/constants.ts';
import type { ControlClient } from '#sandbox/server/control-client.ts';
import { test } from '#tests/support/dom/fixtures.ts';
import { expect } from '#tests/support/expect.ts';
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
import { dialog, tile } from '#tests/support/steps.ts';

const hotGames = '/arks/web/member-games/hot-games';
const lastPlayed = '/arks/web/member-games/last-playing-game';

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
  await expect(provider(page, /^Aurelia/)).toHaveAttribute('aria-pressed', 'true');
  await provider(page, /^Northwind \d/).click();
  await tab(page, 'Hot').click();
  await expect(page).toHaveURL(/gp=.*GPBB.*GPPT/);
  await expect(page).toHaveURL(/tab=hot_game/);
  const listed = games(page).getByRole('listitem');
  await expect(listed.first()).toBeVisible();
  await expect(listed.filter({ hasNotText: /Aurelia|Northwind$/ })).toHaveCount(0);
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
