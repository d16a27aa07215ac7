import { fbTracking } from '#contract/endpoints/member.ts';
import { randomId } from '../random-id.ts';
import { site } from '../site/site.ts';
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
