import {
  accountLength,
  contactLength,
  passwordLength,
  verificationCodeLength,
  vndPhoneLength,
  withdrawPasswordLength,
} from './constants.ts';
import { asciiDigits } from './money.ts';

/** Validation rules of the specification, section 5 for trimmed values. */

const between = (value: string, { min, max }: { min: number; max: number }) =>
  value.length >= min && value.length <= max;

export const isAccount = (value: string) => /^[a-z0-9_-]+$/.test(value) && between(value, accountLength);

/** What a site asks of passwords besides a letter and a digit. */
export interface PasswordPolicy {
  minLength: number;
  maxLength: number;
  /** Takes printed ASCII characters besides letters and digits. */
  symbols: boolean;
}
export const defaultPasswordPolicy: PasswordPolicy = {
  minLength: passwordLength.min,
  maxLength: passwordLength.max,
  symbols: false,
};

export const isPassword = (value: string, { minLength, maxLength, symbols }: PasswordPolicy) =>
  (symbols ? /^[\x21-\x7e]+$/ : /^[a-z0-9]+$/i).test(value) &&
  /[a-z]/i.test(value) &&
  /\d/.test(value) &&
  between(value, { min: minLength, max: maxLength });

/** RMB requires Chinese characters, VND a single word. */
export function isMemberName(value: string, currency: string): boolean {
  if (currency === 'RMB') return /^\p{Script=Han}+(?:·\p{Script=Han}+)*$/u.test(value);
  if (currency === 'VND') return /^\S+$/u.test(value);
  return value.length > 0;
}

export const isEmail = (value: string) => /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(value);

/** Digits only; exactly 10 for VND and on the site gowin11. */
export const isPhoneNumber = (
  value: string,
  { currency, siteName }: { currency: string; siteName: string },
) =>
  /^\d+$/.test(value) && (!(currency === 'VND' || siteName === 'gowin11') || value.length === vndPhoneLength);

export const isVerificationCode = (value: string) =>
  new RegExp(`^\\d{${verificationCodeLength}}$`).test(value);

export const isWithdrawPassword = (value: string) =>
  new RegExp(`^\\d{${withdrawPasswordLength}}$`).test(value);

/** Telegram and Skype names may contain an @. */
export const isContact = (field: string, value: string) =>
  between(value, contactLength) &&
  (field === 'member_telegram' || field === 'member_skype' ? /^[\w.@-]+$/ : /^[\w.-]+$/).test(value);

/** Year, month and day must be all empty or form a valid date. */
export function isBirthday({ year, month, day }: { year: string; month: string; day: string }): boolean {
  const given = [year, month, day].filter(Boolean).length;
  if (given === 0) return true;
  if (given < 3) return false;
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  return date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day);
}

/** Whether a person born on the day `birthday`, "2008-11-23", has reached the age in years on the day `today`. */
export const isOfAge = (birthday: string, age: number, today: string): boolean =>
  `${Number(birthday.slice(0, 4)) + age}${birthday.slice(4)}` <= today;

/** Converts full-width characters of Chinese and Japanese keyboards and trims pasted spaces. */
export const normalizeText = (value: string) => value.normalize('NFKC').trim();

/** Removes spaces, dots, dashes, parentheses and direction marks from a number and converts digits of any script. */
export const normalizeDigits = (value: string) =>
  asciiDigits(normalizeText(value)).replace(
    /[\s().\-\u2010-\u2015\u2212\u200e\u200f\u202a-\u202e\u2066-\u2069]/g,
    '',
  );

/** What input methods type in place of the dot between the parts of a Chinese name. */
const nameDots = /[\u2022\u2027\u2219\u22c5\u30fb\uff65.\u3002\uff0e]/g;
/** A name as it is checked and sent: Chinese names have one dot. */
export const normalizeName = (value: string, currency: string) => {
  const name = normalizeText(value);
  return currency === 'RMB' ? name.replace(nameDots, '·').replace(/\s*·\s*/g, '·') : name;
};
