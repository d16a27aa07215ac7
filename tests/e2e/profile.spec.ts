import type { Page } from '@playwright/test';
import type { ControlClient } from '#sandbox/server/control-client.ts';
import { axeViolations } from '#tests/support/accessibility.ts';
import { expect, test } from '#tests/support/fixtures.ts';
import { openProfileForms, profileForm, profileRow } from '#tests/support/profile.ts';
import { openSignedIn } from '#tests/support/realtime.ts';
import { expectSignedOut } from '#tests/support/steps.ts';

const account = 'open_profile';
const email = 'E-mail address';
const phone = 'Phone number';
const button = (page: Page, label: string, name: string) =>
  profileForm(page, label).getByRole('button', { name, exact: true });
const code = (page: Page, label: string) => profileForm(page, label).getByLabel('Code from the message');
const security = (page: Page) => page.getByRole('region', { name: 'Security' });
const open = (page: Page, label: string, name: string) =>
  profileRow(page, label).getByRole('button', { name, exact: true }).click();
const sentCode = async (control: ControlClient, field: string) =>
  (await control.verificationCode({ account, field })).code ?? '';

/** Requests a code and waits until it has been sent. */
async function requestCode(page: Page, label: string) {
  await button(page, label, 'Send code').click();
  await expect(button(page, label, 'Send code')).toHaveCount(0);
}
async function submitCode(page: Page, label: string, text: string) {
  await code(page, label).fill(text);
  await button(page, label, 'Verify').click();
}

test('profile is completed with codes and texts', { tag: ['@layouts', '@main'] }, async ({
  page,
  control,
}) => {
  await control.member({ account, set: { birthday: '' } });
  await openSignedIn(page, control, account, '/user/Info');
  await expect(profileRow(page, 'Full name')).toContainText('As on your bank account');
  await expect(profileRow(page, 'Identity number')).toContainText('Set by customer service');
  await expect(security(page)).toContainText('1 of 4');

  await test.step('the next step verifies the e-mail address', async () => {
    await security(page).getByRole('button', { name: 'Verify e-mail address' }).click();
    await expect(code(page, email)).toBeFocused();
    await expect(profileForm(page, email)).toContainText('We send a code to sam@example.com.');
    await requestCode(page, email);
    const sent = await sentCode(control, 'member_email');
    await submitCode(page, email, '12345');
    await expect(code(page, email)).toHaveAccessibleDescription('Enter the 6 digits from the message.');
    await submitCode(page, email, sent === '000000' ? '000001' : '000000');
    await expect(code(page, email)).toHaveAccessibleDescription(
      'The code does not match. You have 4 attempts left.',
    );
    await expect(code(page, email)).toHaveValue('');
    expect(await axeViolations(page)).toEqual([]);
    await submitCode(page, email, sent);
    await expect(profileRow(page, email)).toContainText('Verified');
    await expect(profileRow(page, email)).toBeFocused();
  });
  await test.step('a phone number is added with its code', async () => {
    const add = profileRow(page, phone).getByRole('button', { name: 'Add' });
    await expect(add).toHaveAccessibleDescription(phone);
    await open(page, phone, 'Add');
    const field = profileForm(page, phone).getByLabel(phone);
    await expect(field).toBeFocused();
    for (const [typed, problem] of [
      ['', 'Enter your phone number.'],
      ['five', 'The phone number must contain digits only.'],
    ] as const) {
      await field.fill(typed);
      await button(page, phone, 'Send code').click();
      await expect(field).toHaveAccessibleDescription(problem);
    }
    await field.fill('555-0199');
    await requestCode(page, phone);
    await submitCode(page, phone, await sentCode(control, 'member_phone'));
    await expect(profileRow(page, phone)).toContainText('5550199Verified');
  });
  await test.step('other fields are set once', async () => {
    await open(page, 'Date of birth', 'Add');
    await button(page, 'Date of birth', 'Save').click();
    const form = profileForm(page, 'Date of birth');
    await expect(form.getByLabel('Year')).toHaveAccessibleDescription('Enter your full date of birth.');
    for (const [part, value] of Object.entries({ Year: '1991', Month: '2', Day: '28' }))
      await form.getByLabel(part).selectOption(value);
    await button(page, 'Date of birth', 'Save').click();
    await expect(profileRow(page, 'Date of birth')).toContainText('February 28, 1991');
    await open(page, 'Telegram', 'Add');
    await profileForm(page, 'Telegram').getByLabel('Telegram').fill('sam.okoro');
    await button(page, 'Telegram', 'Save').click();
    await expect(profileRow(page, 'Telegram')).toContainText('sam.okoro');
    await expect(openProfileForms(page)).toHaveCount(0);
    // One is left for another field, and one for the withdrawal password.
    await expect(page.getByRole('main').getByRole('button', { name: 'Add' })).toHaveCount(2);
    await expect(security(page)).toContainText('3 of 4');
  });
});

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
    await open(page, 'Full name', 'Add');
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
  await open(page, email, 'Verify');
  await requestCode(page, email);
  const sent = await sentCode(control, 'member_email');
  await page.reload();
  await open(page, email, 'Verify');
  await button(page, email, 'Send code').click();
  await expect(code(page, email)).toHaveAccessibleDescription(/^A message was already sent\./);
  for (const [failure, problem] of [
    ['102', 'This code is no longer valid. Request a new one.'],
    ['103', 'Too many incorrect codes. Request a new one.'],
  ] as const) {
    await control.script({ path: '/member/profile/verify', response: { kind: 'code', code: failure } });
    await submitCode(page, email, '123456');
    await expect(code(page, email)).toHaveAccessibleDescription(problem);
  }
  await test.step('the form is empty of errors when it is opened again', async () => {
    await button(page, email, 'Cancel').click();
    await expect(profileRow(page, email).getByRole('button', { name: 'Verify' })).toBeFocused();
    await open(page, email, 'Verify');
    await expect(profileForm(page, email)).not.toContainText('Too many incorrect codes');
  });
  await submitCode(page, email, sent);
  await expect(profileRow(page, email)).toContainText('Verified');
});

test('open forms follow what another tab verifies, and close at sign-out', async ({
  page,
  context,
  control,
}) => {
  await openSignedIn(page, control, account, '/user/Info');
  await open(page, email, 'Verify');
  await open(page, 'Telegram', 'Add');
  await profileForm(page, 'Telegram').getByLabel('Telegram').fill('sam.okoro');
  const other = await context.newPage();
  await other.goto('/user/Info');
  await open(other, email, 'Verify');
  await requestCode(other, email);
  await submitCode(other, email, await sentCode(control, 'member_email'));
  await expect(profileRow(page, email)).toContainText('Verified');
  await expect(profileForm(page, email)).toHaveCount(0);
  await expect(profileForm(page, 'Telegram').getByLabel('Telegram')).toHaveValue('sam.okoro');
  await control.signOut({ account });
  await other.reload();
  await expectSignedOut(page);
  await expect(openProfileForms(page)).toHaveCount(0);
});

test('withdrawal password is set from the details', async ({ page, control }) => {
  await openSignedIn(page, control, account, '/user/Info');
  const passwords = page.getByRole('region', { name: 'Passwords' });
  await passwords.getByRole('button', { name: 'Add' }).click();
  await passwords.getByLabel('New withdrawal password').fill('2468');
  await passwords.getByLabel('Confirm withdrawal password').fill('2468');
  expect(await axeViolations(page)).toEqual([]);
  await passwords.getByRole('button', { name: /^Set/ }).click();
  await expect(passwords.getByText('Current withdrawal password')).toBeVisible();
});
