import type { Page } from '@playwright/test';
import type { ControlClient } from '#sandbox/server/control-client.ts';
import { field } from './steps.ts';

export const introducer = (page: Page) => field(page, 'Invitation code');

/** Body of the last `/register` request. */
export async function lastRegistration(control: ControlClient): Promise<Record<string, string>> {
  const requests = await control.requests();
  return requests.findLast(({ path }) => path === '/register')?.body as Record<string, string>;
}
