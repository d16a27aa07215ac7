import { currencySigns } from '#contract/constants.ts';
import type { Bit, RegisterSettingRow } from '#sandbox/db/schema.ts';

type Field = Pick<
  RegisterSettingRow,
  | 'name'
  | 'is_display'
  | 'is_required'
  | 'is_unique'
  | 'is_verification'
  | 'is_member_center'
  | 'is_member_center_verification'
>;

const field = (name: string, marks: string): Field => {
  const bit = (mark: string): Bit => (marks.includes(mark) ? 1 : 0);
  return {
    name,
    is_display: bit('d'),
    is_required: bit('r'),
    is_unique: bit('u'),
    is_verification: bit('v'),
    is_member_center: bit('c'),
    is_member_center_verification: bit('k'),
  };
};

/** d displayed, r required, u unique, v verified by a code; in the member center: c displayed, k verified by a code. */
const COMMON: readonly [string, string][] = [
  ['member_name', 'dc'],
  ['member_email', 'druck'],
  ['member_phone', 'dck'],
  ['member_birthday', 'dc'],
  ['withdraw_password', 'c'],
  ['identity_id', 'uc'],
  ['member_qq', ''],
  ['member_wechat', ''],
  ['member_zalo', ''],
  ['member_telegram', 'dc'],
  ['member_whats_app', 'dc'],
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
    ['member_name', 'drc'],
    ['member_email', ''],
    ['member_phone', 'duck'],
    ['withdraw_password', 'drc'],
    ['member_qq', 'dc'],
    ['member_wechat', 'dc'],
    ['member_telegram', ''],
    ['member_whats_app', ''],
  ],
  VND: [
    ['member_name', 'druc'],
    ['member_email', 'dc'],
    ['member_phone', 'druvck'],
    ['member_birthday', ''],
    ['member_zalo', 'dc'],
    ['member_whats_app', ''],
  ],
  INR: [
    ['member_phone', 'druck'],
    ['member_email', 'dc'],
    ['identity_id', 'duc'],
    ['member_birthday', 'drc'],
    ['member_telegram', ''],
    ['member_others', 'dc'],
  ],
  THB: [
    ['member_skype', 'dc'],
    ['member_fb', 'dc'],
  ],
  /** Account and password only. */
  BDT: [
    ['member_name', 'c'],
    ['member_email', 'ck'],
    ['member_phone', 'c'],
    ['member_birthday', 'c'],
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
    }));
  });
