import * as v from 'valibot';
import { bearerToken } from './call.ts';
import { amount, camelCaseObject, httpUrl, id, text, withDefault } from './wire-schema.ts';

/** Channels of the specification, section 7. Private and presence channels require a member token. */
export const channels = {
  web: () => 'web_member',
  currency: (currency: string) => `web_api.${currency}`,
  template: (template: string) => `${template}_template`,
  bobMobileTemplate: () => 'bob_mobile_template',
  member: (memberId: string) => `private-member.${memberId}`,
  memberCurrency: (currency: string) => `private-member.${currency}`,
  presence: (currency: string) => `presence-member.${currency}`,
} as const;

const languageOnly = camelCaseObject({ language: withDefault(text, '') });
const anything = v.unknown();

export const loginDevices = ['desktop', 'mobile'] as const;
export type LoginDevice = (typeof loginDevices)[number];

/** Event name, with the leading dot that Echo expects -> payload schema. */
export const realtimeEvents = {
  '.customer_service_link_change': anything,
  '.carousel_picture.url': anything,
  '.model_settings.url': languageOnly,
  '.model_sponsor.url': languageOnly,
  '.model_login.url': languageOnly,
  /** `extra` repeats the play call's value, so that a tab recognizes its own launch. */
  '.game.url': camelCaseObject({
    url: httpUrl,
    gp_id: withDefault(id, ''),
    extra: withDefault(text, ''),
  }),
  '.forward_game.status': camelCaseObject({ code: id, message: withDefault(text, '') }),
  /**
   * `version` grows with each change of the balance; null if the operator does not count them. An event that another one has
   * overtaken on its way is told by it.
   */
  '.member.cash': camelCaseObject({ cash: amount, version: withDefault(amount, null) }),
  '.letter.sent': anything,
  '.letter.read': anything,
  '.letter.delete': anything,
  '.all_transfer_back': anything,
  /** A token, with or without the word Bearer, or its digest; when the sign-in was, and on what, if it says. */
  '.login': camelCaseObject({
    token: v.pipe(v.string(), v.transform(bearerToken)),
    login_time: withDefault(text, ''),
    login_device: withDefault(v.nullable(v.picklist(loginDevices)), null),
  }),
  '.profile.updated': anything,
  '.app_clean_cache': anything,
  '.member_deposit.success': camelCaseObject({
    order_number: v.pipe(text, v.regex(/^\S{1,100}$/)),
    deposit_amount: v.pipe(amount, v.minValue(0)),
    deposit_times: v.pipe(amount, v.integer(), v.minValue(0)),
  }),
  '.RedEnvelopeDisplay': anything,
} as const;
export type RealtimeEventName = keyof typeof realtimeEvents;
export type RealtimePayload<N extends RealtimeEventName> = v.InferOutput<(typeof realtimeEvents)[N]>;

/**
 * Channel -> events sent on it: each event on every channel on which it says the same. What concerns one member's money or
 * session is on the member's own channel alone.
 */
export const eventsOf = {
  web: ['.customer_service_link_change', '.carousel_picture.url', '.app_clean_cache'],
  currency: [
    '.carousel_picture.url',
    '.customer_service_link_change',
    '.app_clean_cache',
    '.RedEnvelopeDisplay',
  ],
  template: ['.model_settings.url', '.model_sponsor.url', '.model_login.url'],
  bobMobileTemplate: ['.model_sponsor.url', '.model_login.url'],
  member: [
    '.game.url',
    '.forward_game.status',
    '.member.cash',
    '.letter.sent',
    '.letter.read',
    '.letter.delete',
    '.all_transfer_back',
    '.login',
    '.profile.updated',
    '.member_deposit.success',
    '.app_clean_cache',
    '.RedEnvelopeDisplay',
  ],
  memberCurrency: [
    '.letter.sent',
    '.letter.delete',
    '.all_transfer_back',
    '.profile.updated',
    '.app_clean_cache',
    '.RedEnvelopeDisplay',
  ],
  presence: ['.RedEnvelopeDisplay', '.app_clean_cache', '.letter.sent', '.letter.delete'],
} as const satisfies Record<keyof typeof channels, readonly RealtimeEventName[]>;

/** Desktop templates that react to template events (specification, section 4). */
export const liveTemplates: readonly string[] = ['site02', 'suncity', 'apsport'];
/** The mobile template that ignores events of the bob mobile template. */
export const originMobile = 'origin_mobile';
