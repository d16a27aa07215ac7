import { PASSWORD } from '#sandbox/members.ts';
import { expect, isPhone, test } from '../support/fixtures.ts';
import {
  changeForm,
  dialog,
  expectSignedIn,
  expectSignedOut,
  newPassword,
  openPasswordChange,
  openSignIn,
  sendCredentials,
  sendPasswordChange,
  signIn,
  toast,
} from '../support/steps.ts';

const changed = 'Your password is changed. Other devices are signed out.';

test.describe('a member who wants to', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/');
    await signIn(page, 'second_seat');
  });

  test('changes it, stays, and comes in with it the next time', async ({ page }) => {
    await openPasswordChange(page);
    await expect(changeForm(page).getByLabel('Present password', { exact: true })).toBeFocused();
    await sendPasswordChange(page, {});
    await expect(toast(page, changed)).toBeVisible();
    await expect(dialog(page)).toHaveCount(0);
    await page.reload();
    await expectSignedIn(page);
    await page.evaluate(() => localStorage.clear());
    await page.reload();
    await openSignIn(page);
    await sendCredentials(page, { account: 'second_seat' });
    await expect(dialog(page).getByRole('alert')).toContainText('The account name or the password is wrong.');
    await sendCredentials(page, { account: 'second_seat', password: newPassword });
    await expectSignedIn(page);
  });

  test('is told at the fields what is wrong, and goes on', async ({ page, control }) => {
    await openPasswordChange(page);
    const at = (label: string) => changeForm(page).getByLabel(label, { exact: true });
    const { n } = await control.mark();
    await sendPasswordChange(page, { old: '', password: 'short', again: 'other' });
    await expect(at('Present password')).toHaveAccessibleDescription('Give your present password.');
    await expect(at('Present password')).toBeFocused();
    await expect(at('New password')).toHaveAccessibleDescription(
      '6 to 12 letters and digits, at least one of each.',
    );
    await expect(at('New password once more')).toHaveAccessibleDescription('The two passwords differ.');
    expect((await control.requests({ since: n })).filter(({ path }) => path.includes('password'))).toEqual(
      [],
    );
    await sendPasswordChange(page, { old: 'wrong123' });
    await expect(at('Present password')).toHaveAccessibleDescription('The present password is not right');
    await expect(at('Present password')).toBeFocused();
    await sendPasswordChange(page, { password: PASSWORD });
    await expect(at('New password')).toHaveAccessibleDescription('The new password is the present one');
    await expect(at('New password')).toBeFocused();
    await sendPasswordChange(page, {});
    await expect(toast(page, changed)).toBeVisible();
  });

  test('finds what is on file, and the way to another password', async ({ page }) => {
    await page.goto('/user');
    await page.getByRole('link', { name: 'All of them' }).click();
    await expect(page).toHaveURL('/user/Info');
    await expect(page.getByRole('heading', { level: 1, name: 'My details' })).toBeVisible();
    const account = page.getByRole('region', { name: 'Account', exact: true });
    await expect(account.getByRole('definition').first()).toHaveText('second_seat');
    await page.getByRole('main').getByRole('button', { name: 'Change password' }).click();
    await sendPasswordChange(page, {});
    await expect(toast(page, changed)).toBeVisible();
    await expect(page).toHaveURL('/user/Info');
  });

  test('tells password managers whose password it is', async ({ page }) => {
    await openPasswordChange(page);
    const form = changeForm(page);
    await expect(form.locator('[autocomplete=username]')).toHaveValue('second_seat');
    await expect(form.locator('[autocomplete=current-password]')).toHaveCount(1);
    await expect(form.locator('[autocomplete=new-password]')).toHaveCount(2);
  });
});

test('without a session the page says so', async ({ page }) => {
  await page.goto('/user/Info');
  await expect(page.getByRole('main')).toContainText('You are not signed in');
});

test('a first password must be changed before anything else opens', async ({ page }) => {
  await page.goto('/');
  await openSignIn(page);
  await sendCredentials(page, { account: 'first_login' });
  await expect(changeForm(page)).toBeVisible();
  if (isPhone(page)) {
    await expect(page).toHaveURL('/user/Info');
    const dock = page.getByRole('navigation', { name: 'Main' });
    for (const name of ['Home', 'Games', 'Promotions', 'Wallet']) {
      await dock.getByRole('link', { name }).click();
      await expect(page).toHaveURL('/user/Info');
      await expect(changeForm(page)).toBeVisible();
    }
    await page.goBack();
    await expect(page).toHaveURL('/user/Info');
    await page.goto('/discount');
    await expect(page).toHaveURL('/user/Info');
  } else {
    await expect(dialog(page).getByRole('button', { name: 'Close' })).toHaveCount(0);
    for (const _ of [1, 2, 3]) await page.keyboard.press('Escape');
    await page.mouse.click(4, 4);
    await expect(changeForm(page)).toBeVisible();
    await page.goto('/discount');
  }
  await expect(changeForm(page)).toBeVisible();
  await sendPasswordChange(page, {});
  await expect(toast(page, changed)).toBeVisible();
  await expect(changeForm(page)).toHaveCount(0);
  await page.goto('/discount');
  await expect(page.getByRole('heading', { level: 1, name: 'Promotions' })).toBeVisible();
  await expectSignedIn(page);
  await expect(changeForm(page)).toHaveCount(0);
});

test('or one signs out', async ({ page }) => {
  await page.goto('/');
  await openSignIn(page);
  await sendCredentials(page, { account: 'first_login' });
  await expect(changeForm(page)).toBeVisible();
  const place = isPhone(page) ? page.getByRole('main') : dialog(page);
  await place.getByRole('button', { name: 'Sign out' }).click();
  await expectSignedOut(page);
  await expect(changeForm(page)).toHaveCount(0);
  await expect(page).toHaveURL('/');
  await signIn(page, 'second_seat');
  await expect(changeForm(page)).toHaveCount(0);
});

test('a page without a header asks as well', async ({ page, control }) => {
  const { token, member_id, member_account, member_currency } = await control.signIn({
    account: 'first_login',
  });
  await page.addInitScript((stored) => Object.assign(localStorage, stored), {
    token,
    member_id,
    member_account,
    currency: member_currency,
  });
  await page.goto('/discount?appPage=content');
  await expect(changeForm(page)).toBeVisible();
});
