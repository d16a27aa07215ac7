import { expect } from '@playwright/test';
import type { doubleValidationMachine } from '#machines/double-validation.machine.ts';
import type { Driver } from '#qa/walk/driver.ts';
import { dialog, openSignIn, sendCredentials } from '../../support/steps.ts';
import type { House } from '../app-fixture.ts';
import { byName, refusal } from '../responses.ts';

const phone = { member_login_id: 'l1', question: 'member_phone', available_questions_count: 2 };
const last = { member_login_id: 'l1', question: 'withdraw_password', available_questions_count: 1 };
const others = (house: House) => dialog(house.page).getByRole('button', { name: 'Ask me something else' });
const field = (house: House) =>
  dialog(house.page).getByLabel(/^What is your (phone number|withdrawal password)/);

export const driver = {
  actor: 'signIn/doubleValidation',
  start: async (house) => {
    await house.control.script({ path: '/login', answer: { kind: 'code', code: 100, data: phone } });
    await house.hold('/login/double_validation');
    await house.hold('/login/double_validation/skip');
    await house.enter();
    await openSignIn(house.page);
    await sendCredentials(house.page, { account: house.account });
  },
  do: {
    'question.submit': async (house) => {
      await expect(dialog(house.page).getByRole('img', { name: /Picture/ })).toBeVisible();
      await field(house).fill('5550142');
      await dialog(house.page).getByLabel('Code in the picture').fill('7k4n');
      await dialog(house.page).getByRole('button', { name: 'Continue' }).click();
    },
    'question.skip': (house) => others(house).click(),
    answerQuestion: async (house, outcome) => {
      const { token, member_id: id, ...rest } = await house.control.signIn({ account: house.account });
      const data = { id, token, ...rest };
      await byName(
        {
          right: () => house.answer('/login/double_validation', { kind: 'code', code: 100, data }),
          wrong: async () => {
            await house.answer('/login/double_validation', refusal(998));
            await expect(dialog(house.page).getByRole('alert')).toContainText(
              'The answer could not be checked.',
            );
          },
        },
        outcome,
      );
    },
    skipQuestion: (house, outcome) =>
      byName(
        {
          'the last question': () =>
            house.answer('/login/double_validation/skip', { kind: 'code', code: 100, data: last }),
          'none left': () => house.answer('/login/double_validation/skip', refusal(101)),
        },
        outcome,
      ),
  },
  see: {
    answering: async (house) => {
      await expect(field(house)).toBeVisible();
      await expect(dialog(house.page).getByRole('button', { name: 'Continue' })).toBeEnabled();
    },
    submitting: (house) =>
      expect(dialog(house.page).getByRole('button', { name: 'Checking' })).toHaveAttribute(
        'aria-busy',
        'true',
      ),
    skipping: (house) => expect(others(house)).toHaveAttribute('aria-busy', 'true'),
    answered: (house) => expect(dialog(house.page)).toHaveCount(0),
  },
} satisfies Driver<typeof doubleValidationMachine, House>;
