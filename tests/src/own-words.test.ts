import { beforeEach, describe, expect, test, vi } from 'vitest';
import { currencySigns } from '#contract/constants.ts';
import { languages } from '#contract/site.ts';

const others = Object.values(languages)
  .map(({ locale }) => locale)
  .filter((locale) => new Intl.Locale(locale).maximize().script !== 'Latn');
const units = ['day', 'hour', 'minute', 'second'] as const;
const latin = /\p{Script=Latin}/u;

async function texts(locale: string) {
  const { durationText, unitName, unitText } = await import('#src/i18n/duration.ts');
  const { currencyName } = await import('#src/i18n/currency-name.ts');
  const { monthText, weekdayText } = await import('#src/i18n/days.ts');
  return [
    ...Array.from({ length: 7 }, (_, index) =>
      (['long', 'short'] as const).map((style) => weekdayText(locale, `2026-11-0${index + 1}`, style)),
    ).flat(),
    ...Array.from({ length: 12 }, (_, index) =>
      monthText(locale, `2026-${String(index + 1).padStart(2, '0')}-01`),
    ),
    ...units.flatMap((unit) =>
      [1, 2, 12].flatMap((count) => [
        unitName(locale, unit, count),
        ...(['long', 'short', 'narrow'] as const).map((display) => unitText(locale, unit, count, display)),
      ]),
    ),
    durationText(locale, 100_000_000),
    ...Object.keys(currencySigns).map((currency) => currencyName(locale, currency)),
  ];
}

// What is known of the browser's languages is kept.
beforeEach(() => vi.resetModules());

test('most languages have another script than Latin', () => expect(others).toHaveLength(9));

test.each(others)('durations, currencies, weekdays and months have no Latin word in %s', async (locale) => {
  for (const text of await texts(locale)) expect(text).not.toMatch(latin);
});

describe('browser without Burmese, such as Chromium', () => {
  test('durations, currencies, weekdays and months are in Burmese all the same', async () => {
    const original = Intl.DateTimeFormat.supportedLocalesOf.bind(Intl.DateTimeFormat);
    vi.spyOn(Intl.DateTimeFormat, 'supportedLocalesOf').mockImplementation((locales) =>
      locales === 'my-MM' ? [] : original(locales),
    );
    for (const text of await texts('my-MM')) {
      expect(text).not.toMatch(latin);
      expect(text).toMatch(/\p{Script=Myanmar}/u);
    }
    vi.restoreAllMocks();
  });
});
