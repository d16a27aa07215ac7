import { hallOfGames } from '#tests/flows/test-data.ts';
import { expect, test } from '#tests/support/fixtures.ts';
import { memberChannel, openSignedIn } from '#tests/support/realtime.ts';
import { playBar, tile, waitUntilHeld, wallet } from '#tests/support/steps.ts';

const account = 'second_seat';

test('game loads its own URL once when that overtakes the play response and is repeated', async ({
  page,
  control,
  sandbox,
}) => {
  await openSignedIn(page, control, account, hallOfGames);
  const channel = await memberChannel(page, control);
  const path = '/member/game/play1';
  const { id } = await control.script({ path, response: { kind: 'code', code: 100 }, hold: true });
  const requested = page.waitForRequest((request) => request.url().endsWith(path));
  const opened = page.waitForEvent('popup');
  await tile(page).click();
  const { extra } = (await requested).postDataJSON() as { extra: string };
  const game = await opened;
  await waitUntilHeld(control, path);
  const serviceUrl = (name: string) => `${sandbox.gamesUrl}/service?${name}`;
  await control.publish({ channel, event: '.game.url', data: { url: serviceUrl('own'), extra } });
  await control.publish({ channel, event: '.game.url', data: { url: serviceUrl('other'), extra: 'other' } });
  await control.publish({ channel, event: '.game.url', data: { url: 'javascript:alert(1)', extra } });
  await control.publish({ channel, event: '.member.cash', data: { cash: 445 } });
  await expect(wallet(page)).toHaveAttribute('value', '445');
  await expect(playBar(page)).toContainText('Opening the game');
  await control.release({ id });
  await expect(game).toHaveURL(serviceUrl('own'));
  await expect(playBar(page)).toContainText('Playing at');
  await test.step('repeated URL is not loaded again', async () => {
    const url = game.url();
    const loads: string[] = [];
    game.on('framenavigated', (frame) => loads.push(frame.url()));
    for (const data of [{ url }, { url, extra: '' }, { url: `${url}&again=1` }])
      await control.publish({ channel, event: '.game.url', data });
    await control.publish({ channel, event: '.member.cash', data: { cash: 444 } });
    await expect(wallet(page)).toHaveAttribute('value', '444');
    expect(game.url()).toBe(url);
    expect(loads).toEqual([]);
  });
});
