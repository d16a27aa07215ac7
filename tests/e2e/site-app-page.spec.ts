import type { Page } from '@playwright/test';
import { axeViolations } from '#tests/support/accessibility.ts';
import { expect, isMobileLayout, test } from '#tests/support/fixtures.ts';
import { openSignedIn } from '#tests/support/realtime.ts';
import { changeSite } from '#tests/support/site.ts';
import { dialog, openGame, playBar } from '#tests/support/steps.ts';
import { visit } from '#tests/support/visit.ts';

/** The download page /app, and the banner that leads there. */

const footer = (page: Page) => page.getByRole('contentinfo');

test.describe('/app', () => {
  test('app page shows the downloads and the provider that needs the app', { tag: '@layouts' }, async ({
    page,
    sandbox,
  }) => {
    await page.goto('/app?gp_id=GPPT');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gamehall on your phone');
    await expect(page.getByRole('main')).toContainText('Northwind is only available in the app');
    await expect(page).toHaveTitle('App · Gamehall');
    const code = page.getByRole('img', { name: `QR code for ${new URL('/app', page.url()).href}` });
    await expect(code).toHaveCount(isMobileLayout(page) ? 0 : 1);
    await expect(page.getByRole('link', { name: 'For Android' })).toHaveAttribute(
      'href',
      `${sandbox.gamesUrl}/service?android=&app_id=e_gppt`,
    );
    await expect(page.getByRole('link', { name: 'For iOS' })).toBeVisible();
    await expect(page.getByText('Add to Home Screen')).toHaveCount(0);
    expect(await axeViolations(page)).toEqual([]);
  });

  test('manifest is linked by the app after the initial load, and the install button opens the prompt once', async ({
    page,
  }) => {
    const served = await page.goto('/app');
    expect(await served?.text()).not.toContain('rel="manifest"');
    await expect(page.locator('link[rel=manifest]')).toHaveAttribute('href', '/manifest.webmanifest');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.evaluate(() => {
      const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
        prompt: () => {
          Object.assign(window, { prompted: true });
          return Promise.reject(new Error('not now'));
        },
      });
      window.dispatchEvent(event);
    });
    const install = page.getByRole('button', { name: 'Install' });
    await install.click();
    await expect(install).toHaveCount(0);
    expect(await page.evaluate(() => (window as { prompted?: boolean }).prompted)).toBe(true);
  });
});

test.describe('on an iPhone', { tag: '@phone' }, () => {
  test.use({
    userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1',
  });
  test('app banner is on the pages for looking around of an iPhone until it is closed', async ({ page }) => {
    await page.goto('/');
    const banner = page.getByRole('region', { name: 'Get the app' });
    const download = banner.getByRole('link', { name: 'Download' });
    await expect(download).toHaveAttribute('href', /service\?ios$/);
    expect(await axeViolations(page)).toEqual([]);
    await visit(page, '/gameHall/2');
    await expect(download).toBeVisible();
    await banner.getByRole('button', { name: 'Close' }).click();
    await expect(banner).toHaveCount(0);
    await visit(page, '/discount');
    await expect(footer(page)).toBeVisible();
    await expect(banner).toHaveCount(0);
  });

  test('app banner of an iPhone says how to add the site to the home screen when there is no app, except in a game', async ({
    page,
    control,
  }) => {
    await changeSite(page, { apps: {} });
    await openSignedIn(page, control, 'second_seat', '/');
    const banner = page.getByRole('region', { name: 'Get the app' });
    await expect(banner).toHaveText('Tap Share, then “Add to Home Screen”.');
    await expect(banner.getByRole('link')).toHaveCount(0);
    expect(await axeViolations(page)).toEqual([]);
    // Its questions would be below it.
    await visit(page, '/faq');
    await expect(footer(page)).toBeVisible();
    await expect(banner).toHaveCount(0);
    await visit(page, '/');
    await openGame(page, 'Lantern Street');
    await expect(playBar(page)).toBeVisible();
    await expect(banner).toHaveCount(0);
  });

  test('game that needs the app opens the app page on an iPhone, which has only the iOS instructions', async ({
    page,
  }) => {
    await page.goto('/gameHall/2?gp=%5B%22GPPT%22%5D');
    await page
      .getByRole('button', { name: /App only/ })
      .first()
      .click();
    await expect(page).toHaveURL('/app?gp_id=GPPT&gt_id=2');
    await expect(page.getByRole('main')).toContainText('Northwind is only available in the app');
    await expect(dialog(page)).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'For iOS' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'For Android' })).toHaveCount(0);
    await expect(page.getByRole('listitem').filter({ hasText: 'Add to Home Screen' })).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
  });
});

test.describe('in the native app', { tag: '@phone' }, () => {
  test.use({ userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) GamehallApp/3.1' });
  test('app page shows no downloads in the native app', async ({ page }) => {
    await page.goto('/app');
    await expect(page.getByRole('main').getByRole('status')).toHaveText('You are already using the app.');
    await visit(page, '/gameHall/2?gp=%5B%22GPPT%22%5D');
    await expect(page.getByRole('button', { name: /^Play / }).first()).toBeVisible();
    await expect(page.getByRole('button', { name: /App only/ })).toHaveCount(0);
  });
});
