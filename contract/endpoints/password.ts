import * as v from 'valibot';
import { row } from '../call.ts';
import { id, nothing, shape, text } from '../shape.ts';

/** How a code for a forgotten password reaches the member. */
export const recoveryWays = ['email', 'phone'] as const;
export type RecoveryWay = (typeof recoveryWays)[number];

const begun = shape({ token: v.string() });
/**
 * Asks for a code. Whether there is such an account, and whether the address is its own, is never told.
 * The token names what was begun; without the code it opens nothing. 102 carries that of the code on its way.
 */
export const forgotSend = row(
  '/forgot_password/send',
  v.object({
    site_id: id,
    account: v.string(),
    way: v.picklist(recoveryWays),
    /** The member's e-mail address or phone number. */
    value: v.string(),
    captcha_token: v.string(),
    answer: v.string(),
  }),
  begun,
  { extension: true },
);
/** What was begun already, as 102 says it. */
export const begunBefore = begun;
export const forgotResend = row(
  '/forgot_password/resend',
  v.object({ site_id: id, token: v.string() }),
  nothing,
  { extension: true },
);
export const forgotReset = row(
  '/forgot_password/reset',
  v.object({ site_id: id, token: v.string(), code: v.string(), password: v.string() }),
  shape({ member_account: text }),
  { extension: true },
);
