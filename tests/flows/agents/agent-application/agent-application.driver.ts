import type { Driver } from 'xstate-path-tests';
import type { agentApplicationMachine } from '#machines/agents/agent-application.machine.ts';
import type { AppFixture } from '#tests/flows/app-fixture.ts';
import { wordsOf } from '#tests/flows/notices.ts';
import { byName, refusal, success } from '#tests/flows/responses.ts';
import { expect } from '#tests/support/expect.ts';
import { dialog, toast } from '#tests/support/steps.ts';

const apply = '/member/apply_for_agent';
const check = '/member/apply_for_agent/check';
const field = ({ page }: AppFixture) => dialog(page).getByLabel('How will you invite members?');

export const driver = {
  start: async (app) => {
    await app.hold(apply);
    await app.storeMember();
    await app.openApp('/proxy/Register');
    await expect(app.page.getByRole('button', { name: 'Apply' })).toBeVisible();
    await app.hold(check);
  },
  execute: {
    'application.begin': ({ page }) => page.getByRole('button', { name: 'Apply' }).click(),
    'application.submit': async (app, { message }) => {
      await field(app).fill(message);
      await dialog(app.page).getByRole('button', { name: 'Send' }).click();
    },
    'application.close': ({ page }) => dialog(page).getByRole('button', { name: 'Close' }).first().click(),
    apply: (app, outcome) =>
      byName(
        {
          taken: () => app.respond(apply, success),
          'already applied': () => app.respond(apply, refusal(104)),
          'other error code': async () => {
            await app.respond(apply, refusal(999));
            await expect(dialog(app.page).getByRole('alert')).toContainText('the operator says no');
          },
          'network error': () => app.respond(apply, { kind: 'drop' }),
        },
        outcome,
      ),
    readApplication: (app, outcome) =>
      byName(
        {
          'it has arrived': () => app.respond(check, refusal(104, { status: 'pending' })),
          'it is missing': async () => {
            await app.respond(check, success);
            await expect(dialog(app.page).getByRole('alert')).toContainText('No connection.');
          },
        },
        outcome,
      ),
  },
  view: ({ page }) => dialog(page),
  assert: {
    idle: ({ page }) => expect(dialog(page)).toHaveCount(0),
    'writing.editing': async (app) => {
      await expect(field(app)).toBeEditable();
      await expect(dialog(app.page).getByRole('button', { name: 'Send' })).not.toHaveAttribute('aria-busy');
    },
    'writing.checking': ({ page }) =>
      expect(dialog(page).getByRole('button', { name: 'Sending' })).toHaveAttribute('aria-busy', 'true'),
    'writing.sending': ({ page }) =>
      expect(dialog(page).getByRole('button', { name: 'Sending' })).toHaveAttribute('aria-busy', 'true'),
  },
  assertEmitted: {
    notice: ({ page }, notice) => expect(toast(page, wordsOf(notice))).toBeVisible(),
  },
} satisfies Driver<typeof agentApplicationMachine, AppFixture>;
