import { type Driver, transient } from 'xstate-path-tests';
import { underLoad } from 'xstate-path-tests/walk';
import { waitingWindows } from '#contract/messages.ts';
import { windowPoll } from '#contract/times.ts';
import type { paymentWindowMachine } from '#machines/money/payment-window.machine.ts';
import type { AppFixture } from '#tests/flows/app-fixture.ts';
import {
  depositPage,
  focusPage,
  openDepositPage,
  refuseOrder,
  respondWithNoOrder,
  respondWithOrder,
  submitDeposit,
} from '#tests/flows/money/deposit-page.ts';
import {
  noteWindow,
  noticedEnd,
  openedBy,
  spendGesture,
} from '#tests/flows/play/game-launch/game-launch.driver.ts';
import { depositForm } from '#tests/support/deposit-page.ts';
import { expect } from '#tests/support/expect.ts';

const arranged = new WeakMap<AppFixture, { isBlocked?: boolean }>();
const arrange = (app: AppFixture) => {
  const known = arranged.get(app) ?? {};
  arranged.set(app, known);
  return known;
};

const isOrdering = async (app: AppFixture) =>
  (await app.control.held()).some(({ path }) => path === '/member/deposit/create');
const state = (app: AppFixture, name: string) =>
  expect(depositPage(app).locator('[data-machine="paymentWindow"]')).toHaveAttribute('data-state', name);
const paymentPage = async (app: AppFixture) => (await openedBy(app)).at(-1);

export const driver = {
  actor: 'pages/deposit/paymentWindow',
  start: async (app) => {
    await noteWindow(app.page, waitingWindows.depositWindow);
    await openDepositPage(app);
    await respondWithNoOrder(app);
  },
  execute: {
    open: async (app, { name }) => {
      arrange(app).isBlocked = name === 'blocked';
    },
    // The URL decides.
    load: async () => {},
    close: async () => {},
    'window.open': async (app) => {
      const again = depositPage(app).getByRole('button', { name: 'Make another deposit' });
      const payment = depositPage(app).getByRole('button', { name: /the payment page$/ });
      await expect(again.or(payment).or(depositForm(app.page))).toBeVisible();
      if (await again.isVisible()) await again.click();
      const prepare = async () => {
        if (arrange(app).isBlocked) await spendGesture(app.page);
      };
      if (!(await payment.isVisible())) return submitDeposit(app, 'CardGate', prepare);
      await prepare();
      await payment.click();
    },
    'window.load': (app, { url }, name) =>
      respondWithOrder(app, '/create', 'waiting', name === 'foreign' ? url : `${app.gamesUrl}/cashier/1`),
    'window.close': async (app) => {
      if (await isOrdering(app)) return refuseOrder(app, '/create', 103);
      await focusPage(app);
      // The page also asks when its window closes, and then leaves the earlier request, which may still be held.
      await expect(async () => {
        await respondWithOrder(app, '/order', 'cancelled');
        await expect(depositPage(app)).toHaveAttribute('data-state', 'ended', { timeout: 500 });
      }).toPass({ timeout: underLoad(10_000) });
    },
    'window.closed': async (app) => {
      await (await paymentPage(app))?.close();
      await noticedEnd(app.page);
      await app.tick(windowPoll);
    },
  },
  assert: {
    none: (app) => expect.poll(() => openedBy(app)).toEqual([]),
    opening: transient,
    'opened.waiting': async (app) => {
      await expect.poll(() => paymentPage(app)).toBeTruthy();
      await expect(depositForm(app.page)).toHaveAttribute('aria-busy', 'true');
    },
    'opened.loading': transient,
    'opened.shown': async (app) => {
      await state(app, 'opened.shown');
      await expect.poll(async () => (await paymentPage(app))?.url()).toContain('/cashier/1');
      await expect
        .poll(() => app.page.evaluate(() => localStorage.getItem('waitingWindow')))
        .toBe('depositWindow');
    },
    closing: transient,
    blocked: (app) => expect.poll(() => openedBy(app)).toEqual([]),
    closed: (app) => expect.poll(() => openedBy(app)).toEqual([]),
    refused: async (app) => {
      await expect(
        depositPage(app).getByText('The payment page of this order is not one of ours. Do not pay.'),
      ).toBeVisible();
      await expect.poll(() => openedBy(app)).toEqual([]);
    },
  },
} satisfies Driver<typeof paymentWindowMachine, AppFixture>;
