import { type Driver, transient } from 'xstate-path-tests';
import type { passwordChangeMachine } from '#machines/session/password-change.machine.ts';
import { type AppFixture, resizeTo } from '#tests/flows/app-fixture.ts';
import { wordsOf } from '#tests/flows/notices.ts';
import { byName, refusal, success } from '#tests/flows/responses.ts';
import { expect } from '#tests/support/expect.ts';
import {
  changeForm,
  dialog,
  expectSignedIn,
  expectSignedOut,
  openPasswordChange,
  submitPasswordChange,
  toast,
} from '#tests/support/steps.ts';

const edit = '/member/profile/edit_password';
const button = (app: AppFixture, name: string) => changeForm(app.page).getByRole('button', { name });
const must = (app: AppFixture, is: boolean) =>
  app.control.member({ account: app.account, set: { first_login: is ? 1 : 0 } });

export const driver = {
  actor: 'passwordChange',
  start: async (app) => {
    await app.page.setViewportSize({ width: 900, height: 900 });
    await app.hold(edit);
    await app.openApp();
  },
  execute: {
    'password.change': ({ page }) => openPasswordChange(page),
    'password.submit': ({ page }) => submitPasswordChange(page, {}),
    'page.entered': ({ page }) => page.getByRole('link', { name: 'Promotions' }).first().click(),
    'password.required': async (app, event) => {
      const { page, control } = app;
      const id = await page.evaluate(() => localStorage.getItem('member_id'));
      await expect.poll(async () => (await control.channels())[`private-member.${id}`] ?? 0).toBe(1);
      await must(app, 'required' in event && event.required);
      await app.publish('.all_transfer_back', {});
    },
    'device.changed': (app, event) => resizeTo(app, 'desktop' in event && event.desktop ? 1440 : 900),
    'session.opened': async (app) => {
      await must(app, false);
      await app.signInInOtherTab();
      await expectSignedIn(app.page);
    },
    'session.closed': (app) => app.signOutInOtherTab(),
    // A toast over the dialog has a Close button too.
    'modal.answered.changePassword': ({ page }) =>
      dialog(page).getByRole('button', { name: 'Close' }).first().click(),
    edit: (app, outcome) =>
      byName(
        {
          changed: async () => {
            await must(app, false);
            await app.respond(edit, success);
          },
          'wrong current password': async () => {
            await app.respond(edit, refusal(101));
            const present = changeForm(app.page).getByLabel('Current password', { exact: true });
            await expect(present).toHaveAccessibleDescription('the operator says no');
            await expect(present).toBeFocused();
          },
        },
        outcome,
      ),
  },
  assert: {
    signedOut: ({ page }) => expectSignedOut(page),
    idle: async ({ page }) => {
      await expectSignedIn(page);
      await expect(changeForm(page)).toHaveCount(0);
    },
    'changing.form.editing': (app) => expect(button(app, 'Change password')).toBeEnabled(),
    'changing.form.submitting': (app) => expect(button(app, 'Changing')).toHaveAttribute('aria-busy', 'true'),
    'changing.presentation.choosing': transient,
    'changing.presentation.modal': ({ page }) =>
      expect(dialog(page).getByLabel('Current password', { exact: true })).toBeVisible(),
    'changing.presentation.page': async ({ page }) => {
      await expect(page).toHaveURL(/\/user\/Info$/);
      await expect(dialog(page)).toHaveCount(0);
      await expect(page.getByRole('main').getByLabel('Current password', { exact: true })).toBeVisible();
    },
  },
  assertEmitted: {
    notice: ({ page }, notice) => expect(toast(page, wordsOf(notice)).first()).toBeVisible(),
    'navigate.info': ({ page }) => expect(page).toHaveURL(/\/user\/Info$/),
  },
} satisfies Driver<typeof passwordChangeMachine, AppFixture>;
