import * as v from 'valibot';
import { defineEndpoint } from '#contract/call.ts';
import {
  amount,
  camelCaseObject,
  flag,
  lenientArray,
  nothing,
  text,
  withDefault,
} from '#contract/wire-schema.ts';
import { imageCode } from './session/registration.ts';

const options = { member: true, extension: true } as const;
const field = withDefault(text, '');

const profileField = camelCaseObject({
  /** Wire name of the registration field; its value is in `/member/profile`. */
  name: text,
  is_set: withDefault(flag, 0),
  /** The member cannot edit it, set or not. */
  is_locked: withDefault(flag, 0),
  is_required: withDefault(flag, 0),
  /** Is set by `/member/profile/verify`, not by `/member/profile/edit`. */
  needs_code: withDefault(flag, 0),
  is_verified: withDefault(flag, 0),
});
export type ProfileField = v.InferOutput<typeof profileField>;

/** What the member may do with the fields of the profile, and how safe the account is. */
export const profileInfo = defineEndpoint(
  '/member/profile/info',
  v.object({}),
  camelCaseObject({
    /** Fields that the member center shows in the member's currency. */
    fields: lenientArray(profileField),
    is_withdraw_password: withDefault(flag, 0),
    /** Until when the withdrawal password is locked; '' if it is not. */
    withdraw_password_locked_until: field,
    is_password_weak: withDefault(flag, 0),
    password_changed_at: field,
    created_at: field,
  }),
  options,
);

const optional = v.optional(v.string());
/** Sets fields that are empty: all of them, or none if one is refused. */
export const editProfile = defineEndpoint(
  '/member/profile/edit',
  v.object({
    member_name: optional,
    member_email: optional,
    /** year-month-day */
    member_birthday: optional,
    member_phone: optional,
    identity_id: optional,
    member_qq: optional,
    member_telegram: optional,
    member_whats_app: optional,
    member_skype: optional,
    member_fb: optional,
    member_zalo: optional,
    member_wechat: optional,
    member_others: optional,
  }),
  nothing,
  options,
);
/** Data of every refusal of an edit or a verification: wire name of the field. */
export const refusedField = camelCaseObject({ field });

/** Fields that can be verified by a code. */
export const verifiedFields = ['member_email', 'member_phone'] as const;
export type VerifiedField = (typeof verifiedFields)[number];
const verified = { field: v.picklist(verifiedFields), value: v.string() };

/** Sends a code to the member's e-mail address or phone, or to a new one if the member has none. */
export const sendVerification = defineEndpoint(
  '/member/profile/verify/send',
  v.object({ ...verified, ...imageCode }),
  nothing,
  options,
);
/** Marks the value as verified, and sets it if the field is empty. */
export const verifyProfile = defineEndpoint(
  '/member/profile/verify',
  v.object({ ...verified, code: v.string() }),
  nothing,
  options,
);
/** Data of code 101: attempts left for this code; null if the operator does not say. */
export const wrongProfileCode = camelCaseObject({ tries_left: withDefault(amount, null) });

/** Sets the withdrawal password of four digits; `old_password` is the current one, if there is one. */
export const setWithdrawPassword = defineEndpoint(
  '/member/profile/withdraw_password',
  v.object({ old_password: optional, password: v.string() }),
  nothing,
  options,
);
