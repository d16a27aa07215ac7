import type { Page } from '@playwright/test';
import { axeViolations } from '#tests/support/accessibility.ts';
import { expect } from '#tests/support/expect.ts';
import { test } from '#tests/support/fixtures.ts';
import { gameListPath } from '#tests/support/hall.ts';
import { openSignedIn } from '#tests/support/realtime.ts';
import { dialog, openGame, playBar, tile } from '#tests/support/steps.ts';

const about = (page: Page, name: string) =>
  page
    .getByRole('main')
    .getByRole('button', { name: `About ${name}`, exact: true })
    .first();
const row = {
  game_id: 'a',
  gp_id: 'GPR8',
  gt_id: '2',
  game_type: 'slot',
  game_code: 'a',
  game_name: { en_US: 'First game' },
  tag: ['new', 'jackpot', 'unheard_of'],
};
const facts = { min_stake: '0.20', max_stake: '100', rtp: '96.4', volatility: 'high' };

test('card says what the operator does and leaves out the rest', { tag: '@layouts' }, async ({
  page,
  control,
}) => {
  const bare = { ...row, game_id: 'b', game_code: 'b', game_name: { en_US: 'Second game' }, tag: [] };
  const wrong = { rtp: '964', volatility: 'wild', min_stake: 'some', max_stake: '5' };
  const third = { ...bare, ...wrong, game_id: 'c', game_name: { en_US: 'Third game' } };
  const info = [{ ...row, ...facts }, bare, third];
  await control.script({ path: gameListPath, response: { kind: 'code', code: 100, data: { info } } });
  await page.goto('/gameHall/2?gp=GPR8');
  await about(page, 'First game').click();
  await expect(dialog(page).getByRole('heading', { level: 2 })).toHaveText('First game');
  await expect(dialog(page).getByRole('list', { name: 'Features' })).toHaveText('NewJackpot');
  await expect(dialog(page).locator('dl')).toHaveText(
    /^Stake\$0\.20 to \$100\.00Return to player \(RTP\)96\.4%VolatilityHigh: rare, larger wins$/,
  );
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(about(page, 'First game')).toBeFocused();
  await about(page, 'Second game').click();
  await expect(dialog(page).getByRole('button', { name: 'Play demo' })).toBeVisible();
  await expect(dialog(page).locator('dl')).toHaveCount(0);
  await dialog(page).getByRole('button', { name: 'Close' }).click();
  await about(page, 'Third game').click();
  await expect(dialog(page).locator('dl')).toHaveText(/^StakeUp to \$5\.00$/);
});

test('card shows similar games, each of which opens its own card, and begins at its main action', async ({
  page,
  control,
}) => {
  const other = (id: string, more: object) => ({
    ...row,
    game_id: id,
    game_code: id,
    game_name: { en_US: `${id} game` },
    ...more,
  });
  const info = [row, other('Plain', { tag: [] }), other('Alike', {}), other('Away', { gt_id: '3' })];
  await control.script({ path: gameListPath, response: { kind: 'code', code: 100, data: { info } } });
  await page.goto('/gameHall/2?gp=GPR8');
  await about(page, 'First game').click();
  const similar = dialog(page).getByRole('region', { name: 'Similar games' });
  await expect(similar.getByRole('button')).toHaveText(['Alike game', 'Plain game']);
  const main = dialog(page).getByRole('button', { name: /^(?:Sign in to play|Play)$/ });
  await expect(main).toBeFocused();
  await similar.getByRole('button', { name: 'Alike game' }).click();
  await expect(dialog(page).getByRole('heading', { level: 2 })).toHaveText('Alike game');
  await expect(main).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(about(page, 'First game')).toBeFocused();
});

test('card of a visitor offers the demo of the game and the sign-in', async ({ page }) => {
  await page.goto('/gameHall/2?gp=GPR8');
  const name = ((await tile(page).locator('[role=img]').getAttribute('aria-label')) ?? '').replace(
    'Play ',
    '',
  );
  await about(page, name).click();
  await dialog(page).getByRole('button', { name: 'Play demo' }).click();
  await expect(dialog(page).getByRole('heading', { level: 2 })).toHaveText(name);
  const [game] = await Promise.all([
    page.waitForEvent('popup'),
    dialog(page).getByRole('button', { name: 'Play demo' }).click(),
  ]);
  await expect(game.getByText('Demo: no real money')).toBeVisible();
  await game.close();
  await about(page, name).click();
  await dialog(page).getByRole('button', { name: 'Sign in to play' }).click();
  await expect(dialog(page).getByLabel('Account name')).toBeVisible();
});

test('card of a member saves a favourite, opens the demo or starts the game', { tag: '@layouts' }, async ({
  page,
  control,
}) => {
  await openSignedIn(page, control, 'second_seat', '/gameHall/2?gp=GPR8');
  const name = ((await tile(page).locator('[role=img]').getAttribute('aria-label')) ?? '').replace(
    'Play ',
    '',
  );
  await about(page, name).click();
  const favourite = dialog(page).getByRole('button', { name: 'Favourite' });
  await favourite.click();
  await expect(favourite).toHaveAttribute('aria-pressed', 'true');
  await dialog(page).getByRole('button', { name: 'Play demo' }).click();
  await expect(dialog(page)).toContainText('You cannot win or lose real money.');
  await expect(dialog(page).getByRole('button', { name: /Sign in/ })).toHaveCount(0);
  await dialog(page).getByRole('button', { name: 'Close' }).click();
  await expect(
    page
      .getByRole('main')
      .getByRole('button', { name: `Add ${name} to favourites` })
      .first(),
  ).toHaveAttribute('aria-pressed', 'true');
  await about(page, name).click();
  const { n } = await control.requestCursor();
  await dialog(page).getByRole('button', { name: 'Play', exact: true }).click();
  await expect
    .poll(async () => (await control.requests({ since: n })).map(({ path }) => path))
    .toContain('/member/game/play1');
});

test('card on home reads the facts from the list of the provider', async ({ page, control }) => {
  await page.goto('/');
  const { n } = await control.requestCursor();
  await about(page, 'Triple Alder').click();
  await expect(dialog(page).locator('dl')).toContainText('Stake');
  const paths = (await control.requests({ since: n })).map(({ path }) => path);
  expect(paths).toContain('/v2/game_label');
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

test('card offers no demo and asks before it leaves the game in play', async ({ page, control }) => {
  await openSignedIn(page, control, 'second_seat', '/gameHall/2?gp=GPR8');
  const second = page
    .getByRole('main')
    .getByRole('button', { name: /^About / })
    .nth(1);
  await second.click();
  await expect(dialog(page).getByRole('button', { name: 'Play demo' })).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Close' }).click();
  await openGame(page);
  await second.click();
  await expect(dialog(page).getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  await expect(dialog(page).getByRole('button', { name: 'Play demo' })).toHaveCount(0);
  await dialog(page).getByRole('button', { name: 'Play', exact: true }).click();
  await expect(dialog(page).getByRole('heading', { level: 2 })).toHaveText(/^Leave .+ and open .+\?$/);
  await dialog(page).getByRole('button', { name: 'Stay in the game' }).click();
  await expect(playBar(page)).toContainText('Playing at');
});

test('card of a live table on home names its hall and its stakes', async ({ page }) => {
  await page.goto('/');
  await about(page, 'Velvet Roulette').click();
  await expect(dialog(page)).toContainText('Meridian Live, Live');
  await expect(dialog(page).locator('dl')).toContainText(/^Stake\$[\d.,]+ to \$[\d.,]+/);
});
