import type { Driver } from 'xstate-path-tests';
import type { transferVerifyMachine } from '#machines/session/transfer-verify.machine.ts';
import type { AppFixture } from '#tests/flows/app-fixture.ts';
import { byName, refusal, success } from '#tests/flows/responses.ts';
import { expect } from '#tests/support/expect.ts';
import {
  dialog,
  openSignIn,
  submitCredentials,
  submitProof,
  submitResetPassword,
} from '#tests/support/steps.ts';

const verify = '/arks/web/vx/verify';
const reset = '/arks/web/vx/reset';
const alert = ({ page }: AppFixture) => dialog(page).getByRole('alert');
const button = ({ page }: AppFixture, name: string) => dialog(page).getByRole('button', { name });

export const driver = {
  actor: 'signIn/transferVerify',
  start: async (app) => {
    await app.control.script({ path: '/login', response: refusal(802) });
    await app.hold(verify);
    await app.hold(reset);
    await app.openApp();
    await openSignIn(app.page);
    await submitCredentials(app.page, { account: app.account });
  },
  execute: {
    'verify.submit': ({ page }, _, name) =>
      submitProof(page, name === 'by phone' ? { by: 'Phone', contact: '5550802' } : {}),
    'reset.submit': ({ page }) => submitResetPassword(page),
    verify: (app, outcome) =>
      byName(
        {
          theirs: () => app.respond(verify, { kind: 'code', code: 100, data: { token: 't' } }),
          'not theirs': async () => {
            await app.respond(verify, refusal(102));
            await expect(alert(app)).toContainText('Please verify again.');
            await expect(dialog(app.page).getByLabel('Code in the image')).toHaveValue('');
          },
        },
        outcome,
      ),
    reset: (app, outcome) =>
      byName(
        {
          set: () => app.respond(reset, success),
          'too late': async () => {
            await app.respond(reset, refusal(201));
            await expect(alert(app)).toContainText('Please verify again.');
          },
          'not set': async () => {
            await app.respond(reset, refusal(4711));
            await expect(alert(app)).toContainText('the operator says no');
          },
        },
        outcome,
      ),
  },
  assert: {
    'proof.editing': async (app) => {
      await expect(dialog(app.page)).toContainText('Confirm your account');
      await expect(button(app, 'Continue')).toBeEnabled();
    },
    'proof.verifying': (app) => expect(button(app, 'Checking')).toHaveAttribute('aria-busy', 'true'),
    'password.editing': async (app) => {
      await expect(dialog(app.page)).toContainText('Choose a new password');
      await expect(button(app, 'Set password')).toBeEnabled();
    },
    'password.resetting': (app) => expect(button(app, 'Saving')).toHaveAttribute('aria-busy', 'true'),
    reset: ({ page, account }) => expect(dialog(page).getByLabel('Account name')).toHaveValue(account),
  },
} satisfies Driver<typeof transferVerifyMachine, AppFixture>;
