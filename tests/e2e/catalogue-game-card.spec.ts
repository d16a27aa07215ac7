import type { Page } from '@playwright/test';
import { axeViolations } from '#tests/support/accessibility.ts';
import { expect } from '#tests/support/expect.ts';
import { isMobileLayout, test } from '#tests/support/fixtures.ts';
import { gameListPath } from '#tests/support/hall.ts';
import { openSignedIn } from '#tests/support/realtime.ts';
import { dialog, playBar, roundTrip, tile } from '#tests/support/steps.ts';

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

test('card says what the operator does, and leads to the cards of similar games', {
  tag: '@layouts',
}, async ({ page, control }) => {
  const bare = { ...row, game_id: 'b', game_code: 'b', game_name: { en_US: 'Second game' }, tag: [] };
  const wrong = { rtp: '964', volatility: 'wild', min_stake: 'some', max_stake: '5' };
  const third = { ...bare, ...wrong, game_id: 'c', game_name: { en_US: 'Third game' }, tag: row.tag };
  const away = {
    ...row,
    game_id: 'd',
    game_code: 'd',
    game_name: { en_US: 'Game of another hall' },
    gt_id: '3',
  };
  const info = [{ ...row, ...facts }, bare, third, away];
  await control.script({ path: gameListPath, response: { kind: 'code', code: 100, data: { info } } });
  await page.goto('/gameHall/2?gp=GPR8');
  await about(page, 'First game').click();
  await expect(dialog(page).getByRole('heading', { level: 2 })).toHaveText('First game');
  const main = dialog(page).getByRole('button', { name: /^(?:Sign in to play|Play)$/ });
  await expect(main).toBeFocused();
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
  await about(page, 'First game').click();
  const similar = dialog(page).getByRole('region', { name: 'Similar games' }).getByRole('button');
  await expect(similar).toHaveText(['Third game', 'Second game']);
  await similar.first().click();
  await expect(dialog(page).getByRole('heading', { level: 2 })).toHaveText('Third game');
  await expect(main).toBeFocused();
  await expect(dialog(page).locator('dl')).toHaveText(/^StakeUp to \$5\.00$/);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(about(page, 'First game')).toBeFocused();
});

test('long press on a tile opens the card and no game, and a tap the game', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto('/gameHall/2?gp=GPR8');
  const info = page
    .getByRole('main')
    .getByRole('button', { name: /^About / })
    .first();
  await expect(info).toHaveCSS('opacity', '0');
  const { x, y } = (await tile(page).boundingBox()) ?? { x: 0, y: 0 };
  const touch = await page.context().newCDPSession(page);
  await touch.send('Input.dispatchTouchEvent', {
    type: 'touchStart',
    touchPoints: [{ x: x + 40, y: y + 40 }],
  });
  const ofCard = dialog(page).getByRole('button', { name: 'Sign in to play', exact: true });
  await expect(ofCard).toBeVisible();
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await roundTrip(page);
  await expect(ofCard).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await tile(page).tap();
  await expect(dialog(page).getByRole('button', { name: 'Sign in to play for real money' })).toBeVisible();
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

test('card of a member saves a favourite, opens the demo or starts the game, and asks before it leaves it', {
  tag: '@layouts',
}, async ({ page, control }) => {
  await openSignedIn(page, control, 'second_seat', '/gameHall/2?gp=GPR8');
  const name = ((await tile(page).locator('[role=img]').getAttribute('aria-label')) ?? '').replace(
    'Play ',
    '',
  );
  await about(page, name).click();
  const favourite = dialog(page).getByRole('button', { name: 'Favourite' });
  await favourite.click();
  await expect(favourite).toHaveAttribute('aria-pressed', 'true');
  await expect(dialog(page).getByRole('region', { name: 'Similar games' })).toBeAttached();
  await expect(dialog(page).getByRole('button', { name: 'Play', exact: true })).toBeInViewport({ ratio: 1 });
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
  const [game] = await Promise.all([
    page.waitForEvent('popup'),
    dialog(page).getByRole('button', { name: 'Play', exact: true }).click(),
  ]);
  await expect
    .poll(async () => (await control.requests({ since: n })).map(({ path }) => path))
    .toContain('/member/game/play1');
  await expect(game.getByRole('button', { name: /^(Spin|Roll)$/ })).toBeVisible();
  if (isMobileLayout(page)) return;
  const second = page
    .getByRole('main')
    .getByRole('button', { name: /^About / })
    .nth(1);
  await second.click();
  await expect(dialog(page).getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  await expect(dialog(page).getByRole('button', { name: 'Play demo' })).toHaveCount(0);
  await dialog(page).getByRole('button', { name: 'Play', exact: true }).click();
  await expect(dialog(page).getByRole('heading', { level: 2 })).toHaveText(/^Leave .+ and open .+\?$/);
  await dialog(page).getByRole('button', { name: 'Stay in the game' }).click();
  await expect(playBar(page)).toContainText('Playing at');
});
