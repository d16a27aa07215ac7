import { fbTracking } from '#contract/endpoints/session/member.ts';
import type { DepositPixel } from '#machines/kernel/events.ts';
import { randomId } from '#src/random-id.ts';
import { clickIds, mayTrack } from '#src/site/tracking.ts';
import { localStore } from '#src/storage/store.ts';
import { call } from './call.ts';

type CustomData = Record<string, string | number>;

/**
 * Reports an action of a visitor who came by an advertisement to the advertising network, through the
 * operator's relay. Sends the click's IDs and no personal data: no name, account or address. Does nothing on a
 * site without a pixel, or without the consent that the site requires.
 */
export function firePixel(eventName: string, customData: CustomData, eventID = randomId()) {
  if (!mayTrack()) return;
  const eventTime = Math.floor(Date.now() / 1_000);
  const { fbclid, ...others } = clickIds();
  const userData = { ...(fbclid && { fbc: `fb.1.${Date.now()}.${fbclid}` }), ...others };
  const body = { eventName, eventTime, eventID, userData, customData };
  void call(fbTracking, body, { keepalive: true, ignoreUnauthorized: true });
}

/** Redelivered orders are recent, so older ones are dropped. */
const STORED_ORDERS = 50;
const reportedOrders = () => (localStore.get('pixel_orders') ?? '').split('\n').filter(Boolean);

/** Whether a page of this browser has reported the order. */
export const isOrderReported = (order: string): boolean => reportedOrders().includes(order);

/** Sends a custom and a standard event, both with the order's number (specification, section 4). */
export function trackDeposit({ order, amount, times, currency }: DepositPixel) {
  if (!mayTrack()) return;
  localStore.set('pixel_orders', [...reportedOrders(), order].slice(-STORED_ORDERS).join('\n'));
  const data = { value: amount, currency };
  firePixel(times === 1 ? 'e_first_pay' : 'e_pay', data, order);
  firePixel('Purchase', data, order);
}
