import type { Driver } from 'xstate-path-tests';
import type { profileEditMachine } from '#machines/profile/profile-edit.machine.ts';
import type { AppFixture } from '#tests/flows/app-fixture.ts';
import { byName, refusal, success } from '#tests/flows/responses.ts';
import { expect } from '#tests/support/expect.ts';
import { openProfileForms, profileRow } from '#tests/support/profile.ts';
import type { ProfileEditStage } from './profile-edit.samples.ts';

const edit = '/member/profile/edit';
const form = ({ page }: AppFixture) => openProfileForms(page);
const button = (app: AppFixture, name: string) => form(app).getByRole('button', { name });
const add = ({ page }: AppFixture, label: string) =>
  profileRow(page, label).getByRole('button', { name: 'Add' }).click();

export const driver = {
  start: async (app) => {
    await app.hold(edit);
    await app.control.member({ account: app.account, set: { birthday: '' } });
    await app.storeMember();
    await app.openApp('/user/Info');
    await expect(profileRow(app.page, 'Telegram')).toBeVisible();
  },
  execute: {
    'edit.open': (app, _, name) => add(app, name === 'Telegram' ? name : 'Date of birth'),
    'edit.close': (app) => button(app, 'Cancel').click(),
    'edit.submit': async (app, _, name) => {
      if (name === 'Telegram') await form(app).getByLabel('Telegram').fill('sam.okoro');
      else
        for (const [part, value] of [
          ['Year', '1991'],
          ['Month', '2'],
          ['Day', '28'],
        ] as const)
          await form(app).getByLabel(part).selectOption(value);
      await button(app, 'Save').click();
    },
    'profile.read': async (app, _, name) => {
      const set = { contacts: JSON.stringify({ member_telegram: 'set.elsewhere' }) };
      if (name === 'Telegram is set') await app.control.member({ account: app.account, set });
      await app.publish('.profile.updated', {});
    },
    edit: (app, outcome) =>
      byName(
        {
          saved: () => app.respond(edit, success),
          refused: async () => {
            await app.respond(edit, refusal(101));
            await expect(form(app).getByRole('alert')).toHaveText(/^This cannot be changed here any more\./);
          },
        },
        outcome,
      ),
  },
  assert: {
    closed: (app) => expect(form(app)).toHaveCount(0),
    'open.editing': (app) => expect(button(app, 'Save')).toBeEnabled(),
    'open.submitting': (app) => expect(button(app, 'Saving')).toHaveAttribute('aria-busy', 'true'),
    saved: ({ page }) => expect(page.getByRole('main').getByText('Saved', { exact: true })).toBeVisible(),
  },
  stages: {
    '': ({ page }) => expect(profileRow(page, 'Telegram')).not.toContainText('set.elsewhere'),
    set: ({ page }) => expect(profileRow(page, 'Telegram')).toContainText('set.elsewhere'),
  },
} satisfies Driver<typeof profileEditMachine, AppFixture, ProfileEditStage>;
