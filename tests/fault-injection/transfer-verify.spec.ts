import type { Page } from '@playwright/test';
import { codes } from '#contract/codes.ts';
import type { Path } from '#contract/endpoints.ts';
import type { ControlClient } from '#sandbox/control-client.ts';
import type { ScriptedAnswer } from '#sandbox/control-protocol.ts';
import { expect, test } from '../support/fixtures.ts';
import {
  dialog,
  expectSignedIn,
  expectSignedOut,
  isHeld,
  openSignIn,
  sendCredentials,
  sendProof,
  sendResetPassword,
} from '../support/steps.ts';

const account = 'moved_802';
const verify = '/arks/web/vx/verify';
const reset = '/arks/web/vx/reset';
const apology = 'This did not work. Try again, or ask customer service.';
const hostile = '<img src=x onerror="document.title=`owned`"><script>document.title="owned"</script>';

const alert = (page: Page) => dialog(page).getByRole('alert');
const code = (page: Page) => dialog(page).getByLabel('Code in the picture');
const sentTo = async (control: ControlClient, path: Path, since: number) =>
  (await control.requests({ since })).filter((request) => request.path === path);

test.beforeEach(async ({ page }) => {
  await page.goto('/');
  await openSignIn(page);
  await sendCredentials(page, { account });
  await expect(dialog(page).getByRole('tab', { name: 'Phone' })).toBeVisible();
});

test('every code of the proof is told in the same words, with another picture', async ({ page, control }) => {
  for (const number of Object.keys(codes[verify])) {
    const answer = { kind: 'code', code: number, message: `operator ${number}` } as const;
    await control.script({ path: verify, answer });
    const { n } = await control.mark();
    await sendProof(page);
    await expect(alert(page), number).toHaveText('What you gave does not match. Please verify again.');
    await expect(code(page), number).toHaveValue('');
    await expect.poll(async () => (await sentTo(control, '/clientCaptcha', n)).length).toBe(1);
  }
  await sendProof(page);
  await expect(dialog(page)).toContainText('moved_802 is confirmed.');
});

test('every such code of the new password leads back to the proof', async ({ page, control }) => {
  for (const number of Object.keys(codes[reset])) {
    await control.script({ path: reset, answer: { kind: 'code', code: number } });
    await sendProof(page);
    await sendResetPassword(page);
    await expect(alert(page), number).toHaveText('What you gave does not match. Please verify again.');
    await expect(code(page), number).toHaveValue('');
  }
});

const bad: [string, ScriptedAnswer, string][] = [
  ['an unknown code in the operator’s words', { kind: 'code', code: 4_711, message: hostile }, hostile],
  ['an unknown code without words', { kind: 'code', code: 4_711 }, apology],
  ['half a JSON', { kind: 'text', text: '{"code":100,"data":{' }, apology],
  ['a failure of the server', { kind: 'status', status: 502 }, apology],
  ['a cut line', { kind: 'drop' }, 'There is no connection. Try again when you are online.'],
  ['the other envelope', { kind: 'code', code: 102, otherEnvelope: true }, 'What you gave does not match.'],
];
for (const [what, answer, words] of bad) {
  test(`${what} is told at the proof, and the next try works`, async ({ page, control }) => {
    await control.script({ path: verify, answer });
    await sendProof(page);
    await expect(alert(page)).toContainText(words);
    expect(await page.title()).not.toBe('owned');
    await expect(dialog(page).getByLabel('Withdrawal password')).toHaveValue('2468');
    await sendProof(page);
    await expect(dialog(page)).toContainText('moved_802 is confirmed.');
  });
}

test('a proof without a token is no proof', async ({ page, control }) => {
  for (const data of [{}, { token: '' }, { token: 7 }, null]) {
    await control.script({ path: verify, answer: { kind: 'code', code: 100, data } });
    await sendProof(page);
    await expect(alert(page)).toHaveText(apology);
    await expect(code(page)).toHaveValue('');
  }
});

test('what goes wrong with the new password is told there, and nothing is typed twice', async ({
  page,
  control,
}) => {
  await sendProof(page);
  await control.script({ path: reset, answer: { kind: 'code', code: 4_711, message: 'Not on Sundays' } });
  await sendResetPassword(page);
  await expect(alert(page)).toHaveText('Not on Sundays');
  await control.script({ path: reset, answer: { kind: 'status', status: 502 } });
  await dialog(page).getByRole('button', { name: 'Set the password' }).click();
  await expect(alert(page)).toHaveText(apology);
  await dialog(page).getByRole('button', { name: 'Set the password' }).click();
  await expect(dialog(page).getByLabel('Account name')).toHaveValue(account);
});

test('a new password that was set, but whose answer was lost, opens the door', async ({ page, control }) => {
  await sendProof(page);
  await control.script({ path: reset, answer: { kind: 'drop' } });
  await sendResetPassword(page, 'dawn1357');
  await expect(alert(page)).toContainText('There is no connection.');
  await dialog(page).getByRole('button', { name: 'Set the password' }).click();
  await expect(alert(page)).toContainText('Please verify again.');
  await dialog(page).getByRole('button', { name: 'Back to sign-in' }).click();
  await sendCredentials(page, { account, password: 'dawn1357' });
  await expectSignedIn(page);
});

const pictures: [string, ScriptedAnswer][] = [
  ['whose text was sealed by nobody', { kind: 'code', code: 100, data: { text: '7k4n', data: '<svg/>' } }],
  ['that is no drawing', { kind: 'code', code: 100, data: { text: 'AAAA', data: hostile } }],
  ['that does not come', { kind: 'status', status: 502 }],
];
for (const [what, answer] of pictures) {
  test(`a picture ${what} is said, and another one can be asked for`, async ({ page, control }) => {
    await control.script({ path: '/clientCaptcha', answer });
    await dialog(page).getByRole('button', { name: 'Show another picture' }).click();
    await expect(code(page)).toHaveAccessibleDescription(apology);
    await expect(dialog(page).getByRole('img', { name: /Picture/ })).toHaveCount(0);
    await dialog(page).getByRole('button', { name: 'Show another picture' }).click();
    await sendProof(page);
    await expect(dialog(page)).toContainText('moved_802 is confirmed.');
  });
}

test('a drawing with scripts in it is shown without them', async ({ page, control, sandbox, quiet }) => {
  const answered = await fetch(`${sandbox.address}/api/clientCaptcha`, { method: 'POST', body: '{}' });
  const { data: real } = (await answered.json()) as { data: { text: string } };
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 132 44" onload="document.title='owned'"><script>document.title='owned'</script><image href="https://evil.example/x.png"/><foreignObject><p>hello</p></foreignObject><path d="M0 0L9 9" onclick="alert(1)" stroke="#000"/></svg>`;
  await control.script({
    path: '/clientCaptcha',
    answer: { kind: 'code', code: 100, data: { text: real.text, data: drawing } },
  });
  await dialog(page).getByRole('button', { name: 'Show another picture' }).click();
  const src = page.locator('dialog img[src*="L9"]');
  await expect(src).toBeVisible();
  const shown = decodeURIComponent((await src.getAttribute('src')) ?? '');
  expect(shown).toContain('M0 0L9 9');
  expect(shown).not.toMatch(/script|onload|onclick|evil|foreignObject|hello/i);
  expect(await page.title()).not.toBe('owned');
  // The browser says of each handler that it would not have run either.
  for (const said of quiet.splice(0)) expect(said).toContain('Executing inline event handler violates');
});

test('pressed twice, a proof and a password are sent once', async ({ page, control }) => {
  const { n } = await control.mark();
  const proof = await control.script({ path: verify, answer: { kind: 'real' }, hold: true });
  await sendProof(page);
  await isHeld(control, verify);
  await code(page).press('Enter');
  await dialog(page).getByRole('button', { name: 'Checking' }).click({ force: true });
  await control.release({ id: proof.id });
  const set = await control.script({ path: reset, answer: { kind: 'real' }, hold: true });
  await sendResetPassword(page);
  await isHeld(control, reset);
  await dialog(page).getByLabel('New password once more').press('Enter');
  await control.release({ id: set.id });
  await expect(dialog(page).getByLabel('Account name')).toHaveValue(account);
  expect(await sentTo(control, verify, n)).toHaveLength(1);
  expect(await sentTo(control, reset, n)).toHaveLength(1);
});

test('closed meanwhile, what is answered then opens nothing', async ({ page, control }) => {
  const { id } = await control.script({ path: verify, answer: { kind: 'real' }, hold: true });
  await sendProof(page);
  await isHeld(control, verify);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await control.release({ id });
  await expectSignedOut(page);
  await openSignIn(page);
  await expect(dialog(page).getByLabel('Account name')).toHaveValue('');
});

test('nothing that was typed or given is kept anywhere', async ({ page }) => {
  await sendProof(page);
  await sendResetPassword(page, 'dawn1357');
  await expect(dialog(page).getByLabel('Account name')).toHaveValue(account);
  await sendCredentials(page, { account, password: 'dawn1357' });
  await expectSignedIn(page);
  const kept = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]),
  );
  for (const secret of ['dawn1357', '2468', 'moved@example.com']) expect(kept).not.toContain(secret);
});
