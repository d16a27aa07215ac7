import type { RegisterSetting } from './endpoints/session/registration.ts';

/** Optional registration fields besides account and password, in wire names and form order. */
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
  /** Must differ from the value of every other account. */
  unique: boolean;
  /** Must be confirmed by a code that is sent to it. */
  verified: boolean;
}

/** `password_confirmation` is what frameworks of back ends call `confirm_password`. */
const accountFields = ['member_account', 'password', 'confirm_password', 'password_confirmation'];

/** Whether a field, by its wire name, is of the account; the others are of the person. */
export const isAccountField = (name: string): boolean => accountFields.includes(name);

/** Fields of the form in `currency`, in the order of `registerFields`; unknown settings are ignored. */
export function visibleFields(settings: readonly RegisterSetting[], currency: string): RegisterField[] {
  const shown = settings.filter((setting) => setting.isDisplay && setting.currency === currency);
  return registerFields.flatMap((name) => {
    const setting = shown.find((candidate) => candidate.name === name);
    if (!setting) return [];
    const { isRequired, isUnique: unique, isVerification: verified } = setting;
    // Where it is shown, it must match the password, whatever the setting says.
    return { name, required: isRequired || name === 'confirm_password', unique, verified };
  });
}
