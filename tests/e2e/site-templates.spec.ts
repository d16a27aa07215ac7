import type { Page } from '@playwright/test';
import * as v from 'valibot';
import { channels } from '#contract/realtime.ts';
import { theme } from '#contract/theme.ts';
import { axeViolations } from '#tests/support/accessibility.ts';
import { brandFont } from '#tests/support/brand-font.ts';
import { expect, test } from '#tests/support/fixtures.ts';
import { layoutShift, trackLayoutShift } from '#tests/support/layout-shift.ts';
import { submitChange } from '#tests/support/operator.ts';
import { respondWith } from '#tests/support/responses.ts';
import { changeSite } from '#tests/support/site.ts';
import { openSignIn } from '#tests/support/steps.ts';
import { modules } from '#tests/templates/bytes.ts';
import { themeFont } from '#tests/templates/theme-font.ts';

/** Names of the sheets of templates and of the modules of variants that a page loads at home and in a hall. */
async function loadedVariants(page: Page): Promise<string[]> {
  const names = ['template-H5_\\d', 'region-[\\w-]+', 'region-[\\w-]+', ...Object.values(modules)].join('|');
  const pattern = new RegExp(`/assets/(${names})-[\\w-]{8}[.](?:css|js)$`);
  const loaded = new Set<string>();
  page.on('request', (request) => {
    const [, name] = pattern.exec(new URL(request.url()).pathname) ?? [];
    if (name) loaded.add(name);
  });
  for (const path of ['/', '/gameHall/2']) {
    await page.goto(path);
    await page.evaluate(() => window.dispatchEvent(new Event('pointermove')));
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
    // The footer comes last.
    await expect(page.getByRole('contentinfo')).toBeAttached();
  }
  return [...loaded].toSorted();
}

test('a page loads no sheet and no module of a variant that it has not', { tag: '@layouts' }, async ({
  page,
}) => {
  expect(await loadedVariants(page)).toEqual([]);
});

test('a page loads one sheet and the modules of the variants of its template', { tag: '@phone' }, async ({
  page,
}) => {
  await changeSite(page, { mobileTemplateName: 'H5_2' });
  expect(await loadedVariants(page)).toEqual(['PhoneDrawer', 'template-H5_2']);
});

test('home has one picture in sight and less elements than another when the template is H5_3', {
  tag: '@phone',
}, async ({ page }) => {
  const count = async () => {
    await page.goto('/');
    await page.evaluate(() => window.dispatchEvent(new Event('pointermove')));
    await expect(page.getByRole('contentinfo')).toBeAttached();
    await expect(page.getByRole('button', { name: 'Play Lantern Street' })).toBeVisible();
    // Once the rows below are built.
    let elements = 0;
    await expect
      .poll(
        async () => {
          const before = elements;
          elements = await page.evaluate(() => document.querySelectorAll('*').length);
          return elements - before;
        },
        { intervals: [500] },
      )
      .toBe(0);
    return elements;
  };
  const others = await count();
  await changeSite(page, { mobileTemplateName: 'H5_3' });
  expect(await count()).toBeLessThan(others);
  const inSight = await page
    .getByRole('main')
    .locator('img:not([inert] *)')
    .evaluateAll((images) => {
      const shown = images.filter((image) => {
        const { width, top } = image.getBoundingClientRect();
        return width > 0 && top < innerHeight;
      });
      return shown.map((image) => image.closest('[data-part]')?.getAttribute('data-part'));
    });
  expect(inSight).toEqual(['slide']);
  await expect(page.locator('[data-part=tile] img')).toHaveCount(0);
});

test('a region of another template and a colour of a theme replace those of the template', async ({
  page,
}) => {
  await changeSite(page, {
    templateName: 'H5_4',
    theme: {
      colours: { background: '#fafafa' },
      fonts: [],
      type: {},
      shape: { 'radius-tile': '2px' },
      regions: { tile: 'plate', signIn: 'page' },
    },
  });
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-tile', 'plate');
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(250, 250, 250)');
  await expect(page.getByText('Harbour Sapphires').first()).toHaveCSS('position', 'absolute');
  await openSignIn(page);
  await expect.poll(async () => (await page.getByRole('dialog').boundingBox())?.x).toBe(0);
});

test('variants that the operator chooses show without a reload, and a wrong mix is refused', async ({
  page,
  control,
  sandbox,
}) => {
  const warnings: string[] = [];
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
  await page.goto('/');
  const root = page.locator('html');
  const halls = page.getByRole('heading', { name: 'Choose a hall' });
  const banner = page.getByRole('region', { name: 'Latest promotions' });
  const isBannerFirst = async () =>
    ((await banner.boundingBox())?.y ?? 0) < ((await halls.boundingBox())?.y ?? 0);
  await expect.poll(async () => (await control.channels())[channels.bobMobileTemplate()]).toBe(1);
  await expect.poll(isBannerFirst).toBe(true);

  await submitChange(page, sandbox, 'variant', { variant: 'home: hallsFirst' });
  await submitChange(page, sandbox, 'variant', { variant: 'tile: card' });
  await expect(root).toHaveAttribute('data-tile', 'card');
  await expect.poll(isBannerFirst).toBe(false);
  await expect(page.locator('link[rel=stylesheet][href*="region-tile-card"]')).toHaveCount(1);

  await respondWith(control, '/api/template_config', { regions: { hall: 'shelves', tile: 'row' } });
  await control.publish({
    channel: channels.bobMobileTemplate(),
    event: '.model_login.url',
    data: { language: 'vi_VN' },
  });
  await expect(root).toHaveAttribute('data-tile', 'poster');
  await expect.poll(isBannerFirst).toBe(true);
  await expect
    .poll(() => warnings.filter((text) => text.startsWith('/api/')))
    .toEqual([
      '/api/template_config: regions: rows of a list do not fit on a shelf (docs/integrating.md#3-the-first-page)',
    ]);
});

test('no text moves when the font of a theme comes', async ({ page }) => {
  const font = { ...(await themeFont(brandFont)), files: [{ url: '/brand.woff2', weight: '300 700' }] };
  const { promise, resolve: release } = Promise.withResolvers<void>();
  await page.route('/brand.woff2', async (route) => {
    await promise;
    await route.fulfill({ path: brandFont[0], contentType: 'font/woff2' });
  });
  await changeSite(page, { theme: v.parse(theme, { fonts: [font] }) });
  await trackLayoutShift(page);
  await page.goto('/faq');
  const state = () =>
    page.evaluate(() => [...document.fonts].find(({ family }) => /^"?Comfortaa"?$/.test(family))?.status);
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  expect(await state()).toBe('loading');
  release();
  await expect.poll(state).toBe('loaded');
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  expect(await layoutShift(page)).toBe(0);
});

test('a hall of a list of providers leads to the games of each', async ({ page }) => {
  await changeSite(page, { theme: v.parse(theme, { regions: { hall: 'providers' } }) });
  await page.goto('/gameHall/2');
  const games = page.getByRole('tabpanel');
  await expect(games.getByRole('link', { name: /^Aurelia\s*147$/ })).toBeVisible();
  await expect(games.getByRole('button', { name: /^Play / })).toHaveCount(0);
  expect(await axeViolations(page)).toEqual([]);
  await games.getByRole('link', { name: /^Aurelia/ }).click();
  await expect(page).toHaveURL(/gp=/);
  await expect(games.getByRole('button', { name: 'Play Lantern Street' })).toBeVisible();
});
