import type { Page } from '@playwright/test';
import { hallOfGames } from '#tests/flows/test-data.ts';
import { axeViolations } from '#tests/support/accessibility.ts';
import { depositCalls, depositForm, fillDeposit, button as mainButton } from '#tests/support/deposit-page.ts';
import { expect, test } from '#tests/support/fixtures.ts';
import { expectLeft, trackPlayCalls } from '#tests/support/plays.ts';
import {
  closePopUpDiscounts,
  popUpDiscount,
  popUpDiscountDialog,
  redEnvelopeButton,
} from '#tests/support/promotions.ts';
import { memberChannel, openSignedIn } from '#tests/support/realtime.ts';
import { changeSite } from '#tests/support/site.ts';
import { dialog, openGame, signIn, signOut, tile } from '#tests/support/steps.ts';
import { visit } from '#tests/support/visit.ts';

const path = '/user/PlayLimits';
const account = 'second_seat';
const HOUR = 3_600_000;
const main = (page: Page) => page.getByRole('main');
const limit = (page: Page, name: string) => main(page).getByRole('listitem', { name });
const button = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name });
const answer = (page: Page, name: string | RegExp) => dialog(page).getByRole('button', { name }).click();

async function change(page: Page, name: string, amount: string) {
  await button(page, `Change: ${name}`).click();
  await main(page).getByRole('form', { name }).getByRole('textbox', { name: 'At most' }).fill(amount);
  await button(page, 'Continue').click();
}

test('tighter limit applies immediately on every device, a looser one when it is confirmed after 24 hours', {
  tag: '@layouts',
}, async ({ page, control, browser, sandbox }) => {
  await openSignedIn(page, control, account, path);
  const otherContext = await browser.newContext({
    baseURL: sandbox.url,
    storageState: await page.context().storageState(),
  });
  const other = await otherContext.newPage();
  await other.goto(path);
  await expect(main(other)).toContainText('You have no limits yet');
  await memberChannel(page, control, 2);

  await button(page, 'Add a limit').click();
  await main(page).getByLabel('Limit', { exact: true }).selectOption('Losses, each week');
  await button(page, 'Continue').click();
  await expect(main(page).getByRole('textbox', { name: 'At most' })).toHaveAccessibleDescription(
    'Enter an amount.',
  );
  await main(page).getByRole('textbox', { name: 'At most' }).fill('100');
  await button(page, 'Continue').click();
  await answer(page, 'Set this limit');
  await expect(limit(page, 'Losses, each week')).toContainText('of $100.00');
  await expect(limit(other, 'Losses, each week')).toContainText('of $100.00');
  expect(await axeViolations(page)).toEqual([]);

  await change(other, 'Losses, each week', '250');
  expect(await axeViolations(other)).toEqual([]);
  await answer(other, 'Request this limit');
  await expect(main(other)).toContainText('Your current limit stays.');
  await expect(limit(page, 'Losses, each week')).toContainText('of $100.00');
  await expect(limit(page, 'Losses, each week')).toContainText('$250.00, to be confirmed from');
  await expect(button(page, 'Confirm')).toHaveCount(0);
  await control.passLimits({ account, ms: 24 * HOUR });
  await expect(limit(page, 'Losses, each week')).toContainText('You can confirm now: $250.00');
  await button(page, 'Confirm').click();
  await expect(limit(other, 'Losses, each week')).toContainText('of $250.00');

  await change(page, 'Losses, each week', '300');
  await answer(page, 'Request this limit');
  await button(page, 'Cancel increase').click();
  await expect(limit(other, 'Losses, each week')).not.toContainText('$300.00');
  await expect(limit(page, 'Losses, each week')).toContainText('of $250.00');
  await otherContext.close();
});

test('cool-off closes play, deposits and promotions until it ends, by whatever clock and session', async ({
  page,
  control,
}) => {
  const member = 'linhmai_88';
  await control.bulletins({ items: [popUpDiscount({ members_only: true })] });
  await openSignedIn(page, control, member, '/');
  await closePopUpDiscounts(page);
  await expect(redEnvelopeButton(page)).toBeVisible();
  await visit(page, path);
  const counted = await trackPlayCalls(control);
  await button(page, 'Start a break of 7 days').click();
  expect(await axeViolations(page)).toEqual([]);
  await answer(page, 'Start the break');
  await expect(main(page)).toContainText('Your break has begun.');
  await expect(page.getByRole('link', { name: 'Letters', exact: true }).first()).toBeVisible();
  await visit(page, '/discount');
  await expect(page.getByRole('link', { name: /A gift for depositors/ })).toBeVisible();
  await expect(redEnvelopeButton(page)).toHaveCount(0);

  await test.step('the local clock is a month ahead', async () => {
    await page.clock.setSystemTime(Date.now() + 30 * 24 * HOUR);
    await page.goto('/user/Deposit');
    await expect(main(page)).toContainText('You are taking a break');
    await expect(main(page)).toContainText(/Deposits are closed until .+ \(GMT-4\)/);
    expect(await axeViolations(page)).toEqual([]);
    await main(page).getByRole('link', { name: 'Withdraw' }).click();
    await expect(main(page).getByRole('form', { name: 'Withdrawal' })).toBeVisible();
    await page.goto('/fastPayment');
    await expect(main(page)).toContainText('You are taking a break');
  });
  await test.step('a new session does not help', async () => {
    await page.goto('/');
    await signOut(page);
    await signIn(page, member);
    await expect(popUpDiscountDialog(page)).toHaveCount(0);
    await tile(page).click();
    await expect(dialog(page)).toContainText('You are taking a break');
    await expect(dialog(page).getByRole('link', { name: 'Withdraw' })).toBeVisible();
    await expect(dialog(page).getByRole('link', { name: 'Customer service' })).toBeVisible();
    expect(await counted.plays()).toBe(0);
  });
  await test.step('the page opens by itself when the break ends', async () => {
    await page.goto('/user/Deposit');
    await expect(main(page)).toContainText('You are taking a break');
    await memberChannel(page, control);
    await control.passLimits({ account: member, ms: 7 * 24 * HOUR - 30_000 });
    await expect(main(page)).toContainText('You are taking a break');
    await control.passLimits({ account: member, ms: 28_000 });
    await expect(main(page).getByRole('form', { name: 'Deposit' })).toBeVisible();
  });
});

test('exclusion needs the typed word, and ends a game', async ({ page, control }) => {
  const counted = await trackPlayCalls(control);
  await openSignedIn(page, control, account, hallOfGames);
  await openGame(page);
  const limits = await page.context().newPage();
  await limits.goto(path);
  await button(limits, 'Exclude myself').click();
  await dialog(limits).getByText('1 year', { exact: true }).click();
  await answer(limits, 'Exclude myself for 1 year');
  const word = dialog(limits).getByLabel('Type EXCLUDE to confirm');
  await expect(word).toHaveAccessibleDescription('Enter the word exactly as shown.');
  expect(await axeViolations(limits)).toEqual([]);
  await word.fill('excluded');
  await answer(limits, 'Exclude myself for 1 year');
  await expect(word).toHaveAccessibleDescription('Enter the word exactly as shown.');
  await word.fill('exclude ');
  await answer(limits, 'Exclude myself for 1 year');
  await expect(main(limits)).toContainText('Your self-exclusion has begun.');
  await expect(main(limits)).toContainText(/You have excluded yourself from playUntil \w+ \d+, \d{4}/);
  // Only a longer one can follow.
  await expect(button(limits, /^Start a break/)).toHaveCount(0);
  await expectLeft(page, control, account, counted);
  await tile(page).click();
  await expect(dialog(page)).toContainText('You have excluded yourself from play');
  expect(await counted.plays()).toBe(1);
});

test.describe('own limit', () => {
  for (const [member, text] of [
    ['limit_181', 'You have reached your limit for losses'],
    ['limit_182', 'You have reached your limit for time in play'],
  ] as const)
    test(`own limit of ${member} closes games and says when they open again`, async ({ page, control }) => {
      await openSignedIn(page, control, member, hallOfGames);
      await tile(page).click();
      await expect(dialog(page)).toContainText(text);
      await expect(dialog(page)).toContainText(/You can play again from .+ \(GMT-4\)/);
      await expect(dialog(page).getByRole('link', { name: 'Play limits' })).toHaveAttribute('href', path);
    });

  test('own limit refuses a deposit before it is sent', async ({ page, control }) => {
    const { n } = await control.requestCursor();
    await openSignedIn(page, control, 'limits_own', '/user/Deposit');
    await expect(main(page)).toContainText(/You can still deposit \$200.00 within your limit until/);
    await fillDeposit(page, 'Harbour Bank', '200.01');
    await mainButton(page, /^Continue/).click();
    await expect(page.getByText('You can still deposit $200.00 within your limit.')).toBeVisible();
    expect(await depositCalls(control, n, '/create')).toBe(0);
    await fillDeposit(page, 'Harbour Bank', '200');
    await mainButton(page, /^Continue/).click();
    await expect(page.getByText('Transfer exactly')).toBeVisible();
  });

  test('own limit is unknown when its row cannot be read, and out of date when it cannot be read again', async ({
    page,
    control,
  }) => {
    const row = { kind: 'deposit', period: 'day', value: '50.00', used: '5.00', resets_at: 'soon' };
    const limits = [row, { ...row, kind: 'loss', value: {} }, { ...row, period: 'week', value: '-1e9' }];
    await control.script({
      path: '/member/limits',
      times: 2,
      response: { kind: 'code', code: 100, data: { limits, cool_off_until: [] } },
    });
    await openSignedIn(page, control, account, path);
    await expect(limit(page, 'Deposits, each day')).toContainText('$5.00 of $50.00');
    await expect(limit(page, 'Losses, each day')).toContainText('Unknown');
    await expect(limit(page, 'Deposits, each week')).toContainText('Unknown');
    await expect(main(page)).not.toContainText('No limit');
    await memberChannel(page, control);
    await control.script({
      path: '/member/limits',
      replace: true,
      times: 9,
      response: { kind: 'status', status: 503 },
    });
    const id = await page.evaluate(() => localStorage.getItem('member_id'));
    await control.publish({ channel: `private-member.${id}`, event: '.profile.updated', data: {} });
    await expect(main(page)).toContainText('Your limits could not be read again.');
    await expect(limit(page, 'Deposits, each day')).toContainText('$5.00 of $50.00');
  });
});

test('site that must ask links to limits at home and at deposits, and asks before the first deposit', {
  tag: '@layouts',
}, async ({ page, control }) => {
  const link = main(page).getByRole('link', { name: 'Set limits for deposits, losses and play time' });
  const question = main(page).getByRole('heading', { name: 'Do you want to set a deposit limit?' });
  await openSignedIn(page, control, account, '/user/Deposit');
  await expect(depositForm(page)).toBeVisible();
  await expect(link).toHaveCount(0);
  await changeSite(page, { limitsPrompt: true });
  await page.goto('/');
  await expect(link).toHaveAttribute('href', path);
  await visit(page, '/fastPayment');
  await expect(link).toBeVisible();
  await expect(question).toBeVisible();
  await visit(page, '/user/Deposit');
  await expect(link).toBeVisible();
  await expect(question).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await expect(main(page).getByRole('link', { name: 'Set a deposit limit' })).toHaveAttribute('href', path);
  await button(page, 'Not now').click();
  await expect(depositForm(page)).toBeVisible();
  await page.reload();
  await expect(depositForm(page)).toBeVisible();
  await expect(question).toHaveCount(0);
});

test('member with a deposit limit is not asked for one', async ({ page, control }) => {
  await changeSite(page, { limitsPrompt: true });
  await openSignedIn(page, control, account, path);
  await button(page, 'Add a limit').click();
  await main(page).getByLabel('Limit', { exact: true }).selectOption('Deposits, each day');
  await main(page).getByRole('textbox', { name: 'At most' }).fill('100');
  await button(page, 'Continue').click();
  await answer(page, 'Set this limit');
  await expect(limit(page, 'Deposits, each day')).toBeVisible();
  await page.goto('/user/Deposit');
  await expect(depositForm(page)).toBeVisible();
  await expect(main(page).getByRole('heading', { name: 'Do you want to set a deposit limit?' })).toHaveCount(
    0,
  );
});
