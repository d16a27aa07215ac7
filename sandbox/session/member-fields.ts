import type { Kysely } from 'kysely';
import { dayIn } from '#contract/day-range.ts';
import {
  isBirthday,
  isContact,
  isEmail,
  isMemberName,
  isOfAge,
  isPhoneNumber,
} from '#contract/validation.ts';
import type { MemberRow, RegisterSettingRow, Tables } from '#sandbox/db/schema.ts';
import { type ApiError, apiError } from '#sandbox/server/handler.ts';
import { siteRulesOf } from '#sandbox/server/site-config.ts';

/** Rules of the registration fields, which the profile shares. */

/** Unique columns and the error code for a duplicate value. */
export const UNIQUE = {
  member_account: { column: 'account', code: 102 },
  member_name: { column: 'name', code: 103 },
  member_phone: { column: 'phone', code: 104 },
  member_email: { column: 'email', code: 105 },
  identity_id: { column: 'identity_id', code: 114 },
} as const satisfies Record<string, { column: keyof MemberRow; code: number }>;

export const CONTACTS = {
  member_wechat: 301,
  member_qq: 302,
  member_skype: 303,
  member_fb: 304,
  member_zalo: 305,
  member_telegram: 306,
  member_whats_app: 307,
  member_others: 308,
} as const;
export const isContactField = (name: string): name is keyof typeof CONTACTS => Object.hasOwn(CONTACTS, name);
const isUniqueField = (name: string): name is keyof typeof UNIQUE => Object.hasOwn(UNIQUE, name);

export const settingOf = (
  db: Kysely<Tables>,
  name: string,
  currency: string,
): Promise<RegisterSettingRow | undefined> =>
  db
    .selectFrom('register_setting')
    .selectAll()
    .where('name', '=', name)
    .where('currency', '=', currency)
    .executeTakeFirst();

/** Error code if a value must be unique in the currency and another member has it. */
export const takenCode = async (
  db: Kysely<Tables>,
  name: string,
  value: string,
  { currency, memberId = '' }: { currency: string; memberId?: string },
): Promise<number | undefined> => {
  if (!isUniqueField(name) || value === '') return undefined;
  const { column, code } = UNIQUE[name];
  if (name !== 'member_account' && !(await settingOf(db, name, currency))?.is_unique) return undefined;
  const other = await db
    .selectFrom('member')
    .select('id')
    .where(column, '=', value)
    .where('id', '!=', memberId)
    .executeTakeFirst();
  return other && code;
};

type Rule = { currency: string; siteName: string; appOrigin: string; data?: unknown };
/** Error for a value that is not valid in its field. */
export const valueError = (
  name: string,
  value: string,
  { currency, siteName, appOrigin, data = null }: Rule,
): ApiError | undefined => {
  if (name === 'member_name' && !isMemberName(value, currency)) return apiError(227, 'nameInvalid', data);
  if (name === 'member_name' && value.toLowerCase() === 'banned') return apiError(214, 'nameRefused', data);
  if (name === 'member_email' && !isEmail(value)) return apiError(206, 'emailInvalid', data);
  if (name === 'member_email' && value.endsWith('@banned.example'))
    return apiError(216, 'emailRefused', data);
  if (name === 'member_phone' && !isPhoneNumber(value, { currency, siteName }))
    return apiError(209, 'phoneInvalid', data);
  if (isContactField(name) && !isContact(name, value))
    return apiError(CONTACTS[name], 'contactInvalid', data);
  return name === 'member_birthday' ? birthdayError(value, appOrigin, data) : undefined;
};

const birthdayError = (value: string, appOrigin: string, data: unknown): ApiError | undefined => {
  if (!isDate(value)) return apiError(229, 'birthdayInvalid', data);
  const { minimumAge, timeZone } = siteRulesOf(appOrigin);
  if (isOfAge(value, minimumAge, dayIn(Date.now(), timeZone))) return undefined;
  return apiError(229, 'tooYoung', data, { age: String(minimumAge) });
};

/** year-month-day, in the past */
const isDate = (value: string): boolean => {
  const [, year = '', month = '', day = ''] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(value) ?? [];
  return Number(year) >= 1900 && isBirthday({ year, month, day }) && Date.parse(value) < Date.now();
};
