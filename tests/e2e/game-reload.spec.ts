import type { Page } from '@playwright/test';
import type { ControlClient } from '#sandbox/control-client.ts';
import { expect, test } from '../support/fixtures.ts';
import { game, inModal, inPage, openFirst, room, spin } from '../support/frames.ts';
import { comeAs, ownChannel } from '../support/realtime.ts';
import { openGame, playRound } from '../support/steps.ts';

/** Whatever becomes of the page around it, a game that runs is the same one. */

const account = 'second_seat';

/** Comes in there at once: of a page that has been left the operator may think for a while that it is on the line. */
async function openFramed(page: Page, control: ControlClient, path: string) {
  await comeAs(page, control, account, path);
  await openFirst(page);
  // A document that is loaded anew knows nothing of this.
  await game(page)
    .locator('html')
    .evaluate((root) => root.setAttribute('data-first', ''));
}
const expectTheSame = async (page: Page) => {
  await expect(game(page).locator('html[data-first]')).toHaveCount(1);
  await expect(spin(page)).toBeVisible();
};

async function cutTheLine(page: Page, control: ControlClient) {
  const channel = await ownChannel(page, control);
  await control.cutSockets();
  await ownChannel(page, control);
  return channel;
}

/** Through the width at which the layout changes, and back. */
async function becomeAPhoneAndBack(page: Page) {
  await page.setViewportSize({ width: 600, height: 800 });
  await expect(page.locator('html[data-template=H5_1]')).toHaveCount(1);
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(page.locator('html[data-template=pc]')).toHaveCount(1);
}

async function speakVietnamese(page: Page) {
  await page.getByRole('button', { name: /^Language/ }).click();
  await page.getByRole('button', { name: 'Tiếng Việt' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'vi-VN');
}

test('in a window: the line, the layout, the language and the page change', { tag: '@desktop' }, async ({
  page,
  control,
}) => {
  await comeAs(page, control, account);
  const popup = await openGame(page);
  const url = popup.url();
  const loads: string[] = [];
  popup.on('framenavigated', (frame) => loads.push(frame.url()));
  const channel = await cutTheLine(page, control);
  await control.publish({ channel, event: '.game.url', data: { url, extra: '' } });
  await becomeAPhoneAndBack(page);
  await page
    .getByRole('complementary')
    .getByRole('link', { name: /^Sports/ })
    .click();
  await expect(page).toHaveURL(/gameHall\/4/);
  await speakVietnamese(page);
  await playRound(popup);
  expect(popup.url()).toBe(url);
  expect(loads).toEqual([]);
});

for (const [where, path] of [
  ['in a modal', inModal],
  ['in the page', inPage],
  ['in its room', room],
] as const)
  test(`${where}: the line and the layout change`, { tag: '@desktop' }, async ({ page, control }) => {
    await openFramed(page, control, path);
    const channel = await cutTheLine(page, control);
    const url = (await page.locator('iframe').getAttribute('src')) ?? '';
    await control.publish({ channel, event: '.game.url', data: { url: `${url}&again=1`, extra: '' } });
    await becomeAPhoneAndBack(page);
    await expectTheSame(page);
    await expect(page.locator('iframe')).toHaveAttribute('src', url);
  });

test('in its room: the language changes', { tag: '@desktop' }, async ({ page, control }) => {
  await openFramed(page, control, room);
  await speakVietnamese(page);
  await expectTheSame(page);
});
