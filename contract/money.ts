import { currencySigns } from './constants.ts';
import { fractionDigits, isoCodes, knownCurrency } from './currency.ts';
import { formatLocale } from './format-locale.ts';

/**
 * Exact amounts of money. The app counts in minor units (cents), which are safe integers; on the wire an amount is a
 * decimal string of major units ("12.50"). No fraction of a number is ever added, compared or sent.
 */

/** Largest amount that can be typed, in minor units; sums of many such amounts are safe integers too. */
export const maxAmount = 1e14;

/** "1250" minor units of USD are "12.50", of JPY "1250". */
export function toDecimal(minor: number, currency: string): string {
  if (!Number.isSafeInteger(minor)) throw new RangeError(`not minor units: ${minor}`);
  const digits = fractionDigits(currency);
  const text = String(Math.abs(minor)).padStart(digits + 1, '0');
  const whole = text.slice(0, text.length - digits);
  return `${minor < 0 ? '-' : ''}${whole}${digits > 0 ? `.${text.slice(-digits)}` : ''}`;
}

/** Minor units of a decimal string; null if it is none, or has a digit that the currency does not. */
export function fromDecimal(text: string, currency: string): number | null {
  const [, sign, whole = '', fraction = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text) ?? [];
  if (whole === '') return null;
  const digits = fractionDigits(currency);
  if (/[1-9]/.test(fraction.slice(digits))) return null;
  const minor = Number(whole + fraction.slice(0, digits).padEnd(digits, '0'));
  if (!Number.isSafeInteger(minor)) return null;
  return sign && minor !== 0 ? -minor : minor;
}

/** Splits an amount into `count` parts that differ by one minor unit at most and sum to it. */
export const splitAmount = (minor: number, count: number): number[] =>
  Array.from(
    { length: count },
    (_, part) => Math.floor(minor / count) + (part < minor - count * Math.floor(minor / count) ? 1 : 0),
  );

/** Why a typed text is no amount; `decimals` is more digits after the point than the currency has. */
export type AmountProblem = 'empty' | 'invalid' | 'negative' | 'decimals' | 'tooLarge';
export type ParsedAmount = { ok: true; minor: number } | { ok: false; problem: AmountProblem };

interface Writing extends Separators {
  /** A whole number with the locale's digits, in groups. */
  write: (whole: number) => string;
}

const writings = new Map<string, Writing>();
function writingOf(locale: string): Writing {
  const known = writings.get(locale);
  if (known) return known;
  const format = new Intl.NumberFormat(formatLocale(locale), { useGrouping: true });
  const parts = format.formatToParts(1_234_567.8);
  const textOf = (wanted: string) => parts.find(({ type }) => type === wanted)?.value ?? '';
  const found = {
    decimal: textOf('decimal'),
    group: textOf('group'),
    write: (whole: number) => format.format(whole),
  };
  writings.set(locale, found);
  return found;
}

const isDigit = (point: number) => /\p{Nd}/u.test(String.fromCodePoint(point));
/** The ASCII digit of a decimal digit of any script: each script has ten in a row. */
function asciiDigit(digit: string): string {
  const point = digit.codePointAt(0) ?? 0;
  let zero = point;
  while (isDigit(zero - 1)) zero -= 1;
  return String((point - zero) % 10);
}

/** Digits of any script as ASCII digits. */
export const asciiDigits = (text: string) => text.normalize('NFKC').replace(/\p{Nd}/gu, asciiDigit);

/** A number with at most one sign of plus or minus, and with the currency's sign or code at either end. */
function amountPattern(currency: string): RegExp {
  const known = knownCurrency(currency);
  const names = known ? [currency, known, isoCodes[known] ?? known, currencySigns[known]] : [currency];
  const name = `(?:${names.map((each) => each.normalize('NFKC').replace(/[$.*+?()[\]{}|^\\]/g, '\\$&')).join('|')})?`;
  const sign = '([-+\u2212\u2013]?)';
  return new RegExp(`^${sign} *${name} *${sign} *(.*?) *${name}$`, 'iu');
}

/** Digits without group separators; null if the groups are not those of thousands. */
function ungroup(whole: string, group: string): string | null {
  const separator = /[^\d]/.exec(whole)?.[0];
  if (separator === undefined) return whole;
  if (separator !== group && separator !== ' ') return null;
  const groups = whole.split(separator);
  // Some locales have groups of two digits between the first and the last (1,00,000).
  const isGrouped = groups.every((digits, index) =>
    (index === 0 ? /^\d{1,3}$/ : index === groups.length - 1 ? /^\d{3}$/ : /^\d{2,3}$/).test(digits),
  );
  return isGrouped ? groups.join('') : null;
}

interface Separators {
  decimal: string;
  group: string;
}
/** The digits before and after the decimal sign; null if the text is no number of these signs. */
function readNumber(
  number: string,
  { decimal, group }: Separators,
): { whole: string; fraction: string } | null {
  const [wholeText = '', fraction = '', ...more] = number.split(decimal);
  const whole = ungroup(wholeText, group);
  if (more.length > 0 || whole === null || !/^\d*$/.test(fraction) || whole + fraction === '') return null;
  return { whole, fraction };
}

/**
 * A number with the separators of other languages, if it has no other reading: "12,50" has none where the comma groups
 * thousands, and "1.234,50" has none anywhere; "12,500" has two.
 */
function readForeign(number: string, localDecimal: string): { whole: string; fraction: string } | null {
  const decimal = localDecimal === ',' ? '.' : ',';
  const read = readNumber(number, { decimal, group: decimal === ',' ? '.' : ',' });
  return read && /^\d{1,2}$/.test(read.fraction) && read.whole !== '' ? read : null;
}

/**
 * Reads an amount as a member types or pastes it: digits of any script, with the locale's decimal and group
 * separators or with those of another language, and with the currency's sign or code. Never guesses: what has two meanings
 * is refused.
 */
export function parseAmount(text: string, currency: string, locale: string): ParsedAmount {
  const refuse = (problem: AmountProblem): ParsedAmount => ({ ok: false, problem });
  const { decimal, group } = writingOf(locale);
  // Full-width forms and special spaces become plain ones. Direction marks are invisible.
  const plain = asciiDigits(text)
    .replace(/[\u200e\u200f\u061c\u2066-\u2069]/g, '')
    .replace(/\s/g, ' ');
  const [, before = '', after = '', number = ''] = amountPattern(currency).exec(plain.trim()) ?? [];
  if (plain.trim() === '') return refuse('empty');
  // Normalized, 10² would be 102.
  if ((before && after) || /\p{No}/u.test(text)) return refuse('invalid');
  const written = readNumber(number, { decimal, group }) ?? readForeign(number, decimal);
  if (!written) return refuse('invalid');
  const { whole, fraction } = written;
  if (before + after !== '' && before + after !== '+') return refuse('negative');
  const digits = fractionDigits(currency);
  if (fraction.length > digits) return refuse('decimals');
  const minor = Number(whole + fraction.padEnd(digits, '0'));
  return minor > maxAmount ? refuse('tooLarge') : { ok: true, minor };
}

/** An amount as it stands in a field that is not being edited: with the locale's digits and groups, and all decimals. */
export function writtenAmount(minor: number, currency: string, locale: string): string {
  const { decimal, write } = writingOf(locale);
  const [whole, fraction = ''] = toDecimal(minor, currency).split('.');
  const decimals = [...fraction].map((digit) => write(Number(digit))).join('');
  return write(Number(whole)) + (decimals && decimal + decimals);
}

/** The group separator of a text that has such in the locale's way: "1,234", and not "12,50". */
export function groupOf(text: string, currency: string, locale: string): string | undefined {
  const { group } = writingOf(locale);
  if (!text.includes(group)) return undefined;
  const [written, bare] = [text, text.replaceAll(group, '')].map((each) =>
    parseAmount(each, currency, locale),
  );
  return written?.ok && bare?.ok && written.minor === bare.minor ? group : undefined;
}

/**
 * Minor units of a number of major units that was read from JSON; digits that the currency does not have are cut. Null
 * if it is too large to be exact.
 */
export function toMinor(amount: number, currency: string): number | null {
  const [, whole = '', fraction = ''] = /^(-?\d+)(?:\.(\d+))?$/.exec(String(amount)) ?? [];
  if (whole === '') return null;
  const digits = fractionDigits(currency);
  return fromDecimal(digits > 0 && fraction ? `${whole}.${fraction.slice(0, digits)}` : whole, currency);
}
