import * as v from 'valibot';
import { defineEndpoint } from '#contract/call.ts';
import { camelCaseObject, id, nothing, text } from '#contract/wire-schema.ts';
import { imageCode } from './registration.ts';

/** Channel that delivers the code for a forgotten password. */
export const recoveryChannels = ['email', 'phone'] as const;
export type RecoveryChannel = (typeof recoveryChannels)[number];

const begun = camelCaseObject({ token: text });
/**
 * Requests a code. The response does not reveal whether the account exists or owns the e-mail or phone. The
 * token identifies the recovery and is useless without the code. Code 102 carries the token of the code that
 * was already sent.
 */
export const forgotSend = defineEndpoint(
  '/forgot_password/send',
  v.object({
    site_id: id,
    account: v.string(),
    channel: v.picklist(recoveryChannels),
    /** The member's e-mail address or phone number. */
    value: v.string(),
    captcha_token: v.string(),
    answer: v.string(),
  }),
  begun,
  { extension: true },
);
/** Data of code 102: the recovery that is already in progress. */
export const pendingRecovery = begun;
export const forgotResend = defineEndpoint(
  '/forgot_password/resend',
  v.object({ site_id: id, token: v.string(), ...imageCode }),
  nothing,
  { extension: true },
);
export const forgotReset = defineEndpoint(
  '/forgot_password/reset',
  v.object({ site_id: id, token: v.string(), code: v.string(), password: v.string() }),
  camelCaseObject({ member_account: text }),
  { extension: true },
);
