import { axeViolations } from '#tests/support/accessibility.ts';
import { expect } from '#tests/support/expect.ts';
import { test } from '#tests/support/fixtures.ts';
import { claimButton, claimDialog, funds, promotionAction } from '#tests/support/promotions.ts';
import { openSignedIn } from '#tests/support/realtime.ts';

const account = 'second_seat';

test('promotion is claimed once and says so by keyboard', { tag: ['@layouts', '@main'] }, async ({
  page,
  control,
}) => {
  await openSignedIn(page, control, account, '/discount/thank-you');
  const before = await funds(control, account);
  await promotionAction(page, 'Claim').press('Enter');
  await expect(claimDialog(page)).toContainText('To stake before you can withdraw it');
  await expect(claimButton(page)).toBeFocused();
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press('Enter');
  const done = claimDialog(page, 'Added to your wallet');
  await expect(done).toContainText('505');
  await page.keyboard.press('Enter');
  await expect(done).toHaveCount(0);
  await expect(page).toHaveURL(/\/discount\/thank-you$/);
  await expect(page.getByRole('main')).toContainText('You claimed this on');
  await expect(promotionAction(page, 'Claim')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.goto('/discount/thank-you?claim=true');
  await expect(claimDialog(page)).toContainText('You claimed this on');
  await expect(claimButton(page)).toHaveCount(0);
  expect(await funds(control, account)).toBeCloseTo(before + 5, 2);
});
