import { test } from '#tests/support/dom/fixtures.ts';
import { expect } from '#tests/support/expect.ts';
import {
  account,
  email,
  openProfileField,
  profileButton,
  profileCode,
  profileForm,
  profileRow,
  requestProfileCode,
  sentProfileCode,
  submitProfileCode,
} from '#tests/support/profile.ts';
import { openSignedIn } from '#tests/support/realtime.ts';

const names = [
  ['minghua_8', 'Ming Hua', 'Enter your name in Chinese characters.', ' 王明华 ', '王明华'],
  ['thanhdat7', 'Nguyễn Đạt', 'Enter your name without spaces.', 'Đạt', 'Đạt'],
  [
    'second_seat',
    ' ',
    'Enter your full name.',
    '<img src=x onerror="alert(1)">',
    '<img src=x onerror="alert(1)">',
  ],
] as const;
for (const [member, wrong, problem, right, shown] of names)
  test(`name of ${member} is refused by the rule of its currency and else shown as it is`, async ({
    page,
    control,
  }) => {
    await control.member({ account: member, set: { name: '' } });
    await openSignedIn(page, control, member, '/user/Info');
    await openProfileField(page, 'Full name', 'Add');
    const field = profileForm(page, 'Full name').getByLabel('Full name');
    await field.fill(wrong);
    await field.press('Enter');
    await expect(field).toHaveAccessibleDescription(problem);
    await field.fill(right);
    await field.press('Enter');
    await expect(profileRow(page, 'Full name').getByText(shown, { exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { level: 2, name: shown })).toBeVisible();
  });

test('code that was sent before a reload is still taken', async ({ page, control }) => {
  await openSignedIn(page, control, account, '/user/Info');
  await openProfileField(page, email, 'Verify');
  await requestProfileCode(page, email);
  const sent = await sentProfileCode(control, 'member_email');
  await page.reload();
  await openProfileField(page, email, 'Verify');
  await profileButton(page, email, 'Send code').click();
  await expect(profileCode(page, email)).toHaveAccessibleDescription(/^A message was already sent\./);
  for (const [failure, problem] of [
    ['102', 'This code is no longer valid. Request a new one.'],
    ['103', 'Too many incorrect codes. Request a new one.'],
  ] as const) {
    await control.script({ path: '/member/profile/verify', response: { kind: 'code', code: failure } });
    await submitProfileCode(page, email, '123456');
    await expect(profileCode(page, email)).toHaveAccessibleDescription(problem);
  }
  await test.step('the form is empty of errors when it is opened again', async () => {
    await profileButton(page, email, 'Cancel').click();
    await expect(profileRow(page, email).getByRole('button', { name: 'Verify' })).toBeFocused();
    await openProfileField(page, email, 'Verify');
    await expect(profileForm(page, email)).not.toContainText('Too many incorrect codes');
  });
  await submitProfileCode(page, email, sent);
  await expect(profileRow(page, email)).toContainText('Verified');
});

test('account menu has the initials of the account, and of the name once a page has read it, until the member signs out', async ({
  page,
  control,
}) => {
  const menu = page.getByRole('button', { name: 'Account menu' });
  await openSignedIn(page, control, 'linhmai_88', '/faq');
  await expect(menu).toContainText('LI');
  await page.goto('/user/Info');
  await expect(menu).toContainText('LM');
  await page.goto('/faq');
  await expect(menu).toContainText('LM');
  await menu.click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(menu).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('member_initials'))).toBeNull();
});

test('account menu leads to withdrawal, bets and play limits', async ({ page, control }) => {
  await openSignedIn(page, control, 'second_seat');
  await page.getByRole('button', { name: 'Account menu' }).click();
  const menu = page.getByRole('navigation', { name: 'Account', exact: true });
  for (const [name, path] of [
    ['Withdraw', '/user/Withdrawal'],
    ['Bets', '/user/Transaction'],
    ['Play limits', '/user/PlayLimits'],
  ] as const)
    await expect(menu.getByRole('link', { name, exact: true })).toHaveAttribute('href', path);
});
