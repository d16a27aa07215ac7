import { expect, type Page } from '@playwright/test';
import type { deviceMachine } from '#machines/device.machine.ts';
import { type Driver, transient } from '#qa/walk/driver.ts';
import type { House } from '../app-fixture.ts';

const widths = { wide: { width: 992, height: 800 }, narrow: { width: 991, height: 800 } };
/** Every resize is another width, or the browser would not tell of it. */
async function resizeTo(page: Page, width: number) {
  const now = page.viewportSize()?.width ?? 0;
  await page.setViewportSize({ width: now === width ? width + 1 : width, height: 800 });
}
const desktop = ({ page }: House) => expect(page.getByRole('complementary')).toBeVisible();
const mobile = async ({ page }: House) => {
  await expect(page.getByRole('complementary')).toHaveCount(0);
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
};

export const driver = {
  actor: 'device',
  start: async (house, input) => {
    await house.page.setViewportSize(input?.name === 'narrow' ? widths.narrow : widths.wide);
    await house.enter();
  },
  do: { 'device.resized': ({ page }, event) => resizeTo(page, 'width' in event ? event.width : 0) },
  see: {
    deciding: transient,
    'desktop.settled': desktop,
    'desktop.settling': desktop,
    'mobile.settled': mobile,
    'mobile.settling': mobile,
  },
} satisfies Driver<typeof deviceMachine, House>;
