import { formatOperatorTime } from '#sandbox/time.ts';
import { expect, test } from '#tests/support/fixtures.ts';
import {
  claim,
  claimedDialog,
  closePopUpDiscounts,
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

const account = 'second_seat';

test.describe('red envelope', () => {
  test('red envelope countdown is right when the device clock is hours off', async ({
    page,
    context,
    control,
  }) => {
    await openSignedIn(page, control, account, '/discount');
    await page.close();
    for (const hours of [-7, 30])
      await test.step(`${hours} hours`, async () => {
        const tab = await context.newPage();
        await tab.addInitScript((off) => {
          const now = Date.now.bind(Date);
          Date.now = () => now() + off;
        }, hours * hour);
        await control.script({
          path: promotion,
          response: redEnvelopeUntil(formatOperatorTime(Date.now() + 2 * hour + 30 * 60_000)),
        });
        await tab.goto('/discount');
        await expect(redEnvelopeButton(tab)).toContainText(/02:(29|30):\d\d/);
        await tab.close();
      });
  });

  // Other zones: tests/src/time.test.ts.
  test('red envelope countdown uses Venezuelan time when the device is in another zone', async ({
    browser,
    control,
    sandbox,
  }) => {
    await control.script({
      path: promotion,
      response: redEnvelopeUntil(formatOperatorTime(Date.now() + 45 * 60_000)),
    });
    const away = await browser.newPage({ baseURL: sandbox.url, timezoneId: 'America/New_York' });
    // In the device's time zone the clock change comes before the end.
    await away.clock.install({ time: '2027-03-14T06:50:00Z' });
    await openSignedIn(away, control, account, '/discount');
    await expect(redEnvelopeButton(away)).toContainText(/00:4[45]:\d\d/);
    await away.close();
  });

  test('red envelope is claimed once when the button is clicked repeatedly', async ({ page, control }) => {
    await openSignedIn(page, control, account, '/discount');
    await redEnvelopeButton(page).click();
    const { n } = await control.requestCursor();
    const { id } = await control.script({ path: claim, response: { kind: 'real' }, hold: true });
    const open = redEnvelopeDialog(page).getByRole('button', { name: /^Open/ });
    await open.evaluate((button: HTMLElement) => {
      for (let press = 0; press < 5; press += 1) button.click();
    });
    await expect(open).toHaveAttribute('aria-busy', 'true');
    // The dialog stays open during the claim.
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await open.dispatchEvent('click');
    await expect(redEnvelopeDialog(page)).toBeVisible();
    await control.release({ id });
    await expect(claimedDialog(page)).toBeVisible();
    const claims = (await control.requests({ since: n })).filter(({ path }) => path === claim);
    expect(claims).toHaveLength(1);
  });
});

test.describe('pop-up discount', () => {
  test('pop-up discount stays closed until a reload when storage is blocked', async ({
    page,
    control,
    sandbox,
  }) => {
    await page.addInitScript((origin) => {
      if (window.location.origin !== origin) return;
      for (const area of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, area, {
          get() {
            throw new DOMException('Access is denied for this document.', 'SecurityError');
          },
        });
    }, sandbox.url);
    await control.bulletins({ items: [popUpDiscount()] });
    await page.goto('/discount');
    await closePopUpDiscounts(page);
    // A layout change refetches the pop-up discounts.
    const wide = (page.viewportSize()?.width ?? 0) >= 992;
    await waitForResponseTo(page, visitors, () =>
      page.setViewportSize({ width: wide ? 800 : 1200, height: 900 }),
    );
    await expect(page.getByRole('complementary')).toHaveCount(wide ? 0 : 1);
    await expect(popUpDiscountDialog(page)).toHaveCount(0);
  });
});
