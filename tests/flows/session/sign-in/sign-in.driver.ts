import type { Driver } from 'xstate-path-tests';
import type { signInMachine } from '#machines/session/sign-in.machine.ts';
import { type AppFixture, resizeTo } from '#tests/flows/app-fixture.ts';
import { wordsOf } from '#tests/flows/notices.ts';
import { openedBy } from '#tests/flows/play/game-launch/game-launch.driver.ts';
import { byName, real, refusal, success } from '#tests/flows/responses.ts';
import { hallOfGames } from '#tests/flows/test-data.ts';
import { expect } from '#tests/support/expect.ts';
import { changeSite } from '#tests/support/site.ts';
import {
  dialog,
  submitCredentials,
  submitProof,
  submitResetPassword,
  tile,
  toast,
} from '#tests/support/steps.ts';

const question = { member_login_id: 'l1', question: 'member_phone', available_questions_count: 2 };

/** Runs `act` in the phone layout. */
async function onPhone(app: AppFixture, act: () => Promise<void>) {
  const navigation = app.page.getByRole('navigation', { name: 'Main' });
  const wallet = navigation.getByRole('button', { name: 'Wallet' });
  await resizeTo(app, 390);
  await expect(wallet).toHaveCount(1);
  await act();
  await resizeTo(app, 1440);
  await expect(wallet).toHaveCount(0);
}

export const driver = {
  actor: 'signIn',
  start: async (app, input) => {
    if (input?.input.isDemo) await changeSite(app.page, { isDemo: true });
    await app.hold('/login');
    await app.hold('/login/double_validation');
    await app.hold('/arks/web/vx/verify');
    await app.hold('/arks/web/vx/reset');
    await app.openApp(hallOfGames);
  },
  execute: {
    'signIn.open': (app, event) =>
      'target' in event
        ? onPhone(app, () => app.page.getByRole('button', { name: 'Wallet' }).click())
        : app.page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click(),
    'signIn.submit': ({ page, account }) => submitCredentials(page, { account }),
    'session.opened': (app) => app.signInInOtherTab(),
    'signIn.prompt': ({ page }) => tile(page).click(),
    'modal.answered.signInPrompt': ({ page }, event) =>
      dialog(page)
        .getByRole('button', { name: 'answer' in event && event.answer === 'yes' ? 'Sign in' : 'Not now' })
        .click(),
    'modal.answered.differentDevice': ({ page }) =>
      dialog(page).getByRole('button', { name: 'Back to sign-in' }).click(),
    'signIn.back': ({ page }) => dialog(page).getByRole('button', { name: 'Back to sign-in' }).click(),
    'signIn.register': ({ page }) => dialog(page).getByRole('button', { name: 'Join now' }).click(),
    'signIn.forgot': ({ page }) =>
      dialog(page).getByRole('button', { name: 'Forgot your password?' }).click(),
    // A toast over the dialog has a Close button too.
    'modal.answered.signIn': ({ page }) =>
      dialog(page).getByRole('button', { name: 'Close' }).first().click(),
    signIn: (app, outcome) =>
      byName(
        {
          'signed in': () => app.respond('/login', real),
          'asked a question': () => app.respond('/login', { kind: 'code', code: 100, data: question }),
          'wrong password': async () => {
            await app.respond('/login', refusal(101));
            await expect(dialog(app.page).getByRole('alert')).toContainText('The account name or password');
          },
          'on another device': () => app.respond('/login', refusal(107)),
          'transferred account': () => app.respond('/login', refusal(802)),
        },
        outcome,
      ),
    transferVerify: async (app) => {
      await submitProof(app.page);
      await app.respond('/arks/web/vx/verify', { kind: 'code', code: 100, data: { token: 't' } });
      await submitResetPassword(app.page);
      await app.respond('/arks/web/vx/reset', success);
      await expect(dialog(app.page).getByLabel('Account name')).toHaveValue(app.account);
    },
    doubleValidation: async (app) => {
      const { page } = app;
      const member = await app.control.signIn({ account: app.account });
      await expect(dialog(page).getByRole('img', { name: /Image of a code/ })).toBeVisible();
      await dialog(page).getByLabel('What is your phone number?').fill('5550142');
      await dialog(page).getByLabel('Code in the image').fill('7k4n');
      await dialog(page).getByRole('button', { name: 'Continue' }).click();
      const { token, member_id: id, member_account, member_currency } = member;
      await app.respond('/login/double_validation', {
        kind: 'code',
        code: 100,
        data: { id, token, member_account, member_currency },
      });
    },
  },
  assert: {
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
    'open.verifying': ({ page }) => expect(dialog(page)).toContainText('Confirm your account'),
    differentDevice: ({ page }) => expect(dialog(page)).toContainText('This device is new to your account'),
  },
  assertEmitted: {
    'recovery.open': ({ page }) =>
      expect(dialog(page).getByRole('heading', { name: 'Forgot your password?' })).toBeVisible(),
    notice: ({ page }, notice) => expect(toast(page, wordsOf(notice))).toBeVisible(),
    'session.started': ({ page }) =>
      expect(page.getByRole('banner').getByRole('button', { name: 'Account menu' })).toBeVisible(),
    'area.open': async (app) => {
      await expect.poll(async () => (await openedBy(app)).at(-1)?.url()).toMatch(/\/user$/);
    },
  },
} satisfies Driver<typeof signInMachine, AppFixture>;
