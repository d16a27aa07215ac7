import { type MoneyFormat, numberFormat } from '#src/money-format.ts';

/** Splits an amount into padding zeros with their separators, the significant digits, and the fraction. */
export function jackpotDigits(value: number, places: number, { locale, digits }: MoneyFormat) {
  const parts = numberFormat(locale, {
    minimumIntegerDigits: places,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).formatToParts(value);
  const isFraction = (type: string) => type === 'decimal' || type === 'fraction';
  const text = (wanted: boolean) =>
    parts
      .filter(({ type }) => isFraction(type) === wanted)
      .map((part) => part.value)
      .join('');
  const whole = text(false);
  const zero = numberFormat(locale, {}).format(0);
  const first = [...whole].findIndex((sign) => /\p{Nd}/u.test(sign) && sign !== zero);
  const cut = first < 0 ? whole.length : first;
  return { padding: whole.slice(0, cut), significant: whole.slice(cut), fraction: text(true) };
}
