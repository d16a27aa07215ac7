import { expect, test } from '#tests/support/fixtures.ts';
import { memberChannel, openSignedIn } from '#tests/support/realtime.ts';
import { respondWith } from '#tests/support/responses.ts';
import {
  expectSignedIn,
  openAccountMenu,
  openSignIn,
  submitCredentials,
  wallet,
} from '#tests/support/steps.ts';

test('balance is shown from an event or a retry when its request fails', async ({ page, control }) => {
  const path = '/member/profile/common/layout';
  await control.script({ path, response: { kind: 'status', status: 502 }, times: 9 });
  await page.goto('/faq');
  await openSignIn(page);
  await submitCredentials(page, { account: 'linhmai_88' });
  const header = page.getByRole('banner');
  await test.step('event', async () => {
    await expect(header).toContainText('Unavailable');
    const channel = await memberChannel(page, control);
    await control.publish({ channel, event: '.member.cash', data: { cash: 431 } });
    await expect(wallet(page)).toHaveAttribute('value', '431');
  });
  await test.step('retry', async () => {
    await page.reload();
    // The joined channel requests the balance again: no other request follows by itself.
    await memberChannel(page, control);
    await page.waitForLoadState('networkidle');
    await expect(header).toContainText('Unavailable');
    await control.clear();
    await header.getByRole('button', { name: 'Try again' }).click();
    await expectSignedIn(page);
    await expect(header).not.toContainText('Unavailable');
  });
});

test('wallet page lists the providers whose balance is not zero, and unknown balances', async ({
  page,
  control,
}) => {
  await openSignedIn(page, control, 'linhmai_88', '/user/MyWallet');
  const rows = page.getByRole('region', { name: 'With providers' }).getByRole('listitem');
  await expect(rows).toHaveText([/^Meridian Live/, /^Northwind/, /^Old Harbour/]);
  const my_cash_list = [7, { gp_id: 'GPAG', gp_name: 'Meridian Live', balance: 'much' }];
  // It is requested again when the channel has been joined.
  await respondWith(control, '/member/profile/my_cash', { my_cash_list, total: null });
  await page.reload();
  await expect(page.getByRole('main')).toContainText('The balance with a provider is not known right now.');
  await expect(rows).toHaveText(['A providerUnknown', 'Meridian LiveUnknown']);
});

test('cash surplus link is shown when the operator activates it', async ({ page, control }) => {
  const check = '/arks/web/cash_surplus/check';
  await openSignedIn(page, control, 'second_seat', '/faq');
  const open = () => openAccountMenu(page);
  const entry = page.getByRole('link', { name: 'Cash surplus' });
  const checked = page.waitForResponse((response) => response.url().endsWith(check));
  await open();
  await (await checked).finished();
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
  await expect(entry).toHaveCount(0);
  await respondWith(control, check, { active: 1 });
  await page.reload();
  await open();
  await expect(entry).toHaveAttribute('target', '_blank');
  expect((await control.requests()).findLast(({ path }) => path === check)?.body).toEqual({
    site_id: '1',
    currency: 'USD',
  });
});
