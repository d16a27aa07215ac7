import {
  accountLength,
  contactLength,
  passwordLength,
  phoneCodeLength,
  vndPhoneLength,
  withdrawPasswordLength,
} from './limits.ts';

/** The rules of SPEC.md section 5, as plain questions of a trimmed value. */

const between = (value: string, { min, max }: { min: number; max: number }) =>
  value.length >= min && value.length <= max;

export const isAccount = (value: string) => /^[a-z0-9_-]+$/.test(value) && between(value, accountLength);

export const isPassword = (value: string) =>
  /^[a-z0-9]+$/i.test(value) && /[a-z]/i.test(value) && /\d/.test(value) && between(value, passwordLength);

/** RMB needs Chinese characters; VND a single word. */
export function isMemberName(value: string, currency: string): boolean {
  if (currency === 'RMB') return /^\p{Script=Han}+(?:·\p{Script=Han}+)*$/u.test(value);
  if (currency === 'VND') return /^\S+$/u.test(value);
  return value.length > 0;
}

export const isEmail = (value: string) => /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(value);

/** Digits only; exactly ten of them for VND and on the site gowin11. */
export const isPhone = (value: string, { currency, siteName }: { currency: string; siteName: string }) =>
  /^\d+$/.test(value) && (!(currency === 'VND' || siteName === 'gowin11') || value.length === vndPhoneLength);

export const isPhoneCode = (value: string) => new RegExp(`^\\d{${phoneCodeLength}}$`).test(value);

export const isWithdrawPassword = (value: string) =>
  new RegExp(`^\\d{${withdrawPasswordLength}}$`).test(value);

/** Telegram and Skype names may carry an @. */
export const isContact = (field: string, value: string) =>
  between(value, contactLength) &&
  (field === 'member_telegram' || field === 'member_skype' ? /^[\w.@-]+$/ : /^[\w.-]+$/).test(value);

/** Year, month and day: all or none, and a day that exists. */
export function isBirthday({ year, month, day }: { year: string; month: string; day: string }): boolean {
  const given = [year, month, day].filter(Boolean).length;
  if (given === 0) return true;
  if (given < 3) return false;
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  return date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day);
}

/** Full-width digits and letters, as Chinese and Japanese keyboards give them, and spaces that a paste brings. */
export const tidy = (value: string) => value.normalize('NFKC').trim();

/** A number as people write or paste it: blanks, dashes, dots and brackets are no part of it, and Hindi digits count. */
export const tidyDigits = (value: string) =>
  tidy(value)
    .replace(/[\s().-]/g, '')
    .replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x966));
