import { expect, test } from 'vitest';
import { currencyName } from '#src/i18n/currency-name.ts';

test.each([
  ['en-US', 'USD', 'US dollars'],
  ['zh-CN', 'RMB', '人民币'],
  ['zh-TW', 'RMB', '人民幣'],
  ['ko-KR', 'WON', '대한민국 원'],
  ['en-US', 'RMB', 'Chinese yuan'],
])('currency is named in the language %s when it is %s', (locale, currency, name) => {
  expect(currencyName(locale, currency)).toBe(name);
});
