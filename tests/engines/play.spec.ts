import { modalGamesPath } from '#tests/support/frames.ts';
import { test } from './fixtures.ts';
import { expectLeft, leave, openGame, openSignedIn, playButton, playRound } from './steps.ts';

test('game in a window moves the balance, and returns it when the window is closed', async ({
  tab,
  sandbox,
  control,
}) => {
  await openSignedIn({ tab, sandbox, control }, '/gameHall/2');
  const game = await tab.opened(() => openGame(tab));
  await playRound(game, tab, control);
  await game.close();
  await expectLeft(tab, control);
});

test('game in a window is left by its lobby link', async ({ tab, sandbox, control }) => {
  await openSignedIn({ tab, sandbox, control }, '/gameHall/2');
  const game = await tab.opened(() => openGame(tab));
  await playRound(game, tab, control);
  await game.click('#lobby');
  await game.gone();
  await expectLeft(tab, control);
});

test('game in a frame moves the balance, and returns it when it is left', async ({
  tab,
  sandbox,
  control,
}) => {
  await openSignedIn({ tab, sandbox, control }, modalGamesPath);
  await openGame(tab);
  await playRound(tab.frame('iframe'), tab, control);
  await leave(tab);
  await expectLeft(tab, control);
});

test('game in a frame is left by its lobby link', async ({ tab, sandbox, control }) => {
  await openSignedIn({ tab, sandbox, control }, modalGamesPath);
  await openGame(tab);
  const game = tab.frame('iframe');
  await playRound(game, tab, control);
  // Hidden there, as the page around the frame has the way out; games of other providers show theirs.
  await game.evaluate(() => document.querySelector<HTMLElement>('#lobby')?.click());
  await tab.miss('iframe');
  await expectLeft(tab, control);
});

test('blocked game window opens on the next click', async ({ tab, sandbox, control }) => {
  await openSignedIn({ tab, sandbox, control }, '/gameHall/2');
  await tab.see(...playButton);
  // A click that is not the member's does not let the page open a window.
  await tab.evaluate(([css]) => document.querySelector<HTMLElement>(css)?.click(), playButton);
  const game = await tab.opened(() => tab.click('dialog button', 'Open game'));
  await playRound(game, tab, control);
});
