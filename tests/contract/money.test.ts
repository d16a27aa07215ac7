import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Currency, currencySigns } from '#contract/constants.ts';
import { fractionDigits, isoCodes } from '#contract/currency.ts';
import {
  fromDecimal,
  groupOf,
  maxAmount,
  parseAmount,
  splitAmount,
  toDecimal,
  toMinor,
  writtenAmount,
} from '#contract/money.ts';
import { languages } from '#contract/site.ts';

const currencies = Object.keys(currencySigns) as Currency[];
const locales = Object.values(languages).map(({ locale }) => locale);
const numberings = ['latn', 'fullwide', 'deva', 'beng', 'thai', 'mymr', 'tamldec'];

const minor = fc.integer({ min: 0, max: maxAmount });
const currency = fc.constantFrom(...currencies);
const locale = fc.constantFrom(...locales);

describe('typed amounts', () => {
  test('typed amounts are read as they are written in every language, currency and script', () => {
    fc.assert(
      fc.property(
        minor,
        currency,
        locale,
        fc.constantFrom(...numberings),
        fc.constantFrom('none', 'symbol', 'narrowSymbol', 'code'),
        fc.boolean(),
        (amount, code, language, numberingSystem, display, useGrouping) => {
          const written = new Intl.NumberFormat(language, {
            numberingSystem,
            useGrouping,
            minimumFractionDigits: fractionDigits(code),
            ...(display !== 'none' && {
              style: 'currency',
              currency: isoCodes[code] ?? code,
              currencyDisplay: display,
            }),
          } as Intl.NumberFormatOptions)
            .formatToParts(toDecimal(amount, code) as Intl.StringNumericLiteral)
            // The operator's sign, as the page shows it.
            .map(({ type, value }) =>
              type === 'currency' && display !== 'code' ? currencySigns[code] : value,
            )
            .join('');
          expect(parseAmount(written, code, language), written).toEqual({ ok: true, minor: amount });
        },
      ),
      { numRuns: 2_000 },
    );
  });

  test('typed amounts are safe integers or refused, whatever is typed', () => {
    const typed = fc.oneof(
      fc.string(),
      fc.string({ unit: fc.constantFrom(...'0123456789.,- +e$₫ ') }),
      fc.string({ unit: 'grapheme' }),
    );
    fc.assert(
      fc.property(typed, currency, locale, (text, code, language) => {
        const read = parseAmount(text, code, language);
        if (!read.ok) return;
        expect(Number.isSafeInteger(read.minor) && read.minor >= 0 && read.minor <= maxAmount).toBe(true);
        expect(text).not.toMatch(/[-e]/);
      }),
      { numRuns: 2_000 },
    );
  });

  const minorOf: Record<string, [string, Currency, string, number][]> = {
    'with one separator': [
      ['1,000.00', 'USD', 'en-US', 100_000],
      ['1.000,00', 'USD', 'vi-VN', 100_000],
      ['1.000', 'VND', 'vi-VN', 1_000],
      ['12.5', 'USD', 'en-US', 1_250],
      ['.5', 'USD', 'en-US', 50],
      ['5.', 'USD', 'en-US', 500],
      ['0', 'USD', 'en-US', 0],
    ],
    'with the separators of another language, where there is no other reading': [
      ['12,50', 'USD', 'en-US', 1_250],
      ['12.50', 'USD', 'vi-VN', 1_250],
      ['1.000,00', 'USD', 'en-US', 100_000],
      ['1,000.00', 'USD', 'vi-VN', 100_000],
      ['1,5', 'USD', 'en-US', 150],
      ['900.000,00', 'MMK', 'my-MM', 90_000_000],
    ],
    'in groups of two and three': [['1,00,000', 'INR', 'hi-IN', 10_000_000]],
    'of other scripts': [
      ['१२३.४५', 'INR', 'hi-IN', 12_345],
      ['１，２３４．５０', 'RMB', 'zh-CN', 123_450],
      ['၁၀၀', 'MMK', 'my-MM', 10_000],
    ],
    'with signs and blanks': [
      [' $ 1,000.00 ', 'USD', 'en-US', 100_000],
      ['+50', 'USD', 'en-US', 5_000],
      ['50 usd', 'USD', 'en-US', 5_000],
      ['1.000\u00a0₫', 'VND', 'vi-VN', 1_000],
      ['R$ 20', 'BRL', 'en-US', 2_000],
      ['K 300', 'MMK', 'en-US', 30_000],
      ['1 000', 'USD', 'en-US', 100_000],
    ],
  };
  test.each(Object.entries(minorOf))('%s are read', (_, rows) => {
    for (const [text, code, language, amount] of rows)
      expect(parseAmount(text, code, language), text).toEqual({ ok: true, minor: amount });
  });

  const refused: Record<string, [string, Currency, string][]> = {
    empty: [
      ['', 'USD', 'en-US'],
      [' \u00a0', 'USD', 'en-US'],
    ],
    negative: [
      ['-5', 'USD', 'en-US'],
      ['−5', 'USD', 'en-US'],
      ['-$5.00', 'USD', 'en-US'],
      ['$-5', 'USD', 'en-US'],
    ],
    decimals: [
      ['1.005', 'USD', 'en-US'],
      ['1.000', 'USD', 'en-US'],
      ['1.5', 'JPY', 'en-US'],
      ['1,5', 'VND', 'vi-VN'],
      ['12.50', 'VND', 'vi-VN'],
      ['12,50', 'JPY', 'en-US'],
    ],
    tooLarge: [
      ['1000000000000.01', 'USD', 'en-US'],
      ['9'.repeat(400), 'USD', 'en-US'],
    ],
    invalid: [
      ['1e9', 'USD', 'en-US'],
      ['0x10', 'USD', 'en-US'],
      ['Infinity', 'USD', 'en-US'],
      ['1,0000', 'USD', 'en-US'],
      ['1.2.3', 'USD', 'en-US'],
      ['€50', 'USD', 'en-US'],
      ['$', 'USD', 'en-US'],
      ['.', 'USD', 'en-US'],
      ['--5', 'USD', 'en-US'],
      ['fifty', 'USD', 'en-US'],
      ['10²', 'USD', 'en-US'],
      ['①0', 'USD', 'en-US'],
      ['5½', 'USD', 'en-US'],
    ],
  };
  test.each(Object.entries(refused))('typed amounts are refused when they are %s', (problem, rows) => {
    for (const [text, code, language] of rows)
      expect(parseAmount(text, code, language), text).toEqual({ ok: false, problem });
  });
});

test('amount is read back as it is put into a field in every language and currency', () => {
  fc.assert(
    fc.property(minor, currency, locale, (amount, code, language) => {
      const text = writtenAmount(amount, code, language);
      expect(parseAmount(text, code, language)).toEqual({ ok: true, minor: amount });
    }),
  );
});

test('amount in a field has the digits, groups and decimals of its language and currency', () => {
  for (const [minor, code, language, text] of [
    [123_456_750, 'USD', 'en-US', '1,234,567.50'],
    [123_456_750, 'USD', 'vi-VN', '1.234.567,50'],
    [50_000_000, 'VND', 'vi-VN', '50.000.000'],
    [1_000_000_050, 'INR', 'hi-IN', '1,00,00,000.50'],
    [1_200_050, 'BDT', 'bn-BD', '১২,০০০.৫০'],
  ] as const)
    expect(writtenAmount(minor, code, language), text).toBe(text);
});

test('separator of a text is one of groups when the text without it is the same amount', () => {
  for (const [text, language, group] of [
    ['5,000.00', 'en-US', ','],
    ['5.000,00', 'vi-VN', '.'],
    ['১২,০০০.৫০', 'bn-BD', ','],
    ['500.00', 'en-US', undefined],
    ['12,50', 'en-US', undefined],
    ['12.50', 'vi-VN', undefined],
    ['5,00', 'en-US', undefined],
    ['5,0000', 'en-US', undefined],
    ['', 'en-US', undefined],
  ] as const)
    expect(groupOf(text, 'USD', language), text).toBe(group);
});

test('number of major units becomes minor units without rounding up', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e12, max: 1e12 }), currency, (amount, code) => {
      expect(toMinor(Number(toDecimal(amount, code)), code)).toBe(amount);
    }),
  );
  expect(toMinor(10.559, 'USD')).toBe(1_055);
  expect(toMinor(10.9, 'VND')).toBe(10);
  expect(toMinor(-0.5, 'USD')).toBe(-50);
  for (const unreadable of [1e21, Number.NaN, Number.POSITIVE_INFINITY, 1e-7])
    expect(toMinor(unreadable, 'USD')).toBeNull();
});

describe('decimal strings', () => {
  test('decimal strings keep every minor unit', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), currency, (amount, code) => {
        expect(fromDecimal(toDecimal(amount, code), code)).toBe(amount);
      }),
    );
    expect(toDecimal(5, 'USD')).toBe('0.05');
    expect(toDecimal(-1_250, 'USD')).toBe('-12.50');
    expect(toDecimal(1_250, 'JPY')).toBe('1250');
  });

  test('decimal strings are refused when they are no exact amount of the currency', () => {
    for (const text of ['', '1,000', '1e3', '.5', '1.005', ' 1', '9007199254740993', 'NaN'])
      expect(fromDecimal(text, 'USD'), text).toBeNull();
    expect(fromDecimal('1.5', 'VND')).toBeNull();
    expect(fromDecimal('1.50000', 'USD')).toBe(150);
    expect(() => toDecimal(0.5, 'USD')).toThrow(RangeError);
  });
});

test('parts of an amount sum to it and are nearly equal', () => {
  fc.assert(
    fc.property(minor, fc.integer({ min: 1, max: 50 }), (amount, count) => {
      const parts = splitAmount(amount, count);
      expect(parts.reduce((sum, part) => sum + part, 0)).toBe(amount);
      expect(Math.max(...parts) - Math.min(...parts)).toBeLessThanOrEqual(1);
    }),
  );
});
