import { fromDecimal } from '#contract/money.ts';
import { storedMember } from '#src/storage/member.ts';

/** Minor units of a decimal of the wire; null if it is missing or not an amount of the currency. */
export const minorOf = (decimal: string | null, currency: string): number | null =>
  decimal === null ? null : fromDecimal(decimal, currency);

/** The sum of amounts in minor units; null if one of them is not known. */
export function sum(amounts: readonly (number | null)[]): number | null {
  let total = 0;
  for (const amount of amounts) {
    if (amount === null) return null;
    total += amount;
  }
  return total;
}

/** The sum over the rows of a table; null if one of the amounts is not known. */
export const sumOf = <Row>(rows: readonly Row[], amountOf: (row: Row) => number | null): number | null =>
  sum(rows.map(amountOf));

/** Whether two decimals are the same amount of the member's currency. */
export const isSameAmount = (one: string | null, other: string): boolean => {
  const currency = storedMember()?.currency ?? '';
  const minor = minorOf(one, currency);
  return minor !== null && minor === fromDecimal(other, currency);
};
