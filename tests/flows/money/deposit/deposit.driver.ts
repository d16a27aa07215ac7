import type { Driver } from 'xstate-path-tests';
import type { depositMachine } from '#machines/money/deposit.machine.ts';
import type { AppFixture } from '#tests/flows/app-fixture.ts';
import {
  depositPage,
  dropOrder,
  focusPage,
  openDepositPage,
  refuseOrder,
  respondToCreate,
  respondWithNoOrder,
  respondWithOrder,
  submitDeposit,
} from '#tests/flows/money/deposit-page.ts';
import { depositForm } from '#tests/support/deposit-page.ts';
import { deposit } from '#tests/support/deposits.ts';
import { expect } from '#tests/support/expect.ts';

const button = (app: AppFixture, name: string | RegExp) =>
  depositPage(app).getByRole('button', { name }).locator('visible=true');
const click = (name: string) => (app: AppFixture) => button(app, name).click();
const continueButton = (app: AppFixture) => button(app, /^Continue/);

export const driver = {
  start: (app, input) => openDepositPage(app, input?.input.unfinished),
  execute: {
    'deposit.submit': async (app, { request }, name) => {
      await submitDeposit(app, name === 'card' ? 'CardGate' : 'Harbour Bank');
      // The page for quick deposits offers it first.
      const stored = () => app.page.evaluate(() => localStorage.getItem('deposit_method'));
      await expect.poll(stored).toBe(request.methodId);
    },
    'deposit.report': click('I have paid'),
    'deposit.cancel': click('Cancel the order'),
    'deposit.confirm': click('Cancel the order'),
    'deposit.keep': click('Keep it'),
    'deposit.again': click('Make another deposit'),
    'deposit.check': (app) => focusPage(app),
    'request.check': (app) => focusPage(app),
    'realtime.deposit': (app, { order }) => app.publish('.member_deposit.success', deposit(order, 2)),
    restore: (app, { name }) => {
      if (name === 'no response') return dropOrder(app, '/open');
      return name === 'none is open' ? respondWithNoOrder(app) : respondWithOrder(app, '/open');
    },
    moneyRequest: (app, { name }) => respondToCreate(app, name),
    readOrder: (app, { name }) => {
      if (name === 'no response') return dropOrder(app, '/order');
      return respondWithOrder(app, '/order', name as 'waiting' | 'success' | 'expired');
    },
    report: (app, { name }) =>
      name === 'refused'
        ? refuseOrder(app, '/paid', 101)
        : respondWithOrder(app, '/paid', name as 'reported' | 'success'),
    cancel: (app, { name }) =>
      name === 'refused'
        ? refuseOrder(app, '/cancel', 101)
        : respondWithOrder(app, '/cancel', name === 'cancelled' ? 'cancelled' : 'reported'),
  },
  recovery: { reload: { creating: 'creating', 'open.current.idle': 'restoring' } },
  assert: {
    starting: 'transient',
    restoring: (app) => expect(depositPage(app)).toHaveAttribute('data-state', 'restoring'),
    unavailable: (app) => expect(depositPage(app).getByText('This could not be loaded')).toBeVisible(),
    'form.editing': (app) => expect(continueButton(app)).toBeEnabled(),
    'form.looking': (app) => expect(depositPage(app)).toHaveAttribute('data-state', 'form.looking'),
    'form.missing': (app) =>
      expect(
        depositPage(app).getByText('We did not receive your order. There is nothing to pay.'),
      ).toBeVisible(),
    creating: (app) => expect(depositForm(app.page)).toHaveAttribute('aria-busy', 'true'),
    'open.current.idle': (app) =>
      expect(depositPage(app).getByText(/^(Ordered|The time to pay is over)$/)).toBeVisible(),
    'open.current.checking': (app) =>
      expect(depositPage(app)).toHaveAttribute('data-state', 'open.current.checking'),
    'open.confirming': (app) => expect(depositPage(app).getByText('Cancel this order?')).toBeVisible(),
    'open.reporting': (app) => expect(button(app, 'Reporting')).toHaveAttribute('aria-busy', 'true'),
    'open.cancelling': (app) => expect(button(app, 'Cancelling')).toHaveAttribute('aria-busy', 'true'),
    ended: (app) => expect(button(app, 'Make another deposit')).toBeVisible(),
  },
} satisfies Driver<typeof depositMachine, AppFixture>;
