import type { Page } from '@playwright/test';

/** Payload of a deposit success event. */
export const deposit = (order: string, times = 1) => ({
  order_number: order,
  deposit_amount: 50,
  deposit_times: times,
});

/** Stores the orders whose pixels an earlier page has sent. */
export const startOrders = (page: Page, orders: string[]) =>
  page.evaluate((sent) => localStorage.setItem('pixel_orders', sent.join('\n')), orders);
