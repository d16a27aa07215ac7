import type { Page } from '@playwright/test';
import { isMobileLayout } from './fixtures.ts';

/** The parts of a page by which tests tell where they are. */

export const halls = (page: Page) => page.getByRole('heading', { name: 'Choose a hall' });
export const navigation = (page: Page) => page.getByRole('navigation', { name: 'Main' });
export const header = (page: Page) => page.getByRole('banner');
export const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });

/** Uses the sidebar on desktop, and the visitor menu on phone. */
export async function chooseLanguage(page: Page, name: string) {
  if (isMobileLayout(page)) await page.getByRole('button', { name: 'Me', exact: true }).click();
  await page.getByRole('button', { name: /^Language/ }).click();
  await page.getByRole('button', { name, exact: true }).click();
}
