import { daysOfMonth } from '#tests/support/days.ts';
import { test } from '#tests/support/dom/fixtures.ts';
import { expect } from '#tests/support/expect.ts';
import { checkIn, checkInButton, funds } from '#tests/support/promotions.ts';
import { openSignedIn } from '#tests/support/realtime.ts';

const sign = '/member/signin/sign';
const info = '/member/signin/info';

test('member checks in on the promotions page and reads the new balance', { tag: '@layouts' }, async ({
  page,
  control,
}) => {
  await openSignedIn(page, control, 'checkin_6', '/discount');
  await expect(checkIn(page)).toContainText('6 days in a row');
  await checkInButton(page).click();
  await expect(checkIn(page)).toContainText('Checked in: $6.00 added.');
  await expect(checkIn(page)).toContainText('Wallet now $46.00');
  await expect(checkIn(page)).toContainText('7 days in a row');
  expect(await funds(control, 'checkin_6')).toBe(46);
});

test('week around today is shown with its days in a row, and the month when asked', async ({
  page,
  control,
}) => {
  await openSignedIn(page, control, 'checkin_6', '/discount');
  await expect(checkIn(page).getByRole('listitem')).toHaveCount(7);
  // Also those of the month before.
  await expect(checkIn(page).getByText('checked in', { exact: true })).toHaveCount(3);
  await checkIn(page).getByRole('button', { name: 'Show the month' }).click();
  await expect(checkIn(page).getByRole('listitem')).toHaveCount(daysOfMonth());
  await checkIn(page).getByRole('button', { name: 'Show fewer' }).click();
  await expect(checkIn(page).getByRole('listitem')).toHaveCount(7);
});

test('check-in is looked up when its response is lost, and credited once', async ({ page, control }) => {
  await openSignedIn(page, control, 'second_seat', '/user');
  const before = await funds(control, 'second_seat');
  await control.script({ path: sign, response: { kind: 'drop' } });
  await control.script({ path: '/member/request/outcome', response: { kind: 'status', status: 500 } });
  await checkInButton(page).click();
  await expect(checkIn(page)).toContainText('We do not know yet whether we have received your check-in');
  await checkIn(page).getByRole('button', { name: 'Check now' }).click();
  await expect(checkIn(page)).toContainText('Checked in: $1.00 added.');
  expect(await funds(control, 'second_seat')).toBeCloseTo(before + 1, 2);
});

test('check-in is read from the calendar when the operator cannot tell its outcome', async ({
  page,
  control,
}) => {
  await openSignedIn(page, control, 'second_seat', '/discount');
  await control.script({ path: '/member/request/outcome', response: { kind: 'status', status: 404 } });
  await control.script({ path: sign, response: { kind: 'drop' } });
  await checkInButton(page).click();
  await expect(checkIn(page)).toContainText('Checked in: $1.00 added.');
});

test('page shows that another device has checked in when the member comes back to it', async ({
  page,
  control,
}) => {
  await openSignedIn(page, control, 'second_seat', '/discount');
  await expect(checkInButton(page)).toBeEnabled();
  await control.script({ path: sign, response: { kind: 'code', code: 101 } });
  await control.script({
    path: info,
    response: {
      kind: 'code',
      code: 100,
      data: { state: 'click_signin_true', today: '2026-11-28', days: [] },
    },
  });
  await checkInButton(page).click();
  await expect(checkIn(page)).toContainText('You have checked in already.');
  await expect(checkIn(page)).toContainText('You have checked in today. Come back tomorrow.');
  await expect(checkInButton(page)).toHaveCount(0);
});

test('day of the check-in is that of the operator when the clock of the device is a month ahead', async ({
  page,
  control,
}) => {
  await page.clock.install({ time: Date.now() + 31 * 24 * 60 * 60 * 1_000 });
  await openSignedIn(page, control, 'checkin_6', '/discount');
  await expect(checkIn(page)).toContainText('6 days in a row');
  await checkInButton(page).click();
  await expect(checkIn(page)).toContainText('Checked in: $6.00 added.');
});

test('deposit that the check-in needs is named and linked', async ({ page, control }) => {
  await openSignedIn(page, control, 'checkin_paid', '/discount');
  await expect(checkIn(page)).toContainText('Deposit $20.00 today to check in for $1.00.');
  await expect(checkIn(page).getByRole('link', { name: 'Deposit' })).toHaveAttribute(
    'href',
    /\/user\/Deposit$/,
  );
});

test('closed check-in gives its reason', async ({ page, control }) => {
  await openSignedIn(page, control, 'checkin_off', '/discount');
  await expect(checkIn(page)).toContainText('The daily check-in is closed at the moment');
  await expect(checkInButton(page)).toHaveCount(0);
});

test('check-in that is over promises no reward for days in a row', async ({ page, control }) => {
  await openSignedIn(page, control, 'checkin_over', '/discount');
  await expect(checkIn(page)).toContainText('The check-in of this period is over.');
  await expect(checkIn(page)).not.toContainText('in a row');
});

test('check-in is hidden when the operator does not offer it', async ({ page, control }) => {
  await control.script({ path: info, response: { kind: 'status', status: 404 }, times: 10 });
  await openSignedIn(page, control, 'second_seat', '/discount');
  await expect(page.getByRole('link', { name: /A gift for depositors/ })).toBeVisible();
  await expect(checkIn(page)).toHaveCount(0);
});

test('check-in is hidden when the member is in a break', async ({ page, control }) => {
  await openSignedIn(page, control, 'excluded_180', '/discount');
  await expect(page.getByRole('link', { name: /A gift for depositors/ })).toBeVisible();
  await expect(checkIn(page)).toHaveCount(0);
});
