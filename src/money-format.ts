import { formatLocale } from '#contract/format-locale.ts';
/** Format of amounts of one currency. The operator's signs override the locale's (RMB ¥, WON ₩). */
export interface MoneyFormat {
  locale: string;
  /** ISO code, which determines the position of the sign. */
  iso: string;
  sign: string;
  /** Number of minor digits. */
  digits: number;
}

export interface MoneyPart {
  type: 'sign' | 'whole' | 'fraction';
  text: string;
}

const formats = new Map<string, Intl.NumberFormat>();

/** Cached, because creating a formatter costs more than a thousand uses of it. */
export function numberFormat(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  const known = formats.get(key) ?? new Intl.NumberFormat(formatLocale(locale), options);
  formats.set(key, known);
  return known;
}

const kinds: Partial<Record<Intl.NumberFormatPartTypes, MoneyPart['type']>> = {
  currency: 'sign',
  decimal: 'fraction',
  fraction: 'fraction',
};

export interface MoneyStyle {
  /** Without the currency's sign, for tables that name the currency once. */
  bare?: boolean;
  /** With a plus sign too, as results are. */
  signed?: boolean;
  /** `whole`: without decimals that are zero. `compact`: shortened, as in "20K". */
  length?: 'whole' | 'compact';
}

const moneyFormat = ({ locale, iso, digits }: MoneyFormat, { bare, signed, length }: MoneyStyle = {}) =>
  numberFormat(locale, {
    ...(!bare && { style: 'currency', currency: iso, currencyDisplay: 'narrowSymbol' }),
    ...(length === 'compact'
      ? { notation: 'compact', minimumFractionDigits: 0, maximumFractionDigits: Math.min(digits, 1) }
      : { minimumFractionDigits: digits, maximumFractionDigits: digits }),
    ...(length === 'whole' && { trailingZeroDisplay: 'stripIfInteger' }),
    ...(signed && { signDisplay: 'exceptZero' }),
  });

/** The amount in parts, without spaces around the sign: the stylesheet sets that distance. */
export function moneyParts(value: number, format: MoneyFormat, style?: MoneyStyle): MoneyPart[] {
  const parts: MoneyPart[] = [];
  for (const { type: kind, value: text } of moneyFormat(format, style).formatToParts(value)) {
    const shown = textOf(kind, text, format, style);
    const type = kinds[kind] ?? 'whole';
    const last = parts.at(-1);
    // Groups of digits are one part: a table has hundreds of amounts, and each part is an element.
    if (last?.type === type) last.text += shown;
    else if (shown !== '') parts.push({ type, text: shown });
  }
  return parts;
}

function textOf(
  kind: Intl.NumberFormatPartTypes,
  text: string,
  { sign }: MoneyFormat,
  style: MoneyStyle | undefined,
): string {
  if (kind === 'currency') return sign;
  if (kind === 'literal') return text.trim();
  return kind === 'minusSign' && style ? '\u2212' : text;
}

/** The amount as plain text, for labels and messages. */
export function moneyText(value: number, format: MoneyFormat, style?: MoneyStyle): string {
  const text = moneyFormat(format, style)
    .formatToParts(value)
    .map(({ type, value: part }) => (type === 'currency' ? format.sign : part))
    .join('');
  return style?.length === 'compact' ? text.replace(vietnameseThousand, 'K') : text;
}
/** `Intl` shortens a thousand by "N", "20 N ₫", where Vietnamese prices have "K": "20K₫". */
const vietnameseThousand = /\sN\b\s?/;
