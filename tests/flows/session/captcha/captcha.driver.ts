import type { Driver } from 'xstate-path-tests';
import type { captchaMachine } from '#machines/session/captcha.machine.ts';
import type { AppFixture } from '#tests/flows/app-fixture.ts';
import { byName, real, refusal } from '#tests/flows/responses.ts';
import { expect } from '#tests/support/expect.ts';
import { dialog } from '#tests/support/steps.ts';

const refresh = (app: AppFixture) => dialog(app.page).getByRole('button', { name: 'Show a new image' });
const image = (app: AppFixture) => dialog(app.page).getByRole('img', { name: /Image of a code/ });

export const driver = {
  actor: 'signIn/captcha',
  start: async (app) => {
    await app.hold('/captcha');
    await app.openApp();
    await app.page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click();
  },
  execute: {
    'captcha.refresh': (app) => refresh(app).click(),
    fetchCaptcha: (app, outcome) =>
      byName(
        {
          image: () => app.respond('/captcha', real),
          'asked too often': () => app.respond('/captcha', refusal(101)),
          'no connection': () => app.respond('/captcha', { kind: 'drop' }),
        },
        outcome,
      ),
  },
  assert: {
    loading: async (app) => {
      await expect(refresh(app)).toBeDisabled();
      await expect(refresh(app)).toHaveAttribute('aria-busy', 'true');
    },
    shown: async (app) => {
      await expect(image(app)).toBeVisible();
      await expect(refresh(app)).toBeEnabled();
    },
    waiting: async (app) => {
      await expect(refresh(app)).toBeDisabled();
      await expect(refresh(app)).toContainText('Please wait');
    },
    failed: async (app) => {
      await expect(dialog(app.page)).toContainText('No connection.');
      await expect(refresh(app)).toBeEnabled();
    },
  },
} satisfies Driver<typeof captchaMachine, AppFixture>;
