import { axeViolations } from '#tests/support/accessibility.ts';
import { lastDays } from '#tests/support/days.ts';
import { button, orderDeposit, orderNumber } from '#tests/support/deposit-page.ts';
import { expect, test } from '#tests/support/fixtures.ts';
import { openSignedIn } from '#tests/support/realtime.ts';
import {
  expectSignedIn,
  fillRegistration,
  openRegistration,
  submitRegistration,
} from '#tests/support/steps.ts';

test('link and code, rewards and friends are shown to a member who recommends', {
  tag: ['@layouts', '@main'],
}, async ({ page, control, isMobile }) => {
  await openSignedIn(page, control, 'friends_3', '/user/RecommendProject');
  await expect(page.getByRole('img', { name: 'QR code of your link' })).toBeVisible();
  await expect(page.getByText('friends_3', { exact: true }).first()).toBeVisible();
  await expect(page.getByText('Your friend deposits')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('link', { name: 'Show friends' }).click();
  await expect(page.getByText('1 to 3 of 3')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('searchbox', { name: 'Search friends' }).fill('no such friend');
  await expect(page.getByText('No friend matches')).toBeVisible();
  await page.goto(`/user/RecommendRecord?${lastDays(69)}`);
  await expect(page.getByText('1 to 3 of 3')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  if (isMobile) return;
  await test.step('its entry in the menu is scrolled into view, and the page is not', async () => {
    await page.setViewportSize({ width: 1440, height: 640 });
    await page.reload();
    await expect(page.getByText('1 to 3 of 3')).toBeVisible();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });
});

test('friend who joins by the link is listed, and brings a reward with the first deposit', async ({
  page,
  control,
}) => {
  const reward = 5;
  const { main } = await control.ledger({ account: 'friends_3' });
  await page.goto('/?invite=friends_3');
  await openRegistration(page);
  await fillRegistration(page);
  await submitRegistration(page);
  await expectSignedIn(page);
  await page.goto('/user/Deposit');
  await orderDeposit(page, 'Harbour Bank', '25');
  await control.pay({ order_number: await orderNumber(page), how: 'full' });
  await expect(button(page, 'Make another deposit')).toBeVisible();
  expect((await control.ledger({ account: 'friends_3' })).main).toBe(main + reward);
  await openSignedIn(page, control, 'friends_3', '/user/RecommendMemberSearch');
  await expect(page.getByText('1 to 4 of 4')).toBeVisible();
  await expect(page.getByRole('row', { name: /br.*_1/ })).toContainText(/Has deposited.*\+5/);
});

test('recommending is not offered to a member who may become an agent', async ({ page, control }) => {
  await openSignedIn(page, control, 'linhmai_88', '/user/RecommendProject');
  await expect(page.getByText('You can recruit as an agent')).toBeVisible();
  await expect(page.getByRole('navigation').getByText('Rewards')).toHaveCount(0);
});
