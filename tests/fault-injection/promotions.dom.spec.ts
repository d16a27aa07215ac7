import type { Page, Request } from '@playwright/test';
import { redEnvelopeRefetch } from '#contract/times.ts';
import type { ScriptedResponse } from '#sandbox/server/control-protocol.ts';
import { formatOperatorTime } from '#sandbox/time.ts';
import { test } from '#tests/support/dom/fixtures.ts';
import { expect } from '#tests/support/expect.ts';
import { hostileUrls } from '#tests/support/hostile-html.ts';
import {
  claim,
  claimedDialog,
  hour,
  popUpDiscount,
  popUpDiscountDialog,
  promotion,
  redEnvelopeButton,
  redEnvelopeDialog,
  redEnvelopeUntil,
  visitors,
  waitForResponseTo,
} from '#tests/support/promotions.ts';
import { openSignedIn } from '#tests/support/realtime.ts';
import { expectSignedOut, signIn, signOut, toast, waitUntilHeld, wallet } from '#tests/support/steps.ts';

const account = 'second_seat';

/** Runs `act` and waits until this page's request for `path` has finished or failed. */
async function ended(page: Page, path: string, act: () => Promise<unknown>) {
  const isIt = (request: Request) => request.url().endsWith(path);
  const outcomes = [page.waitForEvent('requestfinished', isIt), page.waitForEvent('requestfailed', isIt)];
  for (const outcome of outcomes) outcome.catch(() => undefined);
  await act();
  await Promise.any(outcomes);
}

test.describe('red envelope', () => {
  // End times that are past or invalid: walks of redEnvelope and tests/src/time.test.ts.
  test('red envelope is hidden without an error when its response is malformed', async ({
    page,
    control,
  }) => {
    await openSignedIn(page, control, account, '/discount');
    for (const [what, response] of [
      ['an object as end time', redEnvelopeUntil({ hour: 8 })],
      ['a list', { kind: 'code', code: 100, data: { envelope: ['e'] } }],
      ['not JSON', { kind: 'text', text: '<html>gateway</html>' }],
      ['no response', { kind: 'drop' }],
      ['a server error', { kind: 'status', status: 500 }],
    ] as [string, ScriptedResponse][])
      await test.step(what, async () => {
        // The page before the reload may send its own request only now.
        await control.script({ path: promotion, response, times: 9, replace: true });
        await ended(page, promotion, () => page.reload());
        await expect(page.locator('[data-machine=session]')).toHaveAttribute(
          'data-state',
          'signedIn.present',
        );
        await expect(redEnvelopeButton(page)).toHaveCount(0);
        await expect(page.getByRole('region', { name: 'Notifications' }).getByRole('alert')).toHaveCount(0);
      });
  });

  test('red envelope can be opened when it ends in 800 days', async ({ page, control }) => {
    await control.script({
      path: promotion,
      response: redEnvelopeUntil(formatOperatorTime(Date.now() + 800 * 24 * hour + hour)),
    });
    await openSignedIn(page, control, account, '/discount');
    await expect(redEnvelopeButton(page)).toContainText('800 days');
    await redEnvelopeButton(page).click();
    await expect(redEnvelopeDialog(page).getByRole('timer')).toHaveAccessibleName(/^800 days/);
    await redEnvelopeDialog(page).getByRole('button', { name: 'Open red envelope' }).click();
    await expect(claimedDialog(page)).toBeVisible();
  });

  test('red envelope is refetched when it ended while the device slept', async ({ page, control }) => {
    await control.script({
      path: promotion,
      response: redEnvelopeUntil(formatOperatorTime(Date.now() + 2 * hour + 30 * 60_000)),
    });
    await page.clock.install();
    await openSignedIn(page, control, account, '/discount');
    await expect(redEnvelopeButton(page)).toContainText(/02:(29|30):\d\d/);
    const next = redEnvelopeUntil(formatOperatorTime(Date.now() + 26 * hour));
    const { id } = await control.script({ path: promotion, response: next, hold: true });
    let slept = 0;
    // A response may reset the page's server time, since the server did not sleep: sleep longer then.
    await expect(async () => {
      slept += 3 * hour;
      // No timer runs during sleep.
      await page.clock.setSystemTime(Date.now() + slept);
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
      await expect(redEnvelopeButton(page)).toHaveCount(0, { timeout: 500 });
    }).toPass();
    await page.clock.runFor(redEnvelopeRefetch);
    await waitUntilHeld(control, promotion);
    await control.release({ id });
    await expect(redEnvelopeButton(page)).toHaveAccessibleName(/1 day/);
  });

  test('red envelope can be opened when earlier claims failed', async ({ page, control }) => {
    await openSignedIn(page, control, account, '/discount');
    await redEnvelopeButton(page).click();
    const openButton = redEnvelopeDialog(page).getByRole('button', { name: 'Open red envelope' });
    for (const [what, response, words] of [
      ['an unknown code', { kind: 'code', code: 999, message: 'Ask us tomorrow' }, 'Ask us tomorrow'],
      ['a code without a message', { kind: 'code', code: 7 }, 'Something went wrong.'],
      [
        'the other response envelope',
        { kind: 'code', code: 103, message: 'Not today', otherEnvelope: true },
        'Not today',
      ],
      ['invalid JSON', { kind: 'text', text: 'oops' }, 'Something went wrong.'],
      ['an invalid amount', { kind: 'code', code: 100, data: { cash: 'a lot' } }, 'Something went wrong.'],
    ] as [string, ScriptedResponse, string][])
      await test.step(what, async () => {
        await control.script({ path: claim, response });
        await openButton.click();
        await expect(redEnvelopeDialog(page).getByRole('alert')).toContainText(words);
        await expect.poll(() => control.unused()).toEqual([]);
      });
    await openButton.click();
    await expect(claimedDialog(page)).toBeVisible();
  });

  test('wallet shows the red envelope amount when the claim response is lost', async ({ page, control }) => {
    await openSignedIn(page, control, account, '/discount');
    await redEnvelopeButton(page).click();
    await page.route(`**/api${claim}`, async (route) => {
      await route.fetch();
      await route.abort();
    });
    await redEnvelopeDialog(page).getByRole('button', { name: 'Open red envelope' }).click();
    await expect(claimedDialog(page)).toBeVisible();
    const { total } = await control.ledger({ account });
    expect(total).toBeGreaterThan(500);
    await expect(wallet(page)).toHaveAttribute('value', String(total));
    await claimedDialog(page).getByRole('button', { name: 'Close' }).first().click();
    await expect(redEnvelopeButton(page)).toHaveCount(0);
  });

  test('red envelope stays hidden when its response arrives after sign-out', async ({ page, control }) => {
    const { id } = await control.script({ path: promotion, account, response: { kind: 'real' }, hold: true });
    await openSignedIn(page, control, account, '/discount');
    await expect.poll(async () => (await control.held()).map(({ path }) => path)).toEqual([promotion]);
    await waitForResponseTo(page, visitors, () => signOut(page));
    await expectSignedOut(page);
    await control.release({ id });
    await waitForResponseTo(page, visitors, () => page.reload());
    await expect(redEnvelopeButton(page)).toHaveCount(0);
  });

  test('member is signed out when the red envelope claim returns 401', async ({ page, control }) => {
    await openSignedIn(page, control, account, '/discount');
    await redEnvelopeButton(page).click();
    await control.script({ path: claim, response: { kind: 'status', status: 401 } });
    await redEnvelopeDialog(page).getByRole('button', { name: 'Open red envelope' }).click();
    await expectSignedOut(page);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(toast(page, 'Your session has ended')).toBeVisible();
  });
});

test.describe('pop-up discount', () => {
  test('pop-up discount link keeps its href only when its URL is allowed', async ({ page, control }) => {
    const content = hostileUrls
      .map((url, place) => `<a href="${url.replaceAll('"', '&quot;')}">Link ${place}.</a>`)
      .join(' ');
    await control.bulletins({
      items: [popUpDiscount({ content: `${content} <a href="/faq">Help page</a>` })],
    });
    await page.goto('/discount');
    await expect(popUpDiscountDialog(page)).toContainText(`Link ${hostileUrls.length - 1}.`);
    const led = await popUpDiscountDialog(page)
      .locator('a[href]')
      .evaluateAll((links) => (links as HTMLAnchorElement[]).map(({ href, text }) => `${text} ${href}`));
    expect(led).toEqual([`Help page ${new URL('/faq', page.url()).href}`]);
  });

  test('pop-up discount is hidden when its response is malformed', async ({ page, control }) => {
    await control.bulletins({ items: [popUpDiscount()] });
    for (const [what, response] of [
      ['no list', { kind: 'code', code: 100, data: { display_frequency: 1 } }],
      [
        'a list of malformed items',
        { kind: 'code', code: 100, data: { list: [1, null, 'x', { content: [] }] } },
      ],
      ['invalid JSON', { kind: 'text', text: '<!doctype html>' }],
      ['a truncated response', { kind: 'drop' }],
      ['an error code', { kind: 'code', code: 500, message: 'no' }],
    ] as [string, ScriptedResponse][])
      await test.step(what, async () => {
        await control.script({ path: visitors, response });
        await ended(page, visitors, () => page.goto('/discount'));
        await expect(page.getByRole('dialog')).toHaveCount(0);
      });
    await test.step('shown when only another item is malformed', async () => {
      const list = [{ nothing: 1 }, { id: 7, content: '<p>Whole</p>', updated_at: 'long ago' }];
      await control.script({ path: visitors, response: { kind: 'code', code: 100, data: { list } } });
      await page.goto('/discount');
      await expect(popUpDiscountDialog(page)).toContainText('Whole');
    });
  });

  test('pop-up discount of a member is not shown when they have signed out', async ({ page, control }) => {
    const path = '/arks/web/bulletin/member';
    await page.goto('/discount');
    const { id } = await control.script({ path, account, response: { kind: 'real' }, hold: true });
    await signIn(page, account);
    await expect.poll(async () => (await control.held()).map((held) => held.path)).toContain(path);
    // Waits for the request, which the reload would abort.
    await waitForResponseTo(page, visitors, () => signOut(page));
    await expectSignedOut(page);
    await control.bulletins({ items: [popUpDiscount({ members_only: true })] });
    await control.release({ id });
    await waitForResponseTo(page, visitors, () => page.reload());
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});
