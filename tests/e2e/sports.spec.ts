import type { Page } from '@playwright/test';
import { violations } from '../support/accessibility.ts';
import { expect, isPhone, test } from '../support/fixtures.ts';
import { dialog, isHeld, matches, seeMatches, signIn, sportsFrame, toast } from '../support/steps.ts';

const address = '/arks/web/game/sport-quickbet-url';
const check = '/check_iframe';

const place = (page: Page) => page.getByRole('region', { name: 'Quick bets' });
const heading = (page: Page) => matches(page).getByRole('heading', { name: 'Matches tonight' });
const bet = (page: Page) => matches(page).getByRole('button').first();
const again = (page: Page) => place(page).getByRole('button', { name: 'Try again' });
const height = (page: Page) => sportsFrame(page).evaluate((frame: HTMLElement) => frame.offsetHeight);
/** As the page in the frame says it, one after the other. */
const say = (page: Page, ...messages: unknown[]) =>
  matches(page)
    .locator('body')
    .evaluate((_, said) => {
      for (const message of said) parent.postMessage(message, '*');
    }, messages);
const goHome = (page: Page) =>
  page
    .getByRole(isPhone(page) ? 'navigation' : 'complementary')
    .getByRole('link', { name: 'Home', exact: true })
    .click();

async function enter(page: Page) {
  await page.goto('/gameHall/4');
  await expect(heading(page)).toBeVisible();
  await seeMatches(page);
}

test('sees tonight’s matches as high as they are, and no other hall has them', async ({ page }) => {
  await enter(page);
  await expect
    .poll(
      async () =>
        (await matches(page)
          .getByRole('main')
          .evaluate((board: HTMLElement) => board.offsetHeight)) - (await height(page)),
    )
    .toBe(0);
  expect(await violations(page)).toEqual([]);
  await page.goto('/gameHall/3');
  await expect(page.getByRole('tabpanel')).toBeVisible();
  await expect(place(page)).toHaveCount(0);
});

test('the operator is told where the page will stand, and the page is looked at first', async ({
  page,
  control,
  sandbox,
}) => {
  const { n } = await control.mark();
  await page.goto('/gameHall/4');
  await expect(heading(page)).toBeVisible();
  const asked = (await control.requests({ since: n })).filter(({ path }) => [address, check].includes(path));
  const [url = ''] = await page
    .getByTitle('Quick bets')
    .evaluateAll((all) => (all as HTMLIFrameElement[]).map(({ src }) => src));
  expect(new URL(url).origin).toBe(sandbox.gamesAddress);
  expect(asked.map(({ path, body }) => ({ path, body }))).toEqual([
    {
      path: address,
      body: {
        site_id: '1',
        currency: 'USD',
        support_device: isPhone(page) ? 1 : 0,
        domain: new URL(sandbox.address).host,
      },
    },
    { path: check, body: { url } },
  ]);
});

test('bets, and is asked to sign in', async ({ page }) => {
  await enter(page);
  await bet(page).click();
  await expect(dialog(page)).toContainText('Sign in to play');
});

test('bets as a member, and the provider opens', async ({ page, control }) => {
  await enter(page);
  await signIn(page, 'second_seat');
  const { n } = await control.mark();
  const [game] = await Promise.all([page.waitForEvent('popup'), bet(page).click()]);
  await expect(game.getByRole('button', { name: /^(Spin|Roll)$/ })).toBeVisible();
  const played = (await control.requests({ since: n })).filter(({ path }) => path.endsWith('/play1'));
  expect(played.map(({ body }) => body)).toMatchObject([{ gp_id: 'GPNS', gt_id: '4' }]);
});

test('opens one game, however often the page says so', async ({ page, context, control }) => {
  await enter(page);
  await signIn(page, 'second_seat');
  await bet(page).evaluate((button) =>
    button.addEventListener('click', () => {
      for (let n = 0; n < 199; n += 1) parent.postMessage({ code: 'U003' }, '*');
    }),
  );
  const { n } = await control.mark();
  const [game] = await Promise.all([page.waitForEvent('popup'), bet(page).click()]);
  await expect(game.getByRole('button', { name: /^(Spin|Roll)$/ })).toBeVisible();
  expect(context.pages()).toHaveLength(2);
  const played = (await control.requests({ since: n })).filter(({ path }) => path.endsWith('/play1'));
  expect(played).toHaveLength(1);
});

for (const path of [address, check] as const)
  test(`is told why they are not there, and tries again: ${path}`, async ({ page, control }) => {
    await control.script({ path, answer: { kind: 'code', code: 102, message: 'Not tonight <b>' } });
    await page.goto('/gameHall/4');
    await expect(place(page).getByRole('alert')).toContainText('Not tonight <b>');
    expect(await violations(page)).toEqual([]);
    await control.script({ path, answer: { kind: 'drop' } });
    await again(page).click();
    await expect(place(page).getByRole('alert')).toContainText('There is no connection.');
    await control.script({ path, answer: { kind: 'text', text: '<html>' } });
    await again(page).click();
    await expect(place(page).getByRole('alert')).toContainText('This did not work.');
    await again(page).click();
    await expect(heading(page)).toBeVisible();
  });

test('is shown no page but of the operator’s games', async ({ page, control, baseURL }) => {
  const urls = ['javascript:alert(1)', 'no address', '', 'https://evil.example/', `${baseURL}/`];
  const { n } = await control.mark();
  await control.script({ path: address, answer: { kind: 'code', code: 101 } });
  await page.goto('/gameHall/4');
  await expect(again(page)).toBeVisible();
  for (const url of urls) {
    const { id } = await control.script({
      path: address,
      hold: true,
      answer: { kind: 'code', code: 100, data: { detail: { url, gp_id: 'GPNS' } } },
    });
    await again(page).click();
    await expect(again(page)).toHaveAttribute('aria-busy', 'true');
    await isHeld(control, address);
    await control.release({ id });
    await expect(again(page)).not.toHaveAttribute('aria-busy', 'true');
    await expect(sportsFrame(page)).toHaveCount(0);
  }
  const paths = (await control.requests({ since: n })).map(({ path }) => path);
  expect(paths).not.toContain(check);
});

test('bets with a provider whom the house does not have, and is told', async ({ page, control, sandbox }) => {
  const detail = { url: `${sandbox.gamesAddress}/sports/quickbet`, gp_id: 'GPXX' };
  await control.script({ path: address, answer: { kind: 'code', code: 100, data: { detail } } });
  await enter(page);
  await bet(page).click();
  await expect(toast(page, 'The game did not start')).toBeVisible();
});

test('leaves while they are asked for, and finds them on coming back', async ({ page, control }) => {
  const { id } = await control.script({ path: address, answer: { kind: 'drop' }, hold: true });
  await page.goto('/gameHall/4');
  await isHeld(control, address);
  await goHome(page);
  await expect(place(page)).toHaveCount(0);
  await control.release({ id });
  await page.goBack();
  await expect(heading(page)).toBeVisible();
});

test('sees them in the currency of whoever signs in', async ({ page, control }) => {
  await enter(page);
  const { n } = await control.mark();
  await signIn(page, 'thanhdat7');
  await expect(heading(page)).toBeVisible();
  await expect
    .poll(async () =>
      (await control.requests({ since: n })).filter(({ path }) => path === address).map(({ body }) => body),
    )
    .toMatchObject([{ currency: 'VND' }]);
});

test('a height that is none changes nothing', async ({ page }) => {
  await enter(page);
  const wrong = ['tall', '', null, -640, 0, 1e9, Number.NaN, [640], { px: 640 }];
  await say(page, { code: 'S001', height: 640 }, ...wrong.map((height) => ({ code: 'S001', height })), {
    code: 'U003',
  });
  // Said last, so all before it has been heard.
  await expect(dialog(page)).toContainText('Sign in to play');
  expect(await height(page)).toBe(640);
});

test('however high they are, the games below begin with the first', async ({ page }) => {
  await enter(page);
  await say(page, { code: 'S001', height: 4_000 });
  await expect.poll(() => height(page)).toBe(4_000);
  await page.getByRole('tabpanel').evaluate((games) => games.scrollIntoView());
  await expect(page.locator('[aria-posinset="1"]')).toBeInViewport();
});

test('nobody else is heard: not the page itself, nor a window of the same origin', async ({
  page,
  sandbox,
}) => {
  await enter(page);
  const heard = (from: string) =>
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
    page.evaluate((url) => void window.open(url), `${sandbox.gamesAddress}/service`),
  ]);
  await expect(popup.getByRole('heading')).toBeVisible();
  const fromPopup = heard(sandbox.gamesAddress);
  const messages = [{ code: 'U003' }, { code: 'S001', height: 1_234 }];
  await popup.evaluate((said) => {
    for (const message of said) window.opener.postMessage(message, '*');
  }, messages);
  await fromPopup;
  await page.evaluate((said) => {
    for (const message of said) window.postMessage(message, '*');
  }, messages);
  // Heard after all of it, and told together with the state that a bet would have brought.
  await say(page, { code: 'S001', height: 777 });
  await expect(sportsFrame(page)).toHaveJSProperty('offsetHeight', 777);
  await expect(place(page)).toHaveAttribute('data-state', 'here.shown.open');
  await expect(dialog(page)).toHaveCount(0);
});

test('who has left the hall hears nothing of it', async ({ page }) => {
  await page.addInitScript(() => {
    const there = new Set<unknown>();
    Object.assign(window, { listening: there });
    const [add, remove] = [window.addEventListener, window.removeEventListener];
    window.addEventListener = (...given: Parameters<typeof add>) => {
      if (given[0] === 'message') there.add(given[1]);
      add.apply(window, given);
    };
    window.removeEventListener = (...given: Parameters<typeof remove>) => {
      if (given[0] === 'message') there.delete(given[1]);
      remove.apply(window, given);
    };
  });
  const listening = () =>
    page.evaluate(() => (window as unknown as { listening: Set<unknown> }).listening.size);
  await enter(page);
  const before = await listening();
  await goHome(page);
  await expect(place(page)).toHaveCount(0);
  await expect.poll(listening).toBe(before - 1);
});
