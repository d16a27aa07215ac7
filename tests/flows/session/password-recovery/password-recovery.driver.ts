import type { Driver } from 'xstate-path-tests';
import type { passwordRecoveryMachine } from '#machines/session/password-recovery.machine.ts';
import type { AppFixture } from '#tests/flows/app-fixture.ts';
import { wordsOf } from '#tests/flows/notices.ts';
import { byName, refusal } from '#tests/flows/responses.ts';
import { expect } from '#tests/support/expect.ts';
import { dialog, openSignIn, requestCode, submitNewPassword, toast } from '#tests/support/steps.ts';

const send = '/forgot_password/send';
const reset = '/forgot_password/reset';
const form = ({ page }: AppFixture) => dialog(page);
const button = (app: AppFixture, name: string) => form(app).getByRole('button', { name });
const title = (app: AppFixture, name: string) => form(app).getByRole('heading', { name });

export const driver = {
  actor: 'passwordRecovery',
  start: async (app) => {
    await app.hold(send);
    await app.hold(reset);
    await app.openApp();
  },
  execute: {
    // Closing this form opens the sign-in form again.
    'recovery.open': async (app) => {
      if ((await title(app, 'Welcome back').count()) === 0) await openSignIn(app.page);
      await button(app, 'Forgot your password?').click();
    },
    'recovery.send': ({ page, account }) => requestCode(page, { account, email: 'second@example.com' }),
    'recovery.reset': ({ page }) => submitNewPassword(page, { code: '123456' }),
    'recovery.restart': (app) => button(app, 'Start again').click(),
    'session.opened': (app) => app.signInInOtherTab(),
    'modal.answered.passwordRecovery': (app) => button(app, 'Close').click(),
    requestCode: (app, outcome) =>
      byName(
        {
          sent: () => app.respond(send, { kind: 'code', code: 100, data: { token: 't' } }),
          'wrong captcha': async () => {
            await app.respond(send, refusal(105));
            const answer = form(app).getByLabel('Code in the image');
            await expect(answer).toHaveAccessibleDescription('The code does not match. Enter the new one.');
            await expect(answer).toBeFocused();
          },
        },
        outcome,
      ),
    reset: (app, outcome) =>
      byName(
        {
          set: () => app.respond(reset, { kind: 'code', code: 100, data: { member_account: 'linhmai' } }),
          'a wrong code': async () => {
            await app.respond(reset, refusal(101));
            const code = form(app).getByLabel('Code from the message');
            await expect(code).toHaveAccessibleDescription('The code does not match.');
            await expect(code).toBeFocused();
          },
          'the last wrong code': async () => {
            await app.respond(reset, refusal(103));
            await expect(form(app).getByRole('alert')).toContainText('Too many incorrect codes.');
          },
        },
        outcome,
      ),
  },
  assert: {
    closed: async (app) => {
      await expect(title(app, 'Forgot your password?')).toHaveCount(0);
      await expect(title(app, 'Choose a new password')).toHaveCount(0);
    },
    'begun.requestingCode.editing': async (app) => {
      await expect(title(app, 'Forgot your password?')).toBeVisible();
      await expect(button(app, 'Send code')).toBeEnabled();
    },
    'begun.requestingCode.submitting': (app) =>
      expect(button(app, 'Sending')).toHaveAttribute('aria-busy', 'true'),
    'begun.codeSent.entering.editing': async (app) => {
      await expect(title(app, 'Choose a new password')).toBeVisible();
      await expect(button(app, 'Set new password')).toBeEnabled();
    },
    'begun.codeSent.entering.submitting': (app) =>
      expect(button(app, 'Saving')).toHaveAttribute('aria-busy', 'true'),
    'begun.codeSent.hidden': (app) => expect(title(app, 'Welcome back')).toBeVisible(),
  },
  assertEmitted: {
    notice: ({ page }, notice) => expect(toast(page, wordsOf(notice))).toBeVisible(),
    'signIn.open': async (app, { account }) => {
      await expect(title(app, 'Welcome back')).toBeVisible();
      await expect(form(app).getByLabel('Account name')).toHaveValue(account ?? '');
    },
  },
} satisfies Driver<typeof passwordRecoveryMachine, AppFixture>;
