import type { Page } from '@playwright/test';
import type { Path } from '#contract/endpoints.ts';
import type { ScriptedAnswer } from '#sandbox/control-protocol.ts';
import { expect, test } from '../support/fixtures.ts';
import {
  dialog,
  expectGameOver,
  expectSignedIn,
  openSignIn,
  pressGame,
  sendCredentials,
  signIn,
  tile,
  toast,
  wallet,
} from '../support/steps.ts';

const account = 'second_seat';
const apology = 'This did not work. Try again, or ask customer service.';
const hostile = '<img src=x onerror="document.title=`owned`"><script>document.title="owned"</script>';
const long = 'Lantern'.repeat(4_000);

/** What an operator should not say, and the words in which a person hears of it. */
const bad: [string, ScriptedAnswer, string][] = [
  ['half a JSON', { kind: 'text', text: '{"code":100,"data":{' }, apology],
  ['a page', { kind: 'text', text: '<!doctype html><title>502</title>' }, apology],
  ['null', { kind: 'json', body: null }, apology],
  ['a wrong shape', { kind: 'code', code: 100, data: { info: 'none', token: 7, cash: {} } }, apology],
  ['an unknown code', { kind: 'code', code: 4_711, message: hostile }, hostile],
  ['an unknown code without words', { kind: 'code', code: 'E-7' }, apology],
  ['words that are none', { kind: 'json', body: { code: 9, message: { en: 'no' } } }, apology],
  ['a failure of the server', { kind: 'status', status: 500, body: '' }, apology],
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

/** Nothing that came as text was taken as anything else, and the page is no wider than its window. */
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
  test(`a bad answer to ${path} is told in words, and the next one is shown`, async ({ page, control }) => {
    // Several parts of a page may ask; all of them get the same answer until it changes.
    const say = async (answer: ScriptedAnswer) => {
      await control.clear();
      await control.script({ path, answer, times: 99 });
    };
    await say({ kind: 'status', status: 500, body: '' });
    await page.goto(at);
    for (const [name, answer, words] of bad) {
      await test.step(name, async () => {
        await say(answer);
        await failed(page).getByRole('button', { name: 'Try again' }).click();
        await expect(failed(page)).toContainText('This could not be loaded');
        await expect(failed(page)).toContainText(words);
      });
    }
    await control.clear();
    await failed(page).getByRole('button', { name: 'Try again' }).click();
    await expect(there(page)).toBeVisible();
    await expectUnharmed(page);
  });
}

test('names that are markup or endless are names; rows that are nothing are left out', async ({
  page,
  control,
}) => {
  const info = [
    row({ game_id: 'a2', game_name: { en_US: hostile }, tag: [hostile] }),
    row({ game_id: 'a3', game_name: { en_US: long } }),
    row({ game_id: 'a4', game_name: {}, icon: '/art/none.svg' }),
    row({ game_id: {}, game_name: { en_US: 'No id' } }),
    row({ game_id: 'a5', game_name: 'no names' }),
    null,
    7,
    row({}),
  ];
  await control.script({ path: games, answer: { kind: 'code', code: 100, data: { info } }, times: 2 });
  await page.goto('/gameHall/2');
  await expect(tile(page, 'A fair game')).toBeVisible();
  await expect(tile(page, hostile)).toBeVisible();
  await expect(page.getByRole('main')).toContainText('4 games');
  await expectUnharmed(page);
});

test('halls of any name and none are doors', async ({ page, control }) => {
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
  // Floats stand beside the heading.
  const doors = page.getByRole('region', { name: 'Choose a hall' }).locator('a[href*="/gameHall/"]');
  await expect(doors).toHaveCount(3);
  await expect(doors.first()).toContainText(hostile);
  await expectUnharmed(page);
  await doors.nth(2).click();
  await expect(page).toHaveURL('/');
});

test('bad answers to signing in are told in the form, and nobody is signed in by them', async ({
  page,
  control,
}) => {
  await page.goto('/');
  await openSignIn(page);
  for (const [name, answer, words] of [
    ...bad,
    ['a token alone', { kind: 'code', code: 100, data: { token: 'x' } }, apology],
    ['a list', { kind: 'code', code: 100, data: [] }, apology],
  ] as typeof bad) {
    await test.step(name, async () => {
      await control.script({ path: '/login', answer });
      await sendCredentials(page, { account });
      await expect(dialog(page).getByRole('alert')).toContainText(words);
      // Emptied for the next picture, which says that this attempt is over.
      await expect(dialog(page).getByLabel('Code in the picture')).toHaveValue('');
    });
  }
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  await expectUnharmed(page);
  await sendCredentials(page, { account });
  await expectSignedIn(page);
});

test('bad answers to playing are told in passing, close the window and cost nothing', async ({
  page,
  control,
}) => {
  await page.goto('/');
  await signIn(page, account);
  for (const [name, answer, words] of bad.filter(([name]) => name !== 'a wrong shape')) {
    await test.step(name, async () => {
      await control.script({ path: '/member/game/play1', answer });
      const game = await pressGame(page);
      await expect(toast(page, words).last()).toBeVisible();
      await expectGameOver(page, game);
    });
  }
  await expectUnharmed(page);
  expect(await control.ledger({ account })).toMatchObject({ total: 500, main: 500 });
  await expect(wallet(page)).toHaveAttribute('value', '500');
});

test('a play whose answer was lost on the way is left, so that the wallet comes back', async ({
  page,
  control,
}) => {
  await page.goto('/');
  await signIn(page, account);
  const { n } = await control.mark();
  // The operator has begun the game and moved the wallet; the answer breaks off.
  await control.script({ path: '/member/game/play1', answer: { kind: 'drop' } });
  const game = await pressGame(page);
  await expectGameOver(page, game);
  const left = (await control.requests({ since: n })).filter(({ path }) => path === '/member/game/leave1');
  expect(left).toHaveLength(1);
  expect(await control.ledger({ account })).toMatchObject({ total: 500, main: 500 });
});

test('bad answers about the member leave the session as it is; the next reading is shown', async ({
  page,
  control,
}) => {
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
  await page.goto('/');
  await control.script({ path, answer: layouts[0] as ScriptedAnswer });
  await openSignIn(page);
  await sendCredentials(page, { account });
  const session = page.locator('[data-machine=session]');
  await expect(session).toHaveAttribute('data-state', 'signedIn.present');
  const id = await page.evaluate(() => localStorage.getItem('member_id'));
  const channel = `private-member.${id}`;
  await expect.poll(async () => (await control.channels())[channel]).toBe(1);
  for (const answer of layouts.slice(1)) {
    // A reading that was cancelled on its way used up nothing.
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

test('a member whose name is markup is a member', async ({ page, control }) => {
  const { token, member_id } = await control.signIn({ account });
  await control.script({
    path: '/login',
    answer: {
      kind: 'code',
      code: 100,
      data: { id: member_id, token, member_account: hostile, member_currency: 'USD', extra: long },
    },
  });
  await page.goto('/');
  await openSignIn(page);
  await sendCredentials(page, { account });
  await expectSignedIn(page);
  await page.getByRole('button', { name: /^(Account menu|Me)$/ }).click();
  await expect(page.getByText(hostile)).toBeVisible();
  await expectUnharmed(page);
});
