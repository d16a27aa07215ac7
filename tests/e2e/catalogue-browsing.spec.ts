import type { Page } from '@playwright/test';
import { axeViolations } from '#tests/support/accessibility.ts';
import { expect } from '#tests/support/expect.ts';
import { test } from '#tests/support/fixtures.ts';
import { openSignedIn } from '#tests/support/realtime.ts';
import { tile } from '#tests/support/steps.ts';

test('home page shows the halls and the jackpot', { tag: '@layouts' }, async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Choose a hall' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: /Slots/ })).toBeVisible();
  const jackpot = page.getByRole('region', { name: 'Jackpot across all halls' });
  await expect(jackpot).toContainText('Jackpot across all halls');
  await expect(jackpot.locator('data')).toBeVisible();
  expect(await jackpot.evaluate((card) => card.scrollWidth - card.clientWidth)).toBe(0);
  await expect(page).toHaveTitle('Gamehall');
});

test('lists are requested for the shown layout when the window becomes narrow', async ({ page, control }) => {
  const { n } = await control.requestCursor();
  await page.goto('/');
  await expect(page.getByRole('complementary')).toBeVisible();
  const requested = async () =>
    (await control.requests({ since: n }))
      .filter(({ path }) => path === '/v3/game_list')
      .map(({ body }) => body as Record<string, unknown>)
      .map(({ support_device, template }) => [support_device, template]);
  await expect.poll(requested).toEqual([[0, 'pc']]);
  await page.setViewportSize({ width: 991, height: 800 });
  await expect(page.getByRole('complementary')).toHaveCount(0);
  await expect.poll(requested).toEqual([
    [0, 'pc'],
    [1, 'H5_1'],
  ]);
});

test('home and hall page run no animation on hidden elements', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  for (const path of ['/', '/gameHall/2']) {
    await page.goto(path);
    await expect(tile(page)).toBeVisible();
    // The browser computes every frame of a hidden animation for as long as the page is open.
    const unseen = () =>
      page.evaluate(() =>
        document
          .getAnimations()
          .map(({ effect }) => (effect instanceof KeyframeEffect ? effect.target : null))
          .filter((target) => !target?.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
          .map((target) => target?.outerHTML),
      );
    await expect.poll(unseen, path).toEqual([]);
  }
});

for (const [where, path, last] of [
  ['home page', '/', (page: Page) => page.getByRole('heading', { name: 'Promotions' })],
  ['hall page', '/gameHall/2', (page: Page) => page.getByRole('combobox', { name: 'Sort by' })],
] as const)
  test(`${where} keeps its layout when images fail`, { tag: '@layouts' }, async ({ page }) => {
    const shown = async () => {
      await page.goto(path);
      await expect(tile(page)).toBeVisible();
      await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0);
      // The last part of the page that loads.
      await expect(last(page)).toBeAttached();
      return page.getByRole('main').evaluate((main) =>
        [...main.querySelectorAll('a, button')].map((control) => {
          const { width, height } = control.getBoundingClientRect();
          const name = control.textContent || control.querySelector('img')?.alt;
          return [name, Math.round(width), Math.round(height)];
        }),
      );
    };
    const expected = await shown();
    await page.route('**/*', (route) =>
      route.request().resourceType() === 'image' ? route.abort() : route.fallback(),
    );
    await expect.poll(shown).toEqual(expected);
    // Neither a broken image nor its alternative text is visible.
    const broken = await page
      .getByRole('main')
      .locator('img:visible')
      .evaluateAll((all) =>
        (all as HTMLImageElement[]).filter(({ alt }) => alt !== '').map(({ src }) => src),
      );
    expect(broken).toEqual([]);
  });

test('marquee shows the announcements for the current sign-in state in order', async ({ page, control }) => {
  const announcement = (content: string, before: number, after: number, sort: number) => ({
    id: content,
    content: `${content}. ${'More of it. '.repeat(20)}`,
    display_before_login: before,
    display_after_login: after,
    sort,
  });
  await control.script({
    path: '/arks/web/announcement/marquee',
    response: {
      kind: 'code',
      code: 100,
      data: {
        web_announcement_list: [
          announcement('To all', 1, 1, 1),
          announcement('To visitors', 1, 0, 2),
          announcement('To members', 0, 1, 3),
          announcement('To all as well', 1, 1, 4),
        ],
      },
    },
    times: 99,
  });
  const marquee = page.getByRole('region', { name: 'Announcements' });
  const run = marquee.locator('[class*=run]');
  const motion = () =>
    run.evaluate((moving) => {
      const { animationName, animationPlayState } = getComputedStyle(moving);
      return animationName === 'none' ? 'none' : animationPlayState;
    });
  await page.goto('/');
  await expect(run).toContainText(/To all\..*To visitors\..*To all as well\./);
  await expect(run).not.toContainText('To members');
  expect(await motion()).toBe('none');
  const icon = await marquee.locator('svg').first().boundingBox();
  const words = await run.locator('span > span').first().boundingBox();
  // The text fades in over the first 16 pixels beside the icon.
  expect((words?.x ?? 0) - (icon?.x ?? 0) - (icon?.width ?? 0)).toBeGreaterThanOrEqual(16);

  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.mouse.move(0, 0);
  await expect.poll(motion).toBe('running');
  await marquee.getByRole('button', { name: 'All announcements' }).focus();
  await expect.poll(motion).toBe('paused');
  await marquee.getByRole('button', { name: 'All announcements' }).blur();
  await expect.poll(motion).toBe('running');
  await page.getByRole('button', { name: 'Pause animations' }).click();
  await expect.poll(motion).toBe('paused');
  await page.getByRole('button', { name: 'Resume animations' }).press('Enter');
  await expect.poll(motion).toBe('running');

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openSignedIn(page, control, 'second_seat');
  await expect(run).toContainText(/To all\..*To members\..*To all as well\./);
  await expect(run).not.toContainText('To visitors');
});

test('jackpot is announced at most once a minute when it changes often', async ({ page }) => {
  await page.clock.install();
  await page.goto('/');
  const card = page.getByRole('region', { name: 'Jackpot across all halls' });
  const liveRegion = card.getByRole('status');
  await expect(liveRegion).toContainText(/Jackpot across all halls.*\d/);
  await liveRegion.evaluate((region) => {
    const announcedAt: number[] = [];
    Object.assign(window, { announcedAt });
    const options = { subtree: true, childList: true, characterData: true };
    new MutationObserver(() => announcedAt.push(Date.now())).observe(region, options);
  });
  let requests = 0;
  page.on('requestfinished', (request) => {
    if (new URL(request.url()).pathname === '/api/v2/get_jackpot') requests += 1;
  });
  const advanceOneSecond = async () => {
    await page.clock.fastForward(1_000);
    return requests;
  };
  // Fourteen requests take more than two minutes; the amount grows each time.
  for (let count = 1; count <= 14; count += 1)
    await expect.poll(advanceOneSecond, { intervals: [20] }).toBeGreaterThanOrEqual(count);
  const readTimes = () => page.evaluate(() => (window as unknown as { announcedAt: number[] }).announcedAt);
  await expect.poll(async () => (await readTimes()).length).toBeGreaterThan(1);
  const times = await readTimes();
  for (const [index, at] of times.slice(1).entries())
    expect(at - (times[index] ?? 0)).toBeGreaterThanOrEqual(60_000);
});

test('hall opens from the home page and its search shows the matching game', {
  tag: ['@layouts', '@main'],
}, async ({ page }) => {
  await page.goto('/');
  await page.getByRole('main').getByRole('link', { name: /Slots/ }).click();
  await expect(page).toHaveURL(/\/gameHall\/2/);
  await page.getByRole('main').getByRole('searchbox').fill('ninth wave');
  await expect(tile(page, 'The Ninth Wave')).toBeVisible();
  await page.getByRole('main').getByRole('searchbox').fill('zzzzqqqq');
  await expect(page.getByRole('main')).toContainText('No results for “zzzzqqqq”');
});

test('games are found by search or by hall from the navigation', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/');
  const games = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Games' });
  await games.click();
  await expect(page.getByRole('main').getByRole('heading', { level: 1, name: 'Games' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: /^Esports/ })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('combobox', { name: 'Search games' }).fill('ninth wave');
  await expect(page.getByRole('listbox', { name: 'Search results' })).toContainText('The Ninth Wave');
  await page.getByRole('combobox', { name: 'Search games' }).fill('');
  await page.keyboard.press('Escape');
  await page.getByRole('main').getByRole('link', { name: /^Live/ }).click();
  await expect(page).toHaveURL(/\/gameHall\/3/);
  await expect(games).toHaveAttribute('aria-current', 'page');
});

test('hall counts are shown in the page language', async ({ page }) => {
  await page.goto('/gameHall/2');
  const count = page.getByRole('main').locator('header p');
  await expect(count).toHaveText(/^[\d,]+ games, \d+ providers$/);
  await page.goto('/zh-CN/gameHall/2');
  await expect(count).toHaveText(/^[\d,]+ 款游戏，\d+ 家平台$/);
});

test('hall opens from its door and closes into it, and neither when motion is unwanted', async ({ page }) => {
  await page.addInitScript(() => {
    const seen: string[] = [];
    const look = () => {
      const named = [...document.querySelectorAll<HTMLElement>('[style*="view-transition-name"]')];
      seen.push(named.map(({ tagName, dataset }) => `${tagName} ${dataset.door}`).join());
    };
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (change) =>
      start(async () => {
        look();
        await (change as () => unknown)();
        look();
      });
    Object.assign(window, { seen });
  });
  const seen = () => page.evaluate(() => (window as unknown as { seen: string[] }).seen.splice(0));
  const through = async () => {
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Slots/ })
      .click();
    await expect(page.getByRole('heading', { level: 1, name: 'Slots' })).toBeVisible();
    const there = await seen();
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Choose a hall' })).toBeVisible();
    return [there, await seen()];
  };
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Most played' })).toBeVisible();
  expect(await through()).toEqual([
    ['SPAN 2', 'HEADER 2'],
    ['HEADER 2', 'SPAN 2'],
  ]);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await through()).toEqual([[], []]);
});
