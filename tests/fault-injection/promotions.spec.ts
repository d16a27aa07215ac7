import { redEnvelopeRefetch } from '#contract/limits.ts';
import type { ScriptedAnswer } from '#sandbox/control-protocol.ts';
import { operatorTime } from '#sandbox/time.ts';
import { expect, test } from '../support/fixtures.ts';
import { hostileAddresses, hostileHtml } from '../support/hostile-html.ts';
import { answered, closeOffers, envelope, gift, given, offer, offers } from '../support/promotions.ts';
import { expectSignedOut, isHeld, signIn, signOut, toast, wallet } from '../support/steps.ts';

const account = 'second_seat';
const claim = '/arks/web/activity/red_envelope';
const promotion = '/arks/web/activity/red_envelope_promotion';
const visitors = '/arks/web/bulletin';
const hour = 3_600_000;

const lying = (end_at: unknown): ScriptedAnswer => ({
  kind: 'code',
  code: 100,
  data: { envelope: { id: 'envelope-USD', end_at } },
});

test.describe('a red envelope', () => {
  for (const [what, answer] of [
    ['has ended yesterday', lying(operatorTime(Date.now() - 24 * hour))],
    ['ends at no time at all', lying('soon')],
    ['ends at an object', lying({ hour: 8 })],
    ['ends on the 31st of February', lying('2027-02-31 99:00:00')],
    ['is a list', { kind: 'code', code: 100, data: { envelope: ['e'] } }],
    ['is no JSON', { kind: 'text', text: '<html>gateway</html>' }],
    ['is cut off', { kind: 'drop' }],
    ['is an error of the server', { kind: 'status', status: 500 }],
  ] as [string, ScriptedAnswer][]) {
    test(`that ${what} is not there, and nothing is said`, async ({ page, control }) => {
      await control.script({ path: promotion, answer });
      await page.goto('/');
      const asked = page.waitForEvent('requestfinished', (request) => request.url().endsWith(promotion));
      const lost = page.waitForEvent('requestfailed', (request) => request.url().endsWith(promotion));
      await signIn(page, account);
      await Promise.any([asked, lost]);
      for (const waits of [asked, lost]) waits.catch(() => undefined);
      await expect(page.locator('[data-machine=session]')).toHaveAttribute('data-state', 'signedIn.present');
      await expect(envelope(page)).toHaveCount(0);
      await expect(page.getByRole('region', { name: 'Messages' }).getByRole('alert')).toHaveCount(0);
    });
  }

  test('that ends in years says so and can be opened', async ({ page, control }) => {
    await control.script({
      path: promotion,
      answer: lying(operatorTime(Date.now() + 800 * 24 * hour + hour)),
    });
    await page.goto('/');
    await signIn(page, account);
    await expect(envelope(page)).toContainText('800 days');
    await envelope(page).click();
    await expect(gift(page).getByRole('timer')).toHaveAccessibleName(/^800 days/);
    await gift(page).getByRole('button', { name: 'Open it' }).click();
    await expect(given(page)).toBeVisible();
  });

  for (const hours of [-7, 30]) {
    test(`counts right on a machine whose clock is ${hours} hours off`, async ({ page, control }) => {
      await page.addInitScript((off) => {
        const now = Date.now.bind(Date);
        Date.now = () => now() + off;
      }, hours * hour);
      await control.script({
        path: promotion,
        answer: lying(operatorTime(Date.now() + 2 * hour + 30 * 60_000)),
      });
      await page.goto('/');
      await signIn(page, account);
      await expect(envelope(page)).toContainText(/02:(29|30):\d\d/);
    });
  }

  for (const [where, timezoneId, time] of [
    ['in Kathmandu', 'Asia/Kathmandu', undefined],
    ['in New York, minutes before its clocks are put forward', 'America/New_York', '2027-03-14T06:50:00Z'],
    ['in New York, minutes before its clocks are put back', 'America/New_York', '2027-11-07T05:50:00Z'],
  ] as const)
    test(`counts by Venezuela’s hours ${where}`, async ({ browser, control, sandbox }) => {
      await control.script({ path: promotion, answer: lying(operatorTime(Date.now() + 45 * 60_000)) });
      const away = await browser.newPage({ baseURL: sandbox.address, timezoneId });
      // By this machine's clock the change comes before the end.
      await away.clock.install({ time });
      await away.goto('/');
      await signIn(away, account);
      await expect(envelope(away)).toContainText(/00:4[45]:\d\d/);
      await away.close();
    });

  test('whose hour came while the machine slept is gone when the page is looked at, and sought anew', async ({
    page,
    control,
  }) => {
    await control.script({
      path: promotion,
      answer: lying(operatorTime(Date.now() + 2 * hour + 30 * 60_000)),
    });
    await page.clock.install();
    await page.goto('/');
    await signIn(page, account);
    await expect(envelope(page)).toContainText(/02:(29|30):\d\d/);
    const next = lying(operatorTime(Date.now() + 26 * hour));
    const { id } = await control.script({ path: promotion, answer: next, hold: true });
    let slept = 0;
    // An answer that comes just then tells the page the hour of a house that did not sleep: it sleeps again.
    await expect(async () => {
      slept += 3 * hour;
      // No timer has run meanwhile.
      await page.clock.setSystemTime(Date.now() + slept);
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
      await expect(envelope(page)).toHaveCount(0, { timeout: 500 });
    }).toPass();
    await page.clock.runFor(redEnvelopeRefetch);
    await isHeld(control, promotion);
    await control.release({ id });
    await expect(envelope(page)).toHaveAccessibleName(/1 day/);
  });

  test('is asked for once, however often the button is pressed', async ({ page, control }) => {
    await page.goto('/');
    await signIn(page, account);
    await envelope(page).click();
    const { n } = await control.mark();
    const { id } = await control.script({ path: claim, answer: { kind: 'real' }, hold: true });
    const open = gift(page).getByRole('button', { name: /^Open/ });
    await open.evaluate((button: HTMLElement) => {
      for (let press = 0; press < 5; press += 1) button.click();
    });
    await expect(open).toHaveAttribute('aria-busy', 'true');
    // It is not closed while money moves.
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await open.dispatchEvent('click');
    await expect(gift(page)).toBeVisible();
    await control.release({ id });
    await expect(given(page)).toBeVisible();
    const claims = (await control.requests({ since: n })).filter(({ path }) => path === claim);
    expect(claims).toHaveLength(1);
  });

  test('that was opened elsewhere goes, with the operator’s words', async ({ page, control }) => {
    await page.goto('/');
    await signIn(page, account);
    await envelope(page).click();
    await control.script({ path: claim, answer: { kind: 'code', code: 102, message: '<b>Gone</b> today' } });
    await gift(page).getByRole('button', { name: 'Open it' }).click();
    await expect(toast(page, '<b>Gone</b> today')).toBeVisible();
    await expect(gift(page)).toHaveCount(0);
    await expect(envelope(page)).toHaveCount(0);
  });

  for (const [what, answer, words] of [
    ['another code', { kind: 'code', code: 999, message: 'Ask us tomorrow' }, 'Ask us tomorrow'],
    ['a code without words', { kind: 'code', code: 7 }, 'This did not work.'],
    [
      'the other envelope',
      { kind: 'code', code: 103, message: 'Not today', otherEnvelope: true },
      'Not today',
    ],
    ['no line', { kind: 'drop' }, 'There is no connection.'],
    ['no JSON', { kind: 'text', text: 'oops' }, 'This did not work.'],
    ['an amount that is none', { kind: 'code', code: 100, data: { cash: 'a lot' } }, 'This did not work.'],
  ] as [string, ScriptedAnswer, string][]) {
    test(`that is answered with ${what} says why, and stays`, async ({ page, control }) => {
      await page.goto('/');
      await signIn(page, account);
      await envelope(page).click();
      await control.script({ path: claim, answer });
      await gift(page).getByRole('button', { name: 'Open it' }).click();
      await expect(gift(page).getByRole('alert')).toContainText(words);
      await gift(page).getByRole('button', { name: 'Open it' }).click();
      await expect(given(page).or(toast(page, 'You have opened this envelope already'))).toBeVisible();
    });
  }

  test('whose answer got lost on the way is in the wallet all the same', async ({ page, control }) => {
    await page.goto('/');
    await signIn(page, account);
    await envelope(page).click();
    await page.route(`**/api${claim}`, async (route) => {
      await route.fetch();
      await route.abort();
    });
    await gift(page).getByRole('button', { name: 'Open it' }).click();
    await expect(gift(page).getByRole('alert')).toContainText('There is no connection.');
    const { total } = await control.ledger({ account });
    expect(total).toBeGreaterThan(500);
    await expect(wallet(page)).toHaveAttribute('value', String(total));
    await gift(page).getByRole('button', { name: 'Close' }).first().click();
    await expect(envelope(page)).toHaveCount(0);
  });

  test('that answers after sign-out is neither shown nor kept', async ({ page, control }) => {
    const { id } = await control.script({ path: promotion, account, answer: { kind: 'real' }, hold: true });
    await page.goto('/');
    await signIn(page, account);
    await expect.poll(async () => (await control.held()).map(({ path }) => path)).toEqual([promotion]);
    await signOut(page);
    await expectSignedOut(page);
    await control.release({ id });
    await answered(page, visitors, () => page.reload());
    await expect(envelope(page)).toHaveCount(0);
  });

  test('whose claim ends with the session signs out', async ({ page, control }) => {
    await page.goto('/');
    await signIn(page, account);
    await envelope(page).click();
    await control.script({ path: claim, answer: { kind: 'status', status: 401 } });
    await gift(page).getByRole('button', { name: 'Open it' }).click();
    await expectSignedOut(page);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(toast(page, 'Your session has ended')).toBeVisible();
  });
});

test.describe('offers that pop up', () => {
  test('lead nowhere but where the operator has named', async ({ page, control }) => {
    const content = hostileAddresses
      .map((address, place) => `<a href="${address.replaceAll('"', '&quot;')}">Link ${place}.</a>`)
      .join(' ');
    await control.bulletins({ items: [offer({ content: `${content} <a href="/faq">Help page</a>` })] });
    await page.goto('/');
    await expect(offers(page)).toContainText(`Link ${hostileAddresses.length - 1}.`);
    const led = await offers(page)
      .locator('a[href]')
      .evaluateAll((links) => (links as HTMLAnchorElement[]).map(({ href, text }) => `${text} ${href}`));
    expect(led).toEqual([`Help page ${new URL('/faq', page.url()).href}`]);
  });

  for (const [what, answer] of [
    ['no list', { kind: 'code', code: 100, data: { display_frequency: 1 } }],
    [
      'a list of what is no offer',
      { kind: 'code', code: 100, data: { list: [1, null, 'x', { content: [] }] } },
    ],
    ['no JSON', { kind: 'text', text: '<!doctype html>' }],
    ['half an answer', { kind: 'drop' }],
    ['an error', { kind: 'code', code: 500, message: 'no' }],
  ] as [string, ScriptedAnswer][]) {
    test(`are not there when the operator answers ${what}`, async ({ page, control }) => {
      await control.bulletins({ items: [offer()] });
      await control.script({ path: visitors, answer });
      const asked = page.waitForEvent('requestfinished', (request) => request.url().endsWith(visitors));
      const lost = page.waitForEvent('requestfailed', (request) => request.url().endsWith(visitors));
      await page.goto('/');
      await Promise.any([asked, lost]);
      for (const waits of [asked, lost]) waits.catch(() => undefined);
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await signIn(page, account);
      await expect(offers(page)).toBeVisible();
    });
  }

  test('are shown beside one that is broken, and without a time', async ({ page, control }) => {
    await control.script({
      path: visitors,
      answer: {
        kind: 'code',
        code: 100,
        data: { list: [{ nothing: 1 }, { id: 7, content: '<p>Whole</p>', updated_at: 'long ago' }] },
      },
    });
    await page.goto('/');
    await expect(offers(page)).toContainText('Whole');
    await closeOffers(page);
  });

  test('that cannot be hidden say so, and are closed', async ({ page, control }) => {
    await control.bulletins({ items: [offer({ members_only: true })] });
    await page.goto('/');
    await control.script({
      path: '/arks/web/bulletin/member/hide',
      answer: { kind: 'code', code: 500, message: 'Hiding is closed' },
    });
    await signIn(page, 'offers_on');
    await closeOffers(page);
    await expect(toast(page, 'Hiding is closed')).toBeVisible();
    await expect(offers(page)).toHaveCount(0);
  });

  test('are closed for as long as the page lives where storage is blocked', async ({
    page,
    control,
    sandbox,
  }) => {
    await page.addInitScript((address) => {
      if (window.location.origin !== address) return;
      for (const area of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, area, {
          get() {
            throw new DOMException('Access is denied for this document.', 'SecurityError');
          },
        });
    }, sandbox.address);
    await control.bulletins({ items: [offer()] });
    await page.goto('/');
    await closeOffers(page);
    // Another layout reads them anew.
    const wide = (page.viewportSize()?.width ?? 0) >= 992;
    await answered(page, visitors, () => page.setViewportSize({ width: wide ? 800 : 1200, height: 900 }));
    await expect(page.getByRole('complementary')).toHaveCount(wide ? 0 : 1);
    await expect(offers(page)).toHaveCount(0);
  });

  test('of whoever signed out are not shown to the next', async ({ page, control }) => {
    const path = '/arks/web/bulletin/member';
    await page.goto('/');
    const { id } = await control.script({ path, account, answer: { kind: 'real' }, hold: true });
    await signIn(page, account);
    await expect.poll(async () => (await control.held()).map((held) => held.path)).toContain(path);
    // What is read meanwhile would be cut off by loading anew.
    await answered(page, visitors, () => signOut(page));
    await expectSignedOut(page);
    await control.bulletins({ items: [offer({ members_only: true })] });
    await control.release({ id });
    await answered(page, visitors, () => page.reload());
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});

test.describe('without the policy of the page, which would stop it too', () => {
  test.use({ bypassCSP: true });

  test('offers run nothing of what was smuggled into them', async ({ page, control }) => {
    const foreign: string[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).host.includes('evil')) foreign.push(request.url());
    });
    await control.bulletins({
      items: hostileHtml.map((content, place) =>
        offer({ id: String(place), content: `${content}<p>Offer ${place}</p>`, display_content: content }),
      ),
    });
    await page.goto('/');
    await expect(offers(page)).toBeVisible();
    const next = offers(page).getByRole('button', { name: 'Next offer' });
    for (let turned = 1; turned < hostileHtml.length; turned += 1) await next.click();
    await expect(offers(page).getByRole('status')).toHaveText(
      `${hostileHtml.length} of ${hostileHtml.length}`,
    );
    expect(await page.evaluate(() => 'pwned' in window)).toBe(false);
    expect(foreign).toEqual([]);
    const left = offers(page).locator('[class*=html] *');
    const dangerous = await left.evaluateAll((elements) =>
      elements
        .flatMap((element) => [element.localName, ...element.getAttributeNames()])
        .filter((name) =>
          /^(on|style$|id$|class$|name$|srcset$|srcdoc$|script|iframe|object|embed|form|input|svg|math|base|meta|link|template|dialog|video|audio|button|textarea|select)/.test(
            name,
          ),
        ),
    );
    expect(dangerous).toEqual([]);
    await closeOffers(page);
  });
});
