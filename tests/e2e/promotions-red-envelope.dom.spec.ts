import { test } from '#tests/support/dom/fixtures.ts';
import { expect } from '#tests/support/expect.ts';
import {
  claimedDialog,
  redEnvelopeButton,
  redEnvelopeDialog,
  waitForResponseTo,
} from '#tests/support/promotions.ts';
import { openSignedIn } from '#tests/support/realtime.ts';
import {
  balance,
  chooseInBalanceMenu,
  expectSignedOut,
  signIn,
  signOut,
  wallet,
} from '#tests/support/steps.ts';

const account = 'second_seat';
const claim = '/arks/web/activity/red_envelope';
const promotion = '/arks/web/activity/red_envelope_promotion';

test('opened red envelope adds its amount to the wallet', { tag: '@layouts' }, async ({ page, control }) => {
  await openSignedIn(page, control, account, '/discount');
  const before = await balance(page);
  await redEnvelopeButton(page).click();
  await expect(redEnvelopeDialog(page).getByRole('timer')).toHaveAccessibleName(/hours, \d+ minutes? left$/);
  await redEnvelopeDialog(page).getByRole('button', { name: 'Open red envelope' }).click();
  await expect(claimedDialog(page)).toBeVisible();
  const amount = Number(await claimedDialog(page).locator('data').first().getAttribute('value'));
  expect(amount).toBeGreaterThan(0);
  await expect(claimedDialog(page)).toContainText('Your balance is now');
  await expect(claimedDialog(page).getByRole('status').locator('data').last()).toHaveAttribute(
    'value',
    String(Number((before + amount).toFixed(2))),
  );
  await expect(claimedDialog(page).getByRole('button', { name: 'Done' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(claimedDialog(page)).toHaveCount(0);
  await expect(wallet(page)).toHaveAttribute('value', String(Number((before + amount).toFixed(2))));
  expect((await control.ledger({ account })).total).toBeCloseTo(before + amount, 2);
  // Each member receives one red envelope.
  await expect(redEnvelopeButton(page)).toHaveCount(0);
  await waitForResponseTo(page, promotion, () => page.reload());
  await expect(wallet(page)).toBeVisible();
  await expect(redEnvelopeButton(page)).toHaveCount(0);
});

test('available red envelope is offered among promotions and in halls, not over the help', async ({
  page,
  control,
}) => {
  await openSignedIn(page, control, account, '/discount');
  const follow = (name: string | RegExp) =>
    page.getByRole('complementary').getByRole('link', { name }).first().click();
  await expect(redEnvelopeButton(page)).toBeVisible();
  await follow('Help');
  await expect(page.getByRole('heading', { level: 1, name: 'Help' })).toBeVisible();
  await expect(redEnvelopeButton(page)).toHaveCount(0);
  await follow(/^Slots/);
  await expect(redEnvelopeButton(page)).toBeVisible();
});

test('red envelope shows no new balance when balances are hidden', async ({ page, control }) => {
  await openSignedIn(page, control, account, '/discount');
  await chooseInBalanceMenu(page, 'Hide balance');
  await page.keyboard.press('Escape');
  await redEnvelopeButton(page).click();
  await redEnvelopeDialog(page).getByRole('button', { name: 'Open red envelope' }).click();
  await expect(claimedDialog(page).getByText('Your balance is now')).toContainText('Hidden');
  // The amount of the red envelope.
  await expect(claimedDialog(page).locator('data')).toHaveCount(1);
});

test('red envelope is not requested for a visitor', async ({ page, control }) => {
  const { n } = await control.requestCursor();
  await page.goto('/discount');
  await expectSignedOut(page);
  await signIn(page, account);
  await expect(redEnvelopeButton(page)).toBeVisible();
  await signOut(page);
  await expectSignedOut(page);
  await expect(redEnvelopeButton(page)).toHaveCount(0);
  await page.reload();
  await expect(page.locator('[data-machine=session]')).toHaveAttribute('data-state', 'signedOut');
  const requests = (await control.requests({ since: n })).filter(
    ({ path }) => path === promotion || path === claim,
  );
  expect(requests.map(({ account, signedIn }) => ({ account, signedIn }))).toEqual([
    { account, signedIn: true },
  ]);
});
