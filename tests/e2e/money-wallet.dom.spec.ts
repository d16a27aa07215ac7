import { test } from '#tests/support/dom/fixtures.ts';
import { expect } from '#tests/support/expect.ts';
import { openSignedIn } from '#tests/support/realtime.ts';
import { balanceButton, dialog, expectSignedOut, signOut, wallet } from '#tests/support/steps.ts';

const layout = '/member/profile/common/layout';

test('the last balance is shown with its time until the back end answers', async ({ page, control }) => {
  await openSignedIn(page, control, 'second_seat', '/faq');
  await expect(wallet(page)).toHaveAttribute('value', '500');
  await control.setBalance({ account: 'second_seat', cash: 777 });
  await control.script({ path: layout, response: { kind: 'real' }, delay: 1_500 });
  await page.reload();
  await expect(balanceButton(page)).toHaveAccessibleName(/^Balance at \d\d:\d\d .*500/);
  await expect(wallet(page)).toHaveAttribute('value', '777');
  await expect(balanceButton(page)).toHaveAccessibleName(/^Balance \$?777/);

  await test.step('the balance of an earlier day names the day', async () => {
    await page.evaluate(() => {
      const stored = JSON.parse(localStorage.getItem('last_balance') ?? '');
      localStorage.setItem('last_balance', JSON.stringify({ ...stored, at: stored.at - 172_800_000 }));
    });
    await control.script({ path: layout, response: { kind: 'real' }, delay: 1_500 });
    await page.reload();
    await expect(balanceButton(page)).toHaveAccessibleName(/^Balance on \d+\/\d+ .*777/);
  });

  await test.step('another member, and nobody, sees none of it', async () => {
    await page.evaluate(() => localStorage.setItem('member_id', '1'));
    await control.script({ path: layout, response: { kind: 'real' }, delay: 1_500 });
    await page.reload();
    await expect(balanceButton(page)).toHaveAccessibleName(/^Balance$/);
    await signOut(page);
    await expectSignedOut(page);
    expect(await page.evaluate(() => localStorage.getItem('last_balance'))).toBe(null);
  });
});

test('money moves only to the wallet in a break, and says so', async ({ page, control }) => {
  await openSignedIn(page, control, 'linhmai_88', '/user/PlayLimits');
  await page.getByRole('button', { name: /^Start a break/ }).click();
  await dialog(page).getByRole('button', { name: 'Start the break' }).click();
  await expect(page.getByRole('main')).toContainText('Your break has begun.');
  await page.goto('/user/MyWallet');
  const form = page.getByRole('form', { name: 'Transfer' });
  await expect(form).toContainText('In a break, money can only be moved to your wallet.');
  await expect(form.getByLabel('To', { exact: true }).getByRole('option')).toHaveText(['My wallet']);
  await expect(
    form.getByLabel('From', { exact: true }).getByRole('option', { name: 'My wallet' }),
  ).toHaveCount(0);
  await form.getByRole('button', { name: 'All', exact: true }).click();
  await form.getByRole('button', { name: 'Transfer to My wallet' }).click();
  await expect(form.getByText(/moved to My wallet\.$/)).toBeVisible();
});
