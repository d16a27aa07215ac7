import type { Driver } from 'xstate-path-tests';
import type { contactVerifyMachine } from '#machines/profile/contact-verify.machine.ts';
import type { AppFixture } from '#tests/flows/app-fixture.ts';
import { byName, refusal, success } from '#tests/flows/responses.ts';
import { expect } from '#tests/support/expect.ts';
import { profileForm, profileRow } from '#tests/support/profile.ts';
import type { ContactVerifyStage } from './contact-verify.samples.ts';

const verify = '/member/profile/verify';
const label = 'E-mail address';
const button = ({ page }: AppFixture, name: string) => profileForm(page, label).getByRole('button', { name });
const row = ({ page }: AppFixture) => profileRow(page, label);

export const driver = {
  actor: 'pages/contactVerify:member_email',
  start: async (app) => {
    await app.hold(verify);
    await app.control.member({ account: app.account, set: { email: 'second@example.com' } });
    await app.storeMember();
    await app.openApp('/user/Info');
    await expect(row(app)).toBeVisible();
  },
  execute: {
    'contact.open': (app) => row(app).getByRole('button', { name: 'Verify' }).click(),
    'contact.close': (app) => button(app, 'Cancel').click(),
    'contact.submit': async (app) => {
      await profileForm(app.page, label).getByLabel('Code from the message').fill('123456');
      await button(app, 'Verify').click();
    },
    'contact.obsolete': async (app) => {
      const set = { verified_fields: JSON.stringify(['member_email']) };
      await app.control.member({ account: app.account, set });
      await app.publish('.profile.updated', {});
    },
    verify: (app, outcome) =>
      byName(
        {
          right: () => app.respond(verify, success),
          wrong: async () => {
            await app.respond(verify, refusal(101, { field: 'member_email', tries_left: 4 }));
            const code = profileForm(app.page, label).getByLabel('Code from the message');
            await expect(code).toHaveAccessibleDescription(
              'The code does not match. You have 4 attempts left.',
            );
            await expect(code).toBeFocused();
          },
        },
        outcome,
      ),
  },
  assert: {
    closed: (app) => expect(profileForm(app.page, label)).toHaveCount(0),
    'open.editing': (app) => expect(button(app, 'Verify')).toBeEnabled(),
    'open.submitting': (app) => expect(button(app, 'Verifying')).toHaveAttribute('aria-busy', 'true'),
    verified: (app) => expect(row(app).getByText('Verified', { exact: true })).toBeVisible(),
  },
  stages: {
    '': (app) => expect(row(app)).toBeVisible(),
    verified: (app) => expect(row(app).getByText('Verified', { exact: true })).toBeVisible(),
  },
} satisfies Driver<typeof contactVerifyMachine, AppFixture, ContactVerifyStage>;
