import type { Driver } from 'xstate-path-tests';
import type { verificationCodeMachine } from '#machines/session/verification-code.machine.ts';
import type { AppFixture } from '#tests/flows/app-fixture.ts';
import { byName, refusal, success } from '#tests/flows/responses.ts';
import { expect } from '#tests/support/expect.ts';
import {
  continueToPerson,
  dialog,
  fillAccount,
  openRecovery,
  openRegistration,
  openSignIn,
  requestCode,
} from '#tests/support/steps.ts';

const form = ({ page }: AppFixture) => dialog(page);
const code = (app: AppFixture) => form(app).getByLabel('Code from the message');

/** Opens password recovery, where a first code was sent with a captcha. */
async function recover({ control, page, account }: AppFixture) {
  const begun = { kind: 'code', code: 100, data: { token: 't' } } as const;
  await control.script({ path: '/forgot_password/send', response: begun });
  await openSignIn(page);
  await openRecovery(page);
  await requestCode(page, { account, email: 'second@example.com' });
}

export const driver = {
  actor: (input) =>
    input?.input.since ? 'passwordRecovery/verificationCode' : 'registration/verificationCode',
  start: async (app, input) => {
    await app.hold('/register/sms');
    await app.openApp();
    if (input?.input.since) return recover(app);
    await openRegistration(app.page);
    await form(app).getByLabel('Account currency').selectOption('VND');
    await fillAccount(app.page);
    await continueToPerson(app.page);
  },
  execute: {
    'verificationCode.request': async (app) => {
      await form(app).getByLabel('Phone number').fill('0912 345 600');
      await form(app).getByRole('button', { name: 'Send code' }).click();
    },
    sendCode: (app, outcome) =>
      byName(
        {
          sent: async () => {
            await app.respond('/register/sms', success);
            await expect(code(app)).toHaveAccessibleDescription('A code has been sent to you.');
          },
          'sent a while ago': async () => {
            await app.respond('/register/sms', refusal(102));
            await expect(code(app)).toHaveAccessibleDescription(/^A message was already sent\./);
          },
          'a number that is none': async () => {
            await app.respond('/register/sms', refusal('099'));
            await expect(form(app).getByLabel('Phone number')).toHaveAccessibleDescription(
              'This number could not be verified.',
            );
          },
        },
        outcome,
      ),
  },
  assert: {
    idle: (app) => expect(form(app).getByRole('button', { name: 'Send code' })).toBeEnabled(),
    sending: (app) =>
      expect(form(app).getByRole('button', { name: 'Send code' })).toHaveAttribute('aria-busy', 'true'),
    coolingDown: (app) =>
      expect(form(app).getByRole('button', { name: /^Resend in [45]:\d\d$/ })).toHaveAttribute(
        'aria-disabled',
        'true',
      ),
  },
} satisfies Driver<typeof verificationCodeMachine, AppFixture>;
