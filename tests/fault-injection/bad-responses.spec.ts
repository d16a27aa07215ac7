import type { Page } from '@playwright/test';
import type { Path } from '#contract/endpoints.ts';
import type { ScriptedAnswer } from '#sandbox/control-protocol.ts';
import { expect, test } from '../support/fixtures.ts';
import { openSignedIn } from '../support/realtime.ts';
import {
  clickGame,
  dialog,
  expectGameClosed,
  expectSignedIn,
  openSignIn,
  submitCredentials,
  tile,
  toast,
  wallet,
} from '../support/steps.ts';

const account = 'second_seat';
const apology = 'Something went wrong. Try again or contact customer service.';
const unreadable = 'The response could not be read. Try again or contact customer service.';
const hostile = '<img src=x onerror="document.title=`owned`"><script>document.title="owned"</script>';
const long = 'Lantern'.repeat(4_000);

/** Name, malformed response, the text that the user sees, and the text in place of a list. */
const bad: [string, ScriptedAnswer, string, string?][] = [
  ['truncated JSON', { kind: 'text', text: '{"code":100,"data":{' }, apology, unreadable],
  ['an HTML page', { kind: 'text', text: '<!doctype html><title>502</title>' }, apology, unreadable],
  ['null', { kind: 'json', body: null }, apology, unreadable],
  ['a wrong shape', { kind: 'code', code: 100, data: { info: 'none', token: 7 } }, apology, unreadable],
  ['unreadable rows', { kind: 'code', code: 100, data: { info: [7], list: [7] } }, apology, unreadable],
  ['an unknown code', { kind: 'code', code: 4_711, message: hostile }, hostile],
  ['an unknown code without a message', { kind: 'code', code: 'E-7' }, apology],
  ['a message of the wrong type', { kind: 'json', body: { code: 9, message: { en: 'no' } } }, apology],
  ['a server error', { kind: 'status', status: 500, body: '' }, apology],
];

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

for (const [path, at, there] of [
  [games, '/gameHall/2', (page: Page) => tile(page)],
  ['/v3/game_list', '/', (page: Page) => page.getByRole('main').getByRole('link', { name: /^Slots/ })],
] as const) {
  test(`list loads on retry when ${path} returned a bad response`, async ({ page, control }) => {
    // Several parts of a page may send this call; all get the same response until it is replaced.
    const respondWith = (answer: ScriptedAnswer) =>
      control.script({ path, answer, times: 99, replace: true });
    await respondWith({ kind: 'status', status: 500, body: '' });
    await page.goto(at);
    for (const [name, answer, text, words = text] of bad) {
      await test.step(name, async () => {
        await respondWith(answer);
        await failed(page).getByRole('button', { name: 'Try again' }).click();
        await expect(failed(page)).toContainText('This could not be loaded');
        await expect(failed(page)).toContainText(words);
        await expect(failed(page)).not.toContainText(/malformed|\/v\d\//);
      });
    }
    // Held until the click, since a refetch in the background would remove the button.
    await control.script({ path, answer: { kind: 'real' }, hold: true, times: 99, replace: true });
    await failed(page).getByRole('button', { name: 'Try again' }).click();
    await control.clear();
    await expect(there(page)).toBeVisible();
    await expectUnharmed(page);
  });
}

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
  await control.script({ path: games, answer: { kind: 'code', code: 100, data: { info } }, times: 2 });
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
  await control.script({ path: '/v3/game_list', answer: { kind: 'code', code: 100, data }, times: 2 });
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
  await page.goto('/faq');
  await openSignIn(page);
  for (const [name, answer, words] of [
    ...bad,
    ['only a token', { kind: 'code', code: 100, data: { token: 'x' } }, apology],
    ['a list', { kind: 'code', code: 100, data: [] }, apology],
  ] as typeof bad) {
    await test.step(name, async () => {
      await control.script({ path: '/login', answer });
      await submitCredentials(page, { account });
      await expect(dialog(page).getByRole('alert')).toContainText(words);
      // The code is cleared for the next image: this attempt has ended.
      await expect(dialog(page).getByLabel('Code in the picture')).toHaveValue('');
    });
  }
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  await expectUnharmed(page);
  await submitCredentials(page, { account });
  await expectSignedIn(page);
});

test('launch fails at no cost when the play response is bad', async ({ page, control }) => {
  await openSignedIn(page, control, account);
  for (const [name, answer, words] of bad.filter(
    ([, answer]) => answer.kind !== 'code' || answer.code !== 100,
  )) {
    await test.step(name, async () => {
      await control.script({ path: '/member/game/play1', answer });
      const game = await clickGame(page);
      await expect(toast(page, words).last()).toBeVisible();
      await expectGameClosed(page, game);
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
  await control.script({ path: '/member/game/play1', answer: { kind: 'drop' } });
  const game = await clickGame(page);
  await expectGameClosed(page, game);
  const left = (await control.requests({ since: n })).filter(({ path }) => path === '/member/game/leave1');
  expect(left).toHaveLength(1);
  expect(await control.ledger({ account })).toMatchObject({ total: 500, main: 500 });
});

test('session stays open when layout responses are bad', async ({ page, control }) => {
  const path: Path = '/member/profile/common/layout';
  const layouts: ScriptedAnswer[] = [
    ...bad.map(([, answer]) => answer),
    {
      kind: 'code',
      code: 100,
      data: { id: 2, member_account: 'x', member_currency: 'USD', member_cash: 'lots' },
    },
    { kind: 'code', code: 100, data: { id: 2, member_account: 'x', member_currency: 'USD' } },
  ];
  await page.goto('/faq');
  await control.script({ path, answer: layouts[0] as ScriptedAnswer });
  await openSignIn(page);
  await submitCredentials(page, { account });
  const session = page.locator('[data-machine=session]');
  await expect(session).toHaveAttribute('data-state', 'signedIn.present');
  const id = await page.evaluate(() => localStorage.getItem('member_id'));
  const channel = `private-member.${id}`;
  await expect.poll(async () => (await control.channels())[channel]).toBe(1);
  for (const answer of layouts.slice(1)) {
    // A cancelled request does not consume its script.
    await expect.poll(() => control.unused()).toEqual([]);
    await control.script({ path, answer });
    await control.publish({ channel, event: '.all_transfer_back', data: {} });
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
    answer: {
      kind: 'code',
      code: 100,
      data: { id: member_id, token, member_account: hostile, member_currency: 'USD', extra: long },
    },
  });
  await page.goto('/faq');
  await openSignIn(page);
  await submitCredentials(page, { account });
  await expectSignedIn(page);
  await page.getByRole('button', { name: /^(Account menu|Me)$/ }).click();
  await expect(page.getByText(hostile)).toBeVisible();
  await expectUnharmed(page);
});
