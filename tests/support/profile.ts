import type { Page } from '@playwright/test';
import type { ControlClient } from '#sandbox/server/control-client.ts';
import { expect } from '#tests/support/expect.ts';

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

/** Whose details the tests change. */
export const account = 'open_profile';
export const email = 'E-mail address';

export const profileButton = (page: Page, label: string, name: string) =>
  profileForm(page, label).getByRole('button', { name, exact: true });

export const profileCode = (page: Page, label: string) =>
  profileForm(page, label).getByLabel('Code from the message');

export const openProfileField = (page: Page, label: string, name: string) =>
  profileRow(page, label).getByRole('button', { name, exact: true }).click();

export const sentProfileCode = async (control: ControlClient, field: string) =>
  (await control.verificationCode({ account, field })).code ?? '';

/** Requests a code and waits until it has been sent. */
export async function requestProfileCode(page: Page, label: string) {
  await profileButton(page, label, 'Send code').click();
  await expect(profileButton(page, label, 'Send code')).toHaveCount(0);
}

export async function submitProfileCode(page: Page, label: string, text: string) {
  await profileCode(page, label).fill(text);
  await profileButton(page, label, 'Verify').click();
}
