import type { Page } from '@playwright/test';
import { requestTimeout } from '#contract/constants.ts';
import type { Path } from '#contract/endpoints.ts';
import type { ControlClient } from '#sandbox/server/control-client.ts';
import type { ScriptedResponse } from '#sandbox/server/control-protocol.ts';
import { genericErrorText, hostile, offline } from '#tests/support/error-texts.ts';
import { expect } from '#tests/support/expect.ts';
import { waitUntilHeld } from '#tests/support/steps.ts';
import type { FaultName } from './matrix/faults.ts';

export const unreadable = 'The response could not be read. Try again or contact customer service.';

const words = 'The table is closed';

const timedOut = 'The request timed out. Try again.';

const html = '<!doctype html><title>502</title>';

export const status = (status: number, body = ''): ScriptedResponse => ({ kind: 'status', status, body });

/** A response, or none at all; the text that the user sees; and the text in place of a list. */
export type Bad = [response: ScriptedResponse | 'hang', text: string, listText?: string];

/** One fault of the matrix (faults.test.ts) for each outcome; the others have the same outcomes. */
export const badResponses: Partial<Record<FaultName, Bad>> = {
  '500 HTML': [status(500, html), genericErrorText],
  '503 envelope': [status(503, JSON.stringify({ header: { status: 503, desc: words } })), words],
  '200 HTML': [{ kind: 'text', text: html }, genericErrorText, unreadable],
  '[]': [{ kind: 'json', body: [] }, genericErrorText, unreadable],
  'empty data': [{ kind: 'code', code: 100, data: [] }, genericErrorText, unreadable],
  'unknown code': [{ kind: 'code', code: 'E-7' }, genericErrorText],
  'unknown code with words': [{ kind: 'code', code: 4_711, message: hostile }, hostile],
  drop: [{ kind: 'drop' }, offline],
  hang: ['hang', timedOut],
};

/** A success for a call that needs no data. */
export const success = 'empty data';

export const wrongMessage: [string, Bad] = [
  'a message of the wrong type',
  [{ kind: 'json', body: { code: 9, message: { en: 'no' } } }, genericErrorText],
];

/** Sends a call and gives it the response; if there is none, the time of the call passes at once. */
export async function sendTo(
  { page, control }: { page: Page; control: ControlClient },
  path: Path,
  response: ScriptedResponse | 'hang',
  send: () => Promise<unknown>,
  times = 1,
) {
  const hold = response === 'hang';
  const scripted = hold ? status(503) : response;
  await control.script({ path, response: scripted, hold, times, replace: true });
  await send();
  if (!hold) return;
  await waitUntilHeld(control, path);
  await page.clock.fastForward(requestTimeout);
}

export const games = '/v2/get_template_game_list';

/** Response text was rendered as plain text. */
export async function expectNoMarkup(page: Page) {
  await expect(page).not.toHaveTitle('owned');
  expect(await page.locator('img[onerror], main script').count()).toBe(0);
}
