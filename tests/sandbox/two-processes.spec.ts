import { endpoints } from '#contract/endpoints.ts';
import { renderedElementId } from '#contract/files.ts';
import { WITHDRAW_PASSWORD } from '#sandbox/members.ts';
import { captchaAnswer, expect, test } from '#tests/support/fixtures.ts';
import { openSignedIn } from '#tests/support/realtime.ts';
import { expectSignedIn, signIn, signOut, wallet } from '#tests/support/steps.ts';
import { account, button, openOrder, password, review } from '#tests/support/withdrawal-page.ts';
import { type Crash, crashesOf } from './two-processes.ts';

test.use({ rendered: true });

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

test('rendered page is taken over by one process when the other one, which may have rendered it, is gone', {
  tag: '@main',
}, async ({ page, control, sandbox: { servers } }) => {
  if (!servers) throw new Error('run it by tests/sandbox/playwright.config.ts');
  let calls: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') calls.push(new URL(request.url()).pathname);
  });
  for (const node of Object.values(servers.nodes))
    await test.step(node.controlUrl, async () => {
      await expect
        .poll(async () => (await page.request.get('/discount')).text())
        .toContain(`id="${renderedElementId}"`);
      const scripts = Promise.withResolvers<void>();
      await page.route('**/assets/*.js', async (route) => {
        await scripts.promise;
        await route.continue();
      });
      await page.goto('/discount', { waitUntil: 'commit' });
      const promotion = page.getByText('8% back on live tables').first();
      await expect(promotion).toBeVisible();
      const rendered = await promotion.elementHandle();
      await node.kill();
      calls = [];
      scripts.resolve();
      await page.waitForFunction(() => performance.getEntriesByName('route').length > 0);
      expect(await rendered?.evaluate((element) => element.isConnected)).toBe(true);
      expect(calls).not.toContain(endpoints['/arks/web/discount'].url);
      await signIn(page, account);
      await expectSignedIn(page);
      await node.start();
      // The process that has ended knew the answer to the captcha.
      await control.captcha({ answer: captchaAnswer });
      const { total } = await control.ledger({ account });
      await expect(wallet(page)).toHaveAttribute('value', String(total));
      await control.deposit({ account, amount: 5 });
      await expect(wallet(page)).toHaveAttribute('value', String(total + 5), { timeout: TRUE_WITHIN });
      await signOut(page);
      await page.unrouteAll({ behavior: 'wait' });
    });
});
