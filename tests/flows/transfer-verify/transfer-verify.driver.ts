import { expect } from '@playwright/test';
import type { transferVerifyMachine } from '#machines/transfer-verify.machine.ts';
import type { Driver } from '#qa/walk/driver.ts';
import { dialog, openSignIn, sendCredentials, sendProof, sendResetPassword } from '../../support/steps.ts';
import type { House } from '../app-fixture.ts';
import { byName, refusal, success } from '../responses.ts';

const verify = '/arks/web/vx/verify';
const reset = '/arks/web/vx/reset';
const alert = ({ page }: House) => dialog(page).getByRole('alert');
const button = ({ page }: House, name: string) => dialog(page).getByRole('button', { name });

export const driver = {
  actor: 'signIn/transferVerify',
  start: async (house) => {
    await house.control.script({ path: '/login', answer: refusal(802) });
    await house.hold(verify);
    await house.hold(reset);
    await house.enter();
    await openSignIn(house.page);
    await sendCredentials(house.page, { account: house.account });
  },
  do: {
    'verify.submit': ({ page }, _, name) =>
      sendProof(page, name === 'by phone' ? { by: 'Phone', contact: '5550802' } : {}),
    'reset.submit': ({ page }) => sendResetPassword(page),
    verify: (house, outcome) =>
      byName(
        {
          theirs: () => house.answer(verify, { kind: 'code', code: 100, data: { token: 't' } }),
          'not theirs': async () => {
            await house.answer(verify, refusal(102));
            await expect(alert(house)).toContainText('Please verify again.');
            await expect(dialog(house.page).getByLabel('Code in the picture')).toHaveValue('');
          },
        },
        outcome,
      ),
    reset: (house, outcome) =>
      byName(
        {
          set: () => house.answer(reset, success),
          'too late': async () => {
            await house.answer(reset, refusal(201));
            await expect(alert(house)).toContainText('Please verify again.');
          },
          'not set': async () => {
            await house.answer(reset, refusal(4711));
            await expect(alert(house)).toContainText('the operator says no');
          },
        },
        outcome,
      ),
  },
  see: {
    'proof.editing': async (house) => {
      await expect(dialog(house.page)).toContainText('Show that the account is yours');
      await expect(button(house, 'Continue')).toBeEnabled();
    },
    'proof.verifying': (house) => expect(button(house, 'Checking')).toHaveAttribute('aria-busy', 'true'),
    'password.editing': async (house) => {
      await expect(dialog(house.page)).toContainText('Choose a new password');
      await expect(button(house, 'Set the password')).toBeEnabled();
    },
    'password.resetting': (house) =>
      expect(button(house, 'Setting your password')).toHaveAttribute('aria-busy', 'true'),
    reset: ({ page, account }) => expect(dialog(page).getByLabel('Account name')).toHaveValue(account),
  },
} satisfies Driver<typeof transferVerifyMachine, House>;
