import { test } from '#tests/support/dom/fixtures.ts';
import { expect } from '#tests/support/expect.ts';
import { chooseCurrency, lastRegistration } from '#tests/support/registration.ts';
import { changeSite } from '#tests/support/site.ts';
import {
  continueButton,
  dialog,
  field,
  fillAccount,
  fillRegistration,
  openRegistration,
  registerButton,
} from '#tests/support/steps.ts';

test('registration form follows the password policy of the site', async ({ page, control }) => {
  const policy = { minLength: 8, maxLength: 64, symbols: true, refuseCommon: true };
  await changeSite(page, { passwordPolicy: policy });
  await page.goto('/faq');
  await openRegistration(page);
  await fillAccount(page, { Password: 'short1' });
  const rule = 'Use 8 to 64 characters without spaces, with at least one letter and one digit.';
  await expect(field(page, 'Password')).toHaveAccessibleDescription(rule);
  await expect(field(page, 'Password')).not.toHaveAttribute('aria-invalid');
  await expect(field(page, 'Password')).toHaveAttribute('passwordrules', /minlength: 8; maxlength: 64;/);
  await continueButton(page).click();
  await expect(field(page, 'Password')).toHaveAttribute('aria-invalid', 'true');
  await field(page, 'Password').fill('PassWord123');
  await expect(field(page, 'Password')).toHaveAccessibleDescription(
    'This password is too common. Choose another one.',
  );
  await field(page, 'Password').fill('correct-horse-battery-9');
  await expect(field(page, 'Password')).toHaveAccessibleDescription(rule);
  expect((await control.requests()).filter(({ path }) => path === '/register')).toEqual([]);
});

test('registration form asks for the codes of images where the site wants them', async ({
  page,
  control,
}) => {
  await changeSite(page, { captcha: { availability: true, sentCodes: true } });
  await page.goto('/faq');
  await openRegistration(page);
  await chooseCurrency(page, 'VND');
  const { n } = await control.requestCursor();
  const asked = async (path: string) =>
    (await control.requests({ since: n })).filter((request) => request.path === path);
  await fillRegistration(page, { 'Full name': 'Huy', 'Phone number': '0912345670' });
  const image = field(page, 'Code in the image, for the message');
  await dialog(page).getByRole('button', { name: 'Send code' }).click();
  await expect(image).toHaveAccessibleDescription('Enter the code shown in the image.');
  expect(await asked('/register/sms')).toEqual([]);

  // Another code than that of the image.
  await control.script({
    path: '/register/sms',
    response: { kind: 'code', code: 105, message: 'The code does not match' },
  });
  await image.fill('none');
  await dialog(page).getByRole('button', { name: 'Send code' }).click();
  await expect(image).toHaveAccessibleDescription('The code does not match. Enter the new one.');
  await expect(field(page, 'Code from the message')).not.toHaveAttribute('aria-invalid');
  await image.fill('7k4n');
  await dialog(page).getByRole('button', { name: 'Send code' }).click();
  await expect(dialog(page).getByRole('button', { name: /^Resend in/ })).toBeVisible();
  await expect(image).toHaveCount(0);
  const [first, second] = (await asked('/register/sms')).map(({ body }) => body as Record<string, string>);
  expect([first?.answer, second?.answer]).toEqual(['none', '7k4n']);
  // The code of an image is used once.
  expect(second?.captcha_token).not.toBe(first?.captcha_token);

  const { code } = await control.smsCode({ phone: '0912345670' });
  await field(page, 'Code from the message').fill(code ?? '');
  await registerButton(page).click();
  await expect.poll(() => lastRegistration(control)).toMatchObject({ verify_code: '7k4n' });
  expect(await asked('/register/verification')).toEqual([]);
});
