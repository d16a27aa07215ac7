import { numberFormat } from '#src/money-format.ts';

/** "12.5%" of a rate in percent, as the contract has it: "12.5". */
export const percentText = (locale: string, rate: string): string =>
  numberFormat(locale, { style: 'percent', maximumFractionDigits: 4 }).format(Number(rate) / 100);
