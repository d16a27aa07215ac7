import { afterEach, expect, test, vi } from 'vitest';
import type { SiteConfig } from '#contract/site.ts';
import { partName } from '#src/components/forms/BirthdayField.tsx';
import { formatBirthday } from '#src/i18n/time.ts';
import { setSite } from '#src/site/site.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.resetModules();
});

test.each(['th-TH', 'en-US', 'bn-BD', 'zh-CN', 'ja-JP'])(
  'date of birth has the same year and day in the form and in the profile in %s',
  (locale) => {
    vi.stubGlobal('document', { documentElement: { dataset: {} } });
    vi.stubGlobal('window', { innerWidth: 1_000, addEventListener: () => {} });
    setSite({ timeZone: 'UTC' } as SiteConfig);
    const shown = formatBirthday(locale, '2008-03-09');
    expect(shown).toContain(partName(locale, 'birth_year', '2008'));
    expect(shown).toContain(partName(locale, 'birth_day', '9'));
    if (locale === 'th-TH') expect(partName(locale, 'birth_year', '2008')).toBe('2551');
  },
);

/** A German browser without Burmese: its formatters take the browser's language in place of that. */
function germanBrowser() {
  const isMissing = (locale: unknown) => String(locale).startsWith('my');
  const known = Intl.DateTimeFormat.supportedLocalesOf;
  class NumberFormat extends Intl.NumberFormat {
    constructor(locale?: string, options?: Intl.NumberFormatOptions) {
      super(isMissing(locale) ? 'de-DE' : locale, options);
    }
  }
  class DateTimeFormat extends Intl.DateTimeFormat {
    static override supportedLocalesOf(locale: string) {
      return isMissing(locale) ? [] : known(locale);
    }
  }
  const own = { NumberFormat: { value: NumberFormat }, DateTimeFormat: { value: DateTimeFormat } };
  vi.stubGlobal('Intl', Object.create(Intl, own));
}

test('amounts of a Burmese page are those of the page in a German browser', async () => {
  germanBrowser();
  vi.resetModules();
  const { parseAmount } = await import('#contract/money.ts');
  const { numberFormat } = await import('#src/money-format.ts');
  expect(numberFormat('my-MM', { minimumFractionDigits: 2 }).format(900_000)).toBe('900,000.00');
  expect(parseAmount('50,000', 'MMK', 'my-MM')).toMatchObject({ ok: true, minor: 5_000_000 });
});
