import type { Page } from '@playwright/test';
import type { ControlClient } from '#sandbox/server/control-client.ts';
import { expect } from '#tests/support/expect.ts';
import { field } from './steps.ts';

export const introducer = (page: Page) => field(page, 'Invitation code');

/** Body of the last `/register` request. */
export async function lastRegistration(control: ControlClient): Promise<Record<string, string>> {
  const requests = await control.requests();
  return requests.findLast(({ path }) => path === '/register')?.body as Record<string, string>;
}

export const chooseCurrency = (page: Page, currency: string) =>
  field(page, 'Account currency').selectOption(currency);

export const registerSettings = '/arks/web/register-settings';
export const captchaField = (page: Page) => field(page, 'Code in the image');

export const expectNoSession = async (page: Page) =>
  expect(
    await page.evaluate(() =>
      ['token', 'member_id', 'member_account'].map((key) => localStorage.getItem(key)),
    ),
  ).toEqual([null, null, null]);
