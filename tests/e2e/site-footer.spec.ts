import type { Page } from '@playwright/test';
import { axeViolations } from '#tests/support/accessibility.ts';
import { expect, isMobileLayout, test } from '#tests/support/fixtures.ts';
import { hostileUrls } from '#tests/support/hostile-html.ts';
import { layoutShift, trackLayoutShift } from '#tests/support/layout-shift.ts';
import { openSignedIn } from '#tests/support/realtime.ts';
import { respondWith } from '#tests/support/responses.ts';
import { waitUntilHeld } from '#tests/support/steps.ts';

const footer = (page: Page) => page.getByRole('contentinfo');
const adultsOnly = /18\+\s*Only people aged 18 or over/;
const floatingLinks = (page: Page) => page.getByRole('region', { name: 'Featured' });
const footerPath = (page: Page) =>
  isMobileLayout(page) ? '/arks/web/web-mobile-footer' : '/arks/web/footer';

test('footer opens the service agreement, its links and the licences of the bundled packages', {
  tag: '@layouts',
}, async ({ page }) => {
  await page.goto('/');
  await expect(footer(page)).toContainText(adultsOnly);
  for (const name of ['Player Helpline', 'Families’ Support'])
    await expect(footer(page).getByRole('link', { name })).toHaveAttribute('href', /^https:/);
  const licences = footer(page).getByRole('link', { name: 'Open-source licences' });
  const response = await page.request.get((await licences.getAttribute('href')) ?? '');
  expect(response.headers()['content-type']).toContain('text/plain');
  const text = await response.text();
  for (const name of ['react', 'xstate', 'valibot', '@tanstack/react-query']) expect(text).toContain(name);
  expect(text).toContain('Permission is hereby granted');
  await footer(page).getByRole('link', { name: 'Service agreement' }).click();
  await expect(page).toHaveURL('/documents/service-agreement');
  await expect(page.getByRole('heading', { level: 1, name: 'Service agreement' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('of legal age');
  expect(await axeViolations(page)).toEqual([]);
  await footer(page).getByRole('link', { name: 'Responsible play' }).click();
  await expect(page).toHaveURL('/documents/responsible-play');
  await expect(footer(page)).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
});

test('member pages end with the adult notice, and with nothing else of the footer', {
  tag: '@layouts',
}, async ({ page, control }) => {
  await openSignedIn(page, control, 'second_seat', '/user/MyWallet');
  await expect(footer(page)).toHaveText(adultsOnly);
  await expect(footer(page).getByRole('link')).toHaveCount(0);
  if (!isMobileLayout(page)) return;
  await page.goto('/user/MyWallet?footer=false');
  await expect(page.getByRole('main')).toContainText('wallet');
  await expect(footer(page)).toHaveCount(0);
});

test('footer and floating links omit links with disallowed URLs, and floating links can be closed', async ({
  page,
  control,
}) => {
  const bad = hostileUrls.map((url, place) => ({ id: `h${place}`, title: `Bad ${place}`, url }));
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
  await respondWith(control, footerPath(page), { list });
  const floats = [
    { id: '1', title: 'Regatta', url: 'https://www.example.com/regatta', photo_path: '/nowhere.png' },
    { id: '2', title: 'Look-alike', url: 'https://www.example.com.evil.example/', photo_path: '/icon.svg' },
    { id: '3', title: 'Nowhere', url: 'javascript:alert(1)' },
  ];
  await respondWith(control, '/arks/web/float', { list: floats });
  await page.goto('/');
  await test.step('floating links', async () => {
    await expect(floatingLinks(page).getByRole('link')).toHaveCount(1);
    await expect(floatingLinks(page).getByRole('link', { name: 'Regatta' })).toHaveAttribute(
      'rel',
      'noopener noreferrer',
    );
    await floatingLinks(page).getByRole('button', { name: 'Close' }).click();
    await expect(floatingLinks(page)).toHaveCount(0);
  });
  await expect(footer(page)).toContainText('Words of theirs');
  // Footer images load when they become visible.
  await footer(page).getByText('Words of theirs').scrollIntoViewIfNeeded();
  await expect(footer(page).getByRole('img', { name: 'Licence' })).toHaveCount(0);
  const links = await footer(page)
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
    [here, '/documents/service-agreement', ''],
    [here, '/licences.txt', ''],
    ['www.example.com', '/mark', '_blank'],
  ]);
  expect(await page.evaluate(() => 'pwned' in window)).toBe(false);
});

test('footer loads without layout shift', async ({ page, control }) => {
  const { id } = await control.script({ path: footerPath(page), response: { kind: 'real' }, hold: true });
  await trackLayoutShift(page);
  await page.goto('/faq');
  await expect.poll(async () => (await control.held()).length).toBe(1);
  await control.release({ id });
  await expect(footer(page).getByRole('link', { name: 'Terms' })).toBeVisible();
  expect(await layoutShift(page)).toBe(0);
});

test('floating links cover no control when they load', { tag: '@layouts' }, async ({ page, control }) => {
  const list = ['One', 'Two', 'Three', 'One too many'].map((title, id) => ({
    id,
    title,
    url: '/faq',
    photo_path: '/icon.svg',
  }));
  const { id } = await control.script({
    path: '/arks/web/float',
    response: { kind: 'code', code: 100, data: { list } },
    hold: true,
  });
  await trackLayoutShift(page);
  await page.goto('/');
  await expect(page.getByRole('button', { name: /^Play / }).first()).toBeVisible();
  const places = () =>
    Promise.all(
      [page.getByRole('main').getByRole('link', { name: /^Slots/ }), page.locator('[data-part="hero"]')].map(
        (part) => part.boundingBox(),
      ),
    );
  const before = await places();
  const shifted = await layoutShift(page);
  await expect.poll(async () => (await control.held()).length).toBe(1);
  await control.release({ id });
  await expect(floatingLinks(page).getByRole('link')).toHaveCount(isMobileLayout(page) ? 1 : 3);
  expect(await places()).toEqual(before);
  expect(await layoutShift(page)).toBe(shifted);
  const aside = page.locator('[data-part="lead-side"]');
  if (!isMobileLayout(page)) await expect(floatingLinks(page).and(aside.getByRole('region'))).toBeVisible();
  const covered = await floatingLinks(page).evaluate((section) => {
    const floating = section.getBoundingClientRect();
    const overlaps = ({ left, right, top, bottom }: DOMRect) =>
      left < floating.right && right > floating.left && top < floating.bottom && bottom > floating.top;
    return [...document.querySelectorAll('main :is(a, button, input, [tabindex="0"])')]
      .filter((control) => !section.contains(control) && overlaps(control.getBoundingClientRect()))
      .map((control) => control.textContent);
  });
  expect(covered).toEqual([]);
});

test('sidebar shows the logo when it arrives within three seconds, and else the site name', async ({
  page,
  control,
}) => {
  const brand = page.getByRole('complementary').getByRole('link', { name: 'Gamehall' });
  const width = async () => (await brand.boundingBox())?.width;
  const logo = (photo_path: string) =>
    control.script({
      path: '/web/logo',
      response: { kind: 'code', code: 100, data: { web_logo_list: [{ photo_path, type: 'light' }] } },
      hold: true,
    });
  const { id } = await logo('/icon.svg');
  await page.clock.install();
  await page.goto('/faq');
  await expect.poll(width).toBeLessThan(50);
  await waitUntilHeld(control, '/web/logo');
  await control.release({ id });
  await expect(brand.getByRole('img')).toBeVisible();

  const { id: late } = await logo('/icon.svg');
  await page.reload();
  await waitUntilHeld(control, '/web/logo');
  await expect.poll(width).toBeLessThan(50);
  await page.clock.fastForward(3_000);
  await expect.poll(width).toBeGreaterThan(100);
  const response = page.waitForResponse((response) => response.url().endsWith('/web/logo'));
  await control.release({ id: late });
  await (await response).finished();
  await expect(page.getByRole('contentinfo')).toContainText('Gamehall');
  await expect(brand.getByRole('img')).toHaveCount(0);

  await respondWith(control, '/web/logo', { web_logo_list: [{ photo_path: '/nowhere.png', type: 'light' }] });
  const imageFailed = page.waitForResponse((response) => response.url().endsWith('/nowhere.png'));
  await page.reload();
  await imageFailed;
  await expect(brand).toContainText('Gamehall');
  await expect(brand.getByRole('img')).toHaveCount(0);
});

test('back-to-top button scrolls to the top of a long page', async ({ page }) => {
  await page.goto('/gameHall/2');
  const top = page.getByRole('button', { name: 'Back to top' });
  await expect(page.getByRole('button', { name: /^Play / }).first()).toBeVisible();
  await expect(footer(page)).toBeAttached();
  await expect(top).toHaveCount(0);
  await page.evaluate(() => window.scrollTo(0, 3 * window.innerHeight));
  await top.click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(top).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();
});
