import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '#tests/support/fixtures.ts';

/*
 * Names for machines, which no member reads: the address of the halls and the words of user agents are those of the specification,
 * the others are of the native shell, of events and channels between scripts.
 */
const forMachines =
  /\/?\(?\b(?:gameHall\b(?!\s)|GameHall\w*Route|Gamehall(?:App|Store|Gesture|Finger)|gamehallShell|gamehall:(?:shell|route))|[`'"]gamehall[`'"]/g;

test('no file of the build has the name of the product, but for names that machines read', () => {
  const files = readdirSync('dist', { recursive: true, encoding: 'utf8' }).filter(
    (name) => /\.(?:js|css|html|json|svg|txt|webmanifest)$/.test(name) && !name.startsWith('server/'),
  );
  expect(files.length).toBeGreaterThan(100);
  for (const name of files) {
    const text = readFileSync(join('dist', name), 'utf8').replaceAll(forMachines, '');
    expect([name, text.match(/.{0,40}gamehall.{0,40}/i)?.[0]]).toEqual([name, undefined]);
  }
});

test('pages of a second site have its name and its icon', async ({ page, sandbox }) => {
  const origin = sandbox.url.replace('127.0.0.1', 'jade.localhost');
  for (const path of ['/', '/discount', '/faq', '/loading', '/app']) {
    await page.goto(origin + path);
    if (path !== '/loading') await expect(page).toHaveTitle(/Jade Hall$/);
    await expect(page.locator('body')).not.toContainText(/gamehall/i);
    await expect(page.locator('link[rel=icon]')).toHaveCount(path === '/loading' ? 0 : 1);
  }
});

test('header of the phone shows the logo of the operator', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('banner').getByRole('img', { name: 'Gamehall' })).toBeVisible();
});
