import { expect } from '@playwright/test';
import type { passwordChangeMachine } from '#machines/password-change.machine.ts';
import { type Driver, transient } from '#qa/walk/driver.ts';
import {
  changeForm,
  dialog,
  expectSignedIn,
  expectSignedOut,
  openPasswordChange,
  sendPasswordChange,
  toast,
} from '../../support/steps.ts';
import { type House, resizeTo } from '../app-fixture.ts';
import { wordsOf } from '../notices.ts';
import { byName, refusal, success } from '../responses.ts';

const edit = '/member/profile/edit_password';
const button = (house: House, name: string) => changeForm(house.page).getByRole('button', { name });
const must = (house: House, is: boolean) =>
  house.control.member({ account: house.account, set: { first_login: is ? 1 : 0 } });

export const driver = {
  actor: 'passwordChange',
  start: async (house) => {
    await house.page.setViewportSize({ width: 900, height: 900 });
    await house.hold(edit);
    await house.enter();
  },
  do: {
    'password.change': ({ page }) => openPasswordChange(page),
    'password.submit': ({ page }) => sendPasswordChange(page, {}),
    'page.entered': ({ page }) => page.getByRole('link', { name: 'Promotions' }).first().click(),
    'layout.read': async (house, event) => {
      const { page, control } = house;
      const id = await page.evaluate(() => localStorage.getItem('member_id'));
      await expect.poll(async () => (await control.channels())[`private-member.${id}`] ?? 0).toBe(1);
      await must(house, 'mustChange' in event && event.mustChange);
      await house.publish('.all_transfer_back', {});
    },
    'device.changed': (house, event) => resizeTo(house, 'desktop' in event && event.desktop ? 1440 : 900),
    'session.opened': async (house) => {
      await must(house, false);
      await house.arrive();
      await expectSignedIn(house.page);
    },
    'session.closed': (house) => house.depart(),
    // A notice over it can be closed as well.
    'modal.answered.changePassword': ({ page }) =>
      dialog(page).getByRole('button', { name: 'Close' }).first().click(),
    edit: (house, outcome) =>
      byName(
        {
          changed: async () => {
            await must(house, false);
            await house.answer(edit, success);
          },
          'not the present password': async () => {
            await house.answer(edit, refusal(101));
            const present = changeForm(house.page).getByLabel('Present password', { exact: true });
            await expect(present).toHaveAccessibleDescription('the operator says no');
            await expect(present).toBeFocused();
          },
        },
        outcome,
      ),
  },
  see: {
    nobody: ({ page }) => expectSignedOut(page),
    settled: async ({ page }) => {
      await expectSignedIn(page);
      await expect(changeForm(page)).toHaveCount(0);
    },
    'changing.form.editing': (house) => expect(button(house, 'Change password')).toBeEnabled(),
    'changing.form.submitting': (house) =>
      expect(button(house, 'Changing')).toHaveAttribute('aria-busy', 'true'),
    'changing.place.choosing': transient,
    'changing.place.modal': ({ page }) =>
      expect(dialog(page).getByLabel('Present password', { exact: true })).toBeVisible(),
    'changing.place.page': async ({ page }) => {
      await expect(page).toHaveURL(/\/user\/Info$/);
      await expect(dialog(page)).toHaveCount(0);
      await expect(page.getByRole('main').getByLabel('Present password', { exact: true })).toBeVisible();
    },
  },
  hear: {
    notice: ({ page }, notice) => expect(toast(page, wordsOf(notice)).first()).toBeVisible(),
    'navigate.info': ({ page }) => expect(page).toHaveURL(/\/user\/Info$/),
  },
} satisfies Driver<typeof passwordChangeMachine, House>;
