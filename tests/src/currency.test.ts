import { is } from 'valibot';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { fractionDigits, knownCurrency } from '#contract/currency.ts';
import { credentials } from '#contract/entry.ts';
import { parseAmount, toDecimal } from '#contract/money.ts';
import { moneyText } from '#src/money-format.ts';
import { foreignMoneyFormat, moneyFormat, renderIn } from '#src/site/locale.ts';

vi.mock('#src/site/site.ts', () => ({
  site: { defaultCurrency: 'VND', languages: ['en_US'], defaultLanguage: 'en_US' },
}));
beforeAll(() => renderIn('en_US'));
afterEach(() => void vi.restoreAllMocks());

test.each([
  ['CNY', '¥1,200.50', 'RMB'],
  ['KRW', '₩1,201', 'WON'],
  ['usd', '$1,200.50', 'USD'],
  ['EUR', '€1,200.50', undefined],
  ['KWD', 'KWD1,200.500', undefined],
  ['USDT', 'USDT1,200.50', undefined],
])('1200.50 %s reads %s on a VND site', (currency, text, known) => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  expect(moneyText(1200.5, moneyFormat(currency)).replace(/\s/g, '')).toBe(text);
  expect(knownCurrency(currency)).toBe(known);
});

test.each([
  ['JPY', 'USD', 'JPY350'],
  ['RMB', 'JPY', 'CNY350.00'],
  ['CNY', 'RMB', '¥350.00'],
  ['AUD', 'USD', 'AUD350.00'],
  ['USD', 'VND', '$350.00'],
])('350 %s reads to a member with %s: %s', (currency, own, text) => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  expect(moneyText(350, foreignMoneyFormat(currency, own))).toBe(text);
});

test.each([
  ['USD', 10, 'whole', '$10'],
  ['USD', 10.5, 'whole', '$10.50'],
  ['USD', 1.5, 'compact', '$1.5'],
  ['VND', 20_000, 'compact', '₫20K'],
] as const)('%s %d reads shorter when it is %s: %s', (currency, amount, length, text) => {
  expect(moneyText(amount, moneyFormat(currency), { length })).toBe(text);
});

test('thousands of Vietnamese amounts are shortened as in prices', () => {
  const dong = { locale: 'vi-VN', iso: 'VND', sign: '₫', digits: 0 };
  expect(moneyText(20_000, dong, { length: 'compact', bare: true })).toBe('20K');
  expect(moneyText(20_000, dong, { length: 'compact' })).toBe('20K₫');
});

test('console says once that a currency is not known', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  for (let times = 0; times < 3; times++) moneyFormat('SEK');
  moneyFormat('CNY');
  // Those of other tests are told meanwhile.
  const told = (code: string) => warn.mock.calls.filter(([text]) => String(text).includes(code));
  await vi.waitFor(() => expect(told('SEK')).toHaveLength(1));
  expect(told('CNY')).toEqual([]);
});

test.each([
  ['KRW', 0, '1200'],
  ['CNY', 2, '12.00'],
  ['KWD', 3, '1.200'],
  ['JPY', 0, '1200'],
])('amounts of %s have %i digits', (currency, digits, decimal) => {
  expect(fractionDigits(currency)).toBe(digits);
  expect(toDecimal(1_200, currency)).toBe(decimal);
});

test.each(['¥12', 'CNY 12', 'RMB 12'])('amount %s is read in CNY', (typed) => {
  expect(parseAmount(typed, 'CNY', 'en-US')).toEqual({ ok: true, minor: 1_200 });
});

test.each([
  ['EUR', true],
  ['CNY', true],
  ['<b>', false],
])('hand-off of a member with the currency %s is read: %s', (member_currency, isRead) => {
  const link = { tk: 't', member_id: '1', member_account: 'mei', member_currency };
  expect(is(credentials, link)).toBe(isRead);
});
