import type { Page } from '@playwright/test';
import type { ChangeName } from '#sandbox/operator/changes.ts';
import { expect } from './expect.ts';

/** Submits a form of the operator's page. */
export async function submitChange(
  page: Page,
  { operator }: { operator: string },
  change: ChangeName,
  form: Record<string, string> = {},
) {
  const response = await page.request.post(`${operator}/${change}`, { form, headers: { origin: operator } });
  expect(await response.text()).toContain('The change was made.');
}
