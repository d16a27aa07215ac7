import { expect } from '@playwright/test';
import type { captchaMachine } from '#machines/captcha.machine.ts';
import type { Driver } from '#qa/walk/driver.ts';
import { dialog } from '../../support/steps.ts';
import type { House } from '../app-fixture.ts';
import { byName, real, refusal } from '../responses.ts';

const refresh = (house: House) => dialog(house.page).getByRole('button', { name: 'Show another picture' });
const picture = (house: House) => dialog(house.page).getByRole('img', { name: /Picture with a code/ });

export const driver = {
  actor: 'signIn/captcha',
  start: async (house) => {
    await house.hold('/captcha');
    await house.enter();
    await house.page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click();
  },
  do: {
    'captcha.refresh': (house) => refresh(house).click(),
    fetchCaptcha: (house, outcome) =>
      byName(
        {
          picture: () => house.answer('/captcha', real),
          'asked too often': () => house.answer('/captcha', refusal(101)),
          'no connection': () => house.answer('/captcha', { kind: 'drop' }),
        },
        outcome,
      ),
  },
  see: {
    loading: async (house) => {
      await expect(refresh(house)).toBeDisabled();
      await expect(refresh(house)).toHaveAttribute('aria-busy', 'true');
    },
    shown: async (house) => {
      await expect(picture(house)).toBeVisible();
      await expect(refresh(house)).toBeEnabled();
    },
    waiting: async (house) => {
      await expect(refresh(house)).toBeDisabled();
      await expect(refresh(house)).toContainText('One moment');
    },
    failed: async (house) => {
      await expect(dialog(house.page)).toContainText('There is no connection.');
      await expect(refresh(house)).toBeEnabled();
    },
  },
} satisfies Driver<typeof captchaMachine, House>;
