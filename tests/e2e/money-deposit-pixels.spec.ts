import type { ControlClient } from '#sandbox/server/control-client.ts';
import { deposit } from '#tests/support/deposits.ts';
import { expect, test } from '#tests/support/fixtures.ts';
import { isLeader } from '#tests/support/leader-lock.ts';
import { memberChannel, openSignedIn } from '#tests/support/realtime.ts';
import { changeSite } from '#tests/support/site.ts';
import { expectGameClosed, openGame, playBar, wallet } from '#tests/support/steps.ts';

const account = 'second_seat';

/** Names of the pixel events that the ad network has received, by order. */
async function pixels(control: ControlClient) {
  const eventNames: Record<string, string[]> = {};
  for (const { event_id, event_name } of await control.pixels())
    eventNames[event_id] = [...(eventNames[event_id] ?? []), event_name].toSorted();
  return eventNames;
}
const publishDeposit = (control: ControlClient, channel: string, order: string, times = 2) =>
  control.publish({ channel, event: '.member_deposit.success', data: deposit(order, times) });
const firstDeposit = ['Purchase', 'e_first_pay'];
const laterDeposit = ['Purchase', 'e_pay'];

test.describe('.member_deposit.success pixels', () => {
  let channel: string;
  test.beforeEach(async ({ page, control }) => {
    await openSignedIn(page, control, account, '/faq');
    channel = await memberChannel(page, control);
    await expect.poll(() => isLeader(page)).toBe(true);
  });

  test('deposit pixels contain the order and amount without member data', async ({ control }) => {
    await publishDeposit(control, channel, 'D-1', 1);
    await expect.poll(() => pixels(control)).toEqual({ 'D-1': firstDeposit });
    for (const { body } of await control.pixels()) {
      expect(body).toMatchObject({
        eventID: 'D-1',
        customData: { value: 50, currency: 'USD' },
        userData: {},
      });
      expect(JSON.stringify(body)).not.toContain(account);
    }
    await publishDeposit(control, channel, 'D-2', 2);
    await expect.poll(() => pixels(control)).toEqual({ 'D-1': firstDeposit, 'D-2': laterDeposit });
  });

  test('deposit pixels are sent once per order when several tabs receive duplicates', async ({
    page,
    control,
  }) => {
    const other = await page.context().newPage();
    await other.goto('/faq');
    await memberChannel(page, control, 2);
    for (const order of ['A', 'B', 'A', 'C', 'B', 'A', 'C']) await publishDeposit(control, channel, order);
    await expect.poll(() => pixels(control)).toEqual({ A: laterDeposit, B: laterDeposit, C: laterDeposit });
    // The leader tab closes; the other tab takes over and does not repeat orders.
    await page.close();
    await expect.poll(() => isLeader(other)).toBe(true);
    for (const order of ['C', 'A', 'D']) await publishDeposit(control, channel, order);
    await expect
      .poll(() => pixels(control))
      .toEqual({ A: laterDeposit, B: laterDeposit, C: laterDeposit, D: laterDeposit });
    await other.reload();
    await memberChannel(other, control);
    await expect.poll(() => isLeader(other)).toBe(true);
    for (const order of ['D', 'B', 'E']) await publishDeposit(control, channel, order);
    await expect
      .poll(() => pixels(control))
      .toEqual({ A: laterDeposit, B: laterDeposit, C: laterDeposit, D: laterDeposit, E: laterDeposit });
    await other.close();
  });

  test('deposit pixels are not sent while a game is open in any tab', async ({ page, control }) => {
    const other = await page.context().newPage();
    await other.goto('/');
    await memberChannel(page, control, 2);
    const game = await openGame(other);
    await control.deposit({ account, amount: 25, order_number: 'in play' });
    await control.deposit({ account, amount: 25, order_number: 'P1' });
    for (const tab of [page, other]) await expect(wallet(tab)).toHaveAttribute('value', '550');
    await playBar(other).getByRole('button', { name: 'Leave' }).click();
    await expectGameClosed(other, game);
    await publishDeposit(control, channel, 'after');
    await expect.poll(() => pixels(control)).toEqual({ after: laterDeposit });
  });

  test('deposit pixels are not sent when the site has no pixel', async ({ page, control }) => {
    await changeSite(page, { pixelId: '' });
    await page.reload();
    await memberChannel(page, control);
    await expect.poll(() => isLeader(page)).toBe(true);
    await control.deposit({ account, amount: 25, order_number: 'D3' });
    await expect(wallet(page)).toHaveAttribute('value', '525');
    expect(await pixels(control)).toEqual({});
  });
});

test('.member_deposit.success sends no pixel on a phone', { tag: '@phone' }, async ({ page, control }) => {
  await openSignedIn(page, control, account, '/faq');
  await memberChannel(page, control);
  await control.deposit({ account, amount: 25, order_number: 'D4' });
  await expect(wallet(page)).toHaveAttribute('value', '525');
  expect(await pixels(control)).toEqual({});
});

test.describe('in the native app', () => {
  test.use({ userAgent: 'Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) GamehallApp/3.1' });
  test('.member_deposit.success sends no pixel in the native app', async ({ page, control }) => {
    await openSignedIn(page, control, account, '/faq');
    await memberChannel(page, control);
    await control.deposit({ account, amount: 25, order_number: 'D5' });
    await expect(wallet(page)).toHaveAttribute('value', '525');
    expect(await pixels(control)).toEqual({});
  });
});
