import { hallOfGames } from '#tests/flows/test-data.ts';
import { expect, test } from '#tests/support/fixtures.ts';
import { received, sendFromNative, status, stubAndroidBridge } from '#tests/support/native-shell.ts';
import { openSignedIn, publicChannel } from '#tests/support/realtime.ts';
import { expectSignedOut, openGame, playBar } from '#tests/support/steps.ts';

const isOpenGame = (open: boolean) => ({ type: 'isOpenGame', data: { open } });

test('native bridge receives isOpenGame with each game, and cleanAccPW when the cache is cleared', async ({
  page,
  control,
}) => {
  await stubAndroidBridge(page);
  await openSignedIn(page, control, 'second_seat', hallOfGames);
  await sendFromNative(page, { type: 'status' });
  await expect.poll(async () => (await received(page)).at(-1)).toEqual(status(true));
  await openGame(page);
  await expect.poll(async () => (await received(page)).at(-1)).toEqual(isOpenGame(true));
  await sendFromNative(page, { type: 'isOpenGame' });
  await expect
    .poll(async () => (await received(page)).slice(-2))
    .toEqual([isOpenGame(true), isOpenGame(true)]);
  await playBar(page).getByRole('button', { name: 'Leave' }).click();
  await expect.poll(async () => (await received(page)).at(-1)).toEqual(isOpenGame(false));
  await test.step('cache is cleared', async () => {
    const firstMessage = page.waitForEvent('console', (message) => message.text().startsWith('posted'));
    await page.evaluate(() => {
      const { gamehallShell } = window as unknown as {
        gamehallShell: { postMessage(message: string): void };
      };
      // The page reloads immediately, which discards the received messages.
      gamehallShell.postMessage = (message) => console.info(`posted ${message}`);
    });
    await control.publish({ channel: await publicChannel(control), event: '.app_clean_cache', data: {} });
    const texts = [(await firstMessage).text()];
    page.on('console', (message) => texts.push(message.text()));
    await expect.poll(() => texts.join()).toContain('cleanAccPW');
    await expectSignedOut(page);
  });
});
