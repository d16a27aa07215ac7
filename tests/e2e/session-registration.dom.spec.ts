import { test } from '#tests/support/dom/fixtures.ts';
import { expect } from '#tests/support/expect.ts';
import { openSignedIn } from '#tests/support/realtime.ts';
import { chooseCurrency } from '#tests/support/registration.ts';
import {
  dialog,
  field,
  fillRegistration,
  openRegistration,
  submitRegistration,
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

  test('SMS countdown continues when the registration form is closed', async ({ page, control }) => {
    const { n } = await control.requestCursor();
    await openRegistration(page);
    await chooseCurrency(page, 'VND');
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
    await expect(countdownButton).toHaveAttribute('aria-disabled', 'true');
    await countdownButton.click({ force: true });
    const sent = (await control.requests({ since: n })).filter(({ path }) => path === '/register/sms');
    expect(sent).toHaveLength(1);

    // A reload clears the countdown in the page, but the server still enforces it.
    await page.reload();
    await openRegistration(page);
    await chooseCurrency(page, 'VND');
    await field(page, 'Phone number').fill('0912345671');
    await dialog(page).getByRole('button', { name: 'Send code' }).click();
    await expect(countdownButton).toBeVisible();
    await expect(field(page, 'Code from the message')).toHaveAccessibleDescription(
      'A message was already sent. You can request another one in five minutes.',
    );
  });
});

test('/register leads a member home without the form', async ({ page, control }) => {
  await openSignedIn(page, control, 'second_seat', '/register');
  await expect(page).toHaveURL('/');
  await expect(page.locator('[data-machine=session]')).toHaveAttribute('data-state', 'signedIn.present');
  await expect(dialog(page)).toHaveCount(0);
});
