import { expect, test } from 'vitest';
import { currencySigns } from '#contract/constants.ts';
import { languageOfCountry } from '#contract/language.ts';
import { languages } from '#contract/site.ts';

/** The specification, section 1,, by code from 0 to 10. */
test.each([
  ['zh_TW', 'zh-TW', 'RMB', ['TW', 'HK', 'MO']],
  ['zh_CN', 'zh-CN', 'RMB', ['CN']],
  ['en_US', 'en-US', 'USD', ['US', 'GB', 'PH', 'NG', 'BR', 'VE']],
  ['vi_VN', 'vi-VN', 'VND', ['VN']],
  ['ko_KR', 'ko-KR', 'WON', ['KR']],
  ['ja_JP', 'ja-JP', 'JPY', ['JP']],
  ['th_TH', 'th-TH', 'THB', ['TH']],
  ['hi_IN', 'hi-IN', 'INR', ['IN']],
  ['my_MM', 'my-MM', 'MMK', ['MM']],
  ['ta_IN', 'ta-IN', 'INR', []],
  ['bn_BD', 'bn-BD', 'BDT', ['BD']],
] as const)(
  'language %s has locale %s, currency %s and countries %j',
  (language, locale, currency, countries) => {
    const code = Object.keys(languages).indexOf(language);
    expect(languages[language]).toEqual({ code, locale, currency, countries });
    for (const country of countries) expect(languageOfCountry(country)).toBe(language);
  },
);

test('languages have consecutive codes, known currencies and distinct countries', () => {
  expect(Object.values(languages).map(({ code }) => code)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  for (const { currency } of Object.values(languages)) expect(currencySigns).toHaveProperty(currency);
  const countries = Object.values(languages).flatMap((language) => [...language.countries]);
  expect(new Set(countries).size).toBe(countries.length);
});

test.each(['', 'XX', 'kr', 'Korea'])('no language is found when the country is %j', (country) => {
  expect(languageOfCountry(country)).toBeNull();
});
