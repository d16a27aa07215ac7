import { expect } from '@playwright/test';
import type { modalsMachine } from '#machines/modals.machine.ts';
import type { Driver } from '#qa/walk/driver.ts';
import { dialog, tile } from '../../support/steps.ts';
import type { House } from '../app-fixture.ts';

export const driver = {
  actor: 'modals',
  start: (house) => house.enter(),
  do: {
    'modal.request': async ({ page }, event) => {
      if ('modal' in event && event.modal.kind === 'loginPrompt') return tile(page).click();
      await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click();
    },
    // Signed in in another tab: nobody is asked any more.
    'modal.withdraw': (house) => house.arrive(),
    'modal.answer': ({ page }) => dialog(page).getByRole('button', { name: 'Close' }).click(),
  },
  see: {
    empty: ({ page }) => expect(dialog(page)).toHaveCount(0),
    showing: ({ page }) => expect(dialog(page)).toBeVisible(),
  },
} satisfies Driver<typeof modalsMachine, House>;
