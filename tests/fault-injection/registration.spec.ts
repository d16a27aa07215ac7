import type { Page } from '@playwright/test';
import { codes } from '#contract/codes.ts';
import { registerFields } from '#contract/register-form.ts';
import type { ScriptedAnswer } from '#sandbox/control-protocol.ts';
import { expect, test } from '../support/fixtures.ts';
import {
  dialog,
  expectSignedIn,
  expectSignedOut,
  field,
  fillRegistration,
  isHeld,
  openRegistration,
  registerButton,
  submitRegistration,
  toast,
} from '../support/steps.ts';

const apology = 'Something went wrong. Try again or contact customer service.';
const hostile = '<img src=x onerror="document.title=`owned`"><script>document.title="owned"</script>';
const settings = '/arks/web/register-settings';
const image = (page: Page) => field(page, 'Code in the picture');
const named = (page: Page, name: string) => dialog(page).locator(`[name=${name}]`);

/** A form with every known field, all of them optional. */
const everything: ScriptedAnswer = {
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
  await control.script({ path: settings, answer: everything });
  await page.goto('/');
  await openRegistration(page);
  await fillRegistration(page);
  const toastText = page.getByRole('region', { name: 'Notifications' }).getByRole('paragraph');
  for (const [code, { as, text, ...meaning }] of Object.entries(codes['/register'])) {
    const message = `operator ${code}`;
    await control.script({ path: '/register', answer: { kind: 'code', code, message } });
    await image(page).fill('7k4n');
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
      const at = named(page, 'field' in meaning ? meaning.field : '');
      await expect(at, code).toHaveAttribute('aria-invalid', 'true');
      await expect(at, code).toBeFocused();
      if (text === 'server') await expect(at, code).toHaveAccessibleDescription(message);
      await expect(dialog(page).locator('[aria-invalid=true]'), code).toHaveCount(1);
    }
    await expect(image(page), code).toHaveValue('');
  }
  await image(page).fill('7k4n');
  await submitRegistration(page);
  // The request lists the error codes of earlier attempts for customer service.
  const sent = (await control.requests()).filter((request) => request.path === '/register');
  const { errorTrack = '' } = (sent.at(-1)?.body ?? {}) as { errorTrack?: string };
  expect(errorTrack.split(',')).toEqual(Object.keys(codes['/register']));
});

const refusals: [string, ScriptedAnswer, string][] = [
  ['an unknown code with a message', { kind: 'code', code: 4_711, message: hostile }, hostile],
  ['an unknown code without a message', { kind: 'code', code: 4_711 }, apology],
  ['truncated JSON', { kind: 'text', text: '{"code":100,"data":{' }, apology],
  ['a success without a member', { kind: 'code', code: 100, data: { id: 7 } }, apology],
  ['a dropped connection', { kind: 'drop' }, 'No connection. Try again when you are online.'],
  ['the other envelope', { kind: 'code', code: 997, otherEnvelope: true }, 'You cannot open another account'],
];
for (const [what, answer, words] of refusals) {
  test(`registration works on retry when the response was ${what}`, async ({ page, control }) => {
    await control.script({ path: '/register', answer });
    await page.goto('/');
    await openRegistration(page);
    await fillRegistration(page);
    await registerButton(page).click();
    await expect(toast(page, words).first()).toBeVisible();
    await expect(field(page, 'Account name')).toHaveValue('brandnew_1');
    expect(await page.title()).not.toBe('owned');
    await expectNoSession(page);
    if (answer.kind === 'drop') return;
    await image(page).fill('7k4n');
    await submitRegistration(page);
  });
}

const expectNoSession = async (page: Page) =>
  expect(
    await page.evaluate(() =>
      ['token', 'member_id', 'member_account'].map((key) => localStorage.getItem(key)),
    ),
  ).toEqual([null, null, null]);

for (const [what, answer] of [
  ['failed to load', { kind: 'status', status: 502 }],
  ['were malformed', { kind: 'code', code: 100, data: { list: 'all of them' } }],
] as [string, ScriptedAnswer][]) {
  test(`register form opens on retry when its settings ${what}`, async ({ page, control }) => {
    await control.script({ path: settings, answer });
    await page.goto('/');
    await page.getByRole('banner').getByRole('button', { name: 'Join' }).click();
    await expect(dialog(page).getByRole('alert')).toContainText('The form could not be loaded');
    await dialog(page).getByRole('button', { name: 'Try again' }).click();
    await fillRegistration(page);
    await submitRegistration(page);
  });
}

test('Escape closes the toast before the form when both are open', async ({ page, control }) => {
  await control.script({ path: '/register', answer: { kind: 'code', code: 996 } });
  await page.goto('/');
  await openRegistration(page);
  await fillRegistration(page);
  await registerButton(page).click();
  const toastText = toast(page, 'Too many registrations. Try again later.');
  await expect(toastText).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(toastText).toHaveCount(0);
  await expect(field(page, 'Account name')).toHaveValue('brandnew_1');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
});

// Without the check the currency would be a guess.
test('register form requires a retry when the agent domain check fails', async ({ page, control }) => {
  await control.script({ path: '/arks/web/check-agent-domain', answer: { kind: 'status', status: 502 } });
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: 'Join' }).click();
  await expect(dialog(page).getByRole('alert')).toContainText('The form could not be loaded');
  await dialog(page).getByRole('button', { name: 'Try again' }).click();
  await expect(registerButton(page)).toBeVisible();
});

test('register form sends one request when submitted twice', async ({ page, control }) => {
  await page.goto('/');
  await openRegistration(page);
  await fillRegistration(page);
  const { n } = await control.requestCursor();
  const { id } = await control.script({ path: '/register', answer: { kind: 'real' }, hold: true });
  await image(page).press('Enter');
  await isHeld(control, '/register');
  await image(page).press('Enter');
  await dialog(page).getByRole('button', { name: 'Opening your account' }).click({ force: true });
  await control.release({ id });
  await expectSignedIn(page);
  const sent = (await control.requests({ since: n })).filter(({ path }) => path === '/register');
  expect(sent).toHaveLength(1);
});

test('visitor stays signed out when the register response arrives after closing', async ({
  page,
  control,
}) => {
  await page.goto('/');
  await openRegistration(page);
  await fillRegistration(page);
  const { id } = await control.script({ path: '/register', answer: { kind: 'real' }, hold: true });
  await registerButton(page).click();
  await isHeld(control, '/register');
  await dialog(page).getByRole('button', { name: 'Close' }).click();
  await expect(dialog(page)).toHaveCount(0);
  await control.release({ id });
  await expect.poll(async () => (await control.held()).length).toBe(0);
  await openRegistration(page);
  await expectNoSession(page);
  await expectSignedOut(page);
  await expect(field(page, 'Account name')).toHaveValue('');
});

test('availability response is ignored when the value has changed since', async ({ page, control }) => {
  const path = '/register/verification';
  await page.goto('/');
  await openRegistration(page);
  const { id } = await control.script({ path, answer: { kind: 'real' }, hold: true });
  await field(page, 'Account name').fill('linhmai_88');
  await field(page, 'Password').focus();
  await isHeld(control, path);
  await expect(field(page, 'Account name')).toHaveAttribute('aria-busy', 'true');
  await field(page, 'Account name').fill('second_seat');
  await expect(field(page, 'Account name')).not.toHaveAttribute('aria-busy');
  await control.release({ id });
  await field(page, 'Account name').fill('brandnew_1');
  const answered = page.waitForResponse((response) => response.url().endsWith(path));
  await field(page, 'Password').focus();
  await answered;
  await expect(field(page, 'Account name')).toHaveAccessibleDescription(/^Use 6 to 12 lowercase letters/);
  await expect(field(page, 'Account name')).not.toHaveAttribute('aria-invalid');
});

test('registration succeeds when the availability check fails', async ({ page, control }) => {
  await control.script({ path: '/register/verification', answer: { kind: 'status', status: 502 }, times: 9 });
  await page.goto('/');
  await openRegistration(page);
  await fillRegistration(page);
  await submitRegistration(page);
});

test('register form marks missing fields when it is submitted empty', async ({ page, control }) => {
  await page.goto('/');
  await openRegistration(page);
  const { n } = await control.requestCursor();
  await registerButton(page).click();
  await expect(field(page, 'Account name')).toBeFocused();
  await expect(field(page, 'Account name')).toHaveAccessibleDescription('Enter your account name.');
  await expect(field(page, 'E-mail address')).toHaveAccessibleDescription('Enter your e-mail address.');
  await expect(image(page)).toHaveAccessibleDescription('Enter the code in the picture.');
  const sent = (await control.requests({ since: n })).filter(({ path }) => path.startsWith('/register'));
  expect(sent).toEqual([]);
});

test('agreement is sanitized when it contains scripts', async ({ page, control, consoleErrors }) => {
  const content = `<h2>Terms</h2>${hostile}<p onclick="document.title='owned'">Read <a href="javascript:alert(1)">me</a></p>`;
  await control.script({
    path: `${settings}/service-agreement`,
    answer: { kind: 'code', code: 100, data: { content } },
  });
  await page.goto('/');
  await openRegistration(page);
  await dialog(page).getByRole('button', { name: 'Read the service agreement' }).click();
  const paper = page.getByRole('region', { name: 'Service agreement' });
  await expect(paper).toContainText('Read me');
  await expect(paper.locator('[onclick], [onerror], script, a[href]')).toHaveCount(0);
  expect(await page.title()).not.toBe('owned');
  // The browser logs for each handler that the CSP blocks it as well.
  for (const entry of consoleErrors.splice(0))
    expect(entry).toContain('Executing inline event handler violates');
});

test('agreement link opens a new tab when clicked during registration', async ({ page, control }) => {
  await control.script({
    path: `${settings}/service-agreement`,
    answer: { kind: 'code', code: 100, data: { content: '<p>See <a href="/faq">the questions</a></p>' } },
  });
  await page.goto('/');
  await openRegistration(page);
  await field(page, 'Account name').fill('brandnew_1');
  await dialog(page).getByRole('button', { name: 'Read the service agreement' }).click();
  const paper = page.getByRole('region', { name: 'Service agreement' });
  const [beside] = await Promise.all([
    page.context().waitForEvent('page'),
    paper.getByRole('link', { name: 'the questions' }).click(),
  ]);
  await expect(beside).toHaveURL('/faq');
  await expect(paper).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(field(page, 'Account name')).toHaveValue('brandnew_1');
});

test('agreement loads on retry when its first load failed', async ({ page, control }) => {
  const path = `${settings}/service-agreement` as const;
  await page.goto('/');
  await openRegistration(page);
  await field(page, 'Account name').fill('brandnew_1');
  await control.script({ path, answer: { kind: 'status', status: 502 }, times: 9 });
  await dialog(page).getByRole('button', { name: 'Read the service agreement' }).click();
  const agreement = page.getByRole('dialog', { name: 'Service agreement' });
  await expect(agreement.getByRole('alert')).toContainText('This could not be loaded');
  await control.clear();
  await agreement.getByRole('button', { name: 'Try again' }).click();
  await expect(agreement).toContainText('You are of age where you live');
  await agreement.getByRole('button', { name: 'Close' }).click();
  await expect(field(page, 'Account name')).toHaveValue('brandnew_1');
});

test('agreement dialog shows an empty state when the site has no text', async ({ page, control }) => {
  await control.script({
    path: `${settings}/service-agreement`,
    answer: { kind: 'code', code: 100, data: { content: ' ' } },
  });
  await page.goto('/');
  await openRegistration(page);
  await dialog(page).getByRole('button', { name: 'Read the service agreement' }).click();
  await expect(page.getByRole('dialog', { name: 'Service agreement' })).toContainText(
    'The agreement is not available in your language.',
  );
});

test('referral cookies are not set when the link is invalid', async ({ page, context }) => {
  await page.goto(`/?id=${encodeURIComponent(hostile)}&invite=a%20b&currency=XXX`);
  await openRegistration(page);
  await expect(field(page, 'Invited by')).toBeEnabled();
  const left = (await context.cookies()).map(({ name }) => name);
  for (const name of ['member_agent', 'recommend_code', 'register_type', 'currency'])
    expect(left).not.toContain(name);
});

test('register form keeps its values when the user goes back', async ({ page }) => {
  await page.goto('/faq');
  await page.getByRole('link', { name: 'Home' }).first().click();
  await openRegistration(page);
  await field(page, 'Account name').fill('brandnew_1');
  await page.goBack();
  await expect(page).toHaveURL('/faq');
  await expect(field(page, 'Account name')).toHaveValue('brandnew_1');
});

for (const [code, label, words] of [
  ['099', 'Phone number', 'This number could not be verified.'],
  [102, 'Code from the message', /^A message was already sent/],
  [103, 'Code from the message', /^Messages cannot be sent right now/],
  [104, 'Code from the message', 'Contact customer service.'],
  [201, 'Phone number', 'Enter a phone number first.'],
  [4_711, 'Code from the message', 'Come back on Tuesday'],
] as const) {
  test(`field shows the error when the phone code call returns ${code}`, async ({ page, control }) => {
    const message = 'Come back on Tuesday';
    await control.script({ path: '/register/sms', answer: { kind: 'code', code, message } });
    await page.goto('/');
    await openRegistration(page);
    await field(page, 'Account currency').selectOption('VND');
    await field(page, 'Phone number').fill('0912345673');
    await dialog(page).getByRole('button', { name: 'Send a code' }).click();
    await expect(field(page, label)).toHaveAccessibleDescription(words);
    await expect(dialog(page).getByRole('button', { name: /^Resend in/ })).toHaveCount(code === 102 ? 1 : 0);
  });
}
