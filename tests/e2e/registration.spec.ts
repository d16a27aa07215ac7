import type { Page } from '@playwright/test';
import type { ControlClient } from '#sandbox/control-client.ts';
import { expect, test } from '../support/fixtures.ts';
import {
  dialog,
  expectSignedIn,
  field,
  fillRegistration,
  openRegistration,
  registerButton,
  sendRegistration,
  toast,
} from '../support/steps.ts';

const choose = (page: Page, currency: string) =>
  field(page, 'Currency of the account').selectOption(currency);
const introducer = (page: Page) => field(page, 'Invited by');

/** What `/register` was asked last. */
async function asked(control: ControlClient): Promise<Record<string, string>> {
  const requests = await control.requests();
  return requests.findLast(({ path }) => path === '/register')?.body as Record<string, string>;
}

test.describe('from home', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/');
  });

  test('opens an account, is signed in with it, and is still there after a reload', async ({
    page,
    control,
  }) => {
    const { n } = await control.mark();
    await openRegistration(page);
    await fillRegistration(page);
    await sendRegistration(page);
    await expect(toast(page, 'Your account is open. Welcome.')).toBeVisible();
    await expect(dialog(page)).toHaveCount(0);
    await page.reload();
    await expectSignedIn(page);
    expect(await asked(control)).toMatchObject({
      site_id: '1',
      member_account: 'brandnew_1',
      member_currency: 'USD',
      member_email: 'brand@example.com',
    });
    const pictures = (await control.requests({ since: n })).filter(({ path }) => path === '/captcha');
    expect(pictures.map(({ body }) => body)).toEqual([{ type: 2, site_id: '1' }]);
  });

  test('the pixel hears of it once, and of nobody', async ({ page, control }) => {
    await page.goto('/?fbclid=click-77');
    await openRegistration(page);
    await fillRegistration(page, { 'Full name': 'Ada Reyes' });
    await sendRegistration(page);
    await expect.poll(async () => (await control.pixels()).length).toBe(1);
    const [pixel] = await control.pixels();
    expect(pixel?.event_name).toBe('CompleteRegistration');
    expect(pixel?.body).toMatchObject({
      customData: { currency: 'USD' },
      userData: { fbc: expect.stringMatching(/click-77$/) },
    });
    const id = await page.evaluate(() => localStorage.getItem('member_id'));
    for (const personal of ['brandnew_1', 'brand@example.com', 'Ada', `"${id}"`])
      expect(JSON.stringify(pixel?.body)).not.toContain(personal);
  });

  test('in RMB: a Chinese name, the password once more, a withdrawal password', async ({ page, control }) => {
    await openRegistration(page);
    await choose(page, 'RMB');
    await fillRegistration(page, {
      'Password once more': 'dusk2468x',
      'Full name': 'Wang',
      'Withdrawal password': '２４６ ８',
    });
    await registerButton(page).click();
    await expect(field(page, 'Full name')).toHaveAccessibleDescription(
      'Give your name in Chinese characters.',
    );
    await expect(field(page, 'Password once more')).toHaveAccessibleDescription('The two passwords differ.');
    await field(page, 'Full name').fill('王小明');
    await field(page, 'Password once more').fill('dusk2468');
    await sendRegistration(page);
    expect(await asked(control)).toMatchObject({ member_currency: 'RMB', member_name: '王小明' });
    expect(await asked(control)).not.toHaveProperty('confirm_password');
  });

  test('in VND: a name of one word, and a phone number confirmed by its code', async ({ page, control }) => {
    await openRegistration(page);
    await choose(page, 'VND');
    await fillRegistration(page, { 'Full name': 'Huy Vo', 'Phone number': '0912 345 67' });
    await dialog(page).getByRole('button', { name: 'Send a code' }).click();
    await expect(field(page, 'Phone number')).toHaveAccessibleDescription(
      'The phone number must have exactly 10 digits.',
    );
    await field(page, 'Phone number').fill(' ０９１２ 345 670 ');
    await dialog(page).getByRole('button', { name: 'Send a code' }).click();
    await expect(dialog(page).getByRole('button', { name: /^Again in [45]:\d\d$/ })).toBeVisible();
    await field(page, 'Code in the message').fill('000');
    await registerButton(page).click();
    await expect(field(page, 'Full name')).toHaveAccessibleDescription('Give your name as one word.');
    await expect(field(page, 'Full name')).toBeFocused();
    await expect(field(page, 'Code in the message')).toHaveAccessibleDescription(
      'Give the 6 digits of the message.',
    );
    await field(page, 'Full name').fill('Huy');
    const { code } = await control.smsCode({ phone: '0912345670' });
    await field(page, 'Code in the message').fill(code === '000000' ? '111111' : '000000');
    await registerButton(page).click();
    await expect(field(page, 'Code in the message')).toHaveAccessibleDescription(
      'The code does not match. Type the new one.',
    );
    await expect(field(page, 'Code in the message')).toBeFocused();
    await expect(field(page, 'Code in the picture')).toHaveValue('');
    await field(page, 'Code in the message').fill(code ?? '');
    await field(page, 'Code in the picture').fill('7k4n');
    await sendRegistration(page);
    expect(await asked(control)).toMatchObject({ member_phone: '0912345670', phone_verify: code });
  });

  test('in INR: a birthday, and what the operator says of a contact at its field', async ({
    page,
    control,
  }) => {
    await openRegistration(page);
    await choose(page, 'INR');
    await fillRegistration(page, { 'Phone number': '5550777', 'Another way to reach you': 'ab' });
    await registerButton(page).click();
    await expect(field(page, 'Year')).toHaveAccessibleDescription('Give year, month and day of your birth.');
    await field(page, 'Year').selectOption('1990');
    await field(page, 'Month').selectOption('February');
    await field(page, 'Day').selectOption('30');
    await expect(field(page, 'Day')).toHaveAccessibleDescription('There is no such day.');
    await field(page, 'Day').selectOption('3');
    await expect(field(page, 'Day')).not.toHaveAttribute('aria-invalid');
    await registerButton(page).click();
    await expect(field(page, 'Another way to reach you')).toHaveAccessibleDescription(
      'This contact is not valid',
    );
    await field(page, 'Another way to reach you').fill('bell_at_the_door');
    await field(page, 'Code in the picture').fill('7k4n');
    await sendRegistration(page);
    expect(await asked(control)).toMatchObject({ member_birthday: '1990-02-03' });
  });

  test('in BDT, which asks for name and password alone', async ({ page }) => {
    await openRegistration(page);
    await choose(page, 'BDT');
    await expect(dialog(page).getByRole('textbox')).toHaveCount(2);
    await field(page, 'Account name').fill('brandnew_1');
    await field(page, 'Password').fill('dusk2468');
    await dialog(page).getByLabel('I am of age').check();
    await sendRegistration(page);
  });

  test('what was typed stays when the currency changes', async ({ page }) => {
    await openRegistration(page);
    await fillRegistration(page);
    await choose(page, 'RMB');
    await expect(field(page, 'E-mail address')).toHaveCount(0);
    await expect(field(page, 'Account name')).toHaveValue('brandnew_1');
    await choose(page, 'USD');
    await expect(field(page, 'E-mail address')).toHaveValue('brand@example.com');
  });

  test('hears that an account name is taken while still filling in', async ({ page }) => {
    await openRegistration(page);
    await field(page, 'Account name').fill('linhmai_88');
    await field(page, 'Password').focus();
    await expect(field(page, 'Account name')).toHaveAccessibleDescription('This account name is taken.');
    await field(page, 'Account name').fill('linhmai_89');
    await expect(field(page, 'Account name')).not.toHaveAttribute('aria-invalid');
    await fillRegistration(page, { 'E-mail address': 'linh@example.com' });
    await field(page, 'Account name').focus();
    await expect(field(page, 'E-mail address')).toHaveAccessibleDescription(
      'This e-mail address is already registered.',
    );
    await registerButton(page).click();
    await expect(field(page, 'E-mail address')).toBeFocused();
    await field(page, 'E-mail address').fill('brand@example.com');
    await field(page, 'Code in the picture').fill('7k4n');
    await sendRegistration(page);
  });

  test('the wait for the next message goes on when the form is closed', async ({ page, control }) => {
    const { n } = await control.mark();
    await openRegistration(page);
    await choose(page, 'VND');
    await field(page, 'Phone number').fill('0912345671');
    await dialog(page).getByRole('button', { name: 'Send a code' }).click();
    const wait = dialog(page).getByRole('button', { name: /^Again in/ });
    await expect(wait).toBeVisible();
    await dialog(page).getByRole('button', { name: 'Close' }).click();
    await openRegistration(page);
    await choose(page, 'VND');
    await expect(wait).toHaveAttribute('aria-disabled', 'true');
    await wait.click({ force: true });
    const sent = (await control.requests({ since: n })).filter(({ path }) => path === '/register/sms');
    expect(sent).toHaveLength(1);

    // Loaded anew the page knows nothing of it, and the operator does.
    await page.reload();
    await openRegistration(page);
    await choose(page, 'VND');
    await field(page, 'Phone number').fill('0912345671');
    await dialog(page).getByRole('button', { name: 'Send a code' }).click();
    await expect(wait).toBeVisible();
    await expect(field(page, 'Code in the message')).toHaveAccessibleDescription(
      'A message was sent already. The next one is possible in five minutes.',
    );
  });

  test('a phone number is asked for before a message', async ({ page, control }) => {
    await openRegistration(page);
    await choose(page, 'VND');
    const { n } = await control.mark();
    await dialog(page).getByRole('button', { name: 'Send a code' }).click();
    await expect(field(page, 'Phone number')).toHaveAccessibleDescription('Give a phone number first.');
    await expect(field(page, 'Phone number')).toBeFocused();
    const sent = (await control.requests({ since: n })).filter(({ path }) => path === '/register/sms');
    expect(sent).toEqual([]);
  });

  test('a friend who may not recommend is told in passing, and the form is as it was', async ({ page }) => {
    await openRegistration(page);
    await choose(page, 'WON');
    await fillRegistration(page, { 'E-mail address': 'brand@example.com', 'Invited by': 'linhmai_88' });
    await registerButton(page).click();
    await expect(toast(page, 'Recommending is closed.')).toBeVisible();
    await introducer(page).fill('nobody_77');
    await field(page, 'Code in the picture').fill('7k4n');
    await registerButton(page).click();
    await expect(introducer(page)).toHaveAccessibleDescription('This introducer is not known.');
    await introducer(page).fill('');
    await field(page, 'Code in the picture').fill('7k4n');
    await sendRegistration(page);
  });

  test('goes from one door to the other and back', async ({ page }) => {
    await openRegistration(page);
    await dialog(page).getByRole('button', { name: 'Sign in' }).click();
    await expect(dialog(page).getByRole('heading', { name: 'Welcome back' })).toBeVisible();
    await dialog(page).getByRole('button', { name: 'Open an account' }).click();
    await expect(registerButton(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
  });

  test('reads the agreement, without which nothing is sent', async ({ page, control }) => {
    await openRegistration(page);
    await fillRegistration(page);
    await dialog(page).getByLabel('I am of age').uncheck();
    const { n } = await control.mark();
    await registerButton(page).click();
    await expect(dialog(page).getByLabel('I am of age')).toHaveAccessibleDescription(
      'You have to accept the service agreement.',
    );
    await field(page, 'Code in the picture').fill('7k4n');
    await dialog(page).getByRole('button', { name: 'Read the service agreement' }).click();
    const agreement = page.getByRole('dialog', { name: 'Service agreement' });
    await expect(agreement).toContainText('You are of age where you live');
    await page.keyboard.press('Escape');
    await expect(agreement).toHaveCount(0);
    await expect(field(page, 'Account name')).toHaveValue('brandnew_1');
    await expect(field(page, 'Code in the picture')).toHaveValue('7k4n');
    await expect(dialog(page).getByRole('button', { name: 'Read the service agreement' })).toBeFocused();
    const sent = (await control.requests({ since: n })).filter(({ path }) => path === '/register');
    expect(sent).toEqual([]);
  });

  test('browsers and password managers know what each field is for', async ({ page }) => {
    await openRegistration(page);
    await choose(page, 'VND');
    const known = await dialog(page)
      .locator('input[name]')
      .evaluateAll((inputs: HTMLInputElement[]) =>
        Object.fromEntries(inputs.map(({ name, autocomplete, type }) => [name, `${autocomplete} ${type}`])),
      );
    expect(known).toMatchObject({
      member_account: 'username text',
      password: 'new-password password',
      member_name: 'name text',
      member_email: 'email email',
      member_phone: 'tel-national tel',
      phone_verify: 'one-time-code text',
      verify_code: 'off text',
    });
  });
});

test('comes by an agent’s link, whose currency it is', async ({ page, control, context }) => {
  await page.goto('/?id=agent_rosa&currency=VND');
  await openRegistration(page);
  await expect(introducer(page)).toHaveValue('agent_rosa');
  await expect(introducer(page)).toBeDisabled();
  await expect(field(page, 'Currency of the account')).toHaveValue('VND');
  await expect(field(page, 'Currency of the account')).toBeDisabled();
  const now = Date.now() / 1_000;
  const kept = (await context.cookies()).find(({ name }) => name === 'member_agent');
  expect(kept?.value).toBe('agent_rosa');
  expect(Math.abs((kept?.expires ?? 0) - now - 1_440 * 60)).toBeLessThan(60);
  await control.script({ path: '/register', answer: { kind: 'code', code: 106 } });
  await dialog(page).getByRole('button', { name: 'Send a code' }).waitFor();
  await fillRegistration(page, { 'Full name': 'Huy', 'Phone number': '0912345672' });
  await field(page, 'Code in the message').fill('123456');
  await registerButton(page).click();
  await expect(toast(page, 'There is no such agent.')).toBeVisible();
  expect(await asked(control)).toMatchObject({ introducer: 'agent_rosa', member_currency: 'VND' });
});

test('comes by a friend’s link to /register, where the form opens once', async ({ page, control }) => {
  await page.goto('/register?invite=linhmai_88');
  await expect(registerButton(page)).toBeVisible();
  await expect(page).toHaveURL('/?invite=linhmai_88');
  await expect(introducer(page)).toHaveValue('linhmai_88');
  await expect(field(page, 'Currency of the account')).toBeEnabled();
  await fillRegistration(page);
  await sendRegistration(page);
  expect(await asked(control)).toMatchObject({ introducer: 'linhmai_88' });
  await page.reload();
  await expectSignedIn(page);
  await expect(dialog(page)).toHaveCount(0);
});

test('the last link counts', async ({ page }) => {
  await page.goto('/?id=agent_rosa&currency=VND');
  await page.goto('/?invite=linhmai_88');
  await openRegistration(page);
  await expect(introducer(page)).toHaveValue('linhmai_88');
  await expect(field(page, 'Currency of the account')).toHaveValue('USD');
});

test('comes by a link that is good no more, and opens an account without it', async ({ page, control }) => {
  await page.goto('/?id=agent_idle');
  await openRegistration(page);
  await expect(toast(page, /^The link that you came by is no longer valid/)).toBeVisible();
  await expect(introducer(page)).toHaveValue('');
  await fillRegistration(page);
  await sendRegistration(page);
  expect(await asked(control)).not.toHaveProperty('introducer');
});

test('on an agent’s domain the agent and the currency are given', async ({ page, sandbox }) => {
  await page.goto(sandbox.address.replace('127.0.0.1', 'agent.localhost'));
  await openRegistration(page);
  await expect(introducer(page)).toBeDisabled();
  await expect(introducer(page)).toHaveValue(/^\d+$/);
  await expect(field(page, 'Currency of the account')).toHaveValue('VND');
  await expect(field(page, 'Currency of the account')).toBeDisabled();
});

test('on gowin11 a phone number has ten digits in every currency', async ({ page, sandbox }) => {
  await page.goto(sandbox.address.replace('127.0.0.1', 'gowin.localhost'));
  await openRegistration(page);
  await fillRegistration(page, { 'Phone number': '12345' });
  await registerButton(page).click();
  await expect(field(page, 'Phone number')).toHaveAccessibleDescription(
    'The phone number must have exactly 10 digits.',
  );
});

test('a demonstration opens no accounts and says so', async ({ page, sandbox }) => {
  const demo = sandbox.address.replace('127.0.0.1', 'demo.localhost');
  const words = /^This is a demonstration/;
  await page.goto(demo);
  await page.getByRole('banner').getByRole('button', { name: 'Join' }).click();
  await expect(toast(page, words)).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
  // It may be said, and gone, before all pictures are there.
  await page.goto(`${demo}/register`, { waitUntil: 'commit' });
  await expect(toast(page, words)).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
});

test('who is a member already comes by /register and finds home', async ({ page }) => {
  await page.goto('/');
  await openRegistration(page);
  await fillRegistration(page);
  await sendRegistration(page);
  await page.goto('/register');
  await expectSignedIn(page);
  await expect(page.locator('[data-machine=session]')).toHaveAttribute('data-state', 'signedIn.present');
  await expect(dialog(page)).toHaveCount(0);
});
