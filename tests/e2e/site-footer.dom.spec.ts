import type { Page } from '@playwright/test';
import { test } from '#tests/support/dom/fixtures.ts';
import { expect } from '#tests/support/expect.ts';
import { tile } from '#tests/support/steps.ts';

const footer = (page: Page) => page.getByRole('contentinfo');
const adultsOnly = /18\+\s*Only people aged 18 or over/;
const floatingLinks = (page: Page) => page.getByRole('region', { name: 'Featured' });

test('default footer is shown when the response is malformed', async ({ page, control }) => {
  for (const [what, response] of [
    ['an error', { kind: 'status', status: 502 }],
    ['not JSON', { kind: 'text', text: '<html>' }],
    ['not a list', { kind: 'code', code: 100, data: { list: 'none' } }],
  ] as const)
    await test.step(what, async () => {
      await control.script({ path: '/arks/web/footer', response, times: 9, replace: true });
      await page.goto('/faq');
      await expect(footer(page).getByRole('link', { name: 'Service agreement' })).toBeVisible();
      await expect(footer(page).getByRole('link', { name: 'Gamehall' })).toBeVisible();
      await expect(footer(page)).toContainText(adultsOnly);
    });
});

test('footer and floating links are hidden when the URL disables them', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto('/');
  await expect(footer(page)).toBeVisible();
  await expect(floatingLinks(page)).toBeVisible();
  for (const [path, content] of [
    ['/?footer=false', tile(page)],
    ['/?appPage=content', tile(page)],
    ['/slotgame?gp_id=GPBB', page.getByRole('heading', { level: 1, name: 'Aurelia' })],
  ] as const) {
    await page.goto(path);
    await expect(content).toBeVisible();
    await expect(footer(page)).toHaveCount(0);
    await expect(floatingLinks(page)).toHaveCount(0);
  }
});
