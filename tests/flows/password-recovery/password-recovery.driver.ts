import { expect } from '@playwright/test';
import type { passwordRecoveryMachine } from '#machines/password-recovery.machine.ts';
import type { Driver } from '#qa/walk/driver.ts';
import { askForCode, dialog, openSignIn, sendNewPassword, toast } from '../../support/steps.ts';
import type { House } from '../app-fixture.ts';
import { wordsOf } from '../notices.ts';
import { byName, refusal } from '../responses.ts';

const send = '/forgot_password/send';
const reset = '/forgot_password/reset';
const form = ({ page }: House) => dialog(page);
const button = (house: House, name: string) => form(house).getByRole('button', { name });
const title = (house: House, name: string) => form(house).getByRole('heading', { name });

export const driver = {
  actor: 'passwordRecovery',
  start: async (house) => {
    await house.hold(send);
    await house.hold(reset);
    await house.enter();
  },
  do: {
    // The sign-in form is there again when this one was closed.
    'recovery.open': async (house) => {
      if ((await title(house, 'Welcome back').count()) === 0) await openSignIn(house.page);
      await button(house, 'Forgot your password?').click();
    },
    'recovery.send': ({ page, account }) => askForCode(page, { account, email: 'second@example.com' }),
    'recovery.reset': ({ page }) => sendNewPassword(page, { code: '123456' }),
    'recovery.restart': (house) => button(house, 'Begin again').click(),
    'session.opened': (house) => house.arrive(),
    'modal.answered.passwordRecovery': (house) => button(house, 'Close').click(),
    askCode: (house, outcome) =>
      byName(
        {
          sent: () => house.answer(send, { kind: 'code', code: 100, data: { token: 't' } }),
          'the picture was misread': async () => {
            await house.answer(send, refusal(105));
            const answer = form(house).getByLabel('Code in the picture');
            await expect(answer).toHaveAccessibleDescription('The code does not match. Type the new one.');
            await expect(answer).toBeFocused();
          },
        },
        outcome,
      ),
    reset: (house, outcome) =>
      byName(
        {
          set: () => house.answer(reset, { kind: 'code', code: 100, data: { member_account: 'linhmai' } }),
          'a wrong code': async () => {
            await house.answer(reset, refusal(101));
            const code = form(house).getByLabel('Code in the message');
            await expect(code).toHaveAccessibleDescription('The code does not match.');
            await expect(code).toBeFocused();
          },
          'the last wrong code': async () => {
            await house.answer(reset, refusal(103));
            await expect(form(house).getByRole('alert')).toContainText('Too many wrong codes.');
          },
        },
        outcome,
      ),
  },
  see: {
    closed: async (house) => {
      await expect(title(house, 'Forgot your password?')).toHaveCount(0);
      await expect(title(house, 'Choose a new password')).toHaveCount(0);
    },
    'begun.asking.editing': async (house) => {
      await expect(title(house, 'Forgot your password?')).toBeVisible();
      await expect(button(house, 'Send me a code')).toBeEnabled();
    },
    'begun.asking.submitting': (house) =>
      expect(button(house, 'Sending')).toHaveAttribute('aria-busy', 'true'),
    'begun.coded.entering.editing': async (house) => {
      await expect(title(house, 'Choose a new password')).toBeVisible();
      await expect(button(house, 'Set the new password')).toBeEnabled();
    },
    'begun.coded.entering.submitting': (house) =>
      expect(button(house, 'Setting it')).toHaveAttribute('aria-busy', 'true'),
    'begun.coded.away': (house) => expect(title(house, 'Welcome back')).toBeVisible(),
  },
  hear: {
    notice: ({ page }, notice) => expect(toast(page, wordsOf(notice))).toBeVisible(),
    'signIn.open': async (house, { account }) => {
      await expect(title(house, 'Welcome back')).toBeVisible();
      await expect(form(house).getByLabel('Account name')).toHaveValue(account ?? '');
    },
  },
} satisfies Driver<typeof passwordRecoveryMachine, House>;
