import type { Page } from '@playwright/test';
import { axeViolations } from '#tests/support/accessibility.ts';
import { expect, isMobileLayout, test } from '#tests/support/fixtures.ts';
import { openSignedIn } from '#tests/support/realtime.ts';
import { resize } from '#tests/support/resize.ts';
import {
  dialog,
  expectMatches,
  matches,
  signIn,
  sportsFrame,
  toast,
  waitUntilHeld,
} from '#tests/support/steps.ts';

const urlPath = '/arks/web/game/sport-quickbet-url';
const checkPath = '/check_iframe';

const section = (page: Page) => page.getByRole('region', { name: 'Quick bets' });
const heading = (page: Page) => matches(page).getByRole('heading', { name: 'Football', level: 1 });
const bet = (page: Page) => matches(page).getByRole('button').first();
const retryButton = (page: Page) => section(page).getByRole('button', { name: 'Try again' });
const height = (page: Page) => sportsFrame(page).evaluate((frame: HTMLElement) => frame.offsetHeight);
/** Posts the messages from the page in the frame, in order. */
const postFromFrame = (page: Page, ...messages: unknown[]) =>
  matches(page)
    .locator('body')
    .evaluate((_, posted) => {
      for (const message of posted) parent.postMessage(message, '*');
    }, messages);
const goHome = (page: Page) =>
  page
    .getByRole(isMobileLayout(page) ? 'navigation' : 'complementary')
    .getByRole('link', { name: 'Home', exact: true })
    .click();

async function openSports(page: Page) {
  await page.goto('/gameHall/4');
  await expect(heading(page)).toBeVisible();
  await expectMatches(page);
}

test('sports frame is checked first and has the height of its content', { tag: '@layouts' }, async ({
  page,
  control,
  sandbox,
}) => {
  const { n } = await control.requestCursor();
  await openSports(page);
  const requests = (await control.requests({ since: n })).filter(({ path }) =>
    [urlPath, checkPath].includes(path),
  );
  const [url = ''] = await page
    .getByTitle('Quick bets')
    .evaluateAll((all) => (all as HTMLIFrameElement[]).map(({ src }) => src));
  expect(new URL(url).origin).toBe(sandbox.gamesUrl);
  expect(requests.map(({ path, body }) => ({ path, body }))).toEqual([
    {
      path: urlPath,
      body: {
        site_id: '1',
        currency: 'USD',
        support_device: isMobileLayout(page) ? 1 : 0,
        domain: new URL(sandbox.url).host,
      },
    },
    { path: checkPath, body: { url } },
  ]);
  await expect
    .poll(
      async () =>
        (await matches(page)
          .getByRole('main')
          .evaluate((board: HTMLElement) => board.offsetHeight)) - (await height(page)),
    )
    .toBe(0);
  const place = () =>
    sportsFrame(page).evaluate((frame: HTMLElement) => {
      const told = frame.style.height;
      frame.style.height = '';
      const kept = frame.offsetHeight;
      frame.style.height = told;
      return kept;
    });
  const what = 'place that is kept until the frame tells its height';
  expect(await place(), what).toBe(await height(page));
  if (isMobileLayout(page)) {
    await resize(page, 768, 1024);
    await expect.poll(() => height(page), 'leagues side by side').toBeLessThan(500);
    expect(await place(), what).toBe(await height(page));
  }
  await page.getByRole('link', { name: 'Skip matches' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('End of matches')).toBeFocused();
  await expect(matches(page).getByRole('heading', { level: 2 })).toContainText(['In play', 'Up next']);
  await expect(matches(page).getByRole('heading', { level: 3 }).first()).toHaveText('Northern League');
  expect(await axeViolations(page)).toEqual([]);
  await page.goto('/gameHall/3');
  await expect(page.getByRole('tabpanel')).toBeVisible();
  await expect(section(page)).toHaveCount(0);
});

test('bet asks a visitor to sign in and opens one game for a member', { tag: '@layouts' }, async ({
  page,
  context,
  control,
}) => {
  await openSports(page);
  await bet(page).click();
  await expect(dialog(page)).toContainText('Sign in to play');
  await openSignedIn(page, control, 'second_seat', '/gameHall/4');
  await expectMatches(page);
  // The frame repeats its message.
  await bet(page).evaluate((button) =>
    button.addEventListener('click', () => {
      const odds_id = `${button.dataset.match}-${button.dataset.pick}`;
      for (let n = 0; n < 199; n += 1) parent.postMessage({ code: 'U003', odds_id }, '*');
    }),
  );
  const { n } = await control.requestCursor();
  const [game] = await Promise.all([page.waitForEvent('popup'), bet(page).click()]);
  await expect(game.getByRole('button', { name: /^(Spin|Roll)$/ })).toBeVisible();
  expect(context.pages()).toHaveLength(2);
  const playRequests = (await control.requests({ since: n })).filter(({ path }) => path.endsWith('/play1'));
  expect(playRequests.map(({ body }) => body)).toEqual([
    expect.objectContaining({
      gp_id: 'GPNS',
      gt_id: '4',
      odds_id: expect.stringMatching(/^m\d+-[1X2]$/),
    }),
  ]);
});

test('sports section shows the error when the URL or its check fails', async ({ page, control }) => {
  for (const path of [urlPath, checkPath] as const)
    await test.step(path, async () => {
      await control.script({ path, response: { kind: 'code', code: 102, message: 'Not tonight <b>' } });
      await page.goto('/gameHall/4');
      await expect(section(page).getByRole('alert')).toContainText('Not tonight <b>');
      if (path === urlPath) expect(await axeViolations(page)).toEqual([]);
      await control.script({ path, response: { kind: 'drop' } });
      await retryButton(page).click();
      await expect(section(page).getByRole('alert')).toContainText('No connection.');
      await control.script({ path, response: { kind: 'text', text: '<html>' } });
      await retryButton(page).click();
      await expect(section(page).getByRole('alert')).toContainText('Something went wrong.');
      await retryButton(page).click();
      await expect(heading(page)).toBeVisible();
    });
});

test('sports section shows no frame when its URL is disallowed', async ({ page, control, baseURL }) => {
  const urls = ['javascript:alert(1)', 'no URL', '', 'https://evil.example/', `${baseURL}/`];
  const { n } = await control.requestCursor();
  await control.script({ path: urlPath, response: { kind: 'code', code: 101 } });
  await page.goto('/gameHall/4');
  await expect(retryButton(page)).toBeVisible();
  for (const url of urls) {
    const { id } = await control.script({
      path: urlPath,
      hold: true,
      response: { kind: 'code', code: 100, data: { detail: { url, gp_id: 'GPNS' } } },
    });
    await retryButton(page).click();
    await expect(retryButton(page)).toHaveAttribute('aria-busy', 'true');
    await waitUntilHeld(control, urlPath);
    await control.release({ id });
    await expect(retryButton(page)).not.toHaveAttribute('aria-busy', 'true');
    await expect(sportsFrame(page)).toHaveCount(0);
  }
  const paths = (await control.requests({ since: n })).map(({ path }) => path);
  expect(paths).not.toContain(checkPath);
});

test('bet shows an error when its provider is unknown', async ({ page, control, sandbox }) => {
  const detail = { url: `${sandbox.gamesUrl}/sports/quickbet`, gp_id: 'GPXX' };
  await control.script({ path: urlPath, response: { kind: 'code', code: 100, data: { detail } } });
  await openSports(page);
  await bet(page).click();
  await expect(toast(page, 'The game did not start')).toBeVisible();
});

test('sports URL is requested in the currency of the new member', async ({ page, control }) => {
  await openSports(page);
  const { n } = await control.requestCursor();
  await signIn(page, 'thanhdat7');
  await expect(heading(page)).toBeVisible();
  await expect
    .poll(async () =>
      (await control.requests({ since: n })).filter(({ path }) => path === urlPath).map(({ body }) => body),
    )
    .toMatchObject([{ currency: 'VND' }]);
});

test('invalid frame heights are ignored and a tall frame keeps the first game below it', async ({ page }) => {
  await openSports(page);
  await postFromFrame(page, { code: 'S001', height: 4_000 });
  await expect.poll(() => height(page)).toBe(4_000);
  await page.getByRole('tabpanel').evaluate((games) => games.scrollIntoView());
  await expect(page.locator('[aria-posinset="1"]')).toBeInViewport();
  const wrong = ['tall', '', null, -640, 0, 1e9, Number.NaN, [640], { px: 640 }];
  await postFromFrame(
    page,
    { code: 'S001', height: 640 },
    ...wrong.map((height) => ({ code: 'S001', height })),
    {
      code: 'U003',
    },
  );
  // This message was posted last, so all earlier ones have been handled.
  await expect(dialog(page)).toContainText('Sign in to play');
  expect(await height(page)).toBe(640);
});

test('messages are ignored when they do not come from the sports frame', async ({ page, sandbox }) => {
  await openSports(page);
  const nextMessageFrom = (from: string) =>
    page.evaluate(
      (origin) =>
        new Promise<void>((resolve) => {
          window.addEventListener('message', (event) => {
            if (event.origin === origin) resolve();
          });
        }),
      from,
    );
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    page.evaluate((url) => void window.open(url), `${sandbox.gamesUrl}/service`),
  ]);
  await expect(popup.getByRole('heading')).toBeVisible();
  const fromPopup = nextMessageFrom(sandbox.gamesUrl);
  const messages = [{ code: 'U003' }, { code: 'S001', height: 1_234 }];
  await popup.evaluate((posted) => {
    for (const message of posted) window.opener.postMessage(message, '*');
  }, messages);
  await fromPopup;
  await page.evaluate((posted) => {
    for (const message of posted) window.postMessage(message, '*');
  }, messages);
  // Handled after all earlier messages; a bet would have changed the state by now.
  await postFromFrame(page, { code: 'S001', height: 777 });
  await expect(sportsFrame(page)).toHaveJSProperty('offsetHeight', 777);
  await expect(section(page)).toHaveAttribute('data-state', 'shown.open');
  await expect(dialog(page)).toHaveCount(0);
});

test('message listener is removed when the user leaves the hall', async ({ page }) => {
  await page.addInitScript(() => {
    const listeners = new Set<unknown>();
    Object.assign(window, { listeners });
    const [add, remove] = [window.addEventListener, window.removeEventListener];
    window.addEventListener = (...args: Parameters<typeof add>) => {
      if (args[0] === 'message') listeners.add(args[1]);
      add.apply(window, args);
    };
    window.removeEventListener = (...args: Parameters<typeof remove>) => {
      if (args[0] === 'message') listeners.delete(args[1]);
      remove.apply(window, args);
    };
  });
  const countListeners = () =>
    page.evaluate(() => (window as unknown as { listeners: Set<unknown> }).listeners.size);
  await openSports(page);
  const before = await countListeners();
  await goHome(page);
  await expect(section(page)).toHaveCount(0);
  await expect.poll(countListeners).toBe(before - 1);
});
