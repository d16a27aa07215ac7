import { test } from '#tests/support/dom/fixtures.ts';
import { expect } from '#tests/support/expect.ts';
import { introducer, lastRegistration } from '#tests/support/registration.ts';
import {
  continueButton,
  dialog,
  expectSignedIn,
  field,
  fillRegistration,
  openRegistration,
  submitRegistration,
  toast,
} from '#tests/support/steps.ts';

test('/register opens the form once when it has a friend link', async ({ page, control }) => {
  await page.goto('/register?invite=linhmai_88');
  await expect(continueButton(page)).toBeVisible();
  await expect(page).toHaveURL('/?invite=linhmai_88');
  await expect(introducer(page)).toHaveValue('linhmai_88');
  await expect(field(page, 'Account currency')).toBeEnabled();
  await fillRegistration(page);
  await submitRegistration(page);
  expect(await lastRegistration(control)).toMatchObject({ introducer: 'linhmai_88' });
  await page.reload();
  await expectSignedIn(page);
  await expect(dialog(page)).toHaveCount(0);
});

test('last referral link applies when several were opened', async ({ page }) => {
  await page.goto('/?id=agent_rosa&currency=VND');
  await page.goto('/?invite=linhmai_88');
  await openRegistration(page);
  await expect(introducer(page)).toHaveValue('linhmai_88');
  await expect(field(page, 'Account currency')).toHaveValue('USD');
});

test('registration has no introducer when the referral link is invalid', async ({ page, control }) => {
  await page.goto('/?id=agent_idle');
  await openRegistration(page);
  await expect(toast(page, /^Your invitation link is no longer valid/)).toBeVisible();
  await expect(introducer(page)).toHaveValue('');
  await fillRegistration(page);
  await submitRegistration(page);
  expect(await lastRegistration(control)).not.toHaveProperty('introducer');
});
