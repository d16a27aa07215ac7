import { expect, test } from '../support/fixtures.ts';
import { comeAs } from '../support/realtime.ts';
import { dialog, tile } from '../support/steps.ts';

test('sees the house: banner, announcements, halls, jackpot', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Choose a hall' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: /Slots/ })).toBeVisible();
  const jackpot = page.getByRole('region', { name: 'Jackpot' });
  await expect(jackpot).toContainText('Jackpot across all halls');
  await expect(jackpot.locator('data')).toBeVisible();
  expect(await jackpot.evaluate((card) => card.scrollWidth - card.clientWidth)).toBe(0);
  await expect(page).toHaveTitle('Gamehall');
});

for (const path of ['/', '/gameHall/2'])
  test(`nothing moves out of sight on ${path}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto(path);
    await expect(tile(page)).toBeVisible();
    // What moves unseen is drawn all the same, frame by frame, as long as the page is open.
    const unseen = () =>
      page.evaluate(() =>
        document
          .getAnimations()
          .map(({ effect }) => (effect instanceof KeyframeEffect ? effect.target : null))
          .filter((target) => !target?.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
          .map((target) => target?.outerHTML),
      );
    await expect.poll(unseen).toEqual([]);
  });

for (const [where, path] of [
  ['home', '/'],
  ['a hall', '/gameHall/2'],
] as const)
  test(`pictures that fail leave all of ${where} in its shape and by its name`, async ({ page }) => {
    const shown = async () => {
      await page.goto(path);
      await expect(tile(page)).toBeVisible();
      await expect(page.getByRole('main').locator('[aria-busy]')).toHaveCount(0);
      if (path === '/') await expect(page.getByRole('heading', { name: 'Providers' })).toBeAttached();
      return page.getByRole('main').evaluate((main) =>
        [...main.querySelectorAll('a, button')].map((control) => {
          const { width, height } = control.getBoundingClientRect();
          const name = control.textContent || control.querySelector('img')?.alt;
          return [name, Math.round(width), Math.round(height)];
        }),
      );
    };
    const whole = await shown();
    await page.route('**/*', (route) =>
      route.request().resourceType() === 'image' ? route.abort() : route.fallback(),
    );
    await expect.poll(shown).toEqual(whole);
    // Nothing is shown of a picture that is broken, nor of words that would stand in its place.
    const broken = await page
      .getByRole('main')
      .locator('img:visible')
      .evaluateAll((all) =>
        (all as HTMLImageElement[]).filter(({ alt }) => alt !== '').map(({ src }) => src),
      );
    expect(broken).toEqual([]);
  });

test('announcements are told in their order, to visitors and to members, and stop when they are asked to', async ({
  page,
  control,
}) => {
  const line = (content: string, before: number, after: number, sort: number) => ({
    id: content,
    content: `${content}. ${'More of it. '.repeat(20)}`,
    display_before_login: before,
    display_after_login: after,
    sort,
  });
  await control.script({
    path: '/arks/web/announcement/marquee',
    answer: {
      kind: 'code',
      code: 100,
      data: {
        web_announcement_list: [
          line('To all', 1, 1, 1),
          line('To visitors', 1, 0, 2),
          line('To members', 0, 1, 3),
          line('To all as well', 1, 1, 4),
        ],
      },
    },
    times: 99,
  });
  const ticker = page.getByRole('region', { name: 'Announcements' });
  const run = ticker.locator('[class*=run]');
  const motion = () =>
    run.evaluate((moving) => {
      const { animationName, animationPlayState } = getComputedStyle(moving);
      return animationName === 'none' ? 'none' : animationPlayState;
    });
  await page.goto('/');
  await expect(run).toContainText(/To all\..*To visitors\..*To all as well\./);
  await expect(run).not.toContainText('To members');
  expect(await motion()).toBe('none');

  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.mouse.move(0, 0);
  await expect.poll(motion).toBe('running');
  await ticker.getByRole('button', { name: 'All announcements' }).focus();
  await expect.poll(motion).toBe('paused');
  await ticker.getByRole('button', { name: 'All announcements' }).blur();
  await expect.poll(motion).toBe('running');
  await page.getByRole('button', { name: 'Stop all that moves' }).click();
  await expect.poll(motion).toBe('paused');
  await page.getByRole('button', { name: 'Let it move again' }).press('Enter');
  await expect.poll(motion).toBe('running');

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await comeAs(page, control, 'second_seat');
  await expect(run).toContainText(/To all\..*To members\..*To all as well\./);
  await expect(run).not.toContainText('To visitors');
});

test('the jackpot is read out at most once a minute, however often it moves', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/');
  const card = page.getByRole('region', { name: 'Jackpot' });
  const said = card.getByRole('status');
  await expect(said).toContainText(/Jackpot across all halls.*\d/);
  await said.evaluate((region) => {
    const heard: number[] = [];
    Object.assign(window, { heard });
    const options = { subtree: true, childList: true, characterData: true };
    new MutationObserver(() => heard.push(Date.now())).observe(region, options);
  });
  let read = 0;
  page.on('requestfinished', (request) => {
    if (new URL(request.url()).pathname === '/api/v2/get_jackpot') read += 1;
  });
  const aSecondLater = async () => {
    await page.clock.fastForward(1_000);
    return read;
  };
  // As often as it is asked for, over more than two minutes; it has grown each time.
  for (let times = 1; times <= 14; times += 1)
    await expect.poll(aSecondLater, { intervals: [20] }).toBeGreaterThanOrEqual(times);
  const hear = () => page.evaluate(() => (window as unknown as { heard: number[] }).heard);
  await expect.poll(async () => (await hear()).length).toBeGreaterThan(1);
  const heard = await hear();
  for (const [place, at] of heard.slice(1).entries())
    expect(at - (heard[place] ?? 0)).toBeGreaterThanOrEqual(60_000);
});

test('walks into a hall, searches, and finds', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('main').getByRole('link', { name: /Slots/ }).click();
  await expect(page).toHaveURL(/\/gameHall\/2/);
  await page.getByRole('main').getByRole('searchbox').fill('ninth wave');
  await expect(tile(page, 'The Ninth Wave')).toBeVisible();
  await page.getByRole('main').getByRole('searchbox').fill('zzzzqqqq');
  await expect(page.getByRole('main')).toContainText(/nothing|no game/i);
});

test('counts are one sentence of the page’s language', async ({ page }) => {
  await page.goto('/gameHall/2');
  const count = page.getByRole('main').locator('header p');
  await expect(count).toHaveText(/^[\d,]+ games, \d+ providers$/);
  await page.goto('/zh-CN/gameHall/2');
  await expect(count).toHaveText(/^[\d,]+ 款游戏，\d+ 家平台$/);
});

test('taps a game, is asked to sign in, and may change their mind', async ({ page }) => {
  await page.goto('/gameHall/2');
  await tile(page).click();
  await expect(dialog(page)).toContainText('Sign in to play');
  await dialog(page).getByRole('button', { name: 'Not now' }).click();
  await expect(dialog(page)).toBeHidden();
  await tile(page).click();
  await dialog(page).getByRole('button', { name: 'Sign in' }).click();
  await expect(dialog(page).getByLabel('Account name')).toBeFocused();
});
