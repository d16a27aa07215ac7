import { PASSWORD } from '#sandbox/members.ts';
import { captchaAnswer } from '#tests/support/fixtures.ts';
import { modalGamesPath } from '#tests/support/frames.ts';
import { test } from './fixtures.ts';
import { account, expectBalance, expectLeft, leave, openGame, openSignedIn, playRound } from './steps.ts';

/** The narrowest windows of these browsers are 447 and 500 px wide, which get the layout of a phone. */
test.beforeEach(({ tab }) => tab.resize(390, 844));
// Firefox gives the next window the size of the last one.
test.afterEach(({ tab }) => tab.resize(1366, 900));

test('member signs in and opens the deposit page in the layout of a phone', async ({
  tab,
  sandbox,
  control,
}) => {
  await tab.goto(sandbox.url);
  await tab.click('header button', 'Sign in');
  await tab.fill('dialog input', 'Account name', account);
  await tab.fill('dialog input', 'Password', PASSWORD);
  await tab.fill('dialog input', 'Code in the image', captchaAnswer);
  await tab.click('dialog button', 'Sign in');
  await expectBalance(tab, control);
  await tab.click('header a', 'Deposit');
  await tab.see('main form input', 'How much?');
});

test('game in a window moves the balance in the layout of a phone', async ({ tab, sandbox, control }) => {
  await openSignedIn({ tab, sandbox, control }, '/gameHall/2');
  const game = await tab.opened(() => openGame(tab));
  await playRound(game, tab, control);
  await game.close();
  await expectLeft(tab, control);
});

test('game in a frame moves the balance in the layout of a phone', async ({ tab, sandbox, control }) => {
  await openSignedIn({ tab, sandbox, control }, modalGamesPath);
  await openGame(tab);
  await playRound(tab.frame('iframe'), tab, control);
  await leave(tab);
  await expectLeft(tab, control);
});
