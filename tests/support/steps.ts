import type { Locator, Page } from '@playwright/test';
import type { ControlClient } from '#sandbox/control-client.ts';
import { PASSWORD, WITHDRAW_PASSWORD } from '#sandbox/members.ts';
import { captchaAnswer, expect } from './fixtures.ts';

/** What a member's hands do, by what the member sees. */

/** The operator has got the call, and lets it wait. */
export const isHeld = (control: ControlClient, path: string) =>
  expect.poll(async () => (await control.held()).some((held) => held.path === path)).toBe(true);

export const dialog = (page: Page) => page.getByRole('dialog');
export const toast = (page: Page, text: string | RegExp) =>
  page.getByRole('region', { name: 'Messages' }).getByText(text);

export async function openSignIn(page: Page) {
  await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click();
  await expect(dialog(page).getByLabel('Account name')).toBeVisible();
}

interface Typed {
  account: string;
  password?: string;
  answer?: string;
}

/** Fills the sign-in form, which is open, and sends it. */
export async function sendCredentials(
  page: Page,
  { account, password = PASSWORD, answer = captchaAnswer }: Typed,
) {
  const form = dialog(page);
  await expect(form.getByRole('img', { name: /Picture with a code/ })).toBeVisible();
  await form.getByLabel('Account name').fill(account);
  await form.getByLabel('Password', { exact: true }).fill(password);
  await form.getByLabel('Code in the picture').fill(answer);
  await form.getByRole('button', { name: 'Sign in' }).click();
}

export const wallet = (page: Page): Locator => page.getByRole('banner').locator('data');

/** The balance that the header shows, in major units. */
export async function balance(page: Page): Promise<number> {
  await expect(wallet(page)).toBeVisible();
  return Number(await wallet(page).getAttribute('value'));
}

export const expectSignedIn = (page: Page) => expect(wallet(page)).toBeVisible();
export const expectSignedOut = (page: Page) =>
  expect(page.getByRole('banner').getByRole('button', { name: 'Sign in' })).toBeVisible();

export async function signIn(page: Page, account: string) {
  await openSignIn(page);
  await sendCredentials(page, { account });
  await expectSignedIn(page);
}

export async function signOut(page: Page) {
  await page.getByRole('button', { name: /^(Account menu|Me)$/ }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
}

export const tile = (page: Page, name?: string) =>
  page
    .getByRole('main')
    .getByRole('button', { name: name ? `Play ${name}` : /^Play / })
    .first();

/** Presses a game of whatever hall, found by its name from wherever one is; the desktop has the search in its head. */
export async function openFound(page: Page, name: string) {
  await page.getByRole('banner').getByRole('searchbox').fill(name);
  await page
    .getByRole('list', { name: 'Games found' })
    .getByRole('button')
    .filter({ hasText: name })
    .first()
    .click();
}

export const playBar = (page: Page) => page.getByRole('region', { name: 'Game in play' });

/** Presses a game; the window opens in the press. */
export async function pressGame(page: Page, name?: string): Promise<Page> {
  const [game] = await Promise.all([page.waitForEvent('popup'), tile(page, name).click()]);
  return game;
}

/** The window has gone, and nothing is left of the game here. */
export async function expectGameOver(page: Page, game: Page) {
  await expect.poll(() => game.isClosed()).toBe(true);
  await expect(playBar(page)).toBeHidden();
}

/** Presses a game and waits until it is there to be played, in its own window. */
export async function openGame(page: Page, name?: string): Promise<Page> {
  const game = await pressGame(page, name);
  await expect(game.getByRole('button', { name: /^(Spin|Roll)$/ })).toBeVisible();
  return game;
}

/** One round, until the provider has settled it. */
export async function playRound(game: Page): Promise<void> {
  const settled = game.waitForResponse((response) => response.url().includes('round'));
  await game.getByRole('button', { name: /^(Spin|Roll)$/ }).click();
  await settled;
}

/** As a member closes it, so that the provider's page can still say goodbye. */
export async function closeByHand(game: Page) {
  const closed = game.waitForEvent('close');
  await game.evaluate(() => window.setTimeout(() => window.close()));
  await closed;
}

/** Opens the registration form and waits for it. */
export async function openRegistration(page: Page) {
  await page.getByRole('banner').getByRole('button', { name: 'Join' }).click();
  await expect(registerButton(page)).toBeVisible();
}
/** A field of the open dialog by its whole label, which ends with a mark where it must be filled in. */
export const field = (page: Page, label: string) =>
  dialog(page).getByLabel(new RegExp(`^${label.replaceAll('?', '\\?')}\\s*\\*?$`));
export const registerButton = (page: Page) => dialog(page).getByRole('button', { name: 'Open my account' });

/** Fills the registration form, which is open, by the labels of its fields; what USD asks where not said otherwise. */
export async function fillRegistration(page: Page, more: Record<string, string> = {}) {
  const form = dialog(page);
  const isUsd = (await field(page, 'Currency of the account').inputValue()) === 'USD';
  const typed = {
    'Account name': 'brandnew_1',
    Password: PASSWORD,
    ...(isUsd && { 'E-mail address': 'brand@example.com' }),
    'Code in the picture': captchaAnswer,
    ...more,
  };
  await expect(form.getByRole('img', { name: /Picture with a code/ })).toBeVisible();
  for (const [label, value] of Object.entries(typed)) await field(page, label).fill(value);
  await form.getByLabel('I am of age').check();
}

/** Sends the form, which is right, and waits for the new member's wallet. */
export async function sendRegistration(page: Page) {
  await registerButton(page).click();
  await expectSignedIn(page);
}

interface Proof {
  by?: 'E-mail' | 'Phone';
  contact?: string;
  withdrawPassword?: string;
  answer?: string;
}

/** Shows that an account from another house is theirs, in the form that is open. */
export async function sendProof(
  page: Page,
  {
    by = 'E-mail',
    contact = 'moved@example.com',
    withdrawPassword = WITHDRAW_PASSWORD,
    answer = captchaAnswer,
  }: Proof = {},
) {
  const form = dialog(page);
  await form.getByRole('tab', { name: by }).click();
  await expect(form.getByRole('img', { name: /Picture with a code/ })).toBeVisible();
  await form.getByLabel(by === 'E-mail' ? 'E-mail address' : 'Phone number').fill(contact);
  await form.getByLabel('Withdrawal password').fill(withdrawPassword);
  await form.getByLabel('Code in the picture').fill(answer);
  await form.getByRole('button', { name: 'Continue' }).click();
}

/** Types a new password twice, or something else the second time, and sends it. */
export async function sendResetPassword(page: Page, password = 'dawn1357', again = password) {
  await dialog(page).getByLabel('New password', { exact: true }).fill(password);
  await dialog(page).getByLabel('New password once more').fill(again);
  await dialog(page).getByRole('button', { name: 'Set the password' }).click();
}

interface CodeAsked {
  account: string;
  email?: string;
  phone?: string;
  answer?: string;
}

/** Goes from the sign-in form, which is open, to the one for a forgotten password. */
export async function openRecovery(page: Page) {
  await dialog(page).getByRole('button', { name: 'Forgot your password?' }).click();
  await expect(dialog(page).getByRole('heading', { name: 'Forgot your password?' })).toBeVisible();
}

/** Says who and where, and asks for a code. */
export async function askForCode(page: Page, { account, email, phone, answer = captchaAnswer }: CodeAsked) {
  const form = dialog(page);
  await expect(form.getByRole('img', { name: /Picture with a code/ })).toBeVisible();
  await form.getByLabel('Account name').fill(account);
  await form.getByRole('tab', { name: phone === undefined ? 'By e-mail' : 'By phone' }).click();
  if (phone === undefined) await form.getByLabel('E-mail address').fill(email ?? '');
  else await form.getByLabel('Phone number').fill(phone);
  await form.getByLabel('Code in the picture').fill(answer);
  await form.getByRole('button', { name: 'Send me a code' }).click();
}

/** The code that was sent, once the form for it is there. */
export async function sentCode(page: Page, control: ControlClient, { account }: { account: string }) {
  await expect(field(page, 'Code in the message')).toBeVisible();
  return (await control.recoveryCode({ account })).code ?? '';
}

interface NewPasswordTyped {
  code: string;
  password?: string;
  again?: string;
}
export const newPassword = 'dawn1357';

/** Fills the form for a new password, which is open, and sends it. */
export async function sendNewPassword(
  page: Page,
  { code, password = newPassword, again = password }: NewPasswordTyped,
) {
  const form = dialog(page);
  await form.getByLabel('Code in the message').fill(code);
  await form.getByLabel('New password', { exact: true }).fill(password);
  await form.getByLabel('New password once more').fill(again);
  await form.getByRole('button', { name: 'Set the new password' }).click();
}

/** In the modal or on the page. */
export const changeForm = (page: Page) =>
  page.locator('form').filter({ has: page.getByLabel('Present password', { exact: true }) });

export async function openPasswordChange(page: Page) {
  await page.getByRole('button', { name: /^(Account menu|Me)$/ }).click();
  // The page of the details has one as well.
  await page.locator('[popover]').getByRole('button', { name: 'Change password' }).click();
}

interface ChangeTyped {
  old?: string;
  password?: string;
  again?: string;
}

/** Fills the form for another password, which is open, and sends it. */
export async function sendPasswordChange(
  page: Page,
  { old = PASSWORD, password = newPassword, again = password }: ChangeTyped,
) {
  const form = changeForm(page);
  await form.getByLabel('Present password', { exact: true }).fill(old);
  await form.getByLabel('New password', { exact: true }).fill(password);
  await form.getByLabel('New password once more').fill(again);
  await form.getByRole('button', { name: 'Change password' }).click();
}

/** Goes to the hall of sports, from wherever the desktop's rail is. */
export const toSports = (page: Page) =>
  page
    .getByRole('complementary')
    .getByRole('link', { name: /^Sports/ })
    .click();
/** The operator's page inside the hall of sports, and what is in it. */
export const sportsFrame = (page: Page) => page.getByTitle('Quick bets');
export const matches = (page: Page) => sportsFrame(page).contentFrame();
/** They have told their height, and hear a press from then on. */
export const seeMatches = (page: Page) => expect(sportsFrame(page)).toHaveAttribute('style', /height/);
