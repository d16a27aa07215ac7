import { WITHDRAW_PASSWORD } from '#sandbox/members.ts';
import { expect, test } from '#tests/support/fixtures.ts';
import { openSignedIn } from '#tests/support/realtime.ts';
import { wallet } from '#tests/support/steps.ts';
import { account, button, openOrder, password, review } from '#tests/support/withdrawal-page.ts';
import { type Crash, crashesOf } from './two-processes.ts';

/** Milliseconds in which a page says what is true when the server is there again. */
const TRUE_WITHIN = 10_000;

const names: Record<Crash, string> = { process: 'a process', redis: 'Redis', postgres: 'PostgreSQL' };
for (const crash of Object.keys(names) as Crash[])
  test(`page says what is true when ${names[crash]} crashes during a withdrawal`, {
    tag: '@main',
  }, async ({ page, control, sandbox: { servers } }) => {
    if (!servers) throw new Error('run it by tests/sandbox/playwright.config.ts');
    const before = await control.ledger({ account });
    await openSignedIn(page, control, account, '/user/Withdrawal');
    await review(page, '20');
    await password(page).fill(WITHDRAW_PASSWORD);
    const crashing = crashesOf(servers)[crash]();
    await button(page, 'Send $20.00').click();
    await crashing;

    let isBooked = false;
    await expect(async () => {
      const { total, pending } = await control.ledger({ account });
      isBooked = pending === before.pending + 20;
      expect(await wallet(page).getAttribute('value')).toBe(String(total));
      expect(await openOrder(page).isVisible()).toBe(isBooked);
    }).toPass({ timeout: TRUE_WITHIN });
    await control.deposit({ account, amount: 5 });
    const { total, pending } = await control.ledger({ account });
    expect(total).toBe(before.total + 5 - (isBooked ? 20 : 0));
    expect(pending).toBe(before.pending + (isBooked ? 20 : 0));
    await expect(wallet(page)).toHaveAttribute('value', String(total), { timeout: TRUE_WITHIN });
  });
