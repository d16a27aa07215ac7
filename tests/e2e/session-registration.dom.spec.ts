import { test } from '#tests/support/dom/fixtures.ts';
import { expect } from '#tests/support/expect.ts';
import { openSignedIn } from '#tests/support/realtime.ts';
import { chooseCurrency, introducer, lastRegistration } from '#tests/support/registration.ts';
import {
  backToAccount,
  continueButton,
  continueToPerson,
  dialog,
  field,
  fillAccount,
  fillPerson,
  fillRegistration,
  openRegistration,
  registerButton,
  submitRegistration,
  toast,
} from '#tests/support/steps.ts';

test.describe('registration form', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/faq');
  });

  test('registration pixel is sent once without personal data', async ({ page, control }) => {
    await page.goto('/faq?fbclid=click-77');
    await openRegistration(page);
    await fillRegistration(page, { 'Full name': 'Ada Reyes' });
    await submitRegistration(page);
    await expect.poll(async () => (await control.pixels()).length).toBe(1);
    const [pixel] = await control.pixels();
    expect(pixel?.event_name).toBe('CompleteRegistration');
    expect(pixel?.body).toMatchObject({
      customData: { currency: 'USD' },
      userData: { fbc: expect.stringMatching(/click-77$/) },
    });
    const id = await page.evaluate(() => localStorage.getItem('member_id'));
    for (const personal of ['brandnew_1', 'brand@example.com', 'Ada', `"${id}"`])
      expect(JSON.stringify(pixel?.body)).not.toContain(personal);
  });

  test('form says before typing for whom it is, and what its fields take', async ({ page }) => {
    await openRegistration(page);
    await expect(dialog(page)).toContainText('18+ One account per person');
    await expect(field(page, 'Account currency')).toHaveAccessibleDescription('It cannot be changed later.');
    const account = field(page, 'Account name');
    await expect(account).toHaveAttribute('autocomplete', 'username');
    await expect(account).toHaveAttribute('maxlength', '12');
    await expect(account).toHaveAccessibleDescription(/^Use 6 to 12 lowercase letters/);
    const password = field(page, 'Password');
    await expect(password).toHaveAttribute('autocomplete', 'new-password');
    await expect(password).toHaveAttribute('maxlength', '12');
    await expect(password).toHaveAttribute(
      'passwordrules',
      'minlength: 6; maxlength: 12; required: lower; required: digit; allowed: upper;',
    );
    await expect(password).toHaveAccessibleDescription(/^Use 6 to 12 letters and digits/);
  });

  test('SMS countdown continues when the registration form is closed', async ({ page, control }) => {
    const { n } = await control.requestCursor();
    await openRegistration(page);
    await chooseCurrency(page, 'VND');
    await fillAccount(page);
    await continueToPerson(page);
    // A code requires a phone number first.
    await dialog(page).getByRole('button', { name: 'Send code' }).click();
    await expect(field(page, 'Phone number')).toHaveAccessibleDescription('Enter a phone number first.');
    await expect(field(page, 'Phone number')).toBeFocused();
    await field(page, 'Phone number').fill('0912345671');
    await dialog(page).getByRole('button', { name: 'Send code' }).click();
    const countdownButton = dialog(page).getByRole('button', { name: /^Resend in/ });
    await expect(countdownButton).toBeVisible();
    await dialog(page).getByRole('button', { name: 'Close' }).click();
    await openRegistration(page);
    await chooseCurrency(page, 'VND');
    await fillAccount(page);
    await continueToPerson(page);
    await expect(countdownButton).toHaveAttribute('aria-disabled', 'true');
    await countdownButton.click({ force: true });
    const sent = (await control.requests({ since: n })).filter(({ path }) => path === '/register/sms');
    expect(sent).toHaveLength(1);

    // A reload clears the countdown in the page, but the server still enforces it.
    await page.reload();
    await openRegistration(page);
    await chooseCurrency(page, 'VND');
    await fillAccount(page);
    await continueToPerson(page);
    await field(page, 'Phone number').fill('0912345671');
    await dialog(page).getByRole('button', { name: 'Send code' }).click();
    await expect(countdownButton).toBeVisible();
    await expect(field(page, 'Code from the message')).toHaveAccessibleDescription(
      'A message was already sent. You can request another one in five minutes.',
    );
  });

  test('RMB registration requires a Chinese name and a matching password confirmation', async ({
    page,
    control,
  }) => {
    await openRegistration(page);
    await chooseCurrency(page, 'RMB');
    await fillAccount(page, { 'Confirm password': 'dusk2468x' });
    await continueButton(page).click();
    await expect(field(page, 'Confirm password')).toHaveAccessibleDescription('The passwords do not match.');
    await field(page, 'Confirm password').fill('dusk2468');
    await continueToPerson(page);
    await fillPerson(page, { 'Full name': 'Wang', 'Withdrawal password, 4 digits': '２４６ ８' });
    await registerButton(page).click();
    await expect(field(page, 'Full name')).toHaveAccessibleDescription(
      'Enter your name in Chinese characters.',
    );
    await field(page, 'Full name').fill('王小明');
    await submitRegistration(page);
    expect(await lastRegistration(control)).toMatchObject({ member_currency: 'RMB', member_name: '王小明' });
    expect(await lastRegistration(control)).not.toHaveProperty('confirm_password');
  });

  test('VND registration requires a phone number verified by code', async ({ page, control }) => {
    await openRegistration(page);
    await chooseCurrency(page, 'VND');
    await fillRegistration(page, { 'Full name': 'Huy Vo', 'Phone number': '0912 345 67' });
    await dialog(page).getByRole('button', { name: 'Send code' }).click();
    await expect(field(page, 'Phone number')).toHaveAccessibleDescription(
      'The phone number must have exactly 10 digits.',
    );
    await field(page, 'Phone number').fill(' ０９１２ 345 670 ');
    await dialog(page).getByRole('button', { name: 'Send code' }).click();
    await expect(dialog(page).getByRole('button', { name: /^Resend in [45]:\d\d$/ })).toBeVisible();
    await field(page, 'Code from the message').fill('000');
    await registerButton(page).click();
    await expect(field(page, 'Full name')).toHaveAccessibleDescription('Enter your name without spaces.');
    await expect(field(page, 'Full name')).toBeFocused();
    await expect(field(page, 'Code from the message')).toHaveAccessibleDescription(
      'Enter the 6 digits from the message.',
    );
    await field(page, 'Full name').fill('Huy');
    const { code } = await control.smsCode({ phone: '0912345670' });
    await field(page, 'Code from the message').fill(code === '000000' ? '111111' : '000000');
    await registerButton(page).click();
    await expect(field(page, 'Code from the message')).toHaveAccessibleDescription(
      'The code does not match. Enter the new one.',
    );
    await expect(field(page, 'Code from the message')).toBeFocused();
    await expect(field(page, 'Code in the image')).toHaveAttribute('aria-required', 'true');
    await expect(field(page, 'Code in the image')).toHaveValue('');
    await field(page, 'Code from the message').fill(code ?? '');
    await field(page, 'Code in the image').fill('7k4n');
    await submitRegistration(page);
    expect(await lastRegistration(control)).toMatchObject({ member_phone: '0912345670', phone_verify: code });
  });

  test('INR registration shows field errors for the birthday and the contact', async ({ page, control }) => {
    await openRegistration(page);
    await chooseCurrency(page, 'INR');
    await fillRegistration(page, { 'Phone number': '5550777', 'Other contact details': 'ab' });
    await registerButton(page).click();
    await expect(field(page, 'Year')).toHaveAccessibleDescription('Enter your full date of birth.');
    await field(page, 'Year').selectOption('1990');
    await field(page, 'Month').selectOption('February');
    await field(page, 'Day').selectOption('30');
    await expect(field(page, 'Day')).toHaveAccessibleDescription('This date does not exist.');
    await field(page, 'Day').selectOption('3');
    await expect(field(page, 'Day')).not.toHaveAttribute('aria-invalid');
    await registerButton(page).click();
    await expect(field(page, 'Other contact details')).toHaveAccessibleDescription(
      'This contact is not valid',
    );
    await field(page, 'Other contact details').fill('bell_at_the_door');
    await field(page, 'Code in the image').fill('7k4n');
    await submitRegistration(page);
    expect(await lastRegistration(control)).toMatchObject({ member_birthday: '1990-02-03' });
  });

  test('registration form keeps its values when the currency changes its fields', async ({ page }) => {
    await openRegistration(page);
    await fillRegistration(page);
    await backToAccount(page);
    await expect(field(page, 'Account name')).toBeFocused();
    await chooseCurrency(page, 'RMB');
    await expect(field(page, 'E-mail address')).toHaveCount(0);
    await expect(field(page, 'Account name')).toHaveValue('brandnew_1');
    await chooseCurrency(page, 'USD');
    await continueToPerson(page);
    await expect(field(page, 'E-mail address')).toHaveValue('brand@example.com');
    await backToAccount(page);
    await chooseCurrency(page, 'VND');
    const autocomplete = await dialog(page)
      .locator('input[name]')
      .evaluateAll((inputs: HTMLInputElement[]) =>
        Object.fromEntries(inputs.map(({ name, autocomplete, type }) => [name, `${autocomplete} ${type}`])),
      );
    expect(autocomplete).toMatchObject({
      member_account: 'username text',
      password: 'new-password password',
      member_name: 'name text',
      member_email: 'email email',
      member_phone: 'tel-national tel',
      phone_verify: 'one-time-code text',
      verify_code: 'off text',
    });
    await test.step('BDT requires only an account name and a password', async () => {
      await chooseCurrency(page, 'BDT');
      await expect(dialog(page).getByRole('textbox')).toHaveCount(2);
      await submitRegistration(page);
    });
  });

  test('registration form shows that an account name is taken before submission', async ({ page }) => {
    await openRegistration(page);
    await field(page, 'Account name').fill('linhmai_88');
    await field(page, 'Password').focus();
    await expect(field(page, 'Account name')).toHaveAccessibleDescription('This account name is taken.');
    await field(page, 'Account name').fill('linhmai_89');
    await expect(field(page, 'Account name')).not.toHaveAttribute('aria-invalid');
    // A name that is taken ends the first step, also where the field still has the focus.
    await field(page, 'Account name').fill('linhmai_88');
    await field(page, 'Account name').press('Enter');
    await expect(field(page, 'Account name')).toHaveAccessibleDescription('This account name is taken.');
    await expect(continueButton(page)).toBeVisible();
    await fillRegistration(page, { 'E-mail address': 'linh@example.com' });
    await field(page, 'Full name').focus();
    await expect(field(page, 'E-mail address')).toHaveAccessibleDescription(
      'This e-mail address is already registered.',
    );
    await registerButton(page).click();
    await expect(field(page, 'E-mail address')).toBeFocused();
    await field(page, 'E-mail address').fill('brand@example.com');
    await field(page, 'Code in the image').fill('7k4n');
    await submitRegistration(page);
  });

  test('registration form keeps its values when the introducer is rejected', async ({ page }) => {
    await openRegistration(page);
    await chooseCurrency(page, 'WON');
    await fillRegistration(page, { 'E-mail address': 'brand@example.com', 'Invitation code': 'linhmai_88' });
    await registerButton(page).click();
    await expect(toast(page, 'Invitations are closed.')).toBeVisible();
    await introducer(page).fill('nobody_77');
    await field(page, 'Code in the image').fill('7k4n');
    await registerButton(page).click();
    await expect(introducer(page)).toHaveAccessibleDescription('This invitation code was not found.');
    await introducer(page).fill('');
    await field(page, 'Code in the image').fill('7k4n');
    await submitRegistration(page);
  });
});

test('/register leads a member home without the form', async ({ page, control }) => {
  await openSignedIn(page, control, 'second_seat', '/register');
  await expect(page).toHaveURL('/');
  await expect(page.locator('[data-machine=session]')).toHaveAttribute('data-state', 'signedIn.present');
  await expect(dialog(page)).toHaveCount(0);
});
