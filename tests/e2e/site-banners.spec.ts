import type { Page } from '@playwright/test';
import type { ControlClient } from '#sandbox/server/control-client.ts';
import { expect, isMobileLayout, test } from '#tests/support/fixtures.ts';
import { hostileUrls } from '#tests/support/hostile-html.ts';
import { openSignedIn } from '#tests/support/realtime.ts';
import { resize } from '#tests/support/resize.ts';
import { dialog, playBar } from '#tests/support/steps.ts';
import { desktopSize, phoneSize } from '#tests/support/viewports.ts';

const path = '/arks/web/carousel_picture';
const hero = (page: Page) => page.getByRole('region', { name: 'Latest promotions', exact: true });
const slides = (page: Page) => hero(page).getByRole('group', { includeHidden: true });
const action = (page: Page, name: string) => hero(page).getByRole('link', { name });
const game = { gt_id: '2', gp_id: 'GPBB', game_code: 'lantern-street', house: '', currency: '' };
const externalSite = 'https://www.example.com/';

interface BannerInput {
  id?: number;
  title?: string;
  url?: string;
  link_type?: number;
  link_method?: number;
  photo_path?: string;
  game_link_parameter?: object;
}
async function setBanners(control: ControlClient, ...banners: BannerInput[]) {
  const list = banners.map((banner, id) => ({
    id,
    photo_path: '/icon.svg',
    title: `Offer ${id}`,
    ...banner,
  }));
  await control.script({
    path,
    response: { kind: 'code', code: 100, data: { web_carousel_picture_list: list } },
    times: 9,
  });
}
async function show(page: Page, control: ControlClient, ...banners: BannerInput[]) {
  await setBanners(control, ...banners);
  await page.route(`${externalSite}**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>Elsewhere</h1>' }),
  );
  await page.goto('/');
}
/** Index of the slide that is not inert. */
const current = (page: Page) =>
  slides(page).evaluateAll((all) => all.findIndex((slide) => !(slide as HTMLElement).inert));

test('banner request names the device type', { tag: '@layouts' }, async ({ page, control }) => {
  await page.goto('/');
  await expect(slides(page).first()).toBeVisible();
  const request = (await control.requests()).find((logged) => logged.path === path);
  expect(request?.body).toEqual({ site_id: '1', use_type: isMobileLayout(page) ? 2 : 0 });
});

test('banner opens its URL in the page or a new tab as its link_method says', async ({
  page,
  control,
  baseURL,
}) => {
  const newTab = () =>
    Promise.all([page.context().waitForEvent('page'), action(page, 'See more').click()]).then(([tab]) => tab);
  await test.step('external in the same page', async () => {
    await show(page, control, { url: `${externalSite}a`, link_type: 0, link_method: 0 });
    await action(page, 'See more').click();
    await expect(page).toHaveURL(`${externalSite}a`);
  });
  await test.step('external in a new tab without an opener', async () => {
    await control.clear();
    await show(page, control, { url: `${externalSite}b`, link_type: 0, link_method: 1 });
    await page
      .context()
      .route(`${externalSite}**`, (route) => route.fulfill({ contentType: 'text/html', body: '<p>.' }));
    const tab = await newTab();
    await expect(tab).toHaveURL(`${externalSite}b`);
    expect(await tab.evaluate(() => window.opener)).toBeNull();
    await expect(page).toHaveURL('/');
    await tab.close();
  });
  await test.step('internal in a new tab', async () => {
    await control.clear();
    await show(page, control, { url: '/faq', link_type: 1, link_method: 1 });
    const tab = await newTab();
    await expect(tab).toHaveURL('/faq');
    await expect(page).toHaveURL('/');
    await tab.close();
  });
  await test.step('internal in the same page without a page load', async () => {
    for (const url of ['/faq', `${baseURL}/faq`, `${baseURL}/vi-VN/faq`]) {
      await control.clear();
      await show(page, control, { url, link_type: 1, link_method: 0 });
      await page.evaluate(() => Object.assign(window, { same: true }));
      await action(page, 'See more').click();
      await expect(page).toHaveURL('/faq');
      expect(await page.evaluate(() => 'same' in window)).toBe(true);
    }
  });
});

test('banner asks a visitor to sign in and opens its game for a member', async ({ page, control }) => {
  const playButton = hero(page).getByRole('button', { name: 'Play', exact: true });
  await show(page, control, { link_type: 2, game_link_parameter: game });
  await playButton.click();
  await expect(dialog(page)).toContainText('Sign in to play');
  await openSignedIn(page, control, 'second_seat');
  const [window] = await Promise.all([page.waitForEvent('popup'), playButton.click()]);
  await expect(window.getByRole('button', { name: /^(Spin|Roll)$/ })).toBeVisible();
  await expect(playBar(page)).toBeVisible();
  const request = (await control.requests()).findLast((logged) => logged.path === '/member/game/play1');
  expect(request?.body).toMatchObject({ gp_id: 'GPBB', gt_id: '2', game_code: 'lantern-street' });
});

test('banner without a title has the name of its game', async ({ page, control }) => {
  await show(page, control, { title: '', link_type: 2, game_link_parameter: game });
  await openSignedIn(page, control, 'second_seat');
  await hero(page).getByRole('button', { name: 'Lantern Street', exact: true }).click();
  await expect(playBar(page)).toContainText('Lantern Street');
});

test('banner has no link when its target is invalid or hostile', async ({ page, control }) => {
  await test.step('invalid game, provider, hall or currency', async () => {
    const wrong = [{ gp_id: 'GPXX' }, { gt_id: '99' }, { currency: 'VND' }, { gt_id: '__proto__' }];
    await show(
      page,
      control,
      ...wrong.map((change) => ({ link_type: 2, game_link_parameter: { ...game, ...change } })),
      { link_type: 2 },
      { link_type: 7, url: '/faq' },
    );
    await expect(page.getByRole('link', { name: /^Slots/ }).first()).toBeVisible();
    await expect(slides(page)).toHaveCount(6);
    await expect(hero(page).locator('a, [class*=caption] button')).toHaveCount(0);
  });
  await test.step('hostile URL', async () => {
    await control.clear();
    const banners = hostileUrls.flatMap((url) => [
      { url, link_type: 0 },
      { url, link_type: 1 },
      { url, link_type: 0, title: '' },
    ]);
    await show(page, control, ...banners, { url: '/faq', link_type: 1, title: 'Good' });
    await expect(slides(page)).toHaveCount(banners.length + 1);
    const linked = await hero(page)
      .locator('a[href]')
      .evaluateAll((all) => (all as HTMLAnchorElement[]).map(({ pathname }) => pathname));
    expect(linked).toEqual(['/faq']);
  });
});

test('banner carousel stops moving when animations are paused', async ({ browser, sandbox, control }) => {
  await setBanners(control, {}, {}, {});
  const context = await browser.newContext({ baseURL: sandbox.url, reducedMotion: 'no-preference' });
  const moving = await context.newPage();
  await moving.addInitScript(() =>
    addEventListener('DOMContentLoaded', () =>
      document.documentElement.style.setProperty('--hero-stay', '0.3s'),
    ),
  );
  await moving.goto('/');
  // Controls come a while after the page, or once it is used.
  await moving.mouse.move(0, 0);
  await expect(moving.getByRole('button', { name: 'Pause animations' })).toBeVisible();
  // A round of the three slides takes about a second: a poll once a second could meet the same slide each time.
  await expect.poll(() => current(moving), { intervals: [100] }).toBeGreaterThan(0);
  await moving.getByRole('button', { name: 'Pause animations' }).click();
  await moving.mouse.move(0, 0);
  await moving.getByRole('button', { name: 'Resume animations' }).blur();
  const states = () =>
    hero(moving)
      .locator('[class*=current]')
      .evaluate((mark) => getComputedStyle(mark, '::after').animationPlayState);
  await expect.poll(states).toBe('paused');
  await moving.getByRole('button', { name: 'Resume animations' }).click();
  await moving.mouse.move(0, 0);
  await moving.getByRole('button', { name: 'Pause animations' }).blur();
  await expect.poll(states).toBe('running');
  await context.close();
});

test('banner carousel changes its slide with the keyboard and when dragged', async ({ page, control }) => {
  await show(page, control, {}, {}, {});
  const next = hero(page).getByRole('button', { name: 'Next promotion' });
  await next.focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => current(page)).toBe(1);
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => current(page)).toBe(2);
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => current(page)).toBe(1);
  await hero(page).getByRole('button', { name: 'Previous promotion' }).click();
  await expect.poll(() => current(page)).toBe(0);
  const box = await hero(page).boundingBox();
  if (!box) throw new Error('no bounding box');
  const y = box.y + 30;
  await page.mouse.move(box.x + box.width - 40, y);
  await page.mouse.down();
  await page.mouse.move(box.x + 40, y, { steps: 8 });
  await page.mouse.up();
  await expect.poll(() => current(page)).toBe(1);
});

test('banner keeps its size in both layouts when its image fails', async ({ page, control }) => {
  const title = 'Words stay';
  const sizes = async (expectShown: () => Promise<void>) => {
    const found = [];
    for (const { width, height } of [desktopSize, phoneSize]) {
      await resize(page, width, height);
      await expect(page.getByRole('complementary')).toHaveCount(width === desktopSize.width ? 1 : 0);
      await expectShown();
      found.push(await hero(page).boundingBox());
    }
    return found;
  };
  await show(page, control, { title });
  const before = await sizes(async () => {
    await expect(hero(page).locator('img')).toBeVisible();
    // A single slide has no controls.
    await expect(page.getByRole('heading', { name: 'Providers' })).toBeAttached();
    await expect(hero(page).getByRole('button')).toHaveCount(0);
  });
  await control.clear();
  await page.route('**/nowhere.png', (route) => route.abort());
  await resize(page, desktopSize.width, desktopSize.height);
  await show(page, control, { photo_path: '/nowhere.png', title });
  const after = await sizes(async () => {
    await expect(hero(page).getByRole('heading', { name: 'Words stay' })).toBeVisible();
    await expect(hero(page).locator('svg').first()).toBeVisible();
    await expect(hero(page).locator('img')).toHaveCount(0);
  });
  expect(after).toEqual(before);
});

test.describe('in the iOS app', { tag: '@phone' }, () => {
  test.use({ userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) GamehallApp/3.1' });
  test('external banner is opened by the native bridge on iOS', async ({ page, control }) => {
    await page.addInitScript(() => {
      const received: string[] = [];
      const gamehallShell = { postMessage: (message: string) => received.push(message) };
      Object.assign(window, { received, webkit: { messageHandlers: { gamehallShell } } });
    });
    const received = () => page.evaluate(() => (window as unknown as { received: string[] }).received);
    await show(page, control, { url: `${externalSite}c`, link_type: 0, link_method: 1 });
    // The bridge is used once the machines have loaded.
    await expect.poll(async () => (await received()).length).toBeGreaterThan(0);
    await action(page, 'See more').click();
    await expect
      .poll(async () => (await received()).map((message) => JSON.parse(message) as unknown))
      .toContainEqual({ type: 'openUrl', data: { url: `${externalSite}c` } });
    await expect(page).toHaveURL('/');
    expect(page.context().pages()).toHaveLength(1);
  });
});
