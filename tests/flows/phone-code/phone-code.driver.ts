import { expect } from '@playwright/test';
import type { phoneCodeMachine } from '#machines/phone-code.machine.ts';
import type { Driver } from '#qa/walk/driver.ts';
import { askForCode, dialog, openRecovery, openRegistration, openSignIn } from '../../support/steps.ts';
import type { House } from '../app-fixture.ts';
import { byName, refusal, success } from '../responses.ts';

const form = ({ page }: House) => dialog(page);
const code = (house: House) => form(house).getByLabel('Code in the message');

/** One was sent before: for a new password, whose first code is asked for with a picture. */
async function recover({ control, page, account }: House) {
  const begun = { kind: 'code', code: 100, data: { token: 't' } } as const;
  await control.script({ path: '/forgot_password/send', answer: begun });
  await openSignIn(page);
  await openRecovery(page);
  await askForCode(page, { account, email: 'second@example.com' });
}

export const driver = {
  actor: (input) => (input?.input.since ? 'passwordRecovery/phoneCode' : 'registration/phoneCode'),
  start: async (house, input) => {
    await house.hold('/register/sms');
    await house.enter();
    if (input?.input.since) return recover(house);
    await openRegistration(house.page);
    await form(house).getByLabel('Currency of the account').selectOption('VND');
  },
  do: {
    'phoneCode.request': async (house) => {
      await form(house).getByLabel('Phone number').fill('0912 345 600');
      await form(house).getByRole('button', { name: 'Send a code' }).click();
    },
    sendCode: (house, outcome) =>
      byName(
        {
          sent: async () => {
            await house.answer('/register/sms', success);
            await expect(code(house)).toHaveAccessibleDescription('A message with a code is on its way.');
          },
          'sent a while ago': async () => {
            await house.answer('/register/sms', refusal(102));
            await expect(code(house)).toHaveAccessibleDescription(/^A message was sent already\./);
          },
          'a number that is none': async () => {
            await house.answer('/register/sms', refusal('099'));
            await expect(form(house).getByLabel('Phone number')).toHaveAccessibleDescription(
              'This number could not be checked.',
            );
          },
        },
        outcome,
      ),
  },
  see: {
    idle: (house) => expect(form(house).getByRole('button', { name: 'Send a code' })).toBeEnabled(),
    sending: (house) =>
      expect(form(house).getByRole('button', { name: 'Send a code' })).toHaveAttribute('aria-busy', 'true'),
    cooling: (house) =>
      expect(form(house).getByRole('button', { name: /^Again in [45]:\d\d$/ })).toHaveAttribute(
        'aria-disabled',
        'true',
      ),
  },
} satisfies Driver<typeof phoneCodeMachine, House>;
