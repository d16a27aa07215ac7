import type { Page } from '@playwright/test';

/** A deposit that the cashier has confirmed, as its event carries it. */
export const deposit = (order: string, times = 1) => ({
  order_number: order,
  deposit_amount: 50,
  deposit_times: times,
});

/** Whether a tab speaks for all. */
export const leads = (page: Page) =>
  page.evaluate(
    async () => (await navigator.locks.query()).held?.some(({ name }) => name === 'leader') ?? false,
  );

/** Which orders a page before this one has told. */
export const startOrders = (page: Page, orders: string[]) =>
  page.evaluate((told) => localStorage.setItem('pixel_orders', told.join('\n')), orders);
