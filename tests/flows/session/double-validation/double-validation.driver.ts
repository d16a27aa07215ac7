import type { Driver } from 'xstate-path-tests';
import type { doubleValidationMachine } from '#machines/session/double-validation.machine.ts';
import type { AppFixture } from '#tests/flows/app-fixture.ts';
import { byName, refusal } from '#tests/flows/responses.ts';
import { expect } from '#tests/support/expect.ts';
import { dialog, openSignIn, submitCredentials } from '#tests/support/steps.ts';

const phone = { member_login_id: 'l1', question: 'member_phone', available_questions_count: 2 };
const last = { member_login_id: 'l1', question: 'withdraw_password', available_questions_count: 1 };
const others = (app: AppFixture) => dialog(app.page).getByRole('button', { name: 'Show another question' });
const field = (app: AppFixture) =>
  dialog(app.page).getByLabel(/^What is your (phone number|withdrawal password)/);

export const driver = {
  actor: 'signIn/doubleValidation',
  start: async (app) => {
    await app.control.script({ path: '/login', response: { kind: 'code', code: 100, data: phone } });
    await app.hold('/login/double_validation');
    await app.hold('/login/double_validation/skip');
    await app.openApp();
    await openSignIn(app.page);
    await submitCredentials(app.page, { account: app.account });
  },
  execute: {
    'question.submit': async (app) => {
      await expect(dialog(app.page).getByRole('img', { name: /Image of a code/ })).toBeVisible();
      await field(app).fill('5550142');
      await dialog(app.page).getByLabel('Code in the image').fill('7k4n');
      await dialog(app.page).getByRole('button', { name: 'Continue' }).click();
    },
    'question.skip': (app) => others(app).click(),
    answerQuestion: async (app, outcome) => {
      const { token, member_id: id, ...rest } = await app.control.signIn({ account: app.account });
      const data = { id, token, ...rest };
      await byName(
        {
          right: () => app.respond('/login/double_validation', { kind: 'code', code: 100, data }),
          wrong: async () => {
            await app.respond('/login/double_validation', refusal(998));
            await expect(dialog(app.page).getByRole('alert')).toContainText('The answer is incorrect.');
          },
        },
        outcome,
      );
    },
    skipQuestion: (app, outcome) =>
      byName(
        {
          'the last question': async () => {
            await app.respond('/login/double_validation/skip', { kind: 'code', code: 100, data: last });
            await expect(dialog(app.page).getByLabel('What is your withdrawal password')).toBeVisible();
            await expect(others(app)).toHaveCount(0);
          },
          'none left': () => app.respond('/login/double_validation/skip', refusal(101)),
        },
        outcome,
      ),
  },
  assert: {
    answering: async (app) => {
      await expect(field(app)).toBeVisible();
      await expect(dialog(app.page).getByRole('button', { name: 'Continue' })).toBeEnabled();
    },
    submitting: (app) =>
      expect(dialog(app.page).getByRole('button', { name: 'Checking' })).toHaveAttribute('aria-busy', 'true'),
    skipping: (app) => expect(others(app)).toHaveAttribute('aria-busy', 'true'),
    answered: (app) => expect(dialog(app.page)).toHaveCount(0),
  },
} satisfies Driver<typeof doubleValidationMachine, AppFixture>;
