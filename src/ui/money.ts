/** How figures of one currency are written. The operator's signs win over the locale's (RMB ¥, WON ₩). */
export interface MoneyFormat {
  locale: string;
  /** ISO code, which decides where the sign stands. */
  iso: string;
  sign: string;
  /** Minor units shown. */
  digits: number;
}

export interface MoneyPart {
  type: 'sign' | 'whole' | 'fraction';
  text: string;
}

const formats = new Map<string, Intl.NumberFormat>();

/** Making a formatter costs more than using it a thousand times. */
export function numberFormat(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  const known = formats.get(key) ?? new Intl.NumberFormat(locale, options);
  formats.set(key, known);
  return known;
}

const kinds: Partial<Record<Intl.NumberFormatPartTypes, MoneyPart['type']>> = {
  currency: 'sign',
  decimal: 'fraction',
  fraction: 'fraction',
};

const moneyFormat = ({ locale, iso, digits }: MoneyFormat) =>
  numberFormat(locale, {
    style: 'currency',
    currency: iso,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });

/** The figure in parts, blanks around the sign left out: the sheet sets that distance. */
export function moneyParts(value: number, format: MoneyFormat): MoneyPart[] {
  return moneyFormat(format)
    .formatToParts(value)
    .map(({ type, value: text }) => ({
      type: kinds[type] ?? 'whole',
      text: type === 'currency' ? format.sign : type === 'literal' ? text.trim() : text,
    }))
    .filter(({ text }) => text !== '');
}

/** The figure as one line of words, for labels and messages. */
export const moneyText = (value: number, format: MoneyFormat): string =>
  moneyFormat(format)
    .formatToParts(value)
    .map(({ type, value: text }) => (type === 'currency' ? format.sign : text))
    .join('');
