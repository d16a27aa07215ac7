import * as v from 'valibot';
import { row } from '../call.ts';
import { flag, id, nothing, or, rowsOf, shape, text } from '../shape.ts';

const setting = shape({
  name: v.string(),
  currency: text,
  is_display: or(flag, 0),
  is_required: or(flag, 0),
  is_unique: or(flag, 0),
  is_member_center: or(flag, 0),
  is_verification: or(flag, 0),
  is_member_center_verification: or(flag, 0),
});
/** Whether one field of the registration form is shown, required and checked, in one currency. */
export type RegisterSetting = v.InferOutput<typeof setting>;
export const registerSettings = row(
  '/arks/web/register-settings',
  v.object({ site_id: id }),
  shape({ list: rowsOf(setting) }),
);
export const serviceAgreement = row(
  '/arks/web/register-settings/service-agreement',
  v.object({ site_id: id }),
  shape({ content: or(text, '') }),
);
/** Is a value still free? The body carries the one field under its own name. */
export const registerVerification = row(
  '/register/verification',
  v.objectWithRest({ site_id: id, member_currency: v.string(), verification: v.literal(1) }, v.unknown()),
  nothing,
);

const optional = v.optional(v.string());
export const register = row(
  '/register',
  v.object({
    site_id: id,
    member_name: optional,
    member_account: v.string(),
    password: v.string(),
    member_currency: v.string(),
    member_email: optional,
    /** year-month-day */
    member_birthday: optional,
    withdraw_password: optional,
    member_phone: optional,
    member_qq: optional,
    member_telegram: optional,
    member_whats_app: optional,
    member_skype: optional,
    member_fb: optional,
    member_zalo: optional,
    member_wechat: optional,
    member_others: optional,
    phone_verify: optional,
    identity_id: optional,
    captcha_token: optional,
    verify_code: optional,
    introducer: optional,
    errorTrack: optional,
  }),
  shape({ id, token: v.string(), member_account: text, member_currency: text }),
);
export const registerSms = row(
  '/register/sms',
  v.object({
    member_phone: v.string(),
    currency: v.string(),
    type: v.literal('register_member'),
    site_id: id,
  }),
  nothing,
);
export const validMessage = row(
  '/register/valid_message',
  v.object({ site_id: id, recommend_code: optional, agent_id: optional }),
  shape({ is_valid: flag }),
);
export const registerBackground = row(
  '/arks/web/model/register-background/detail',
  v.object({ site_id: id, template: v.string() }),
  shape({ photo_path: or(text, '') }),
);
