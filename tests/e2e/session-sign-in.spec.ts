import { axeViolations } from '#tests/support/accessibility.ts';
import { expect, test } from '#tests/support/fixtures.ts';
import {
  dialog,
  expectSignedIn,
  expectSignedOut,
  openSignIn,
  signIn,
  signOut,
  toast,
} from '#tests/support/steps.ts';

test.beforeEach(async ({ page }) => {
  await page.goto('/faq');
});

test('member stays signed in after a reload until sign-out', { tag: ['@layouts', '@main'] }, async ({
  page,
}) => {
  await signIn(page, 'linhmai_88');
  await expect(toast(page, 'Welcome back.')).toBeVisible();
  await page.reload();
  await expectSignedIn(page);
  await signOut(page);
  await expectSignedOut(page);
  const left = await page.evaluate(() => [
    localStorage.token,
    localStorage.member_id,
    localStorage.member_account,
  ]);
  expect(left).toEqual([null, null, null].map(() => undefined));
});

test('sign-in form shows the operator text without its image when the image fails', async ({
  page,
  control,
}) => {
  await openSignIn(page);
  const operatorText = dialog(page).getByRole('complementary');
  await expect(operatorText).toContainText('Sign in to see your wallet, letters and games.');
  await expect(dialog(page).getByLabel('Account name')).toBeFocused();
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  const block = {
    id: '1',
    title: 'Tonight',
    content: '<p>Two <b>tables</b></p>',
    photo_path: '/nowhere.png',
  };
  await control.script({
    path: '/web/model_login',
    response: { kind: 'code', code: 100, data: { list: [{ id: '0' }, 7, block] } },
    times: 9,
  });
  await page.reload();
  await openSignIn(page);
  await expect(operatorText).toContainText('TonightTwo tables');
  await expect(operatorText.locator('img')).toBeHidden();
});
