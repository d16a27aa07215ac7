import * as v from 'valibot';
import { defineEndpoint } from '#contract/call.ts';
import {
  camelCaseObject,
  flag,
  id,
  lenientArray,
  nothing,
  text,
  withDefault,
} from '#contract/wire-schema.ts';
import { signedIn } from './sign-in.ts';

const setting = camelCaseObject({
  name: text,
  currency: text,
  is_display: withDefault(flag, 0),
  is_required: withDefault(flag, 0),
  is_unique: withDefault(flag, 0),
  is_member_center: withDefault(flag, 0),
  is_verification: withDefault(flag, 0),
  is_member_center_verification: withDefault(flag, 0),
});
/** Settings of one registration field in one currency: shown, required, unique, verified. */
export type RegisterSetting = v.InferOutput<typeof setting>;
export const registerSettings = defineEndpoint(
  '/arks/web/register-settings',
  v.object({ site_id: id }),
  camelCaseObject({ list: lenientArray(setting) }),
);
export const serviceAgreement = defineEndpoint(
  '/arks/web/register-settings/service-agreement',
  v.object({ site_id: id }),
  camelCaseObject({ content: withDefault(text, '') }),
);
const optional = v.optional(v.string());
const memberFields = {
  member_name: optional,
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
  identity_id: optional,
};
/** Checks whether the value of a field is available. */
export const registerVerification = defineEndpoint(
  '/register/verification',
  v.object({
    site_id: id,
    member_currency: v.string(),
    verification: v.literal(1),
    member_account: optional,
    ...memberFields,
  }),
  nothing,
);

export const register = defineEndpoint(
  '/register',
  v.object({
    site_id: id,
    member_account: v.string(),
    password: v.string(),
    member_currency: v.string(),
    ...memberFields,
    phone_verify: optional,
    captcha_token: optional,
    verify_code: optional,
    introducer: optional,
    errorTrack: optional,
  }),
  signedIn,
  { signsIn: true },
);
/** The solved image of a captcha, where the site config asks for it (`captcha.sentCodes`). */
export const imageCode = { captcha_token: optional, answer: optional };
export const registerSms = defineEndpoint(
  '/register/sms',
  v.object({
    member_phone: v.string(),
    currency: v.string(),
    type: v.literal('register_member'),
    site_id: id,
    ...imageCode,
  }),
  nothing,
);
export const validMessage = defineEndpoint(
  '/register/valid_message',
  v.object({ site_id: id, recommend_code: optional, agent_id: optional }),
  camelCaseObject({ is_valid: withDefault(flag, 0) }),
);
export const registerBackground = defineEndpoint(
  '/arks/web/model/register-background/detail',
  v.object({ site_id: id, template: v.string() }),
  camelCaseObject({ photo_path: withDefault(text, '') }),
);
