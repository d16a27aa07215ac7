import { PASSWORD } from '#sandbox/members.ts';
import { test } from '#tests/support/dom/fixtures.ts';
import { expect } from '#tests/support/expect.ts';
import { isMobileLayout } from '#tests/support/fixtures.ts';
import { openSignedIn } from '#tests/support/realtime.ts';
import {
  changeForm,
  dialog,
  expectSignedOut,
  openPasswordChange,
  signIn,
  submitPasswordChange,
  toast,
} from '#tests/support/steps.ts';

const changed = 'Your password has been changed. Your other devices have been signed out.';

test.describe('optional password change', () => {
  test.beforeEach(async ({ page, control }) => {
    await openSignedIn(page, control, 'second_seat', '/faq');
  });

  test('form of a new password says its rule before typing, for password managers too', async ({ page }) => {
    await openPasswordChange(page);
    const at = (label: string) => changeForm(page).getByLabel(label, { exact: true });
    await expect(at('Current password')).toHaveAttribute('autocomplete', 'current-password');
    await expect(at('New password')).toHaveAccessibleDescription(/^Use 6 to 12 letters and digits/);
    for (const label of ['New password', 'Confirm new password']) {
      await expect(at(label)).toHaveAttribute('autocomplete', 'new-password');
      await expect(at(label)).toHaveAttribute(
        'passwordrules',
        /^minlength: 6; maxlength: 12; required: lower/,
      );
      await expect(at(label)).toHaveAttribute('maxlength', '12');
    }
  });

  test('password form shows field errors when its values are invalid', async ({ page, control }) => {
    await openPasswordChange(page);
    const at = (label: string) => changeForm(page).getByLabel(label, { exact: true });
    const { n } = await control.requestCursor();
    await submitPasswordChange(page, { old: '', password: 'short', again: 'other' });
    await expect(at('Current password')).toHaveAccessibleDescription('Enter your current password.');
    await expect(at('Current password')).toBeFocused();
    await expect(at('New password')).toHaveAccessibleDescription(
      'Use 6 to 12 letters and digits, with at least one of each.',
    );
    await expect(at('Confirm new password')).toHaveAccessibleDescription('The passwords do not match.');
    expect((await control.requests({ since: n })).filter(({ path }) => path.includes('password'))).toEqual(
      [],
    );
    await submitPasswordChange(page, { old: 'wrong123' });
    await expect(at('Current password')).toHaveAccessibleDescription('The current password is incorrect');
    await expect(at('Current password')).toBeFocused();
    await submitPasswordChange(page, { password: PASSWORD });
    await expect(at('New password')).toHaveAccessibleDescription(
      'The new password is the same as the current one',
    );
    await expect(at('New password')).toBeFocused();
    await submitPasswordChange(page, {});
    await expect(toast(page, changed)).toBeVisible();
  });

  test('password can be changed on the details page', async ({ page }) => {
    await page.goto('/user');
    await page.getByRole('main').getByRole('link', { name: 'See all' }).click();
    await expect(page).toHaveURL('/user/Info');
    await expect(page.getByRole('heading', { level: 1, name: 'My details' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 2, name: 'second_seat' })).toBeVisible();
    await page.getByRole('main').getByRole('button', { name: 'Change password' }).click();
    // For password managers.
    const form = changeForm(page);
    await expect(form.locator('[autocomplete=username]')).toHaveValue('second_seat');
    await expect(form.locator('[autocomplete=current-password]')).toHaveCount(1);
    await expect(form.locator('[autocomplete=new-password]')).toHaveCount(2);
    await submitPasswordChange(page, {});
    await expect(toast(page, changed)).toBeVisible();
    await expect(page).toHaveURL('/user/Info');
    await test.step('a visitor is asked to sign in', async () => {
      await page.evaluate(() => localStorage.clear());
      await page.reload();
      await expect(page.getByRole('main')).toContainText('You are not signed in');
    });
  });
});

test('required password change allows sign-out', async ({ page, control }) => {
  await openSignedIn(page, control, 'first_login', '/faq');
  await expect(changeForm(page)).toBeVisible();
  const container = isMobileLayout(page) ? page.getByRole('main') : dialog(page);
  await container.getByRole('button', { name: 'Sign out' }).click();
  await expectSignedOut(page);
  await expect(changeForm(page)).toHaveCount(0);
  await expect(page).toHaveURL('/');
  await signIn(page, 'second_seat');
  await expect(changeForm(page)).toHaveCount(0);
});
