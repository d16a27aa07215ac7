import { currencySigns } from '#contract/limits.ts';
import type { Bit, RegisterSettingRow } from '../db/schema.ts';

type Field = Pick<
  RegisterSettingRow,
  'name' | 'is_display' | 'is_required' | 'is_unique' | 'is_verification'
>;

const field = (name: string, marks: string): Field => {
  const bit = (mark: string): Bit => (marks.includes(mark) ? 1 : 0);
  return {
    name,
    is_display: bit('d'),
    is_required: bit('r'),
    is_unique: bit('u'),
    is_verification: bit('v'),
  };
};

/** d displayed, r required, u unique, v verified by a code. */
const COMMON: readonly [string, string][] = [
  ['member_name', 'd'],
  ['member_email', 'dru'],
  ['member_phone', 'd'],
  ['member_birthday', 'd'],
  ['withdraw_password', ''],
  ['identity_id', 'u'],
  ['member_qq', ''],
  ['member_wechat', ''],
  ['member_zalo', ''],
  ['member_telegram', 'd'],
  ['member_whats_app', 'd'],
  ['member_skype', ''],
  ['member_fb', ''],
  ['member_others', ''],
  ['confirm_password', ''],
  ['introducer', 'd'],
  ['verify_code', 'dr'],
];

const BY_CURRENCY: Readonly<Record<string, readonly [string, string][]>> = {
  RMB: [
    ['confirm_password', 'dr'],
    ['member_name', 'dr'],
    ['member_email', ''],
    ['member_phone', 'du'],
    ['withdraw_password', 'dr'],
    ['member_qq', 'd'],
    ['member_wechat', 'd'],
    ['member_telegram', ''],
    ['member_whats_app', ''],
  ],
  VND: [
    ['member_name', 'dru'],
    ['member_email', 'd'],
    ['member_phone', 'druv'],
    ['member_birthday', ''],
    ['member_zalo', 'd'],
    ['member_whats_app', ''],
  ],
  INR: [
    ['member_phone', 'dru'],
    ['member_email', 'd'],
    ['identity_id', 'du'],
    ['member_birthday', 'dr'],
    ['member_telegram', ''],
    ['member_others', 'd'],
  ],
  THB: [
    ['member_skype', 'd'],
    ['member_fb', 'd'],
  ],
  /** Account and password only. */
  BDT: [
    ['member_name', ''],
    ['member_email', ''],
    ['member_phone', ''],
    ['member_birthday', ''],
    ['member_telegram', ''],
    ['member_whats_app', ''],
    ['introducer', ''],
    ['verify_code', ''],
  ],
};

/** Settings of the registration fields by currency. */
export const registerSettings = (): RegisterSettingRow[] =>
  Object.keys(currencySigns).flatMap((currency) => {
    const fields = new Map([...COMMON, ...(BY_CURRENCY[currency] ?? [])]);
    return [...fields].map(([name, marks]) => ({
      ...field(name, marks),
      currency,
      is_member_center: 1 as const,
      is_member_center_verification: 0 as const,
    }));
  });
