import type { Page } from '@playwright/test';
import { requestTimeout } from '#contract/constants.ts';
import type { Path } from '#contract/endpoints.ts';
import { leaveAutoClear, toastTime } from '#contract/times.ts';
import type { ControlClient } from '#sandbox/server/control-client.ts';
import type { ScriptedResponse } from '#sandbox/server/control-protocol.ts';
import { genericErrorText, hostile, offline } from '#tests/support/error-texts.ts';
import { expect, test } from '#tests/support/fixtures.ts';
import { openSignedIn } from '#tests/support/realtime.ts';
import {
  clickGame,
  dialog,
  expectGameClosed,
  expectSignedIn,
  openAccountMenu,
  openSignIn,
  submitCredentials,
  tile,
  toast,
  waitUntilHeld,
  wallet,
} from '#tests/support/steps.ts';
import type { FaultName } from './matrix/faults.ts';

const account = 'second_seat';
const unreadable = 'The response could not be read. Try again or contact customer service.';
const long = 'Lantern'.repeat(4_000);

const words = 'The table is closed';
const timedOut = 'The request timed out. Try again.';
const html = '<!doctype html><title>502</title>';
const status = (status: number, body = ''): ScriptedResponse => ({ kind: 'status', status, body });

/** A response, or none at all; the text that the user sees; and the text in place of a list. */
type Bad = [response: ScriptedResponse | 'hang', text: string, listText?: string];
/** One fault of the matrix (faults.test.ts) for each outcome; the others have the same outcomes. */
const faults: Partial<Record<FaultName, Bad>> = {
  '500 HTML': [status(500, html), genericErrorText],
  '503 envelope': [status(503, JSON.stringify({ header: { status: 503, desc: words } })), words],
  '200 HTML': [{ kind: 'text', text: html }, genericErrorText, unreadable],
  '[]': [{ kind: 'json', body: [] }, genericErrorText, unreadable],
  'empty data': [{ kind: 'code', code: 100, data: [] }, genericErrorText, unreadable],
  'unknown code': [{ kind: 'code', code: 'E-7' }, genericErrorText],
  'unknown code with words': [{ kind: 'code', code: 4_711, message: hostile }, hostile],
  drop: [{ kind: 'drop' }, offline],
  hang: ['hang', timedOut],
};
/** A success for a call that needs no data. */
const success = 'empty data';
/** An empty list is no fault. */
const listFaults = Object.entries(faults).filter(([name]) => name !== 'empty data');
const wrongShapes: [string, Bad][] = [
  [
    'a wrong shape',
    [{ kind: 'code', code: 100, data: { info: 'none', token: 7 } }, genericErrorText, unreadable],
  ],
  [
    'unreadable rows',
    [{ kind: 'code', code: 100, data: { info: [7], list: [7] } }, genericErrorText, unreadable],
  ],
];
const wrongMessage: [string, Bad] = [
  'a message of the wrong type',
  [{ kind: 'json', body: { code: 9, message: { en: 'no' } } }, genericErrorText],
];

/** Sends a call and gives it the response; if there is none, the time of the call passes at once. */
async function sendTo(
  { page, control }: { page: Page; control: ControlClient },
  path: Path,
  response: ScriptedResponse | 'hang',
  send: () => Promise<unknown>,
  times = 1,
) {
  const hold = response === 'hang';
  const scripted = hold ? status(503) : response;
  await control.script({ path, response: scripted, hold, times, replace: true });
  await send();
  if (!hold) return;
  await waitUntilHeld(control, path);
  await page.clock.fastForward(requestTimeout);
}

const failed = (page: Page) => page.getByRole('main').getByRole('alert');
const games = '/v2/get_template_game_list';
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
  await expect(page).not.toHaveTitle('owned');
  expect(await page.locator('img[onerror], main script').count()).toBe(0);
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
  ).toBeLessThanOrEqual(0);
}

test('list loads on retry when its responses were bad', async ({ page, control }) => {
  await page.clock.install();
  const retry = () => failed(page).getByRole('button', { name: 'Try again' }).click();
  // Several parts of a page may send this call; all get the same response until it is replaced.
  await control.script({ path: games, response: status(500), times: 99, replace: true });
  await page.goto('/gameHall/2');
  for (const [name, [response, text, listText = text]] of [...listFaults, ...wrongShapes, wrongMessage]) {
    await test.step(name, async () => {
      await sendTo({ page, control }, games, response, retry, 99);
      await expect(failed(page)).toContainText('This could not be loaded');
      await expect(failed(page)).toContainText(listText);
      await expect(failed(page)).not.toContainText(/malformed|\/v\d\//);
    });
  }
  // Held until the click, since a refetch in the background would remove the button.
  await control.script({ path: games, response: { kind: 'real' }, hold: true, times: 99, replace: true });
  await retry();
  await control.clear();
  await expect(tile(page)).toBeVisible();
  await expectUnharmed(page);
});

test('hall shows valid games only when names and rows are malformed', async ({ page, control }) => {
  const info = [
    row({ game_id: 'a2', game_name: { en_US: hostile }, tag: [hostile] }),
    row({ game_id: 'a3', game_name: { en_US: long } }),
    row({ game_id: 'a4', game_name: {}, icon: '/art/none.svg' }),
    row({ game_id: {}, game_name: { en_US: 'No id' } }),
    row({ game_id: 'a5', game_name: 'One name' }),
    null,
    7,
    row({}),
  ];
  await control.script({ path: games, response: { kind: 'code', code: 100, data: { info } }, times: 2 });
  await page.goto('/gameHall/2');
  await expect(tile(page, 'A fair game')).toBeVisible();
  await expect(tile(page, hostile)).toBeVisible();
  await expect(page.getByRole('main')).toContainText('5 games');
  await expectUnharmed(page);
});

test('hall cards render when data is malformed', async ({ page, control }) => {
  const provider = { gp_id: 'GPBB', gt_id: '2', game_type: 'slot', gp_name: hostile, active: 1 };
  const data = [
    { gt_id: '2', gt_name: hostile, gp_list: [provider, { ...provider, gp_name: long }, null] },
    { gt_id: '3', gt_name: long, gp_list: [] },
    { gt_id: '77', gt_name: 'The hall that is not there', gp_list: [] },
    { gt_name: 'No id', gp_list: [] },
    'hall',
  ];
  await control.script({ path: '/v3/game_list', response: { kind: 'code', code: 100, data }, times: 2 });
  await page.goto('/');
  // The region excludes the floating links.
  const cards = page.getByRole('region', { name: 'Choose a hall' }).locator('a[href*="/gameHall/"]');
  await expect(cards).toHaveCount(3);
  await expect(cards.first()).toContainText(hostile);
  await expectUnharmed(page);
  await cards.nth(2).click();
  await expect(page).toHaveURL('/');
});

test('sign-in form shows an error when the login response is bad', async ({ page, control }) => {
  await page.clock.install();
  await page.goto('/faq');
  await openSignIn(page);
  for (const [name, [response, text]] of [
    ...Object.entries(faults),
    ...wrongShapes,
    wrongMessage,
    ['only a token', [{ kind: 'code', code: 100, data: { token: 'x' } }, genericErrorText]],
  ] as [string, Bad][]) {
    await test.step(name, async () => {
      await sendTo({ page, control }, '/login', response, () => submitCredentials(page, { account }));
      await expect(dialog(page).getByRole('alert')).toContainText(text);
      // The code is cleared for the next image: this attempt has ended.
      await expect(dialog(page).getByLabel('Code in the image')).toHaveValue('');
    });
  }
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  await expectUnharmed(page);
  await submitCredentials(page, { account });
  await expectSignedIn(page);
});

test('favourite is reset with a notice when its response is bad', async ({ page, control }) => {
  await page.clock.install();
  await openSignedIn(page, control, 'newcomer_1');
  const favourite = page
    .getByRole('main')
    .getByRole('button', { name: /^Add Lantern Street/ })
    .first();
  for (const [name, [response, text]] of Object.entries(faults)) {
    await test.step(name, async () => {
      const path: Path = '/arks/web/member-games/favorite/store';
      await sendTo({ page, control }, path, response, () => favourite.click());
      if (name === success) {
        await expect.poll(() => control.unused()).toEqual([]);
        await expect(favourite).toHaveAttribute('aria-pressed', 'true');
        await favourite.click();
      } else {
        await expect(toast(page, 'This favourite was not saved').last()).toBeVisible();
        await expect(toast(page, text).last()).toBeVisible();
      }
      await expect(favourite).toHaveAttribute('aria-pressed', 'false');
      // Notices of earlier faults disappear.
      await page.clock.fastForward(2 * toastTime);
    });
  }
  await expectUnharmed(page);
});

test('launch fails at no cost when the play response is bad', async ({ page, control }) => {
  await page.clock.install();
  await openSignedIn(page, control, account);
  const refusals = Object.entries(faults).filter(([name]) => ![success, 'drop'].includes(name));
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
});

test('game is left once when the play response is lost', async ({ page, control }) => {
  await openSignedIn(page, control, account);
  const { n } = await control.requestCursor();
  // The back end has started the game and moved the wallet; the response breaks off.
  await control.script({ path: '/member/game/play1', response: { kind: 'drop' } });
  const game = await clickGame(page);
  await expectGameClosed(page, game);
  const left = (await control.requests({ since: n })).filter(({ path }) => path === '/member/game/leave1');
  expect(left).toHaveLength(1);
  expect(await control.ledger({ account })).toMatchObject({ total: 500, main: 500 });
});

test("session stays open when responses with the member's status are bad", async ({ page, control }) => {
  const path: Path = '/member/profile/common/layout';
  const layouts: (ScriptedResponse | 'hang')[] = [
    ...[...Object.entries(faults), ...wrongShapes, wrongMessage].map(([, [response]]) => response),
    {
      kind: 'code',
      code: 100,
      data: { id: 2, member_account: 'x', member_currency: 'USD', member_cash: 'lots' },
    },
    { kind: 'code', code: 100, data: { id: 2, member_account: 'x', member_currency: 'USD' } },
  ];
  await page.clock.install();
  await page.goto('/faq');
  await control.script({ path, response: layouts[0] as ScriptedResponse });
  await openSignIn(page);
  await submitCredentials(page, { account });
  const session = page.locator('[data-machine=session]');
  await expect(session).toHaveAttribute('data-state', 'signedIn.present');
  const id = await page.evaluate(() => localStorage.getItem('member_id'));
  const channel = `private-member.${id}`;
  await expect.poll(async () => (await control.channels())[channel]).toBe(1);
  for (const response of layouts.slice(1)) {
    // A cancelled request does not consume its script.
    await expect.poll(() => control.unused()).toEqual([]);
    await sendTo({ page, control }, path, response, () =>
      control.publish({ channel, event: '.all_transfer_back', data: {} }),
    );
  }
  await expect.poll(() => control.unused()).toEqual([]);
  await expect(session).toHaveAttribute('data-state', 'signedIn.present');
  await control.publish({ channel, event: '.all_transfer_back', data: {} });
  await expect(wallet(page)).toHaveAttribute('value', '500');
  await expectUnharmed(page);
});

test('member name is shown as text when it contains markup', async ({ page, control }) => {
  const { token, member_id } = await control.signIn({ account });
  await control.script({
    path: '/login',
    response: {
      kind: 'code',
      code: 100,
      data: { id: member_id, token, member_account: hostile, member_currency: 'USD', extra: long },
    },
  });
  await page.goto('/faq');
  await openSignIn(page);
  await submitCredentials(page, { account });
  await expectSignedIn(page);
  await openAccountMenu(page);
  await expect(page.getByText(hostile)).toBeVisible();
  await expectUnharmed(page);
});
