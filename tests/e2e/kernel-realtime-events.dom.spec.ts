import type { ControlClient } from '#sandbox/server/control-client.ts';
import { deposit } from '#tests/support/deposits.ts';
import { test } from '#tests/support/dom/fixtures.ts';
import { expect } from '#tests/support/expect.ts';
import { memberChannel, openSignedIn } from '#tests/support/realtime.ts';
import { dialog, expectSignedIn, expectSignedOut, toast, wallet } from '#tests/support/steps.ts';

/** One test for each realtime event of the specification, section 4, named after the event. */

const account = 'second_seat';
const layout = '/member/profile/common/layout';
const success = (data: unknown) => ({ kind: 'code', code: 100, data }) as const;

/** Runs `act`, then waits until the server has received a request for `path`. */
async function expectRequest(control: ControlClient, path: string, act: () => Promise<unknown>) {
  const { n } = await control.requestCursor();
  await act();
  await expect
    .poll(async () => (await control.requests({ since: n })).map((request) => request.path))
    .toContain(path);
}

test.describe('member channels', () => {
  let channel: string;
  test.beforeEach(async ({ page, control }) => {
    await openSignedIn(page, control, account, '/faq');
    channel = await memberChannel(page, control);
  });

  test('.member.cash shows the last balance sent', async ({ page, control }) => {
    for (const cash of [1, 2, 2, 437.5])
      await control.publish({ channel, event: '.member.cash', data: { cash } });
    await expect(wallet(page)).toHaveAttribute('value', '437.5');
  });

  test('.all_transfer_back shows the balances that another device returned', async ({ page, control }) => {
    await openSignedIn(page, control, 'linhmai_88', '/user/MyWallet');
    const channel = await memberChannel(page, control);
    await expect(page.getByRole('main')).toContainText('in total. It remains yours.');
    // Returns all balances, then sets the sum.
    await control.setBalance({ account: 'linhmai_88', cash: 1_000 });
    await control.publish({ channel, event: '.all_transfer_back', data: {} });
    await expect(page.getByRole('main')).toContainText('All of your money is in your wallet.');
  });

  test('.login signs out when its token differs', async ({ page, control }) => {
    const token = await page.evaluate(() => localStorage.getItem('token'));
    await control.publish({ channel, event: '.login', data: { token } });
    await control.publish({ channel, event: '.member.cash', data: { cash: 438 } });
    await expect(wallet(page)).toHaveAttribute('value', '438');
    await expectSignedIn(page);
    await test.step('stays signed in when the digest cannot be compared in an insecure context', async () => {
      await page.evaluate(() => Object.defineProperty(crypto, 'subtle', { value: undefined }));
      const { n } = await control.requestCursor();
      await control.publish({ channel, event: '.login', data: { token: `sha256:${'0'.repeat(64)}` } });
      const layouts = async () =>
        (await control.requests({ since: n })).filter(({ path }) => path === '/member/profile/common/layout');
      await expect.poll(async () => (await layouts()).length).toBe(1);
      await expectSignedIn(page);
    });
    await control.publish({ channel, event: '.login', data: { token: 'another' } });
    await expectSignedOut(page);
    await expect(dialog(page)).toContainText('Your account was signed in elsewhere');
  });

  test('.profile.updated refetches the details', async ({ page, control }) => {
    await page.goto('/user/Info');
    await memberChannel(page, control);
    await expect(page.getByRole('main')).toContainText(account);
    await control.script({
      path: '/member/profile',
      response: success({
        member_profile: { id: 1, member_account: account, member_currency: 'USD', member_name: 'Renamed' },
      }),
    });
    await control.publish({ channel, event: '.profile.updated', data: {} });
    await expect(page.getByRole('main')).toContainText('Renamed');
  });

  test('.member_deposit.success refetches the balance and says once what has arrived', async ({
    page,
    control,
  }) => {
    await control.script({ path: layout, account, response: { kind: 'real' } });
    await expectRequest(control, layout, () =>
      control.publish({ channel, event: '.member_deposit.success', data: deposit('D1') }),
    );
    await control.publish({ channel, event: '.member_deposit.success', data: deposit('D1') });
    await control.deposit({ account, amount: 25, order_number: 'D2' });
    await expect(wallet(page)).toHaveAttribute('value', '525');
    await expect(toast(page, 'Your deposit of $25.00 is in your wallet.')).toBeVisible();
    await expect(toast(page, 'Your deposit of $50.00 is in your wallet.')).toHaveCount(1);
  });
});
