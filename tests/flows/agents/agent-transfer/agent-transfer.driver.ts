import type { Driver } from 'xstate-path-tests';
import type { agentTransferMachine } from '#machines/agents/agent-transfer.machine.ts';
import {
  agentTransferForm,
  openAgentTransfer,
  respondToAgentTransfer,
  reviewAgentTransfer,
  sendAgentTransfer,
} from '#tests/flows/agents/agent-transfer-page.ts';
import type { AppFixture } from '#tests/flows/app-fixture.ts';
import { checkRequest } from '#tests/flows/kernel/request-responses.ts';
import { expect } from '#tests/support/expect.ts';

export const driver = {
  start: (app, input) => openAgentTransfer(app, input?.input.unfinished ?? null),
  execute: {
    'transfer.review': (app) => reviewAgentTransfer(app),
    'transfer.edit': (app) => agentTransferForm(app).getByRole('button', { name: 'Change' }).click(),
    'transfer.send': (app) => sendAgentTransfer(app),
    'request.check': (app) => checkRequest(app, '/agent/transfer', agentTransferForm(app)),
    moneyRequest: (app, { name }) => respondToAgentTransfer(app, name),
  },
  recovery: { reload: { sending: 'sending' } },
  assert: {
    starting: 'transient',
    'form.editing': (app) =>
      expect(agentTransferForm(app).getByRole('button', { name: 'Continue' })).toBeEnabled(),
    'form.transferred': (app) =>
      expect(agentTransferForm(app).getByText('$12.50 transferred to agent_minh.')).toBeVisible(),
    'review.confirming': (app) =>
      expect(agentTransferForm(app).getByLabel('Withdrawal password, 4 digits')).toBeFocused(),
    'review.missing': (app) =>
      expect(
        agentTransferForm(app).getByText(
          'We did not receive your transfer request. No money was transferred.',
        ),
      ).toBeVisible(),
    sending: (app) => expect(agentTransferForm(app)).toHaveAttribute('aria-busy', 'true'),
  },
} satisfies Driver<typeof agentTransferMachine, AppFixture>;
