import type { Page } from '@playwright/test';
import { codes } from '#contract/codes.ts';
import type { Path } from '#contract/endpoints.ts';
import type { ControlClient } from '#sandbox/server/control-client.ts';
import type { ScriptedResponse } from '#sandbox/server/control-protocol.ts';
import { test } from '#tests/support/dom/fixtures.ts';
import { genericErrorText, hostile } from '#tests/support/error-texts.ts';
import { expect } from '#tests/support/expect.ts';
import {
  dialog,
  expectSignedIn,
  expectSignedOut,
  openSignIn,
  submitCredentials,
  submitProof,
  submitResetPassword,
  waitUntilHeld,
} from '#tests/support/steps.ts';

const account = 'moved_802';
const verify = '/arks/web/vx/verify';
const reset = '/arks/web/vx/reset';

const alert = (page: Page) => dialog(page).getByRole('alert');
const code = (page: Page) => dialog(page).getByLabel('Code in the image');
const sentTo = async (control: ControlClient, path: Path, since: number) =>
  (await control.requests({ since })).filter((request) => request.path === path);

test.beforeEach(async ({ page }) => {
  await page.goto('/faq');
  await openSignIn(page);
  await submitCredentials(page, { account });
  await expect(dialog(page).getByRole('tab', { name: 'Phone' })).toBeVisible();
});

test('proof form shows the same error when the verify call returns any known code', async ({
  page,
  control,
}) => {
  for (const number of Object.keys(codes[verify])) {
    const response = { kind: 'code', code: number, message: `operator ${number}` } as const;
    await control.script({ path: verify, response });
    const { n } = await control.requestCursor();
    await submitProof(page);
    await expect(alert(page), number).toHaveText('The details do not match. Please verify again.');
    await expect(code(page), number).toHaveValue('');
    await expect.poll(async () => (await sentTo(control, '/clientCaptcha', n)).length).toBe(1);
  }
  await submitProof(page);
  await expect(dialog(page)).toContainText('moved_802 is confirmed.');
});

test('proof form returns when the reset call returns a known code', async ({ page, control }) => {
  for (const number of Object.keys(codes[reset])) {
    await control.script({ path: reset, response: { kind: 'code', code: number } });
    await submitProof(page);
    await submitResetPassword(page);
    await expect(alert(page), number).toHaveText('The details do not match. Please verify again.');
    await expect(code(page), number).toHaveValue('');
  }
});

const bad: [string, ScriptedResponse, string][] = [
  ['an unknown code with a message', { kind: 'code', code: 4_711, message: hostile }, hostile],
  ['an unknown code without a message', { kind: 'code', code: 4_711 }, genericErrorText],
  ['truncated JSON', { kind: 'text', text: '{"code":100,"data":{' }, genericErrorText],
  ['a server error', { kind: 'status', status: 502 }, genericErrorText],
  ['a dropped connection', { kind: 'drop' }, 'No connection. Try again when you are online.'],
  ['the other envelope', { kind: 'code', code: 102, otherEnvelope: true }, 'The details do not match.'],
];
test('proof works on retry when its responses were bad', async ({ page, control }) => {
  const withoutToken = [{}, { token: '' }, { token: {} }, null].map((data): (typeof bad)[number] => [
    `a success with ${JSON.stringify(data)}`,
    { kind: 'code', code: 100, data },
    genericErrorText,
  ]);
  for (const [what, response, words] of [...bad, ...withoutToken])
    await test.step(what, async () => {
      await control.script({ path: verify, response });
      await submitProof(page);
      await expect(alert(page)).toContainText(words);
      await expect(code(page)).toHaveValue('');
      await expect(dialog(page).getByLabel('Withdrawal password')).toHaveValue('2468');
    });
  expect(await page.title()).not.toBe('owned');
  await submitProof(page);
  await expect(dialog(page)).toContainText('moved_802 is confirmed.');
});

test('password form keeps its values when the reset call fails', async ({ page, control }) => {
  await submitProof(page);
  await control.script({ path: reset, response: { kind: 'code', code: 4_711, message: 'Not on Sundays' } });
  await submitResetPassword(page);
  await expect(alert(page)).toHaveText('Not on Sundays');
  await control.script({ path: reset, response: { kind: 'status', status: 502 } });
  await dialog(page).getByRole('button', { name: 'Set password' }).click();
  await expect(alert(page)).toHaveText(genericErrorText);
  await dialog(page).getByRole('button', { name: 'Set password' }).click();
  await expect(dialog(page).getByLabel('Account name')).toHaveValue(account);
});

test('new password signs in when its reset response was lost', async ({ page, control }) => {
  await submitProof(page);
  await control.script({ path: reset, response: { kind: 'drop' } });
  await submitResetPassword(page, 'dawn1357');
  await expect(alert(page)).toContainText('No connection.');
  await dialog(page).getByRole('button', { name: 'Set password' }).click();
  await expect(alert(page)).toContainText('Please verify again.');
  await dialog(page).getByRole('button', { name: 'Back to sign-in' }).click();
  await submitCredentials(page, { account, password: 'dawn1357' });
  await expectSignedIn(page);
});

const images: [string, ScriptedResponse][] = [
  ['has an unsealed text', { kind: 'code', code: 100, data: { text: '7k4n', data: '<svg/>' } }],
  ['is not an SVG', { kind: 'code', code: 100, data: { text: 'AAAA', data: hostile } }],
  ['fails to load', { kind: 'status', status: 502 }],
];
test('captcha can be replaced when its image is bad', async ({ page, control }) => {
  const another = dialog(page).getByRole('button', { name: 'Show a new image' });
  for (const [what, response] of images)
    await test.step(what, async () => {
      await control.script({ path: '/clientCaptcha', response });
      await another.click();
      await expect(code(page)).toHaveAccessibleDescription(genericErrorText);
      await expect(dialog(page).getByRole('img', { name: /Image of a code/ })).toHaveCount(0);
      await another.click();
      await expect(dialog(page).getByRole('img', { name: /Image of a code/ })).toBeVisible();
    });
  await submitProof(page);
  await expect(dialog(page)).toContainText('moved_802 is confirmed.');
});

test('proof and password are each sent once when submitted twice', async ({ page, control }) => {
  const { n } = await control.requestCursor();
  const proof = await control.script({ path: verify, response: { kind: 'real' }, hold: true });
  await submitProof(page);
  await waitUntilHeld(control, verify);
  await code(page).press('Enter');
  await dialog(page).getByRole('button', { name: 'Checking' }).click({ force: true });
  await control.release({ id: proof.id });
  const set = await control.script({ path: reset, response: { kind: 'real' }, hold: true });
  await submitResetPassword(page);
  await waitUntilHeld(control, reset);
  await dialog(page).getByLabel('Confirm new password').press('Enter');
  await control.release({ id: set.id });
  await expect(dialog(page).getByLabel('Account name')).toHaveValue(account);
  expect(await sentTo(control, verify, n)).toHaveLength(1);
  expect(await sentTo(control, reset, n)).toHaveLength(1);
});

test('transfer dialog stays closed when the response arrives after closing', async ({ page, control }) => {
  const { id } = await control.script({ path: verify, response: { kind: 'real' }, hold: true });
  await submitProof(page);
  await waitUntilHeld(control, verify);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await control.release({ id });
  await expectSignedOut(page);
  await openSignIn(page);
  await expect(dialog(page).getByLabel('Account name')).toHaveValue('');
});

test('browser stores no secret when the transfer is complete', async ({ page }) => {
  await submitProof(page);
  await submitResetPassword(page, 'dawn1357');
  await expect(dialog(page).getByLabel('Account name')).toHaveValue(account);
  await submitCredentials(page, { account, password: 'dawn1357' });
  await expectSignedIn(page);
  const kept = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]),
  );
  for (const secret of ['dawn1357', '2468', 'moved@example.com']) expect(kept).not.toContain(secret);
});
