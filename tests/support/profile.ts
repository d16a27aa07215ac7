import type { Page } from '@playwright/test';

/** Parts of the page with the member's details. */

/** The row of a field: its label, value and mark, and the form if it is open. */
export const profileRow = (page: Page, label: string) =>
  page
    .getByRole('main')
    .locator('dl > div')
    .filter({ has: page.getByRole('term').filter({ hasText: new RegExp(`^${label}$`) }) });
/** The open forms of all fields, and that of one. */
export const openProfileForms = (page: Page) => page.getByRole('main').locator('dl form');
export const profileForm = (page: Page, label: string) =>
  page.getByRole('main').getByRole('form', { name: label, exact: true });
