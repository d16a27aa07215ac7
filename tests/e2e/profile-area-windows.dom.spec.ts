import { test } from '#tests/support/dom/fixtures.ts';
import { expect } from '#tests/support/expect.ts';
import { openSignedIn, scriptLayout } from '#tests/support/realtime.ts';
import { dialog, openSignIn, submitCredentials } from '#tests/support/steps.ts';

/** Where the pages of members and agents lead. */

const account = 'linhmai_88';

test('deposit pages show the bank verification notice when the account is unverified', async ({
  page,
  control,
}) => {
  await openSignedIn(page, control, 'bank_check', '/faq');
  for (const [path, url] of [
    ['/fastDeposit', '/fastPayment'],
    ['/Deposit', '/user/Deposit'],
    ['/user?page=Deposit', '/user/Deposit'],
  ] as const) {
    await page.goto(path);
    await expect(page).toHaveURL(url);
    await expect(page.getByRole('main')).toContainText('Your bank account has not been verified yet');
    const way = page.getByRole('main').getByRole('link', { name: 'Add a bank account' });
    await expect(way).toHaveAttribute('href', '/user/BindAccount');
  }
});

test('member page opens at its URL after sign-in, and an unknown one is the overview', async ({ page }) => {
  await page.goto('/user?page=Letter&unread=true');
  await expect(page).toHaveURL('/user/Letter?unread=true');
  await expect(page.getByRole('main')).toContainText('You are not signed in');
  await openSignIn(page);
  await submitCredentials(page, { account });
  await expect(page.getByRole('tabpanel').getByRole('listitem')).toHaveCount(3);
  await expect(page).toHaveURL('/user/Letter?unread=true');
  await page.goto('/user/Nothing');
  await expect(page).toHaveURL('/user');
  await expect(page.getByRole('heading', { level: 1, name: 'My account' })).toBeVisible();
});

test('agent page opens after sign-in', async ({ page }) => {
  await page.goto('/proxy');
  await expect(page.getByRole('main')).toContainText('You are not signed in');
  await openSignIn(page);
  await submitCredentials(page, { account: 'agent_rosa' });
  await expect(page.getByRole('main').getByRole('table', { name: 'Members' })).toBeVisible();
  await expect(page).toHaveURL('/proxy/DownlineInfo');
});

test('agent page shows the application when the active member is no agent', async ({ page, control }) => {
  await openSignedIn(page, control, 'second_seat', '/faq');
  await scriptLayout(page, control, 'second_seat', { is_agent: 0, agent_active: 1 });
  await page.goto('/proxy');
  await expect(page).toHaveURL('/proxy/Register');
  await expect(page.getByRole('main').getByRole('button', { name: 'Apply' })).toBeVisible();
});

test('account page names the level when the member type is not 1', async ({ page, control }) => {
  await openSignedIn(page, control, 'type_two', '/user');
  await expect(page.getByRole('main')).toContainText('LevelPartner');
  await openSignedIn(page, control, 'second_seat', '/user');
  await expect(page.getByRole('main')).toContainText('You can withdraw $');
  await expect(page.getByRole('main')).not.toContainText('Level');
});

test('agent page shows the application status when the agent is not active', async ({ page, control }) => {
  await openSignedIn(page, control, 'agent_idle', '/faq');
  await page.goto('/proxy');
  await expect(page).toHaveURL('/proxy/Register');
  await expect(page.getByRole('main')).toContainText('Your application is under review');
  await expect(dialog(page)).toHaveCount(0);
});
