import type { Driver } from 'xstate-path-tests';
import type { withdrawalMachine } from '#machines/money/withdrawal.machine.ts';
import type { AppFixture } from '#tests/flows/app-fixture.ts';
import { checkRequest } from '#tests/flows/kernel/request-responses.ts';
import {
  expectCancelling,
  fillWithdrawal,
  openWithdrawal,
  openWithOrder,
  orderPanel,
  readOrders,
  respondToCancel,
  respondToReload,
  respondToWithdrawal,
  respondWithOrders,
  sendWithdrawal,
  storeUnfinished,
  withdrawalForm,
} from '#tests/flows/money/withdrawal-page.ts';
import { expect } from '#tests/support/expect.ts';
import { dialog } from '#tests/support/steps.ts';

const cancelButton = (app: AppFixture) => orderPanel(app).getByRole('button', { name: /^Cancel/ });
const confirm = ({ page }: AppFixture, name: string) => dialog(page).getByRole('button', { name }).click();

export const driver = {
  start: async (app, input) => {
    const { member_id } = await app.storeMember();
    if (input?.input.unfinished) await storeUnfinished(app, member_id);
    await (input?.input.open ? openWithOrder(app) : openWithdrawal(app));
  },
  execute: {
    'withdrawal.review': (app) => fillWithdrawal(app),
    'withdrawal.edit': (app) => withdrawalForm(app).getByRole('button', { name: 'Change' }).click(),
    'withdrawal.send': (app) => sendWithdrawal(app),
    'withdrawal.cancel': (app) => cancelButton(app).click(),
    'withdrawal.keep': (app) => confirm(app, 'Keep it'),
    'withdrawal.confirm': (app) => confirm(app, 'Cancel the withdrawal'),
    'withdrawal.check': (app) => orderPanel(app).getByRole('button', { name: 'Check now' }).click(),
    'orders.read': (app, _, name) => readOrders(app, name),
    'request.check': (app) => checkRequest(app, '/member/withdrawal/create', withdrawalForm(app)),
    moneyRequest: (app, { name }) => respondToWithdrawal(app, name),
    cancel: (app, { name }) => respondToCancel(app, name),
    readOrders: (app, { name }) => respondWithOrders(app, name),
  },
  restart: respondToReload,
  recovery: { reload: { sending: 'sending' } },
  assert: {
    starting: 'transient',
    'form.editing': (app) =>
      expect(withdrawalForm(app).getByRole('button', { name: 'Continue' })).toBeEnabled(),
    'form.closed': (app) =>
      expect(
        withdrawalForm(app).getByText('The withdrawal is cancelled. $100.00 is back in your wallet.'),
      ).toBeVisible(),
    'review.confirming': (app) =>
      expect(withdrawalForm(app).getByLabel('Withdrawal password, 4 digits')).toBeFocused(),
    'review.missing': (app) =>
      expect(
        withdrawalForm(app).getByText(
          'We did not receive your withdrawal request. Nothing left your wallet.',
        ),
      ).toBeVisible(),
    sending: (app) => expect(withdrawalForm(app)).toHaveAttribute('aria-busy', 'true'),
    'pending.waiting': (app) => expect(cancelButton(app)).toBeEnabled(),
    'pending.missing': (app) =>
      expectCancelling(app, 'We did not receive your cancellation. The withdrawal is still open.'),
    'pending.confirming': ({ page }) =>
      expect(dialog(page).getByText('$100.00 returns to your wallet immediately.')).toBeVisible(),
    'pending.cancelling': (app) => expect(cancelButton(app)).toHaveAttribute('aria-busy', 'true'),
    'pending.checking': (app) => expectCancelling(app, 'Checking whether your withdrawal was cancelled'),
    'pending.unknown': (app) =>
      expectCancelling(app, 'We do not know yet whether your withdrawal was cancelled.'),
  },
} satisfies Driver<typeof withdrawalMachine, AppFixture>;
