import type { Page } from '@playwright/test';
import { axeViolations } from '#tests/support/accessibility.ts';
import { expect, test } from '#tests/support/fixtures.ts';
import {
  account,
  email,
  openProfileField,
  openProfileForms,
  profileButton,
  profileCode,
  profileForm,
  profileRow,
  requestProfileCode,
  sentProfileCode,
  submitProfileCode,
} from '#tests/support/profile.ts';
import { openSignedIn } from '#tests/support/realtime.ts';
import { expectSignedOut } from '#tests/support/steps.ts';

const phone = 'Phone number';

const security = (page: Page) => page.getByRole('region', { name: 'Security' });

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
    await expect(profileCode(page, email)).toBeFocused();
    await expect(profileForm(page, email)).toContainText('We send a code to sam@example.com.');
    await requestProfileCode(page, email);
    const sent = await sentProfileCode(control, 'member_email');
    await submitProfileCode(page, email, '12345');
    await expect(profileCode(page, email)).toHaveAccessibleDescription(
      'Enter the 6 digits from the message.',
    );
    await submitProfileCode(page, email, sent === '000000' ? '000001' : '000000');
    await expect(profileCode(page, email)).toHaveAccessibleDescription(
      'The code does not match. You have 4 attempts left.',
    );
    await expect(profileCode(page, email)).toHaveValue('');
    expect(await axeViolations(page)).toEqual([]);
    await submitProfileCode(page, email, sent);
    await expect(profileRow(page, email)).toContainText('Verified');
    await expect(profileRow(page, email)).toBeFocused();
  });
  await test.step('a phone number is added with its code', async () => {
    const add = profileRow(page, phone).getByRole('button', { name: 'Add' });
    await expect(add).toHaveAccessibleDescription(phone);
    await openProfileField(page, phone, 'Add');
    const field = profileForm(page, phone).getByLabel(phone);
    await expect(field).toBeFocused();
    for (const [typed, problem] of [
      ['', 'Enter your phone number.'],
      ['five', 'The phone number must contain digits only.'],
    ] as const) {
      await field.fill(typed);
      await profileButton(page, phone, 'Send code').click();
      await expect(field).toHaveAccessibleDescription(problem);
    }
    await field.fill('555-0199');
    await requestProfileCode(page, phone);
    await submitProfileCode(page, phone, await sentProfileCode(control, 'member_phone'));
    await expect(profileRow(page, phone)).toContainText('5550199Verified');
  });
  await test.step('other fields are set once', async () => {
    await openProfileField(page, 'Date of birth', 'Add');
    await profileButton(page, 'Date of birth', 'Save').click();
    const form = profileForm(page, 'Date of birth');
    await expect(form.getByLabel('Year')).toHaveAccessibleDescription('Enter your full date of birth.');
    for (const [part, value] of Object.entries({ Year: '1991', Month: '2', Day: '28' }))
      await form.getByLabel(part).selectOption(value);
    await profileButton(page, 'Date of birth', 'Save').click();
    await expect(profileRow(page, 'Date of birth')).toContainText('February 28, 1991');
    await openProfileField(page, 'Telegram', 'Add');
    await profileForm(page, 'Telegram').getByLabel('Telegram').fill('sam.okoro');
    await profileButton(page, 'Telegram', 'Save').click();
    await expect(profileRow(page, 'Telegram')).toContainText('sam.okoro');
    await expect(openProfileForms(page)).toHaveCount(0);
    // One is left for another field, and one for the withdrawal password.
    await expect(page.getByRole('main').getByRole('button', { name: 'Add' })).toHaveCount(2);
    await expect(security(page)).toContainText('3 of 4');
  });
});

test('open forms follow what another tab verifies, and close at sign-out', async ({
  page,
  context,
  control,
}) => {
  await openSignedIn(page, control, account, '/user/Info');
  await openProfileField(page, email, 'Verify');
  await openProfileField(page, 'Telegram', 'Add');
  await profileForm(page, 'Telegram').getByLabel('Telegram').fill('sam.okoro');
  const other = await context.newPage();
  await other.goto('/user/Info');
  await openProfileField(other, email, 'Verify');
  await requestProfileCode(other, email);
  await submitProfileCode(other, email, await sentProfileCode(control, 'member_email'));
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
