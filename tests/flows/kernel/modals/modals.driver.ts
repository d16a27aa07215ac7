import type { Driver } from 'xstate-path-tests';
import type { modalsMachine } from '#machines/kernel/modals.machine.ts';
import type { AppFixture } from '#tests/flows/app-fixture.ts';
import { hallOfGames } from '#tests/flows/test-data.ts';
import { expect } from '#tests/support/expect.ts';
import { dialog, tile } from '#tests/support/steps.ts';

export const driver = {
  actor: 'modals',
  start: (app) => app.openApp(hallOfGames),
  execute: {
    'modal.request': async ({ page }, event) => {
      if ('modal' in event && event.modal.kind === 'signInPrompt') return tile(page).click();
      await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click();
    },
    // Sign-in in another tab withdraws the modal.
    'modal.withdraw': (app) => app.signInInOtherTab(),
    'modal.answer': ({ page }) => dialog(page).getByRole('button', { name: 'Close' }).click(),
  },
  view: ({ page }) => dialog(page),
  assert: {
    empty: ({ page }) => expect(dialog(page)).toHaveCount(0),
    showing: ({ page }) => expect(dialog(page)).toBeVisible(),
  },
} satisfies Driver<typeof modalsMachine, AppFixture>;
