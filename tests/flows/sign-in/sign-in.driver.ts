import { expect } from '@playwright/test';
import { resizeDebounce } from '#contract/limits.ts';
import type { signInMachine } from '#machines/sign-in.machine.ts';
import type { Driver } from '#qa/walk/driver.ts';
import { dialog, sendCredentials, sendProof, sendResetPassword, tile, toast } from '../../support/steps.ts';
import { changeSite, type House } from '../app-fixture.ts';
import { openedBy } from '../game-launch/game-launch.driver.ts';
import { wordsOf } from '../notices.ts';
import { byName, real, refusal, success } from '../responses.ts';

const question = { member_login_id: 'l1', question: 'member_phone', available_questions_count: 2 };

/** What the phone's layout alone has. */
async function onPhone({ page, tick }: House, act: () => Promise<void>) {
  const phone = page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Wallet' });
  const layout = (width: number, isPhone: boolean) =>
    expect(async () => {
      await page.setViewportSize({ width, height: 900 });
      // The resize is told by the browser in its own time.
      await tick(resizeDebounce);
      await expect(phone).toHaveCount(isPhone ? 1 : 0, { timeout: 200 });
    }).toPass();
  await layout(390, true);
  await act();
  await layout(1440, false);
}

export const driver = {
  actor: 'signIn',
  start: async (house, input) => {
    if (input?.input.isDemo) await changeSite(house, '"isDemo":false', '"isDemo":true');
    await house.hold('/login');
    await house.hold('/login/double_validation');
    await house.hold('/arks/web/vx/verify');
    await house.hold('/arks/web/vx/reset');
    await house.enter();
  },
  do: {
    'signIn.open': (house, event) =>
      'target' in event
        ? onPhone(house, () => house.page.getByRole('button', { name: 'Wallet' }).click())
        : house.page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click(),
    'signIn.submit': ({ page, account }) => sendCredentials(page, { account }),
    'session.opened': (house) => house.arrive(),
    'signIn.prompt': ({ page }) => tile(page).click(),
    'modal.answered.loginPrompt': ({ page }, event) =>
      dialog(page)
        .getByRole('button', { name: 'answer' in event && event.answer === 'yes' ? 'Sign in' : 'Not now' })
        .click(),
    'modal.answered.differentDevice': ({ page }) =>
      dialog(page).getByRole('button', { name: 'Back to sign-in' }).click(),
    'signIn.back': ({ page }) => dialog(page).getByRole('button', { name: 'Back to sign-in' }).click(),
    'signIn.register': ({ page }) => dialog(page).getByRole('button', { name: 'Open an account' }).click(),
    'signIn.forgot': ({ page }) =>
      dialog(page).getByRole('button', { name: 'Forgot your password?' }).click(),
    // A notice over it can be closed as well.
    'modal.answered.signIn': ({ page }) =>
      dialog(page).getByRole('button', { name: 'Close' }).first().click(),
    signIn: (house, outcome) =>
      byName(
        {
          'signed in': () => house.answer('/login', real),
          'asked a question': () => house.answer('/login', { kind: 'code', code: 100, data: question }),
          'wrong password': async () => {
            await house.answer('/login', refusal(101));
            await expect(dialog(house.page).getByRole('alert')).toContainText(
              'The account name or the password',
            );
          },
          'on another device': () => house.answer('/login', refusal(107)),
          'from another house': () => house.answer('/login', refusal(802)),
        },
        outcome,
      ),
    transferVerify: async (house) => {
      await sendProof(house.page);
      await house.answer('/arks/web/vx/verify', { kind: 'code', code: 100, data: { token: 't' } });
      await sendResetPassword(house.page);
      await house.answer('/arks/web/vx/reset', success);
      await expect(dialog(house.page).getByLabel('Account name')).toHaveValue(house.account);
    },
    doubleValidation: async (house) => {
      const { page } = house;
      const member = await house.control.signIn({ account: house.account });
      await expect(dialog(page).getByRole('img', { name: /Picture/ })).toBeVisible();
      await dialog(page).getByLabel('What is your phone number?').fill('5550142');
      await dialog(page).getByLabel('Code in the picture').fill('7k4n');
      await dialog(page).getByRole('button', { name: 'Continue' }).click();
      const { token, member_id: id, member_account, member_currency } = member;
      await house.answer('/login/double_validation', {
        kind: 'code',
        code: 100,
        data: { id, token, member_account, member_currency },
      });
    },
  },
  see: {
    closed: ({ page }) => expect(dialog(page).getByRole('heading', { name: 'Welcome back' })).toHaveCount(0),
    prompting: ({ page }) => expect(dialog(page)).toContainText('Sign in to play'),
    'open.credentials.editing': async ({ page }) => {
      await expect(dialog(page).getByLabel('Account name')).toBeVisible();
      await expect(dialog(page).getByRole('button', { name: 'Sign in' })).toBeEnabled();
    },
    'open.credentials.submitting': ({ page }) =>
      expect(dialog(page).getByRole('button', { name: 'Signing in' })).toHaveAttribute('aria-busy', 'true'),
    'open.questioning': ({ page }) =>
      expect(dialog(page).getByLabel('What is your phone number?')).toBeVisible(),
    'open.verifying': ({ page }) => expect(dialog(page)).toContainText('Show that the account is yours'),
    otherDevice: ({ page }) => expect(dialog(page)).toContainText('This device is new to your account'),
  },
  hear: {
    'recovery.open': ({ page }) =>
      expect(dialog(page).getByRole('heading', { name: 'Forgot your password?' })).toBeVisible(),
    notice: ({ page }, notice) => expect(toast(page, wordsOf(notice))).toBeVisible(),
    'session.started': ({ page }) =>
      expect(page.getByRole('banner').getByRole('button', { name: 'Account menu' })).toBeVisible(),
    'windows.open': async (house) => {
      await expect.poll(async () => (await openedBy(house)).at(-1)?.url()).toMatch(/\/user$/);
    },
  },
} satisfies Driver<typeof signInMachine, House>;
