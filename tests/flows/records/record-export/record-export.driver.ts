import type { Driver } from 'xstate-path-tests';
import type { recordExportMachine } from '#machines/records/record-export.machine.ts';
import type { ScriptedResponse } from '#sandbox/server/control-protocol.ts';
import type { AppFixture } from '#tests/flows/app-fixture.ts';
import { refusal } from '#tests/flows/responses.ts';
import { expect } from '#tests/support/expect.ts';

const path = '/member/record/bets';
/** Two pages of the export. */
const total = 501;
const rows = (first: number, count: number): ScriptedResponse => ({
  kind: 'code',
  code: 100,
  data: { list: Array.from({ length: count }, (_, place) => ({ id: first + place })), total_count: total },
});

const status = ({ page }: AppFixture, text: string) => page.getByText(text);
const press = (name: string) => (app: AppFixture) =>
  app.page.getByRole('button', { name, exact: true }).click();

export const driver = {
  start: async (app) => {
    await app.storeMember();
    await app.control.script({ path, times: 1, response: rows(1, 50) });
    await app.openApp('/user/Transaction');
    await expect(app.page.getByRole('table')).toBeVisible();
    await app.hold(path);
  },
  execute: {
    'export.start': press('Export'),
    'export.continue': press('Continue'),
    'export.cancel': press('Cancel'),
    'export.dismiss': async (app) => {
      // Other days are another list.
      await app.page
        .getByRole('group', { name: 'Days' })
        .getByRole('button', { pressed: false, name: /day$/ })
        .first()
        .click();
      await app.respond(path, rows(1, 50));
    },
    'export.read': (app) => app.respond(path, rows(1, 500)),
    'export.interrupted': (app) => app.respond(path, refusal(999)),
    'export.saved': (app, _, name) => app.respond(path, rows(total, name === 'all rows' ? 1 : 0)),
  },
  view: ({ page }) => page.getByRole('status'),
  assert: {
    idle: (app) =>
      expect(app.page.getByRole('button', { name: 'Export', exact: true })).not.toHaveAttribute('aria-busy'),
    'running.reading': (app) => expect(status(app, 'Reading entries for the file')).toBeVisible(),
    'running.interrupted': (app) => expect(status(app, 'The export was interrupted.')).toBeVisible(),
    saved: (app) => expect(status(app, 'The file is saved')).toBeVisible(),
  },
} satisfies Driver<typeof recordExportMachine, AppFixture>;
