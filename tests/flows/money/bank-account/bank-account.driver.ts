import type { Driver } from 'xstate-path-tests';
import type { bankAccountMachine } from '#machines/money/bank-account.machine.ts';
import { WITHDRAW_PASSWORD } from '#sandbox/members.ts';
import type { AppFixture } from '#tests/flows/app-fixture.ts';
import { openAccounts } from '#tests/flows/money/accounts-page.ts';
import { byName, refusal, success } from '#tests/flows/responses.ts';
import { expect } from '#tests/support/expect.ts';
import { dialog } from '#tests/support/steps.ts';

const store = '/member/account/store';
const destroy = '/member/account/destroy';
const setDefault = '/member/account/default';
const row = { kind: 'bank', status: 'verified', owner: 'Linh Mai' };
const list = [
  { ...row, id: '1', is_default: 1, bank_name: 'Red River Bank', number: '****4471' },
  { ...row, id: '2', bank_name: 'Harbour Trust', number: '****0002' },
];

const form = ({ page }: AppFixture) => page.getByRole('form', { name: 'New account' });
const main = ({ page }: AppFixture) => page.getByRole('main');
const password = 'Withdrawal password, 4 digits';

export const driver = {
  start: async (app) => {
    for (const path of [store, destroy, setDefault] as const) await app.hold(path);
    await openAccounts(app, { hasPassword: true, list });
  },
  execute: {
    'account.add': (app) => main(app).getByRole('button', { name: 'Add an account' }).click(),
    'account.submit': async (app) => {
      await form(app).getByLabel('Bank', { exact: true }).selectOption({ label: 'Red River Bank' });
      await form(app).getByLabel('Account number').fill('1903 7742 0099');
      await form(app).getByLabel(password).fill(WITHDRAW_PASSWORD);
      await form(app).getByRole('button', { name: 'Add the account' }).click();
    },
    'account.remove': (app) =>
      main(app).getByRole('button', { name: 'Remove Red River Bank, ends in 4471' }).click(),
    'account.confirm': async ({ page }) => {
      await dialog(page).getByLabel(password).fill(WITHDRAW_PASSWORD);
      await dialog(page).getByRole('button', { name: 'Remove' }).click();
    },
    'account.close': async (app) => {
      const close = dialog(app.page).getByRole('button', { name: 'Close' });
      await close.or(main(app).getByRole('button', { name: 'Back', exact: true })).click();
    },
    'account.default': (app) =>
      main(app).getByRole('button', { name: 'Set as default: Harbour Trust, ends in 0002' }).click(),
    store: (app, outcome) =>
      byName(
        {
          added: () => app.respond(store, { kind: 'code', code: 100, data: list[0] }),
          exists: async () => {
            await app.respond(store, refusal(102));
            await expect(form(app).getByText('You have this account already.')).toBeVisible();
          },
        },
        outcome,
      ),
    destroy: (app, outcome) =>
      byName(
        {
          removed: () => app.respond(destroy, success),
          gone: () => app.respond(destroy, refusal(109)),
          'wrong password': async () => {
            await app.respond(destroy, refusal(101, { tries_left: 3 }));
            await expect(dialog(app.page).getByText('You have 3 attempts left.')).toBeVisible();
          },
        },
        outcome,
      ),
    setDefault: (app, outcome) =>
      byName(
        {
          set: () => app.respond(setDefault, success),
          refused: async () => {
            await app.respond(setDefault, refusal(110));
            await expect(main(app).getByText('This account is not verified yet.')).toBeVisible();
          },
        },
        outcome,
      ),
  },
  assert: {
    'list.idle': (app) => expect(main(app).getByRole('button', { name: 'Add an account' })).toBeVisible(),
    'list.added': (app) => expect(main(app).getByText('Your account is added.')).toBeVisible(),
    'list.removed': (app) => expect(main(app).getByText('Your account is removed.')).toBeVisible(),
    'adding.editing': (app) =>
      expect(form(app).getByRole('button', { name: 'Add the account' })).toBeEnabled(),
    'adding.submitting': (app) =>
      expect(form(app).getByRole('button', { name: 'Adding' })).toHaveAttribute('aria-busy', 'true'),
    'removing.confirming': ({ page }) =>
      expect(dialog(page).getByText('Red River Bank, ends in 4471')).toBeVisible(),
    'removing.submitting': ({ page }) =>
      expect(dialog(page).getByRole('button', { name: 'Removing' })).toHaveAttribute('aria-busy', 'true'),
    settingDefault: (app) =>
      expect(main(app).getByRole('button', { name: /^Set as default/ })).toHaveAttribute('aria-busy', 'true'),
  },
} satisfies Driver<typeof bankAccountMachine, AppFixture>;
