import type { Page } from '@playwright/test';
import { codes } from '#contract/codes.ts';
import { registerFields } from '#contract/register-form.ts';
import { PASSWORD } from '#sandbox/members.ts';
import type { ScriptedResponse } from '#sandbox/server/control-protocol.ts';
import { genericErrorText, hostile } from '#tests/support/error-texts.ts';
import { expect, test } from '#tests/support/fixtures.ts';
import { captchaField, expectNoSession, registerSettings } from '#tests/support/registration.ts';
import {
  dialog,
  field,
  fillRegistration,
  openRegistration,
  registerButton,
  submitRegistration,
  toast,
} from '#tests/support/steps.ts';

const named = (page: Page, name: string) => dialog(page).locator(`[name=${name}]`);

/** A form with every known field, all of them optional. */
const everything: ScriptedResponse = {
  kind: 'code',
  code: 100,
  data: {
    list: registerFields.map((name) => ({ name, currency: 'USD', is_display: 1, is_verification: 1 })),
  },
};

test('register form shows one error in its place when the call returns a known code', async ({
  page,
  control,
}) => {
  test.slow();
  await control.script({ path: registerSettings, response: everything });
  await page.goto('/faq');
  await openRegistration(page);
  await fillRegistration(page, { 'Confirm password': PASSWORD });
  const toastText = page.getByRole('region', { name: 'Notifications' }).getByRole('paragraph');
  for (const [code, { as, text, ...display }] of Object.entries(codes['/register'])) {
    const message = `operator ${code}`;
    await control.script({ path: '/register', response: { kind: 'code', code, message } });
    await captchaField(page).fill('7k4n');
    await registerButton(page).click();
    if (as === 'toast') {
      await expect(toastText, code).toHaveCount(1);
      await expect(toastText, code).not.toContainText(message);
      await page
        .getByRole('region', { name: 'Notifications' })
        .getByRole('button', { name: 'Close' })
        .click();
      await expect(toastText, code).toHaveCount(0);
    } else {
      const at = named(page, 'field' in display ? display.field : '');
      await expect(at, code).toHaveAttribute('aria-invalid', 'true');
      await expect(at, code).toBeFocused();
      if (text === 'server') await expect(at, code).toHaveAccessibleDescription(message);
      await expect(dialog(page).locator('[aria-invalid=true]'), code).toHaveCount(1);
    }
    await expect(captchaField(page), code).toHaveValue('');
  }
  await captchaField(page).fill('7k4n');
  await submitRegistration(page);
  // The request lists the error codes of earlier attempts for customer service.
  const sent = (await control.requests()).filter((request) => request.path === '/register');
  const { errorTrack = '' } = (sent.at(-1)?.body ?? {}) as { errorTrack?: string };
  expect(errorTrack.split(',')).toEqual(Object.keys(codes['/register']));
});

const refusals: [string, ScriptedResponse, string][] = [
  ['an unknown code with a message', { kind: 'code', code: 4_711, message: hostile }, hostile],
  ['an unknown code without a message', { kind: 'code', code: 4_711 }, genericErrorText],
  ['truncated JSON', { kind: 'text', text: '{"code":100,"data":{' }, genericErrorText],
  ['a success without a member', { kind: 'code', code: 100, data: { id: 7 } }, genericErrorText],
  ['the other envelope', { kind: 'code', code: 997, otherEnvelope: true }, 'You cannot open another account'],
  ['a dropped connection', { kind: 'drop' }, 'No connection. Try again when you are online.'],
];
test('registration works on retry when its responses were bad', async ({ page, control }) => {
  await page.goto('/faq');
  await openRegistration(page);
  await fillRegistration(page);
  for (const [what, response, words] of refusals)
    await test.step(what, async () => {
      await control.script({ path: '/register', response });
      await captchaField(page).fill('7k4n');
      await registerButton(page).click();
      const message = toast(page, words).first();
      await expect(message).toBeVisible();
      await expect(field(page, 'Account name')).toHaveValue('brandnew_1');
      await expectNoSession(page);
      await page.keyboard.press('Escape');
      await expect(message).toHaveCount(0);
    });
  expect(await page.title()).not.toBe('owned');
  // The server has opened the account whose response was lost.
  await field(page, 'Account name').fill('brandnew_2');
  await field(page, 'E-mail address').fill('brand2@example.com');
  await captchaField(page).fill('7k4n');
  await submitRegistration(page);
});

test('agreement opens above the form and loads on retry', async ({ page, control }) => {
  const path = `${registerSettings}/service-agreement` as const;
  const agreement = page.getByRole('dialog', { name: 'Service agreement' });
  const openAgreement = async (content?: string) => {
    if (content) await control.script({ path, response: { kind: 'code', code: 100, data: { content } } });
    await page.goto('/faq');
    await openRegistration(page);
    await field(page, 'Account name').fill('brandnew_1');
    await dialog(page).getByRole('button', { name: 'Read the service agreement' }).click();
  };
  await test.step('failed load', async () => {
    await control.script({ path, response: { kind: 'status', status: 502 }, times: 9 });
    await openAgreement();
    await expect(agreement.getByRole('alert')).toContainText('This could not be loaded');
    await control.clear();
    await agreement.getByRole('button', { name: 'Try again' }).click();
    await expect(agreement).toContainText('of legal age where you live');
    await agreement.getByRole('button', { name: 'Close' }).click();
    await expect(field(page, 'Account name')).toHaveValue('brandnew_1');
  });
  await test.step('no text', async () => {
    await openAgreement(' ');
    await expect(agreement).toContainText('The agreement is not available in your language.');
  });
  await test.step('link in a new tab', async () => {
    await openAgreement('<p>See <a href="/discount">the terms</a></p>');
    const paper = page.getByRole('region', { name: 'Service agreement' });
    const [beside] = await Promise.all([
      page.context().waitForEvent('page'),
      paper.getByRole('link', { name: 'the terms' }).click(),
    ]);
    await expect(beside).toHaveURL('/discount');
    await expect(paper).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(field(page, 'Account name')).toHaveValue('brandnew_1');
  });
});

test('referral cookies are not set when the link is invalid', async ({ page, context }) => {
  await page.goto(`/?id=${encodeURIComponent(hostile)}&invite=a%20b&currency=XXX`);
  await expect(page.getByRole('banner')).toBeVisible();
  // Opening the form would remove what the operator calls invalid.
  const names = (await context.cookies()).map(({ name }) => name);
  for (const name of ['member_agent', 'recommend_code', 'register_type', 'currency'])
    expect(names).not.toContain(name);
  await openRegistration(page);
  await expect(field(page, 'Invitation code')).toBeEnabled();
});
