import type { Page } from '@playwright/test';
import type { Path } from '#contract/endpoints.ts';
import type { ControlClient } from '#sandbox/control-client.ts';
import { violations } from '../support/accessibility.ts';
import { expect, isPhone, test } from '../support/fixtures.ts';
import { hostileAddresses } from '../support/hostile-html.ts';
import { changeSite, comeAs } from '../support/realtime.ts';
import { dialog } from '../support/steps.ts';

const foot = (page: Page) => page.getByRole('contentinfo');
const floats = (page: Page) => page.getByRole('region', { name: 'From the house' });
const news = (page: Page) => page.getByRole('dialog', { name: 'News' });
const answer = (control: ControlClient, path: Path, data: unknown) =>
  control.script({ path, answer: { kind: 'code', code: 100, data }, times: 9 });
const footerPath = (page: Page) => (isPhone(page) ? '/arks/web/web-mobile-footer' : '/arks/web/footer');
const rowOf = (page: Page, name: string) => page.getByRole('heading', { name });
const openNews = (page: Page) => page.getByRole('button', { name: 'All announcements' }).click();

test('the operator’s footer leads on, and to the agreement', async ({ page }) => {
  await page.goto('/');
  await foot(page).getByRole('button', { name: 'Service agreement' }).click();
  await expect(page.getByRole('dialog', { name: 'Service agreement' })).toContainText('You are of age');
  await page.keyboard.press('Escape');
  await foot(page).getByRole('link', { name: 'Play within limits' }).click();
  await expect(page).toHaveURL('/faq/limits');
  await expect(foot(page)).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

test('a footer leads where links may lead, and the rest is not there', async ({ page, control }) => {
  const bad = hostileAddresses.map((url, place) => ({ id: `h${place}`, title: `Bad ${place}`, url }));
  const list = [
    { id: '1', title: 'In', url: '/faq' },
    { id: '2', title: 'Out', url: 'https://www.example.com/x' },
    ...bad,
    { id: '3', title: 'Licence', photo_path: '/nowhere.png', url: '/faq' },
    { id: '4', title: 'Mark', photo_path: '/icon.svg', url: 'https://www.example.com/mark' },
    { nothing: true },
    {
      id: '5',
      content: '<p>Words <a href="//evil.example">of</a> theirs</p><script>window.pwned=1</script>',
    },
  ];
  await answer(control, footerPath(page), { list });
  await page.goto('/');
  await expect(foot(page)).toContainText('Words of theirs');
  // Its pictures are fetched when they come in sight.
  await foot(page).getByText('Words of theirs').scrollIntoViewIfNeeded();
  await expect(foot(page).getByRole('img', { name: 'Licence' })).toHaveCount(0);
  const links = await foot(page)
    .locator('a[href]')
    .evaluateAll((all) =>
      (all as HTMLAnchorElement[]).map(({ pathname, host, target }) => [host, pathname, target]),
    );
  const here = new URL(page.url()).host;
  expect(links).toEqual([
    [here, '/', ''],
    [here, '/faq', ''],
    ['www.example.com', '/x', '_blank'],
    [here, '/app', ''],
    ['www.example.com', '/mark', '_blank'],
  ]);
  expect(await page.evaluate(() => 'pwned' in window)).toBe(false);
});

for (const [what, act] of [
  ['an error', { kind: 'status', status: 502 }],
  ['no JSON', { kind: 'text', text: '<html>' }],
  ['no list', { kind: 'code', code: 100, data: { list: 'none' } }],
] as const)
  test(`without a footer (${what}) the house’s own is there`, async ({ page, control }) => {
    await control.script({ path: footerPath(page), answer: act, times: 9 });
    await page.goto('/');
    await expect(foot(page).getByRole('button', { name: 'Service agreement' })).toBeVisible();
    await expect(foot(page).getByRole('link', { name: 'Gamehall' })).toBeVisible();
  });

test('nothing moves when the foot comes', async ({ page, control }) => {
  const { id } = await control.script({ path: footerPath(page), answer: { kind: 'real' }, hold: true });
  await page.goto('/faq');
  await page.evaluate(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift' });
  });
  await expect.poll(async () => (await control.held()).length).toBe(1);
  await control.release({ id });
  await expect(foot(page).getByRole('link', { name: 'Terms' })).toBeVisible();
  expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([]);
});

test('whoever wants no footer has none, nor what floats', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/');
  await expect(foot(page)).toBeVisible();
  await expect(floats(page)).toBeVisible();
  for (const path of ['/?footer=false', '/?appPage=content', '/slotgame?gp_id=GPBB']) {
    await page.goto(path);
    await expect(page.getByRole('button', { name: /^Play / }).first()).toBeVisible();
    await expect(foot(page)).toHaveCount(0);
    await expect(floats(page)).toHaveCount(0);
  }
});

test('what floats leads out, and can be sent away', async ({ page, control }) => {
  const list = [
    { id: '1', title: 'Regatta', url: 'https://www.example.com/regatta', photo_path: '/nowhere.png' },
    { id: '2', title: 'Look-alike', url: 'https://www.example.com.evil.example/', photo_path: '/icon.svg' },
    { id: '3', title: 'Nowhere', url: 'javascript:alert(1)' },
  ];
  await answer(control, '/arks/web/float', { list });
  await page.goto('/');
  await expect(floats(page).getByRole('link')).toHaveCount(1);
  await expect(floats(page).getByRole('link', { name: 'Regatta' })).toHaveAttribute(
    'rel',
    'noopener noreferrer',
  );
  await floats(page).getByRole('button', { name: 'Close' }).click();
  await expect(floats(page)).toHaveCount(0);
});

test('what floats covers nothing that can be pressed, and moves nothing when it comes', async ({
  page,
  control,
}) => {
  const list = ['One', 'Two', 'Three', 'One too many'].map((title, id) => ({
    id,
    title,
    url: '/faq',
    photo_path: '/icon.svg',
  }));
  const { id } = await control.script({
    path: '/arks/web/float',
    answer: { kind: 'code', code: 100, data: { list } },
    hold: true,
  });
  await page.goto('/');
  await expect(page.getByRole('button', { name: /^Play / }).first()).toBeVisible();
  const door = page.getByRole('main').getByRole('link', { name: /^Slots/ });
  const before = await door.boundingBox();
  await expect.poll(async () => (await control.held()).length).toBe(1);
  await control.release({ id });
  await expect(floats(page).getByRole('link')).toHaveCount(3);
  expect(await door.boundingBox()).toEqual(before);
  const covered = await floats(page).evaluate((section) => {
    const floating = section.getBoundingClientRect();
    const meets = ({ left, right, top, bottom }: DOMRect) =>
      left < floating.right && right > floating.left && top < floating.bottom && bottom > floating.top;
    return [...document.querySelectorAll('main :is(a, button, input, [tabindex="0"])')]
      .filter((control) => !section.contains(control) && meets(control.getBoundingClientRect()))
      .map((control) => control.textContent);
  });
  expect(covered).toEqual([]);
});

test('the operator’s logo is the house’s name, where it can be drawn', { tag: '@desktop' }, async ({
  page,
  control,
}) => {
  await page.goto('/');
  const brand = page.getByRole('complementary').getByRole('link', { name: 'Gamehall' });
  await expect(brand.getByRole('img')).toBeVisible();
  await answer(control, '/web/logo', { web_logo_list: [{ photo_path: '/nowhere.png', type: 'light' }] });
  const refused = page.waitForResponse((response) => response.url().endsWith('/nowhere.png'));
  await page.reload();
  await refused;
  await expect(brand).toContainText('Gamehall');
  await expect(brand.getByRole('img')).toHaveCount(0);
});

test('home is in the order that the template wants', { tag: '@phone' }, async ({ page, control }) => {
  const order = async () => page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents();
  await answer(control, '/api/template_config', {
    homeOrder: ['providers', 7, 'cellar', 'ads', 'providers'],
  });
  await page.goto('/');
  await expect(rowOf(page, 'Providers')).toBeVisible();
  await expect
    .poll(order)
    .toEqual(expect.arrayContaining(['Providers', 'Offers of the house', 'Played most this week']));
  await expect
    .poll(async () => {
      const all = await order();
      return all.indexOf('Providers') < all.indexOf('Offers of the house');
    })
    .toBe(true);
  expect((await order()).indexOf('Offers of the house')).toBeLessThan(
    (await order()).indexOf('Played most this week'),
  );
});

test('what the operator advertises leads on; a picture that fails leaves its words', async ({
  page,
  control,
}) => {
  const list = [
    { id: '1', title: 'Cashback', photo_path: '/nowhere.png', url: '/discount/cashback' },
    { id: '2', title: 'Evil', photo_path: '/icon.svg', url: 'https://evil.example/' },
    { id: '3', title: 'Nothing but a name' },
  ];
  await answer(control, '/web/model_setting', { list });
  await page.goto('/');
  await expect(page.getByText('Evil', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Evil' })).toHaveCount(0);
  await expect(page.getByText('Nothing but a name')).toHaveCount(0);
  await page.getByRole('link', { name: 'Cashback' }).click();
  await expect(page).toHaveURL('/discount/cashback');
});

test('a long way down there is a way to the top', async ({ page }) => {
  await page.goto('/gameHall/2');
  const top = page.getByRole('button', { name: 'To the top' });
  await expect(page.getByRole('button', { name: /^Play / }).first()).toBeVisible();
  await expect(foot(page)).toBeAttached();
  await expect(top).toHaveCount(0);
  await page.evaluate(() => window.scrollTo(0, 3 * window.innerHeight));
  await top.click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(top).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();
});

test.describe('news', () => {
  test('are the announcements with their bodies, each to whom it is for', async ({ page, control }) => {
    await page.goto('/');
    await openNews(page);
    await expect(news(page).getByRole('heading', { name: 'Maintenance at Aurelia' })).toBeVisible();
    await expect(news(page)).toContainText('without an account');
    expect(await violations(page)).toEqual([]);
    await news(page).getByRole('link', { name: 'How balances come back' }).click();
    await expect(page).toHaveURL('/faq');
    await expect(news(page)).toHaveCount(0);
    await comeAs(page, control, 'second_seat');
    await openNews(page);
    await expect(news(page)).toContainText('never asks for your password');
    await expect(news(page)).not.toContainText('without an account');
    await page.keyboard.press('Escape');
    await expect(news(page)).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'All announcements' })).toBeFocused();
  });

  test('are read page by page where there are ten thousand', async ({ page, control }) => {
    const web_announcement_list = Array.from({ length: 10_000 }, (_, id) => ({
      id,
      content: `Line ${id}. ${'word '.repeat(8)}`,
    }));
    await answer(control, '/arks/web/announcement/marquee', { web_announcement_list });
    await page.goto('/');
    await openNews(page);
    await expect(news(page).getByRole('listitem')).toHaveCount(50);
    await news(page).getByRole('button', { name: 'Show more' }).click();
    await expect(news(page).getByRole('listitem')).toHaveCount(100);
    await expect(news(page)).toContainText('Line 99.');
    expect(await page.evaluate(() => document.querySelectorAll('*').length)).toBeLessThan(2_500);
  });

  test('that do not come are none, and home stands', async ({ page, control }) => {
    await control.script({
      path: '/arks/web/announcement/marquee',
      answer: { kind: 'code', code: 100, data: { web_announcement_list: [{ title: 'no line' }, 7] } },
      times: 9,
    });
    await page.goto('/');
    await expect(rowOf(page, 'Choose a hall')).toBeVisible();
    await expect(page.getByRole('button', { name: 'All announcements' })).toHaveCount(0);
  });
});

test('what lies unused in a wallet is offered where the operator says so', async ({ page, control }) => {
  const check = '/arks/web/cash_surplus/check';
  await comeAs(page, control, 'second_seat');
  const open = () => page.getByRole('button', { name: /^(Account menu|Me)$/ }).click();
  const entry = page.getByRole('link', { name: 'Cash surplus' });
  const asked = page.waitForResponse((response) => response.url().endsWith(check));
  await open();
  await (await asked).finished();
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
  await expect(entry).toHaveCount(0);
  await answer(control, check, { active: 1 });
  await page.reload();
  await open();
  await expect(entry).toHaveAttribute('target', '_blank');
  expect((await control.requests()).findLast(({ path }) => path === check)?.body).toEqual({
    site_id: '1',
    currency: 'USD',
  });
});

test.describe('/app', () => {
  test('shows the way by camera, by system, and names who needs it', async ({ page, sandbox }) => {
    await page.goto('/app?gp_id=GPPT');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gamehall on your phone');
    await expect(page.getByRole('main')).toContainText('Northwind plays in the app');
    await expect(page).toHaveTitle('App · Gamehall');
    const code = page.getByRole('img', { name: `QR code that leads to ${new URL('/app', page.url()).href}` });
    await expect(code).toHaveCount(isPhone(page) ? 0 : 1);
    await expect(page.getByRole('link', { name: 'For Android' })).toHaveAttribute(
      'href',
      `${sandbox.gamesAddress}/service?android`,
    );
    await expect(page.getByRole('link', { name: 'For iOS' })).toBeVisible();
    await expect(page.getByText('Add to Home Screen')).toHaveCount(0);
    expect(await violations(page)).toEqual([]);
  });

  test('a provider that nobody knows is not named', async ({ page }) => {
    for (const query of ['gp_id=%3Cb%3E', 'gp_id=', 'gp_id=7', 'gp_id=__proto__']) {
      await page.goto(`/app?${query}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gamehall on your phone');
      await expect(page.getByText('plays in the app')).toHaveCount(0);
    }
  });

  test('without apps there is still the camera, and the foot leads here', async ({ page }) => {
    await changeSite(page, { apps: {} });
    await page.goto('/');
    await foot(page).getByRole('link', { name: 'Get the app' }).click();
    await expect(page).toHaveURL('/app');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Download' })).toHaveCount(0);
  });

  test('the browser’s own offer is made here, once', async ({ page }) => {
    await page.goto('/app');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.evaluate(() => {
      const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
        prompt: () => {
          Object.assign(window, { asked: true });
          return Promise.reject(new Error('not now'));
        },
      });
      window.dispatchEvent(offer);
    });
    const install = page.getByRole('button', { name: 'Install' });
    await install.click();
    await expect(install).toHaveCount(0);
    expect(await page.evaluate(() => (window as { asked?: boolean }).asked)).toBe(true);
  });
});

test.describe('on an iPhone', { tag: '@phone' }, () => {
  test.use({
    userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1',
  });
  test('/app shows its own shop and the home screen', async ({ page }) => {
    await page.goto('/app');
    await expect(page.getByRole('link', { name: 'For iOS' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'For Android' })).toHaveCount(0);
    await expect(page.getByRole('listitem').filter({ hasText: 'Add to Home Screen' })).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });

  test('a game that needs the app leads to it', async ({ page }) => {
    await page.goto('/gameHall/2?gp=%5B%22GPPT%22%5D');
    await page
      .getByRole('button', { name: /Needs the app/ })
      .first()
      .click();
    await expect(page).toHaveURL('/app?gp_id=GPPT');
    await expect(page.getByRole('main')).toContainText('Northwind plays in the app');
    await expect(dialog(page)).toHaveCount(0);
  });
});

test.describe('in the app itself', { tag: '@phone' }, () => {
  test.use({ userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) GamehallApp/3.1' });
  test('/app has nothing to add, and games need nothing', async ({ page }) => {
    await page.goto('/app');
    await expect(page.getByRole('main').getByRole('status')).toHaveText('You are in the app already.');
    await page.goto('/gameHall/2?gp=%5B%22GPPT%22%5D');
    await expect(page.getByRole('button', { name: /^Play / }).first()).toBeVisible();
    await expect(page.getByRole('button', { name: /Needs the app/ })).toHaveCount(0);
  });
});
