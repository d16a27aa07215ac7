import { expect, test } from '../house/fixtures.ts';
import { answered } from '../house/offers.ts';
import { dialog, tile } from '../house/steps.ts';

test('sees the house: banner, announcements, halls, jackpot', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Choose a hall' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: /Slots/ })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Jackpot' })).toContainText('Jackpot across all halls');
  await expect(page).toHaveTitle('Gamehall');
});

for (const [where, path] of [
  ['home', '/'],
  ['a hall', '/gameHall/2'],
] as const)
  test(`pictures that fail leave all of ${where} in its shape and by its name`, async ({ page }) => {
    const shown = async () => {
      await page.goto(path);
      await expect(tile(page)).toBeVisible();
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
  // As often as it is asked for, over more than two minutes; it has grown each time.
  for (let times = 0; times < 14; times += 1)
    await answered(page, '/v2/get_jackpot', () => page.clock.fastForward(10_000));
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
