import { fbTracking } from '#contract/endpoints/member.ts';
import type { DepositPixel } from '#machines/events.ts';
import { randomId } from '#src/random-id.ts';
import { site } from '#src/site/site.ts';
import { local } from '#src/storage/store.ts';
import { call } from './call.ts';

type CustomData = Record<string, string | number>;

/**
 * Tells the advertising network, by the operator's relay, what somebody did whom an advertisement brought here.
 * It hears the click and no person: no name, account or address. A site without a pixel tells nothing.
 */
export function firePixel(eventName: string, customData: CustomData, eventID = randomId()) {
  if (!site.pixelId) return;
  const eventTime = Math.floor(Date.now() / 1_000);
  const click = new URLSearchParams(window.location.search).get('fbclid');
  const userData: Record<string, string> =
    click && /^[\w-]{1,255}$/.test(click) ? { fbc: `fb.1.${Date.now()}.${click}` } : {};
  const body = { eventName, eventTime, eventID, userData, customData };
  void call(fbTracking, body, { keepalive: true, quiet: true });
}

/** Redelivered orders are young: older ones need not be known. */
const KEPT_ORDERS = 50;
const toldOrders = () => (local.get('pixel_orders') ?? '').split('\n').filter(Boolean);

/** Whether a page of this browser has told the order, this one or one before it. */
export const isOrderTold = (order: string): boolean => toldOrders().includes(order);

/** A custom event and a standard one, both under the order's number (SPEC.md section 4). */
export function tellDeposit({ order, amount, times, currency }: DepositPixel) {
  local.set('pixel_orders', [...toldOrders(), order].slice(-KEPT_ORDERS).join('\n'));
  const data = { value: amount, currency };
  firePixel(times === 1 ? 'e_first_pay' : 'e_pay', data, order);
  firePixel('Purchase', data, order);
}
