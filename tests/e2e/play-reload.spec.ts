import type { Page } from '@playwright/test';
import type { ControlClient } from '#sandbox/server/control-client.ts';
import { hallOfGames } from '#tests/flows/test-data.ts';
import { expect, test } from '#tests/support/fixtures.ts';
import { game, gameRoomPath, modalGamesPath, openFirst, pageGamesPath, spin } from '#tests/support/frames.ts';
import { memberChannel, openSignedIn } from '#tests/support/realtime.ts';
import { openGame, playRound } from '#tests/support/steps.ts';

/** A running game is not reloaded when the page around it changes. */

const account = 'second_seat';

/** Opens the game page directly: the server may count an earlier page as connected for a while. */
async function openFramed(page: Page, control: ControlClient, path: string) {
  await openSignedIn(page, control, account, path);
  await openFirst(page);
  // A reload of the document removes this attribute.
  await game(page)
    .locator('html')
    .evaluate((root) => root.setAttribute('data-first', ''));
}
const expectSameDocument = async (page: Page) => {
  await expect(game(page).locator('html[data-first]')).toHaveCount(1);
  await expect(spin(page)).toBeVisible();
};

async function reconnectSocket(page: Page, control: ControlClient) {
  const channel = await memberChannel(page, control);
  await control.disconnectSockets();
  await memberChannel(page, control);
  return channel;
}

/** Crosses the layout breakpoint and returns. */
async function resizeToPhoneAndBack(page: Page) {
  await page.setViewportSize({ width: 600, height: 800 });
  await expect(page.locator('html[data-template=H5_1]')).toHaveCount(1);
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(page.locator('html[data-template=pc]')).toHaveCount(1);
}

async function switchToVietnamese(page: Page) {
  await page.getByRole('button', { name: /^Language/ }).click();
  await page.getByRole('button', { name: 'Tiếng Việt' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'vi-VN');
}

test('game window does not reload when connection, layout, language and page change', async ({
  page,
  control,
}) => {
  await openSignedIn(page, control, account, hallOfGames);
  const popup = await openGame(page);
  const url = popup.url();
  const loads: string[] = [];
  popup.on('framenavigated', (frame) => loads.push(frame.url()));
  const channel = await reconnectSocket(page, control);
  await control.publish({ channel, event: '.game.url', data: { url, extra: '' } });
  await resizeToPhoneAndBack(page);
  await page
    .getByRole('complementary')
    .getByRole('link', { name: /^Sports/ })
    .click();
  await expect(page).toHaveURL(/gameHall\/4/);
  await switchToVietnamese(page);
  await playRound(popup);
  expect(popup.url()).toBe(url);
  expect(loads).toEqual([]);
});

for (const [where, path, changes] of [
  ['in a modal', modalGamesPath, 'connection and layout'],
  ['in the page', pageGamesPath, 'connection and layout'],
  ['in a room', gameRoomPath, 'connection, layout and language'],
] as const)
  test(`game ${where} does not reload when ${changes} change`, async ({ page, control }) => {
    await openFramed(page, control, path);
    const channel = await reconnectSocket(page, control);
    const url = (await page.locator('iframe:visible').getAttribute('src')) ?? '';
    await control.publish({ channel, event: '.game.url', data: { url: `${url}&again=1`, extra: '' } });
    await resizeToPhoneAndBack(page);
    await expectSameDocument(page);
    await expect(page.locator('iframe:visible')).toHaveAttribute('src', url);
    if (changes.includes('language')) {
      await switchToVietnamese(page);
      await expectSameDocument(page);
    }
  });
