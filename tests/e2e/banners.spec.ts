import type { Page } from '@playwright/test';
import type { ControlClient } from '#sandbox/control-client.ts';
import { expect, isPhone, test } from '../support/fixtures.ts';
import { hostileAddresses } from '../support/hostile-html.ts';
import { comeAs } from '../support/realtime.ts';
import { dialog, playBar } from '../support/steps.ts';

const path = '/arks/web/carousel_picture';
const hero = (page: Page) => page.getByRole('region', { name: 'Offers', exact: true });
const slides = (page: Page) => hero(page).getByRole('group', { includeHidden: true });
const action = (page: Page, name: string) => hero(page).getByRole('link', { name });
const game = { gt_id: '2', gp_id: 'GPBB', game_code: 'lantern-street', house: '', currency: '' };
const outside = 'https://www.example.com/';

interface Given {
  id?: number;
  title?: string;
  url?: string;
  link_type?: number;
  link_method?: number;
  photo_path?: string;
  game_link_parameter?: object;
}
async function show(page: Page, control: ControlClient, ...banners: Given[]) {
  const list = banners.map((banner, id) => ({
    id,
    photo_path: '/icon.svg',
    title: `Offer ${id}`,
    ...banner,
  }));
  await control.script({
    path,
    answer: { kind: 'code', code: 100, data: { web_carousel_picture_list: list } },
    times: 9,
  });
  await page.route(`${outside}**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>Elsewhere</h1>' }),
  );
  await page.goto('/');
}
/** Which of them can be read. */
const current = (page: Page) =>
  slides(page).evaluateAll((all) => all.findIndex((slide) => !(slide as HTMLElement).inert));

test('are asked for by the kind of device', async ({ page, control }) => {
  await page.goto('/');
  await expect(slides(page).first()).toBeVisible();
  const asked = (await control.requests()).find((request) => request.path === path);
  expect(asked?.body).toEqual({ site_id: '1', use_type: isPhone(page) ? 2 : 0 });
});

test('lead out in the same place', async ({ page, control }) => {
  await show(page, control, { url: `${outside}a`, link_type: 0, link_method: 0 });
  await action(page, 'See more').click();
  await expect(page).toHaveURL(`${outside}a`);
});

test('lead out in a new tab, which knows nothing of this one', async ({ page, control }) => {
  await show(page, control, { url: `${outside}b`, link_type: 0, link_method: 1 });
  await page
    .context()
    .route(`${outside}**`, (route) => route.fulfill({ contentType: 'text/html', body: '<p>.' }));
  const [tab] = await Promise.all([page.context().waitForEvent('page'), action(page, 'See more').click()]);
  await expect(tab).toHaveURL(`${outside}b`);
  expect(await tab.evaluate(() => window.opener)).toBeNull();
  await expect(page).toHaveURL('/');
});

test('lead to a page of the house, without loading it anew', async ({ page, control }) => {
  await show(page, control, { url: '/faq', link_type: 1, link_method: 0 });
  await page.evaluate(() => Object.assign(window, { same: true }));
  await action(page, 'See more').click();
  await expect(page).toHaveURL('/faq');
  expect(await page.evaluate(() => 'same' in window)).toBe(true);
});

test('lead to a page of the house in a new tab', async ({ page, control }) => {
  await show(page, control, { url: '/faq', link_type: 1, link_method: 1 });
  const [tab] = await Promise.all([page.context().waitForEvent('page'), action(page, 'See more').click()]);
  await expect(tab).toHaveURL('/faq');
  await expect(page).toHaveURL('/');
});

test('lead to a game, past the door for a visitor', async ({ page, control }) => {
  await show(page, control, { link_type: 2, game_link_parameter: game });
  await hero(page).getByRole('button', { name: 'Play', exact: true }).click();
  await expect(dialog(page)).toContainText('Sign in to play');
});

test('lead a member into the game', async ({ page, control }) => {
  await control.script({
    path,
    answer: {
      kind: 'code',
      code: 100,
      data: {
        web_carousel_picture_list: [
          { id: 1, photo_path: '/icon.svg', title: 'Play it', link_type: 2, game_link_parameter: game },
        ],
      },
    },
    times: 9,
  });
  await comeAs(page, control, 'second_seat');
  const [window] = await Promise.all([
    page.waitForEvent('popup'),
    hero(page).getByRole('button', { name: 'Play', exact: true }).click(),
  ]);
  await expect(window.getByRole('button', { name: /^(Spin|Roll)$/ })).toBeVisible();
  await expect(playBar(page)).toBeVisible();
  const asked = (await control.requests()).findLast((request) => request.path === '/member/game/play1');
  expect(asked?.body).toMatchObject({ gp_id: 'GPBB', gt_id: '2', game_code: 'lantern-street' });
});

test('lead nowhere where there is no such game, provider or hall, or it is of another currency', async ({
  page,
  control,
}) => {
  const wrong = [{ gp_id: 'GPXX' }, { gt_id: '99' }, { currency: 'VND' }, { gt_id: '__proto__' }];
  await show(
    page,
    control,
    ...wrong.map((part) => ({ link_type: 2, game_link_parameter: { ...game, ...part } })),
    { link_type: 2 },
    { link_type: 7, url: '/faq' },
  );
  await expect(page.getByRole('link', { name: /^Slots/ }).first()).toBeVisible();
  await expect(slides(page)).toHaveCount(6);
  await expect(hero(page).locator('a, [class*=words] button')).toHaveCount(0);
});

test('lead to no hostile address, of either kind and without words', async ({ page, control }) => {
  const banners = hostileAddresses.flatMap((url) => [
    { url, link_type: 0 },
    { url, link_type: 1 },
    { url, link_type: 0, title: '' },
  ]);
  await show(page, control, ...banners, { url: '/faq', link_type: 1, title: 'Good' });
  await expect(slides(page)).toHaveCount(banners.length + 1);
  const led = await hero(page)
    .locator('a[href]')
    .evaluateAll((all) => (all as HTMLAnchorElement[]).map(({ pathname }) => pathname));
  expect(led).toEqual(['/faq']);
});

test('move by themselves until they are told to stop', { tag: '@desktop' }, async ({
  browser,
  sandbox,
  control,
  page,
}) => {
  await show(page, control, {}, {}, {});
  const context = await browser.newContext({ baseURL: sandbox.address, reducedMotion: 'no-preference' });
  const moving = await context.newPage();
  await moving.goto('/');
  await moving.evaluate(() => document.documentElement.style.setProperty('--hero-stay', '0.3s'));
  await expect.poll(() => current(moving)).toBeGreaterThan(0);
  await moving.getByRole('button', { name: 'Stop all that moves' }).click();
  await moving.mouse.move(0, 0);
  await moving.getByRole('button', { name: 'Let it move again' }).blur();
  const states = () =>
    hero(moving)
      .locator('[class*=here]')
      .evaluate((mark) => getComputedStyle(mark, '::after').animationPlayState);
  await expect.poll(states).toBe('paused');
  await moving.getByRole('button', { name: 'Let it move again' }).click();
  await moving.mouse.move(0, 0);
  await moving.getByRole('button', { name: 'Stop all that moves' }).blur();
  await expect.poll(states).toBe('running');
  await context.close();
});

test('are turned by keys', { tag: '@desktop' }, async ({ page, control }) => {
  await show(page, control, {}, {}, {});
  const next = hero(page).getByRole('button', { name: 'Next offer' });
  await next.focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => current(page)).toBe(1);
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => current(page)).toBe(2);
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => current(page)).toBe(1);
  await hero(page).getByRole('button', { name: 'Offer before' }).click();
  await expect.poll(() => current(page)).toBe(0);
});

test('are turned by a finger', async ({ page, control }) => {
  await show(page, control, {}, {}, {});
  await expect(hero(page).getByRole('button', { name: 'Stop all that moves' })).toBeVisible();
  const box = await hero(page).boundingBox();
  if (!box) throw new Error('it is nowhere');
  const y = box.y + 30;
  await page.mouse.move(box.x + box.width - 40, y);
  await page.mouse.down();
  await page.mouse.move(box.x + 40, y, { steps: 8 });
  await page.mouse.up();
  await expect.poll(() => current(page)).toBe(1);
});

test('of which there is one alone have nothing to steer', async ({ page, control }) => {
  await show(page, control, { title: 'Alone' });
  await expect(page.getByRole('heading', { name: 'Providers' })).toBeAttached();
  await expect(hero(page).getByRole('button')).toHaveCount(0);
});

test('whose pictures fail keep their shape', async ({ page, control }) => {
  const title = 'Words stay';
  await show(page, control, { title });
  await expect(hero(page).locator('img')).toBeVisible();
  const before = await hero(page).boundingBox();
  await control.clear();
  await page.route('**/nowhere.png', (route) => route.abort());
  await show(page, control, { photo_path: '/nowhere.png', title });
  await expect(hero(page).getByRole('heading', { name: 'Words stay' })).toBeVisible();
  await expect(hero(page).locator('svg').first()).toBeVisible();
  await expect(hero(page).locator('img')).toHaveCount(0);
  expect(await hero(page).boundingBox()).toEqual(before);
});

test.describe('in the app on iOS', { tag: '@phone' }, () => {
  test.use({ userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) GamehallApp/3.1' });
  test('what leads out is opened by the shell', async ({ page, control }) => {
    await page.addInitScript(() => {
      const heard: string[] = [];
      const gamehallShell = { postMessage: (message: string) => heard.push(message) };
      Object.assign(window, { heard, webkit: { messageHandlers: { gamehallShell } } });
    });
    const heard = () => page.evaluate(() => (window as unknown as { heard: string[] }).heard);
    await show(page, control, { url: `${outside}c`, link_type: 0, link_method: 1 });
    // The shell is spoken to from when the machines are there.
    await expect.poll(async () => (await heard()).length).toBeGreaterThan(0);
    await action(page, 'See more').click();
    await expect
      .poll(async () => (await heard()).map((message) => JSON.parse(message) as unknown))
      .toContainEqual({ type: 'openUrl', data: { url: `${outside}c` } });
    await expect(page).toHaveURL('/');
    expect(page.context().pages()).toHaveLength(1);
  });
});
