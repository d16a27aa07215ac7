import type { Page } from '@playwright/test';
import { leaveAutoClear } from '#contract/times.ts';
import { hallOfGames } from '#tests/flows/test-data.ts';
import { hostile } from '#tests/support/error-texts.ts';
import { expect, test } from '#tests/support/fixtures.ts';
import { openSignedIn } from '#tests/support/realtime.ts';
import { respondWith } from '#tests/support/responses.ts';
import {
  clickGame,
  expectGameClosed,
  expectSignedIn,
  openAccountMenu,
  openSignIn,
  submitCredentials,
  tile,
  toast,
  wallet,
} from '#tests/support/steps.ts';
import { badResponses, expectNoMarkup, games, sendTo, success, wrongMessage } from './bad-responses.ts';

const account = 'second_seat';

const long = 'Lantern'.repeat(4_000);

const row = (change: object) => ({
  game_id: 'a1',
  gp_id: 'GPBB',
  gt_id: '2',
  game_type: 'slot',
  game_code: 'a1',
  game_name: { en_US: 'A fair game' },
  ...change,
});

/** Response text was rendered as plain text, and the page is no wider than its window. */
async function expectUnharmed(page: Page) {
  await expectNoMarkup(page);
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
  ).toBeLessThanOrEqual(0);
}

const provider = { gp_id: 'GPBB', gt_id: '2', game_type: 'slot', gp_name: hostile, active: 1 };
const malformedHalls = [
  { gt_id: '2', gt_name: hostile, gp_list: [provider, { ...provider, gp_name: long }, null] },
  { gt_id: '3', gt_name: long, gp_list: [] },
  { gt_id: '77', gt_name: 'The hall that is not there', gp_list: [] },
  { gt_name: 'No id', gp_list: [] },
  'hall',
];
const malformedGames = [
  row({ game_id: 'a2', game_name: { en_US: hostile }, tag: [hostile] }),
  row({ game_id: 'a3', game_name: { en_US: long } }),
  row({ game_id: 'a4', game_name: {}, icon: '/art/none.svg' }),
  row({ game_id: {}, game_name: { en_US: 'No id' } }),
  row({ game_id: 'a5', game_name: 'One name' }),
  null,
  7,
  row({}),
];

test('valid halls, games and names are shown as text when data is malformed', async ({ page, control }) => {
  await respondWith(control, '/v3/game_list', malformedHalls);
  await respondWith(control, games, { info: malformedGames });
  await page.goto('/');
  await test.step('cards of halls', async () => {
    // The region excludes the floating links.
    const cards = page.getByRole('region', { name: 'Choose a hall' }).locator('a[href*="/gameHall/"]');
    await expect(cards).toHaveCount(3);
    await expect(cards.first()).toContainText(hostile);
    await expectUnharmed(page);
    await cards.nth(2).click();
    await expect(page).toHaveURL('/');
    await cards.first().click();
  });
  await test.step('games of a hall', async () => {
    await expect(page).toHaveURL(/\/gameHall\/2$/);
    await expect(tile(page, 'A fair game')).toBeVisible();
    await expect(tile(page, hostile)).toBeVisible();
    await expect(page.getByRole('main')).toContainText('5 games');
    await expectUnharmed(page);
  });
  await test.step('name of the member', async () => {
    const { token, member_id } = await control.signIn({ account });
    await control.script({
      path: '/login',
      response: {
        kind: 'code',
        code: 100,
        data: { id: member_id, token, member_account: hostile, member_currency: 'USD', extra: long },
      },
    });
    await openSignIn(page);
    await submitCredentials(page, { account });
    await expectSignedIn(page);
    await openAccountMenu(page);
    await expect(page.getByText(hostile, { exact: true }).last()).toBeVisible();
    await expectUnharmed(page);
  });
});

test('launch fails at no cost when the play response is bad', async ({ page, control }) => {
  await page.clock.install();
  await openSignedIn(page, control, account, hallOfGames);
  const refusals = Object.entries(badResponses).filter(([name]) => ![success, 'drop'].includes(name));
  for (const [name, [response, text]] of [...refusals, wrongMessage]) {
    await test.step(name, async () => {
      let game: Page | undefined;
      await sendTo({ page, control }, '/member/game/play1', response, async () => {
        game = await clickGame(page);
      });
      await expect(toast(page, text).last()).toBeVisible();
      // The socket has timed out as well, so that no balance event says that the game has been left.
      if (response === 'hang') await page.clock.fastForward(leaveAutoClear);
      if (game) await expectGameClosed(page, game);
    });
  }
  await expectUnharmed(page);
  expect(await control.ledger({ account })).toMatchObject({ total: 500, main: 500 });
  await expect(wallet(page)).toHaveAttribute('value', '500');
  await test.step('response is lost, and the game is left once', async () => {
    const { n } = await control.requestCursor();
    // The back end has started the game and moved the wallet; the response breaks off.
    await control.script({ path: '/member/game/play1', response: { kind: 'drop' } });
    const game = await clickGame(page);
    await expectGameClosed(page, game);
    const left = (await control.requests({ since: n })).filter(({ path }) => path === '/member/game/leave1');
    expect(left).toHaveLength(1);
    expect(await control.ledger({ account })).toMatchObject({ total: 500, main: 500 });
  });
});
