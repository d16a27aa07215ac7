import { expect } from '@playwright/test';
import type { agentApplicationMachine } from '#machines/agent-application.machine.ts';
import type { Driver } from '#qa/walk/driver.ts';
import { dialog, toast } from '../../support/steps.ts';
import type { House } from '../app-fixture.ts';
import { wordsOf } from '../notices.ts';
import { byName, refusal, success } from '../responses.ts';

const apply = '/member/apply_for_agent';
const field = ({ page }: House) => dialog(page).getByLabel('How will you bring members along?');

export const driver = {
  actor: 'agentApplication',
  start: async (house) => {
    await house.hold(apply);
    await house.remember();
    await house.enter('/proxy?page=Register');
    await expect(house.page.getByRole('button', { name: 'Apply' })).toBeVisible();
  },
  do: {
    'application.begin': ({ page }) => page.getByRole('button', { name: 'Apply' }).click(),
    'application.submit': async (house, { message }) => {
      await field(house).fill(message);
      await dialog(house.page).getByRole('button', { name: 'Send' }).click();
    },
    'modal.answered.applyAsAgent': ({ page }) =>
      dialog(page).getByRole('button', { name: 'Close' }).first().click(),
    'session.closed': (house) => house.depart(),
    apply: (house, outcome) =>
      byName(
        {
          taken: () => house.answer(apply, success),
          'applied before': () => house.answer(apply, refusal(104)),
          'another no': async () => {
            await house.answer(apply, refusal(999));
            await expect(dialog(house.page).getByRole('alert')).toContainText('the operator says no');
          },
          'lost on the way': async () => {
            await house.answer(apply, { kind: 'drop' });
            await expect(dialog(house.page).getByRole('alert')).toContainText('There is no connection.');
          },
        },
        outcome,
      ),
  },
  see: {
    resting: ({ page }) => expect(dialog(page)).toHaveCount(0),
    'writing.editing': async (house) => {
      await expect(field(house)).toBeEditable();
      await expect(dialog(house.page).getByRole('button', { name: 'Send' })).not.toHaveAttribute('aria-busy');
    },
    'writing.sending': ({ page }) =>
      expect(dialog(page).getByRole('button', { name: 'Sending' })).toHaveAttribute('aria-busy', 'true'),
  },
  hear: {
    notice: ({ page }, notice) => expect(toast(page, wordsOf(notice))).toBeVisible(),
  },
} satisfies Driver<typeof agentApplicationMachine, House>;
