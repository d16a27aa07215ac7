import { asciiDigits } from './money.ts';
import { isEmail } from './validation.ts';

/**
 * Rules for the accounts to which withdrawals are paid, for trimmed values. They refuse what no bank has, and leave the
 * rest to the operator's check: names and branches have letters of any script.
 */

/** The number without spaces, dots and dashes, in upper case: as it is compared and sent. */
export const plainNumber = (value: string) =>
  asciiDigits(value)
    .replace(/[\s.\-\u2010-\u2015]/g, '')
    .toUpperCase();

/** Digits, with a check letter at most at the end (Brazil). */
export const isBankNumber = (value: string) => /^\d{5,19}[\dX]$/.test(plainNumber(value));

const emailLength = 100;
/** A phone number with or without its country, or an e-mail address. */
export const isWalletNumber = (value: string) =>
  /^\+?\d{8,15}$/.test(plainNumber(value)) || (value.length <= emailLength && isEmail(value));

/** Letters and digits of any script and common punctuation. */
export const isBranch = (value: string) => /^[\p{L}\p{M}\p{N} .,'’()/&#№·-]{2,80}$/u.test(value);

export const aliasLength = 20;
/** Signs as people count them; a browser without segmenters counts code points. */
const signsIn = (value: string): number =>
  typeof Intl.Segmenter === 'function'
    ? [...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(value)].length
    : [...value].length;
/** Any printed characters, emoji sequences and joiners of scripts among them; may be empty. */
export const isAlias = (value: string) =>
  signsIn(value) <= aliasLength &&
  value.length <= 20 * aliasLength &&
  !/\p{C}/u.test(value.replace(/\u200c|\u200d|[\u{e0020}-\u{e007f}]/gu, ''));
