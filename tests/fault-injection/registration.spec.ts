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
  sendRegistration,
  toast,
} from '../support/steps.ts';

const apology = 'This did not work. Try again, or ask customer service.';
const hostile = '<img src=x onerror="document.title=`owned`"><script>document.title="owned"</script>';
const settings = '/arks/web/register-settings';
const picture = (page: Page) => field(page, 'Code in the picture');
const named = (page: Page, name: string) => dialog(page).locator(`[name=${name}]`);

/** A form with every field that there is, none of which must be filled in. */
const everything: ScriptedAnswer = {
  kind: 'code',
  code: 100,
  data: {
    list: registerFields.map((name) => ({ name, currency: 'USD', is_display: 1, is_verification: 1 })),
  },
};

test('every code of registering is told where it belongs, once', async ({ page, control }) => {
  test.slow();
  await control.script({ path: settings, answer: everything });
  await page.goto('/');
  await openRegistration(page);
  await fillRegistration(page);
  const told = page.getByRole('region', { name: 'Messages' }).getByRole('paragraph');
  for (const [code, { as, text, ...meaning }] of Object.entries(codes['/register'])) {
    const message = `operator ${code}`;
    await control.script({ path: '/register', answer: { kind: 'code', code, message } });
    await picture(page).fill('7k4n');
    await registerButton(page).click();
    if (as === 'toast') {
      await expect(told, code).toHaveCount(1);
      await expect(told, code).not.toContainText(message);
      await page.getByRole('region', { name: 'Messages' }).getByRole('button', { name: 'Close' }).click();
      await expect(told, code).toHaveCount(0);
    } else {
      const at = named(page, 'field' in meaning ? meaning.field : '');
      await expect(at, code).toHaveAttribute('aria-invalid', 'true');
      await expect(at, code).toBeFocused();
      if (text === 'server') await expect(at, code).toHaveAccessibleDescription(message);
      await expect(dialog(page).locator('[aria-invalid=true]'), code).toHaveCount(1);
    }
    await expect(picture(page), code).toHaveValue('');
  }
  await picture(page).fill('7k4n');
  await sendRegistration(page);
  // The operator's people are told with what the tries before were refused.
  const sent = (await control.requests()).filter((request) => request.path === '/register');
  const { errorTrack = '' } = (sent.at(-1)?.body ?? {}) as { errorTrack?: string };
  expect(errorTrack.split(',')).toEqual(Object.keys(codes['/register']));
});

const refusals: [string, ScriptedAnswer, string][] = [
  ['an unknown code in the operator’s words', { kind: 'code', code: 4_711, message: hostile }, hostile],
  ['an unknown code without words', { kind: 'code', code: 4_711 }, apology],
  ['half a JSON', { kind: 'text', text: '{"code":100,"data":{' }, apology],
  ['a success without a member', { kind: 'code', code: 100, data: { id: 7 } }, apology],
  ['a cut line', { kind: 'drop' }, 'There is no connection. Try again when you are online.'],
  ['the other envelope', { kind: 'code', code: 997, otherEnvelope: true }, 'No more accounts can be opened'],
];
for (const [what, answer, words] of refusals) {
  test(`${what} is told, nothing typed is lost, and the next try works`, async ({ page, control }) => {
    await control.script({ path: '/register', answer });
    await page.goto('/');
    await openRegistration(page);
    await fillRegistration(page);
    await registerButton(page).click();
    await expect(toast(page, words).first()).toBeVisible();
    await expect(field(page, 'Account name')).toHaveValue('brandnew_1');
    expect(await page.title()).not.toBe('owned');
    await expectNobody(page);
    if (answer.kind === 'drop') return;
    await picture(page).fill('7k4n');
    await sendRegistration(page);
  });
}

const expectNobody = async (page: Page) =>
  expect(
    await page.evaluate(() =>
      ['token', 'member_id', 'member_account'].map((key) => localStorage.getItem(key)),
    ),
  ).toEqual([null, null, null]);

for (const [what, answer] of [
  ['do not come', { kind: 'status', status: 502 }],
  ['make no sense', { kind: 'code', code: 100, data: { list: 'all of them' } }],
] as [string, ScriptedAnswer][]) {
  test(`settings that ${what} are said, and come when asked for again`, async ({ page, control }) => {
    await control.script({ path: settings, answer });
    await page.goto('/');
    await page.getByRole('banner').getByRole('button', { name: 'Join' }).click();
    await expect(dialog(page).getByRole('alert')).toContainText('The form could not be loaded');
    await dialog(page).getByRole('button', { name: 'Try again' }).click();
    await fillRegistration(page);
    await sendRegistration(page);
  });
}

test('Escape takes the message away first, and then the form', async ({ page, control }) => {
  await control.script({ path: '/register', answer: { kind: 'code', code: 996 } });
  await page.goto('/');
  await openRegistration(page);
  await fillRegistration(page);
  await registerButton(page).click();
  const told = toast(page, 'You are registering too often. Wait a while.');
  await expect(told).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(told).toHaveCount(0);
  await expect(field(page, 'Account name')).toHaveValue('brandnew_1');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
});

test('an agent’s domain that cannot be asked about stops the form: its currency would be a guess', async ({
  page,
  control,
}) => {
  await control.script({ path: '/arks/web/check-agent-domain', answer: { kind: 'status', status: 502 } });
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: 'Join' }).click();
  await expect(dialog(page).getByRole('alert')).toContainText('The form could not be loaded');
  await dialog(page).getByRole('button', { name: 'Try again' }).click();
  await expect(registerButton(page)).toBeVisible();
});

test('sent twice it is sent once', async ({ page, control }) => {
  await page.goto('/');
  await openRegistration(page);
  await fillRegistration(page);
  const { n } = await control.mark();
  const { id } = await control.script({ path: '/register', answer: { kind: 'real' }, hold: true });
  await picture(page).press('Enter');
  await isHeld(control, '/register');
  await picture(page).press('Enter');
  await dialog(page).getByRole('button', { name: 'Opening your account' }).click({ force: true });
  await control.release({ id });
  await expectSignedIn(page);
  const sent = (await control.requests({ since: n })).filter(({ path }) => path === '/register');
  expect(sent).toHaveLength(1);
});

test('what answers after the form was closed signs nobody in', async ({ page, control }) => {
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
  await expectNobody(page);
  await expectSignedOut(page);
  await expect(field(page, 'Account name')).toHaveValue('');
});

test('an answer about a value that was changed since is not heard', async ({ page, control }) => {
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
  await expect(field(page, 'Account name')).toHaveAccessibleDescription(/^6 to 12 small letters/);
  await expect(field(page, 'Account name')).not.toHaveAttribute('aria-invalid');
});

test('a check that fails stops nobody', async ({ page, control }) => {
  await control.script({ path: '/register/verification', answer: { kind: 'status', status: 502 }, times: 9 });
  await page.goto('/');
  await openRegistration(page);
  await fillRegistration(page);
  await sendRegistration(page);
});

test('what is missing is said at each field, the first is in focus, and nothing is sent', async ({
  page,
  control,
}) => {
  await page.goto('/');
  await openRegistration(page);
  const { n } = await control.mark();
  await registerButton(page).click();
  await expect(field(page, 'Account name')).toBeFocused();
  await expect(field(page, 'Account name')).toHaveAccessibleDescription('Give your account name.');
  await expect(field(page, 'E-mail address')).toHaveAccessibleDescription('Give your e-mail address.');
  await expect(picture(page)).toHaveAccessibleDescription('Give the code in the picture.');
  const sent = (await control.requests({ since: n })).filter(({ path }) => path.startsWith('/register'));
  expect(sent).toEqual([]);
});

test('an agreement with scripts in it is read without them', async ({ page, control, quiet }) => {
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
  // The browser says of each handler that it would not have run either.
  for (const said of quiet.splice(0)) expect(said).toContain('Executing inline event handler violates');
});

test('where an agreement leads opens beside what is being filled in', async ({ page, control }) => {
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

test('an agreement that does not come is said, and comes when it is asked for again', async ({
  page,
  control,
}) => {
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

test('a site that has no agreement says so', async ({ page, control }) => {
  await control.script({
    path: `${settings}/service-agreement`,
    answer: { kind: 'code', code: 100, data: { content: ' ' } },
  });
  await page.goto('/');
  await openRegistration(page);
  await dialog(page).getByRole('button', { name: 'Read the service agreement' }).click();
  await expect(page.getByRole('dialog', { name: 'Service agreement' })).toContainText(
    'There is no text in your language.',
  );
});

test('links of nobody’s make leave nothing behind', async ({ page, context }) => {
  await page.goto(`/?id=${encodeURIComponent(hostile)}&invite=a%20b&currency=XXX`);
  await openRegistration(page);
  await expect(field(page, 'Invited by')).toBeEnabled();
  const left = (await context.cookies()).map(({ name }) => name);
  for (const name of ['member_agent', 'recommend_code', 'register_type', 'currency'])
    expect(left).not.toContain(name);
});

test('going back closes nothing that was typed', async ({ page }) => {
  await page.goto('/faq');
  await page.getByRole('link', { name: 'Home' }).first().click();
  await openRegistration(page);
  await field(page, 'Account name').fill('brandnew_1');
  await page.goBack();
  await expect(page).toHaveURL('/faq');
  await expect(field(page, 'Account name')).toHaveValue('brandnew_1');
});

for (const [code, label, words] of [
  ['099', 'Phone number', 'This number could not be checked.'],
  [102, 'Code in the message', /^A message was sent already/],
  [103, 'Code in the message', /^Messages cannot be sent at present/],
  [104, 'Code in the message', 'Please ask customer service.'],
  [201, 'Phone number', 'Give a phone number first.'],
  [4_711, 'Code in the message', 'Come back on Tuesday'],
] as const) {
  test(`a message refused with ${code} is told at its field`, async ({ page, control }) => {
    const message = 'Come back on Tuesday';
    await control.script({ path: '/register/sms', answer: { kind: 'code', code, message } });
    await page.goto('/');
    await openRegistration(page);
    await field(page, 'Currency of the account').selectOption('VND');
    await field(page, 'Phone number').fill('0912345673');
    await dialog(page).getByRole('button', { name: 'Send a code' }).click();
    await expect(field(page, label)).toHaveAccessibleDescription(words);
    await expect(dialog(page).getByRole('button', { name: /^Again in/ })).toHaveCount(code === 102 ? 1 : 0);
  });
}
