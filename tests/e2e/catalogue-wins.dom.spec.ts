import type { Page } from '@playwright/test';
import type { Path } from '#contract/endpoints.ts';
import type { ControlClient } from '#sandbox/server/control-client.ts';
import { test } from '#tests/support/dom/fixtures.ts';
import { expect } from '#tests/support/expect.ts';
import { openSignedIn } from '#tests/support/realtime.ts';
import { respondWith } from '#tests/support/responses.ts';

/* The last wins on the card of a game. */

const path: Path = '/v2/get_winner_list';
const game = {
  game_id: 'a',
  gp_id: 'GPR8',
  gt_id: '2',
  game_type: 'slot',
  game_code: 'a',
  game_name: { en_US: 'First game' },
};
const win = { member_name: 'li***88', game_id: 'a', amount: '12.50', currency: 'USD', win_at: '' };
const card = (page: Page) => page.getByRole('dialog');
const wins = (page: Page) => card(page).getByRole('region', { name: 'Last wins' });

async function openCard(page: Page, control: ControlClient, show: () => Promise<unknown>) {
  await respondWith(control, '/arks/web/member-games/hot-games', { list: [game] });
  await respondWith(control, '/v2/game_label', { list: [game] });
  await show();
  await page.getByRole('button', { name: 'About First game' }).first().click();
  await expect(card(page).getByRole('button', { name: /^(?:Sign in to play|Play)$/ })).toBeVisible();
}
const requested = async (control: ControlClient, since: number) =>
  (await control.requests({ since })).filter((request) => request.path === path);

test('card shows three wins of its game, and the names as text', async ({ page, control }) => {
  const hostile = '<img src=x onerror=alert(1)>';
  const list = [
    { ...win, member_name: hostile, amount: 90_000, currency: 'VND' },
    { ...win, game_id: 'b', member_name: 'other' },
    { ...win, amount: 'much' },
    win,
    { ...win, currency: 'THB' },
    { ...win, member_name: 'fourth' },
  ];
  await respondWith(control, path, { list, info: [game, { ...game, game_id: 'b' }] });
  await openCard(page, control, () => page.goto('/'));
  const rows = wins(page).getByRole('listitem');
  await expect(rows).toHaveCount(3);
  for (const [index, text] of [hostile, 'li***88', 'li***88'].entries())
    await expect(rows.nth(index)).toContainText(text);
  for (const [index, text] of ['90,000', '12.50', '12.50'].entries())
    await expect(rows.nth(index).locator('data')).toContainText(text);
});

for (const [what, response] of [
  ['no wins', { kind: 'code', code: 100, data: { list: [], info: [] } }],
  ['no such call', { kind: 'code', code: 404 }],
] as const)
  test(`card says nothing of wins when the operator has ${what}`, async ({ page, control }) => {
    await control.script({ path, response, times: 9 });
    const { n } = await control.requestCursor();
    await openCard(page, control, () => page.goto('/'));
    await expect.poll(async () => (await requested(control, n)).length).toBe(1);
    await expect(wins(page)).toHaveCount(0);
  });

test('member in a break sees no wins', async ({ page, control }) => {
  const { n } = await control.requestCursor();
  await openCard(page, control, () => openSignedIn(page, control, 'cooloff_180'));
  await expect(card(page).getByRole('region', { name: 'Similar games' })).toHaveCount(0);
  await expect(wins(page)).toHaveCount(0);
  expect(await requested(control, n)).toEqual([]);
});
