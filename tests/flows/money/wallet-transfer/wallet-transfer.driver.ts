import type { Driver } from 'xstate-path-tests';
import type { walletTransferMachine } from '#machines/money/wallet-transfer.machine.ts';
import type { AppFixture } from '#tests/flows/app-fixture.ts';
import { checkRequest } from '#tests/flows/kernel/request-responses.ts';
import {
  finishTransfer,
  openTransfer,
  restoreTransfer,
  submitTransfer,
  transferForm,
} from '#tests/flows/money/transfer-page.ts';
import { expect } from '#tests/support/expect.ts';

export const driver = {
  start: (app, input) => (input?.input.unfinished ? restoreTransfer(app) : openTransfer(app)),
  execute: {
    'transfer.submit': (app) => submitTransfer(app),
    'request.check': (app) => checkRequest(app, '/member/wallet/transfer', transferForm(app)),
    moneyRequest: (app, { name }) => finishTransfer(app, name as 'accepted' | 'refused' | 'missing'),
  },
  recovery: { reload: { sending: 'sending' } },
  assert: {
    starting: 'transient',
    'form.editing': (app) =>
      expect(transferForm(app).getByRole('button', { name: /^Transfer/ })).toBeEnabled(),
    'form.missing': (app) =>
      expect(
        transferForm(app).getByText('We did not receive your transfer request. No money was transferred.'),
      ).toBeVisible(),
    'form.transferred': (app) =>
      expect(transferForm(app).getByText('$5.00 moved to Meridian Live.')).toBeVisible(),
    sending: (app) => expect(transferForm(app)).toHaveAttribute('aria-busy', 'true'),
  },
} satisfies Driver<typeof walletTransferMachine, AppFixture>;
