import { type Driver, transient } from 'xstate-path-tests';
import type { playLimitsMachine } from '#machines/play/play-limits.machine.ts';
import type { ScriptedResponse } from '#sandbox/server/control-protocol.ts';
import type { AppFixture } from '#tests/flows/app-fixture.ts';
import { byName, refusal } from '#tests/flows/responses.ts';
import { expect } from '#tests/support/expect.ts';
import { dialog } from '#tests/support/steps.ts';
import { laterOn } from './play-limits.samples.ts';

const read = '/member/limits';
const set = '/member/limits/set';
const main = ({ page }: AppFixture) => page.getByRole('main');
const button = (app: AppFixture, name: string | RegExp) => main(app).getByRole('button', { name });
const form = (app: AppFixture) => main(app).getByRole('form');

interface Given {
  /** Of the limit for deposits in a day. */
  limit?: { value: string | null; pending: unknown };
  reminder?: number;
}
/** The member's limits, of which that for time in a day is always set. */
const limits = ({ limit, reminder }: Given = {}): ScriptedResponse => ({
  kind: 'code',
  code: 100,
  data: {
    limits: ['deposit', 'loss', 'session'].flatMap((kind) =>
      ['day', 'week', 'month'].map((period) => ({
        kind,
        period,
        value: kind === 'session' && period === 'day' ? '180' : null,
        used: '0',
        resets_at: laterOn,
        ...(kind === 'deposit' && period === 'day' && limit),
      })),
    ),
    reminder_minutes: reminder ?? null,
    cool_off_until: '',
    excluded_until: '',
  },
});

export const driver = {
  start: async (app) => {
    await app.storeMember();
    await app.hold(set);
    await app.hold(read);
    // A page that joins its channel reads the limits again.
    await app.control.setJoinPolicy({ policy: false });
    await app.openApp('/user/PlayLimits');
    await app.respond(read, limits());
    await expect(button(app, 'Add a limit')).toBeVisible();
  },
  execute: {
    'limits.edit': async (app, _, name) => {
      if (name === 'another one') await form(app).getByLabel('Limit').selectOption('Losses, each day');
      else await button(app, 'Add a limit').click();
    },
    'limits.close': (app) => form(app).getByRole('button', { name: 'Cancel' }).click(),
    'limits.review': async (app, _, name) => {
      if (name === 'a longer exclusion') return dialog(app.page).getByText('1 year', { exact: true }).click();
      if (name === 'a break') return button(app, 'Start a break of 7 days').click();
      if (name === 'an exclusion') return button(app, 'Exclude myself').click();
      await form(app).getByRole('textbox', { name: 'At most' }).fill('80');
      await form(app).getByRole('button', { name: 'Continue' }).click();
    },
    'limits.back': ({ page }) => dialog(page).getByRole('button', { name: 'Back' }).click(),
    'limits.confirm': async ({ page }) => {
      const word = dialog(page).getByLabel('Type EXCLUDE to confirm');
      if (await word.isVisible()) await word.fill(' exclude');
      await dialog(page)
        .getByRole('button', { name: /^(Set this limit|Start the break|Exclude myself)/ })
        .click();
    },
    'limits.set': (app) => main(app).getByText('30 min', { exact: true }).click(),
    'limits.check': (app) => button(app, 'Check now').click(),
    send: async (app, outcome) => {
      await byName(
        {
          'it holds': () => app.respond(set, limits()),
          'it waits': () => app.respond(set, refusal(101, { at: laterOn })),
          refused: () => app.respond(set, refusal(999)),
          'no response': () => app.respond(set, { kind: 'drop' }),
        },
        outcome,
      );
      // A known outcome lets the page read the limits again.
      if (outcome.name !== 'no response') await app.respond(read, limits());
    },
    find: (app, outcome) =>
      byName(
        {
          'it holds': () =>
            app.respond(read, limits({ limit: { value: '80.00', pending: null }, reminder: 30 })),
          'it waits': () =>
            app.respond(
              read,
              limits({ limit: { value: '50.00', pending: { value: '80.00', at: laterOn } } }),
            ),
          'it is missing': () => app.respond(read, limits()),
          'no response': () => app.respond(read, { kind: 'drop' }),
        },
        outcome,
      ),
  },
  assert: {
    'overview.idle': (app) => expect(main(app).getByText('Your limits', { exact: true })).toBeVisible(),
    'overview.saved': (app) =>
      expect(
        main(app).getByText(
          /^(Your limit is now active|Your reminder is saved|Your break has begun|Your self-exclusion has begun)/,
        ),
      ).toBeVisible(),
    'overview.waiting': async (app) => {
      await expect(main(app).getByText(/^Your current limit stays/)).toBeVisible();
      await expect(main(app).getByText(/^Confirm it here again from Thu,\sJan\s1, 00:00/)).toBeVisible();
    },
    'overview.refused': (app) => expect(main(app).getByText('the operator says no')).toBeVisible(),
    'overview.missing': (app) => expect(button(app, 'Send it again')).toBeVisible(),
    form: (app) => expect(form(app).getByRole('button', { name: 'Continue' })).toBeEnabled(),
    'reviewing.confirming': ({ page }) =>
      expect(dialog(page).getByRole('button', { name: 'Back' })).toBeEnabled(),
    'reviewing.refused': ({ page }) => expect(dialog(page).getByText('the operator says no')).toBeVisible(),
    'reviewing.missing': ({ page }) =>
      expect(dialog(page).getByText('We did not receive your change.')).toBeVisible(),
    // The reminder is sent without a dialog.
    sending: async ({ page }) => {
      if (await dialog(page).isVisible())
        await expect(dialog(page).getByRole('button', { name: 'Sending' })).toHaveAttribute(
          'aria-busy',
          'true',
        );
    },
    checking: (app) =>
      expect(main(app).getByText('We are checking whether we have received your change.')).toBeVisible(),
    missing: transient,
    unknown: (app) => expect(button(app, 'Check now')).toBeVisible(),
  },
} satisfies Driver<typeof playLimitsMachine, AppFixture>;
