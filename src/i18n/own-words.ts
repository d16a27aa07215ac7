import type { Currency } from '#contract/constants.ts';
import { hasLocale } from '#contract/format-locale.ts';

export type DurationUnit = 'day' | 'hour' | 'minute' | 'second';

type Seven = readonly [string, string, string, string, string, string, string];

interface Words {
  units: Record<DurationUnit, string>;
  /** Names of currencies by ISO code. */
  currencies: Partial<Record<string, string>>;
  /** From Sunday on; `short` for a column of a calendar. */
  weekdays: Record<'long' | 'short', Seven>;
  /** From January on. */
  months: readonly [...Seven, string, string, string, string, string];
}
type IsoCode = Exclude<Currency, 'RMB' | 'WON'> | 'CNY' | 'KRW';

const burmese = {
  units: { day: 'ရက်', hour: 'နာရီ', minute: 'မိနစ်', second: 'စက္ကန့်' },
  currencies: {
    CNY: 'တရုတ် ယွမ်',
    VND: 'ဗီယက်နမ် ဒေါင်',
    KRW: 'တောင်ကိုရီးယား ဝမ်',
    JPY: 'ဂျပန်ယန်း',
    THB: 'ထိုင်းဘတ်',
    USD: 'အမေရိကန် ဒေါ်လာ',
    INR: 'အိန္ဒိယ ရူပီး',
    MMK: 'မြန်မာ ကျပ်',
    BRL: 'ဘရာဇီး ရီးယဲ',
    BDT: 'ဘင်္ဂလားဒေ့ရှ် တာကာ',
    NGN: 'နိုင်ဂျီးရီးယား နိုင်းရာ',
  } satisfies Record<IsoCode, string>,
  weekdays: {
    long: ['တနင်္ဂနွေ', 'တနင်္လာ', 'အင်္ဂါ', 'ဗုဒ္ဓဟူး', 'ကြာသပတေး', 'သောကြာ', 'စနေ'],
    short: ['နွေ', 'လာ', 'ဂါ', 'ဟူး', 'ကြာ', 'သော', 'နေ'],
  },
  months: [
    'ဇန်နဝါရီ',
    'ဖေဖော်ဝါရီ',
    'မတ်',
    'ဧပြီ',
    'မေ',
    'ဇွန်',
    'ဇူလိုင်',
    'ဩဂုတ်',
    'စက်တင်ဘာ',
    'အောက်တိုဘာ',
    'နိုဝင်ဘာ',
    'ဒီဇင်ဘာ',
  ],
} satisfies Words;

/** Words that a language has and browsers may not: Chromium has none for Burmese. */
const words: Partial<Record<string, Words>> = { 'my-MM': burmese };

/** Our own words of a language that the browser does not have; undefined if it has the language or we have no words. */
export const ownWords = (locale: string): Words | undefined =>
  hasLocale(locale) ? undefined : words[locale];
