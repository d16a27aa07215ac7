import type { Page } from '@playwright/test';
import { type Driver, transient } from 'xstate-path-tests';
import type { deviceMachine } from '#machines/site/device.machine.ts';
import type { AppFixture } from '#tests/flows/app-fixture.ts';
import { expect } from '#tests/support/expect.ts';

const widths = { wide: { width: 992, height: 800 }, narrow: { width: 991, height: 800 } };
/** Always changes the width, since the browser fires no event otherwise. */
async function resizeTo(page: Page, width: number) {
  const now = page.viewportSize()?.width ?? 0;
  await page.setViewportSize({ width: now === width ? width + 1 : width, height: 800 });
}
const desktop = ({ page }: AppFixture) => expect(page.getByRole('complementary')).toBeVisible();
const mobile = async ({ page }: AppFixture) => {
  await expect(page.getByRole('complementary')).toHaveCount(0);
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
};

export const driver = {
  actor: 'device',
  start: async (app, input) => {
    await app.page.setViewportSize(input?.name === 'narrow' ? widths.narrow : widths.wide);
    await app.openApp();
  },
  execute: { 'device.resized': ({ page }, event) => resizeTo(page, 'width' in event ? event.width : 0) },
  view: ({ page }) => page.getByRole('complementary').or(page.getByRole('navigation', { name: 'Main' })),
  recovery: { reload: { 'mobile.stable': 'mobile.stable', 'desktop.stable': 'desktop.stable' } },
  assert: {
    deciding: transient,
    'desktop.stable': desktop,
    'desktop.debouncing': desktop,
    'mobile.stable': mobile,
    'mobile.debouncing': mobile,
  },
} satisfies Driver<typeof deviceMachine, AppFixture>;
