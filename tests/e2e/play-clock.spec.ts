import type { Page } from '@playwright/test';
import { axeViolations } from '#tests/support/accessibility.ts';
import { expect, isMobileLayout, test } from '#tests/support/fixtures.ts';
import {
  gameRoomPath,
  modalGamesPath,
  openFirst,
  pageGamesPath,
  playBarAction,
  spin,
} from '#tests/support/frames.ts';
import { headerTime, playedAnHour, playSession, reminder, setReminder } from '#tests/support/play-clock.ts';
import { expectLeft, trackPlayCalls } from '#tests/support/plays.ts';
import { memberChannel, openSignedIn } from '#tests/support/realtime.ts';
import { changeSite } from '#tests/support/site.ts';
import { chooseInBalanceMenu, expectGameClosed, openGame, playBar } from '#tests/support/steps.ts';

const account = 'second_seat';
const barTime = (page: Page) =>
  playBar(page).getByRole('timer', { name: 'Time in play', includeHidden: true });

async function playOnce(page: Page) {
  const settled = page.waitForResponse((response) => response.url().includes('round'));
  await spin(page).click();
  await settled;
}

test('reminder over a game ignores keys and closes by its button', { tag: '@layouts' }, async ({
  page,
  control,
}) => {
  await playedAnHour(control);
  await openSignedIn(page, control, account, modalGamesPath);
  if (isMobileLayout(page)) await chooseInBalanceMenu(page, 'Hide balance');
  await openFirst(page);
  await expect(barTime(page)).toHaveText('1 hr 0 min');
  await expect(playBar(page)).toContainText(isMobileLayout(page) ? 'hr 0 min' : '−$87.45');
  await memberChannel(page, control);
  await spin(page).focus();
  await setReminder(page, 30);
  await expect(reminder(page)).toBeFocused();
  for (const key of ['Enter', 'Space', 'Escape', 'Escape']) await page.keyboard.press(key);
  await expect(reminder(page)).toHaveAccessibleName('You have played for 1 hour');
  await expect(page).toHaveTitle('You have played for 1 hour');
  for (const text of ['$642.50', '−$87.45', isMobileLayout(page) ? 'Hidden' : '$500.00'])
    await expect(reminder(page)).toContainText(text);
  if (isMobileLayout(page)) await expect(reminder(page)).not.toContainText('$500.00');
  // It ignores clicks in the first second; while a button changes its look, axe may read it half changed.
  await expect(reminder(page).getByRole('button', { name: 'Keep playing' })).toBeEnabled();
  expect(await axeViolations(page)).toEqual([]);
  const records = reminder(page).getByRole('link', { name: 'My records' });
  await expect(records).toHaveAttribute('href', /\/user\/Transaction$/);
  await reminder(page).getByRole('button', { name: 'Keep playing' }).click();
  await expect(reminder(page)).toHaveCount(0);
  await expect(spin(page)).toBeVisible();
  await expect(page).not.toHaveTitle(/You have played/);
});

test('bar of a game shows time and money at its provider in every mode, and no money once another window hides the balance', async ({
  page,
  context,
  control,
}) => {
  const other = await context.newPage();
  await other.goto('/loading');
  const hide = (hidden: boolean) =>
    other.evaluate((open) => localStorage.setItem('eyeOpen', open), hidden ? '0' : '1');
  await playedAnHour(control);
  // The member has money at other providers as well, which cannot be played with here.
  await openSignedIn(page, control, 'linhmai_88', '/faq');
  for (const [mode, path, has] of [
    ['window', '/gameHall/2', ['−$87.45']],
    ['modal', modalGamesPath, ['−$87.45', 'In this game$11,820.05']],
    ['page', pageGamesPath, ['−$87.45', 'In this game$11,820.05']],
    ['room', gameRoomPath, ['−$87.45', 'In this game$11,820.05']],
  ] as const)
    await test.step(mode, async () => {
      await page.goto(path);
      if (mode === 'window') await openGame(page);
      else await openFirst(page);
      await expect(barTime(page)).toHaveText('1 hr 0 min');
      for (const text of has) await expect(playBar(page)).toContainText(text);
      await hide(true);
      await expect(playBar(page)).not.toContainText('$');
      await expect(barTime(page)).toHaveText('1 hr 0 min');
      await hide(false);
      for (const text of has) await expect(playBar(page)).toContainText(text);
      await playBarAction(page, 'Leave').click();
      await expect(playBar(page)).toBeHidden();
    });
});

test('break in another tab closes the game and the reminder in all tabs', async ({
  page,
  context,
  control,
}) => {
  await playedAnHour(control);
  await openSignedIn(page, control, account, '/gameHall/2');
  const counted = await trackPlayCalls(control);
  const game = await openGame(page);
  const other = await context.newPage();
  await other.goto('/');
  for (const time of [barTime(page), headerTime(other)]) await expect(time).toHaveText('1 hr 0 min');
  await expect(headerTime(page)).toHaveCount(0);
  await memberChannel(page, control, 2);
  await setReminder(page, 30);
  for (const tab of [page, other]) await expect(reminder(tab)).toBeVisible();
  await reminder(other).getByRole('button', { name: 'Take a break' }).click();
  for (const tab of [page, other]) {
    await expect(reminder(tab)).toHaveCount(0);
    await expect(tab.getByRole('timer', { name: 'Time in play' })).toHaveCount(0);
  }
  await expectGameClosed(page, game);
  await expectLeft(page, control, account, counted);
});

test('play clock follows the rounds, says what is unknown, and is forced or off by site', async ({
  page,
  control,
}) => {
  await openSignedIn(page, control, account, modalGamesPath);
  await test.step('result of a round', async () => {
    await openFirst(page);
    await expect(playBar(page)).toContainText('$0.00');
    await playOnce(page);
    const { total } = await control.ledger({ account });
    const net = `${total > 500 ? '+' : total < 500 ? '−' : ''}$${Math.abs(total - 500).toFixed(2)}`;
    await expect(playBar(page)).toContainText(net);
  });
  await test.step('unknown result', async () => {
    await control.script({ path: playSession, times: 1_000, response: { kind: 'status', status: 503 } });
    await playOnce(page);
    await expect(playBar(page)).toContainText('Result unknown');
  });
  await test.step('forced', async () => {
    await control.clear();
    await playedAnHour(control);
    await changeSite(page, { playClock: 'forced', playReminderMinutes: 45 });
    await page.goto(modalGamesPath);
    await openFirst(page);
    await reminder(page).getByRole('button', { name: 'Take a break' }).click();
    await expect(playBar(page)).toBeHidden();
  });
  await test.step('off', async () => {
    await changeSite(page, { playClock: 'off' });
    await page.goto(modalGamesPath);
    await openFirst(page);
    await expect(barTime(page)).toHaveCount(0);
  });
});
