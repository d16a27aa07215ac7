import type { RegisterSetting } from './endpoints/register.ts';

/** What the registration settings can ask for, beside account and password, by its name on the wire. */
export const registerFields = [
  'confirm_password',
  'member_name',
  'member_email',
  'member_phone',
  'member_birthday',
  'withdraw_password',
  'identity_id',
  'member_wechat',
  'member_qq',
  'member_skype',
  'member_fb',
  'member_zalo',
  'member_telegram',
  'member_whats_app',
  'member_others',
  'introducer',
  'verify_code',
] as const;
export type RegisterFieldName = (typeof registerFields)[number];

export interface RegisterField {
  name: RegisterFieldName;
  required: boolean;
  /** Nobody else may have the same. */
  unique: boolean;
  /** Confirmed by a code that is sent to it. */
  verified: boolean;
}

/** The fields that the form has in one currency, in their order here; settings that we do not know are left out. */
export function fieldsIn(settings: readonly RegisterSetting[], currency: string): RegisterField[] {
  const shown = settings.filter((setting) => setting.isDisplay && setting.currency === currency);
  return registerFields.flatMap((name) => {
    const setting = shown.find((candidate) => candidate.name === name);
    if (!setting) return [];
    const { isRequired: required, isUnique: unique, isVerification: verified } = setting;
    return { name, required, unique, verified };
  });
}
