import type { Driver } from 'xstate-path-tests';
import type { withdrawPasswordMachine } from '#machines/profile/withdraw-password.machine.ts';
import type { AppFixture } from '#tests/flows/app-fixture.ts';
import { openAccounts } from '#tests/flows/money/accounts-page.ts';
import { byName, refusal, success } from '#tests/flows/responses.ts';
import { expect } from '#tests/support/expect.ts';

const store = '/member/profile/withdraw_password';
const form = ({ page }: AppFixture) => page.getByRole('form', { name: 'Withdrawal password' });
const button = (app: AppFixture) => form(app).getByRole('button', { name: /^(Set|Saving)/ });

export const driver = {
  start: async (app) => {
    await app.hold(store);
    // The member keeps being one without a withdrawal password, so that the form stays.
    await openAccounts(app, { hasPassword: false, list: [] });
  },
  execute: {
    'withdrawPassword.submit': async (app) => {
      await form(app).getByLabel('New withdrawal password').fill('1357');
      await form(app).getByLabel('Confirm withdrawal password').fill('1357');
      await button(app).click();
    },
    store: (app, outcome) =>
      byName(
        {
          saved: () => app.respond(store, success),
          locked: async () => {
            await app.respond(store, refusal(102, { until: '2026-11-23 10:00:00' }));
            await expect(form(app).getByText('It is locked until')).toBeVisible();
          },
        },
        outcome,
      ),
  },
  assert: {
    'form.editing': (app) => expect(button(app)).toBeEnabled(),
    'form.saved': (app) => expect(form(app).getByText('Your withdrawal password is saved.')).toBeVisible(),
    submitting: (app) => expect(button(app)).toHaveAttribute('aria-busy', 'true'),
  },
} satisfies Driver<typeof withdrawPasswordMachine, AppFixture>;
