import type { Page } from '@playwright/test';
import { gameUrlWait } from '#contract/limits.ts';
import { channels } from '#contract/realtime.ts';
import type { ControlClient } from '#sandbox/control-client.ts';
import { expect, test } from '../support/fixtures.ts';
import { countPlays, expectLeft } from '../support/plays.ts';
import { ownChannel } from '../support/realtime.ts';
import {
  expectSignedIn,
  expectSignedOut,
  isHeld,
  openGame,
  openSignIn,
  playBar,
  pressGame,
  sendCredentials,
  signIn,
  signOut,
  tile,
  toast,
  wallet,
} from '../support/steps.ts';

const account = 'second_seat';

const stored = (page: Page) =>
  page.evaluate(() =>
    ['token', 'member_id', 'member_account', 'member_type'].map((key) => localStorage.getItem(key)),
  );
const nothing = [null, null, null, null];

/** A call of anybody's, which signing out does not abort, and the event that brings it about. */
const offers = '/arks/web/carousel_picture';
async function askForOffers(control: ControlClient) {
  await expect.poll(async () => (await control.channels())[channels.web()]).toBe(1);
  await control.publish({ channel: channels.web(), event: '.carousel_picture.url', data: {} });
}

/** A call of the page's own, there and back: what came before it has been taken. */
const takeBreath = (page: Page) => page.evaluate(async () => (await fetch('/site.json')).text());

test.beforeEach(async ({ page }) => {
  await page.goto('/');
});

test('what answers after sign-out is neither shown nor kept', async ({ page, control }) => {
  const path = '/member/profile/common/layout';
  const { id } = await control.script({ path, account, answer: { kind: 'real' }, hold: true, times: 9 });
  await openSignIn(page);
  await sendCredentials(page, { account });
  await isHeld(control, path);
  await expect(page.locator('[data-machine=session]')).toHaveAttribute('data-state', 'signedIn.present');
  await signOut(page);
  await expectSignedOut(page);
  await control.release({ id });
  expect(await stored(page)).toEqual(nothing);

  // Whoever comes next sees what is theirs.
  await signIn(page, 'empty_hand');
  await control.clear();
  await expect(wallet(page)).toHaveAttribute('value', '0');
});

test('a token that comes after sign-out is dropped', async ({ page, control }) => {
  await signIn(page, account);
  const { id } = await control.script({ path: offers, answer: { kind: 'real' }, hold: true, rotate: true });
  await askForOffers(control);
  await isHeld(control, offers);
  await signOut(page);
  await expectSignedOut(page);
  const answered = page.waitForResponse((response) => response.url().endsWith(offers));
  await control.release({ id });
  expect((await answered).headers().authorization).toMatch(/^Bearer ./);
  await (await answered).finished();
  await takeBreath(page);
  expect(await stored(page)).toEqual(nothing);
  await page.reload();
  await expectSignedOut(page);
});

test('a token that comes in time is the next one', async ({ page, control }) => {
  await signIn(page, account);
  const [before] = await stored(page);
  await control.script({ path: offers, answer: { kind: 'real' }, rotate: true });
  await askForOffers(control);
  await expect.poll(async () => (await stored(page))[0]).not.toBe(before);
  await page.reload();
  await expectSignedIn(page);
});

test('of many balances the last one sent is shown', async ({ page, control }) => {
  await signIn(page, account);
  const channel = await ownChannel(page, control);
  for (const cash of [480, 480, 510, '495.50'])
    await control.publish({ channel, event: '.member.cash', data: { cash } });
  await expect(wallet(page)).toHaveAttribute('value', '495.5');
});

test('a balance that was asked for before the last one was sent does not undo it', async ({
  page,
  control,
}) => {
  await signIn(page, account);
  const channel = await ownChannel(page, control);
  const path = '/member/profile/common/layout';
  const { id } = await control.script({ path, answer: { kind: 'real' }, hold: true });
  await control.publish({ channel, event: '.all_transfer_back', data: {} });
  await isHeld(control, path);
  await control.publish({ channel, event: '.member.cash', data: { cash: 777 } });
  await expect(wallet(page)).toHaveAttribute('value', '777');
  const answered = page.waitForResponse((response) => response.url().endsWith(path));
  await control.release({ id });
  await (await answered).finished();
  await takeBreath(page);
  await expect(wallet(page)).toHaveAttribute('value', '777');
});

test('a game’s address that comes twice is loaded once', async ({ page, control }) => {
  await signIn(page, account);
  const channel = await ownChannel(page, control);
  const game = await openGame(page);
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

test('a game’s address may overtake the play call; another launch’s passes by', async ({
  page,
  control,
  sandbox,
}) => {
  await signIn(page, account);
  const channel = await ownChannel(page, control);
  const path = '/member/game/play1';
  const { id } = await control.script({ path, answer: { kind: 'code', code: 100 }, hold: true });
  const asked = page.waitForRequest((request) => request.url().endsWith(path));
  const opened = page.waitForEvent('popup');
  await tile(page).click();
  const { extra } = (await asked).postDataJSON() as { extra: string };
  const game = await opened;
  await isHeld(control, path);
  const address = (name: string) => `${sandbox.gamesAddress}/service?${name}`;
  await control.publish({ channel, event: '.game.url', data: { url: address('own'), extra } });
  await control.publish({ channel, event: '.game.url', data: { url: address('other'), extra: 'other' } });
  await control.publish({ channel, event: '.game.url', data: { url: 'javascript:alert(1)', extra } });
  await control.publish({ channel, event: '.member.cash', data: { cash: 445 } });
  await expect(wallet(page)).toHaveAttribute('value', '445');
  await expect(playBar(page)).toContainText('Opening the table');
  await control.release({ id });
  await expect(game).toHaveURL(address('own'));
  await expect(playBar(page)).toContainText('In play');
});

test('letters that come twice, or are gone before they came, disturb nothing', async ({ page, control }) => {
  await signIn(page, account);
  const channel = await ownChannel(page, control);
  for (const event of ['.letter.delete', '.letter.read', '.letter.sent', '.letter.sent', '.letter.delete'])
    await control.publish({ channel, event, data: { id: 1 } });
  await control.publish({ channel, event: '.member.cash', data: { cash: 446 } });
  await expect(wallet(page)).toHaveAttribute('value', '446');
});

test('a game without an address for 30 seconds has not started, and is left once', async ({
  page,
  control,
}) => {
  await page.clock.install();
  await page.reload();
  await signIn(page, account);
  await ownChannel(page, control);
  await control.script({ path: '/member/game/play1', answer: { kind: 'code', code: 100 } });
  const { n } = await control.mark();
  const leaves = async () =>
    (await control.requests({ since: n })).filter(({ path }) => path === '/member/game/leave1').length;
  const game = await pressGame(page);
  await expect(playBar(page)).toHaveAttribute('data-state', /awaitingUrl/);
  await page.clock.runFor(gameUrlWait / 2);
  await expect(playBar(page)).toHaveAttribute('data-state', /awaitingUrl/);
  await page.clock.runFor(gameUrlWait / 2);
  await expect(toast(page, 'The game did not start. Nothing was charged.')).toBeVisible();
  await expect.poll(() => game.isClosed()).toBe(true);
  await expect.poll(leaves).toBe(1);
  await page.clock.runFor(gameUrlWait);
  await expect(playBar(page)).toBeHidden();
  expect(await leaves()).toBe(1);
  expect(await control.ledger({ account })).toMatchObject({ total: 500, main: 500 });
});

test('a status that overtakes the play call waits for its answer, and what has begun is left once', async ({
  page,
  control,
}) => {
  await signIn(page, account);
  const channel = await ownChannel(page, control);
  const path = '/member/game/play1';
  const { id } = await control.script({ path, answer: { kind: 'real' }, hold: true });
  const game = await pressGame(page);
  await isHeld(control, path);
  const counted = await countPlays(control);
  await Promise.all([
    expect(toast(page, 'No table is free')).toBeVisible(),
    control.publish({
      channel,
      event: '.forward_game.status',
      data: { code: 500, message: 'No table is free' },
    }),
  ]);
  await expect(playBar(page)).toContainText('Leaving');
  await expect.poll(() => game.isClosed()).toBe(true);
  expect(await counted.leaves()).toBe(0);
  await control.release({ id });
  await expect(playBar(page)).toBeHidden();
  await expectLeft(page, control, account, counted);
});
