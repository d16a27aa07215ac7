import type { Locator, Page } from '@playwright/test';
import { PASSWORD, WITHDRAW_PASSWORD } from '#sandbox/members.ts';
import type { ControlClient } from '#sandbox/server/control-client.ts';
import { expect } from './expect.ts';
import { captchaAnswer, isMobileLayout } from './fixtures.ts';

/** User steps, by visible roles and labels. */

/** Waits until the sandbox holds a call to `path`. */
export const waitUntilHeld = (control: ControlClient, path: string) =>
  expect.poll(async () => (await control.held()).some((held) => held.path === path)).toBe(true);

/** One round trip of the page: earlier responses have been handled by then. */
export const roundTrip = (page: Page) => page.evaluate(async () => (await fetch('/site.json')).text());
export const dialog = (page: Page) => page.getByRole('dialog');

export const toast = (page: Page, text: string | RegExp) =>
  page.getByRole('region', { name: 'Notifications' }).getByText(text);

export async function openSignIn(page: Page) {
  await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click();
  await expect(dialog(page).getByLabel('Account name')).toBeVisible();
}

interface Credentials {
  account: string;
  password?: string;
  answer?: string;
}

/** Fills and submits the open sign-in form. */
export async function submitCredentials(
  page: Page,
  { account, password = PASSWORD, answer = captchaAnswer }: Credentials,
) {
  const form = dialog(page);
  await expect(form.getByRole('img', { name: /Image of a code/ })).toBeVisible();
  await form.getByLabel('Account name').fill(account);
  await form.getByLabel('Password', { exact: true }).fill(password);
  await form.getByLabel('Code in the image').fill(answer);
  await form.getByRole('button', { name: 'Sign in' }).click();
}

/** Signs in on the third party's page. */
export async function signInAtThirdParty(window: Page) {
  await window.getByLabel('Account name').fill('second_seat');
  await window.getByLabel('Password').fill(PASSWORD);
  await window.getByRole('button', { name: 'Continue' }).click();
}

export const wallet = (page: Page): Locator => page.getByRole('banner').locator('data');

/** The header's balance, which opens its menu. */
export const balanceButton = (page: Page): Locator =>
  page.getByRole('banner').getByRole('button', { name: /^(Balance|Agent wallet)\b/ });

/** An entry of the balance's menu; hidden while the menu is closed. */
export const balanceEntry = (page: Page, name: string | RegExp): Locator =>
  page
    .getByRole('navigation', { name: 'Balance', includeHidden: true })
    .getByRole('button', { name, includeHidden: true });

/** Opens the balance's menu and chooses an entry. */
export async function chooseInBalanceMenu(page: Page, name: string | RegExp) {
  if (!(await balanceEntry(page, name).isVisible())) await balanceButton(page).click();
  await balanceEntry(page, name).click();
}

/** Balance in the header, in major units. */
export async function balance(page: Page): Promise<number> {
  await expect(wallet(page)).toBeVisible();
  return Number(await wallet(page).getAttribute('value'));
}

/** The link to the letters in the header, whose name has the number of unread ones. */
export const lettersLink = (page: Page): Locator =>
  page.getByRole('banner').getByRole('link', { name: /^Letters/ });

export const expectSignedIn = (page: Page) => expect(wallet(page)).toBeVisible();

export const expectSignedOut = (page: Page) =>
  expect(page.getByRole('banner').getByRole('button', { name: 'Sign in' })).toBeVisible();

export async function signIn(page: Page, account: string) {
  await openSignIn(page);
  await submitCredentials(page, { account });
  await expectSignedIn(page);
}

/** A member's menu: a list on desktop, a page on phone. */
export const openAccountMenu = (page: Page) =>
  page
    .getByRole('button', { name: 'Account menu' })
    .or(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Me', exact: true }))
    .click();

export async function signOut(page: Page) {
  await openAccountMenu(page);
  await page.getByRole('button', { name: 'Sign out' }).click();
}

/** Live tables open in the page. Their row of home may be loaded before the others, which open a window. */
const outsideLiveTables = 'xpath=//button[not(ancestor::section[.//h2[normalize-space()="Live tables"]])]';

export function tile(page: Page, name?: string): Locator {
  const games = page.getByRole('main').getByRole('button', { name: name ? `Play ${name}` : /^Play / });
  return (name ? games : games.and(page.locator(outsideLiveTables))).first();
}

/** Opens a game of any hall by its name, with the search in the desktop header. */
export async function openFound(page: Page, name: string) {
  await page.getByRole('banner').getByRole('combobox').fill(name);
  await page
    .getByRole('listbox', { name: 'Search results' })
    .getByRole('option')
    .filter({ hasText: name })
    .first()
    .click();
}

export const playBar = (page: Page) => page.getByRole('region', { name: 'Game in play' });

/** Clicks a game and returns the window that the click opens. */
export async function clickGame(page: Page, name?: string): Promise<Page> {
  const [game] = await Promise.all([page.waitForEvent('popup'), tile(page, name).click()]);
  return game;
}

/** Waits until the game window is closed and the play bar is hidden. */
export async function expectGameClosed(page: Page, game: Page) {
  await expect.poll(() => game.isClosed()).toBe(true);
  await expect(playBar(page)).toBeHidden();
}

/** Opens a game in its own window and waits until it can be played. */
export async function openGame(page: Page, name?: string): Promise<Page> {
  const game = await clickGame(page, name);
  await expect(game.getByRole('button', { name: /^(Spin|Roll)$/ })).toBeVisible();
  return game;
}

/** Plays one round and waits until the provider has settled it. */
export async function playRound(game: Page): Promise<void> {
  const settled = game.waitForResponse((response) => response.url().includes('round'));
  await game.getByRole('button', { name: /^(Spin|Roll)$/ }).click();
  await settled;
}

/** Closes the window from its own script, so that its unload handlers run. */
export async function closeByUser(game: Page) {
  const closed = game.waitForEvent('close');
  await game.evaluate(() => window.setTimeout(() => window.close()));
  await closed;
}

/** Opens the registration form and waits for its first step, which is the only one in some currencies. */
export async function openRegistration(page: Page) {
  await page.getByRole('banner').getByRole('button', { name: 'Join' }).click();
  await expect(dialog(page).getByRole('button', { name: /^(Continue|Open my account)$/ })).toBeVisible();
}

/** Field of the open dialog by its full label; labels of required fields end with an asterisk. */
export const field = (page: Page, label: string) =>
  dialog(page).getByLabel(new RegExp(`^${label.replaceAll('?', '\\?')}\\s*\\*?$`));

export const registerButton = (page: Page) => dialog(page).getByRole('button', { name: 'Open my account' });

const accountLabels = ['Account name', 'Password', 'Confirm password'];

/** Fills the step of the account in the open registration form, by field label. */
export async function fillAccount(page: Page, more: Record<string, string> = {}) {
  const typed = { 'Account name': 'brandnew_1', Password: PASSWORD, ...more };
  for (const [label, value] of Object.entries(typed)) await field(page, label).fill(value);
}

/** Fills the step of the person in the open registration form, by field label. The defaults suit USD. */
export async function fillPerson(page: Page, more: Record<string, string> = {}) {
  const form = dialog(page);
  const isUsd = (await field(page, 'Account currency').inputValue()) === 'USD';
  const typed = {
    ...(isUsd && { 'E-mail address': 'brand@example.com' }),
    'Code in the image': captchaAnswer,
    ...more,
  };
  // The phone number has an image of its own where sent codes need one.
  await expect(form.getByRole('img', { name: /Image of a code/ }).last()).toBeVisible();
  for (const [label, value] of Object.entries(typed)) await field(page, label).fill(value);
  await form.getByLabel('of legal age where I live').check();
}

export const continueButton = (page: Page) => dialog(page).getByRole('button', { name: 'Continue' });

export const continueToPerson = async (page: Page) => {
  await continueButton(page).click();
  await expect(registerButton(page)).toBeVisible();
};

export const backToAccount = (page: Page) => dialog(page).getByRole('button', { name: 'Back' }).click();

/** Fills both steps of the open registration form, by field label. */
export async function fillRegistration(page: Page, more: Record<string, string> = {}) {
  const ofAccount = ([label]: [string, string]) => accountLabels.includes(label);
  const typed = Object.entries(more);
  if (await dialog(page).getByRole('button', { name: 'Back' }).isVisible()) await backToAccount(page);
  await fillAccount(page, Object.fromEntries(typed.filter(ofAccount)));
  await continueToPerson(page);
  await fillPerson(page, Object.fromEntries(typed.filter((each) => !ofAccount(each))));
}

/** Submits a valid registration form and waits for the new member's wallet. */
export async function submitRegistration(page: Page) {
  await registerButton(page).click();
  await expectSignedIn(page);
}

interface Proof {
  by?: 'E-mail' | 'Phone';
  contact?: string;
  withdrawPassword?: string;
  answer?: string;
}

/** Fills and submits the open transfer verification form. */
export async function submitProof(
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
  await expect(form.getByRole('img', { name: /Image of a code/ })).toBeVisible();
  await form.getByLabel(by === 'E-mail' ? 'E-mail address' : 'Phone number').fill(contact);
  await form.getByLabel('Withdrawal password').fill(withdrawPassword);
  await form.getByLabel('Code in the image').fill(answer);
  await form.getByRole('button', { name: 'Continue' }).click();
}

/** Fills and submits the reset form; `again` is the confirmation. */
export async function submitResetPassword(page: Page, password = 'dawn1357', again = password) {
  await dialog(page).getByLabel('New password', { exact: true }).fill(password);
  await dialog(page).getByLabel('Confirm new password').fill(again);
  await dialog(page).getByRole('button', { name: 'Set password' }).click();
}

interface CodeRequest {
  account: string;
  email?: string;
  phone?: string;
  answer?: string;
}

/** Opens password recovery from the open sign-in form. */
export async function openRecovery(page: Page) {
  await dialog(page).getByRole('button', { name: 'Forgot your password?' }).click();
  await expect(dialog(page).getByRole('heading', { name: 'Forgot your password?' })).toBeVisible();
}

/** Fills the recovery form and requests a code. */
export async function requestCode(
  page: Page,
  { account, email, phone, answer = captchaAnswer }: CodeRequest,
) {
  const form = dialog(page);
  await expect(form.getByRole('img', { name: /Image of a code/ })).toBeVisible();
  await form.getByLabel('Account name').fill(account);
  await form.getByRole('tab', { name: phone === undefined ? 'By e-mail' : 'By phone' }).click();
  if (phone === undefined) await form.getByLabel('E-mail address').fill(email ?? '');
  else await form.getByLabel('Phone number').fill(phone);
  await form.getByLabel('Code in the image').fill(answer);
  await form.getByRole('button', { name: 'Send code' }).click();
}

/** Waits for the form that takes the code and returns the code that was sent. */
export async function sentCode(page: Page, control: ControlClient, { account }: { account: string }) {
  await expect(field(page, 'Code from the message')).toBeVisible();
  return (await control.recoveryCode({ account })).code ?? '';
}

interface NewPasswordInput {
  code: string;
  password?: string;
  again?: string;
}

export const newPassword = 'dawn1357';

/** Fills and submits the open new-password form. */
export async function submitNewPassword(
  page: Page,
  { code, password = newPassword, again = password }: NewPasswordInput,
) {
  const form = dialog(page);
  await form.getByLabel('Code from the message').fill(code);
  await form.getByLabel('New password', { exact: true }).fill(password);
  await form.getByLabel('Confirm new password').fill(again);
  await form.getByRole('button', { name: 'Set new password' }).click();
}

/** Password change form, in the dialog or on the page. */
export const changeForm = (page: Page) =>
  page.locator('form').filter({ has: page.getByLabel('Current password', { exact: true }) });

export async function openPasswordChange(page: Page) {
  await openAccountMenu(page);
  if (isMobileLayout(page)) await page.getByRole('main').getByRole('link', { name: 'My details' }).click();
  // The details page has this button as well.
  const menu = isMobileLayout(page) ? page.getByRole('main') : page.locator('[popover]');
  await menu.getByRole('button', { name: 'Change password' }).click();
}

interface PasswordChangeInput {
  old?: string;
  password?: string;
  again?: string;
}

/** Fills and submits the open password change form. */
export async function submitPasswordChange(
  page: Page,
  { old = PASSWORD, password = newPassword, again = password }: PasswordChangeInput,
) {
  const form = changeForm(page);
  await form.getByLabel('Current password', { exact: true }).fill(old);
  await form.getByLabel('New password', { exact: true }).fill(password);
  await form.getByLabel('Confirm new password').fill(again);
  await form.getByRole('button', { name: 'Change password' }).click();
}

/** Opens the sports hall from the desktop sidebar. */
export const toSports = (page: Page) =>
  page
    .getByRole('complementary')
    .getByRole('link', { name: /^Sports/ })
    .click();

/** Frame of the operator's page in the sports hall, and its content. */
export const sportsFrame = (page: Page) => page.getByTitle('Quick bets');
export const matches = (page: Page) => sportsFrame(page).contentFrame();

/** Waits until the frame has reported its height; it handles clicks from then on. */
export const expectMatches = (page: Page) => expect(sportsFrame(page)).toHaveAttribute('style', /height/);

/** Closes a window by its button. The window may close before the click is reported as done. */
export const closeByButton = (window: Page, name: string) =>
  Promise.all([
    window.waitForEvent('close'),
    window
      .getByRole('button', { name })
      .click()
      .catch(() => {}),
  ]);

/** What is shown in place of a list that could not be loaded. */
export const failedList = (page: Page) => page.getByRole('main').getByRole('alert');
export const retryButton = (page: Page) => page.getByRole('button', { name: 'Try again' });
export const connectionLost = (page: Page) => page.getByRole('status').filter({ hasText: 'Connection lost' });
export const recoveringMember = { account: 'linhmai_88', email: 'linh@example.com' };

export async function openRecoveryForm(page: Page) {
  await page.goto('/faq');
  await openSignIn(page);
  await openRecovery(page);
}
