import type { Driver } from 'xstate-path-tests';
import { requestTimeout } from '#contract/constants.ts';
import type { moneyRequestMachine } from '#machines/kernel/money-request.machine.ts';
import type { AppFixture } from '#tests/flows/app-fixture.ts';
import {
  openTransfer,
  respondToTransfer,
  restoreTransfer,
  submitTransfer,
  transferForm,
} from '#tests/flows/money/transfer-page.ts';
import { expect } from '#tests/support/expect.ts';

export const driver = {
  actor: 'pages/walletTransfer/moneyRequest',
  start: async (app, input) => {
    if (input?.input.isSent) return restoreTransfer(app);
    await openTransfer(app);
    await submitTransfer(app);
  },
  execute: {
    'request.check': (app) => transferForm(app).getByRole('button', { name: 'Check now' }).click(),
    'request.giveUp': (app) => transferForm(app).getByRole('button', { name: 'Go on without it' }).click(),
    giveUp: () => Promise.resolve(),
    send: (app, { name }) => respondToTransfer(app, name),
    find: (app, { name }) => respondToTransfer(app, name === 'no response' ? 'outcome: no response' : name),
  },
  view: transferForm,
  recovery: {
    reload: { sending: 'checking', unknown: 'checking', untold: 'checking' },
    serverError: { sending: 'send: no response' },
    slowAnswer: { sending: 'send: no response' },
    secondTab: { unknown: 'unknown' },
  },
  faults: {
    serverError: (app) => app.respond('/member/wallet/transfer', { kind: 'status', status: 500 }),
    slowAnswer: (app) => app.tick(requestTimeout),
  },
  assert: {
    starting: 'transient',
    sending: (app) =>
      expect(transferForm(app).getByRole('button', { name: 'Transferring' })).toHaveAttribute(
        'aria-busy',
        'true',
      ),
    checking: (app) =>
      expect(transferForm(app).getByText('Checking whether we have received your transfer')).toBeVisible(),
    unknown: (app) =>
      expect(
        transferForm(app).getByText('We do not know yet whether we have received your transfer request.'),
      ).toBeVisible(),
    untold: (app) =>
      expect(transferForm(app).getByRole('button', { name: 'Go on without it' })).toBeVisible(),
    givingUp: 'transient',
    accepted: (app) => expect(transferForm(app).getByText('$5.00 moved to Meridian Live.')).toBeVisible(),
    refused: (app) =>
      expect(
        transferForm(app).getByText(
          /There is not enough money there any more|We do not know yet whether this was done/,
        ),
      ).toBeVisible(),
    missing: (app) =>
      expect(transferForm(app).getByText('We did not receive your transfer request.')).toBeVisible(),
  },
} satisfies Driver<typeof moneyRequestMachine, AppFixture>;
