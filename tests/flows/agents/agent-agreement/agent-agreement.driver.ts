import type { Driver } from 'xstate-path-tests';
import type { agentAgreementMachine } from '#machines/agents/agent-agreement.machine.ts';
import type { ScriptedResponse } from '#sandbox/server/control-protocol.ts';
import type { AppFixture } from '#tests/flows/app-fixture.ts';
import { byName, refusal, success } from '#tests/flows/responses.ts';
import { expect } from '#tests/support/expect.ts';

const accept = '/agent/agreement/accept';
const agreement = '/agent/agreement';
const box = ({ page }: AppFixture) => page.locator('[data-machine="agentAgreement"]');
const button = (app: AppFixture) => box(app).getByRole('button', { name: 'I accept the agreement' });
const present = (accepted_at: string): ScriptedResponse => ({
  kind: 'code',
  code: 100,
  data: { version: '3', html: '<p>Twice a month.</p>', accepted_at, was_accepted: 0 },
});

export const driver = {
  start: async (app) => {
    const { member_id, member_account, member_currency } = await app.storeMember();
    const member = { member_id, member_account, member_currency, is_agent: 1, agent_active: 1 };
    await app.control.script({
      path: '/member/profile/common/layout',
      times: 1_000,
      response: { kind: 'code', code: 100, data: member },
    });
    await app.control.script({ path: agreement, response: present('') });
    await app.hold(accept);
    await app.openApp('/proxy/Agreement');
    await expect(button(app)).toBeVisible();
    await app.hold(agreement);
  },
  execute: {
    'agreement.accept': (app) => button(app).click(),
    'agreement.check': (app) => box(app).getByRole('button', { name: 'Check again' }).click(),
    accept: (app, outcome) =>
      byName(
        {
          taken: () => app.respond(accept, success),
          'older version': () => app.respond(accept, refusal(101, { version: '4' })),
          'other error code': () => app.respond(accept, refusal(999)),
          'network error': () => app.respond(accept, { kind: 'drop' }),
        },
        outcome,
      ),
    readAcceptance: (app, outcome) =>
      byName(
        {
          accepted: () => app.respond(agreement, present('2026-11-23 10:00:00')),
          missing: () => app.respond(agreement, present('')),
          'network error': () => app.respond(agreement, { kind: 'drop' }),
        },
        outcome,
      ),
  },
  assert: {
    'reading.waiting': (app) => expect(button(app)).toBeEnabled(),
    'reading.outdated': (app) => expect(box(app)).toContainText('The agreement has just changed.'),
    'reading.missing': (app) => expect(box(app)).toContainText('We did not receive your acceptance.'),
    accepting: (app) => expect(box(app).getByRole('button')).toHaveAttribute('aria-busy', 'true'),
    checking: (app) => expect(box(app).getByRole('button')).toHaveAttribute('aria-busy', 'true'),
    unknown: (app) => expect(box(app)).toContainText('We do not know yet whether you have accepted it.'),
    // After its acceptance the agreement has nothing to accept.
    accepted: async (app) => {
      const waiting = box(app).locator('[aria-busy="true"]');
      await expect(waiting.or(app.page.getByText('You accepted it on'))).toBeVisible();
    },
  },
} satisfies Driver<typeof agentAgreementMachine, AppFixture>;
