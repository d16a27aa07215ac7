import type { Data } from '#contract/call.ts';
import type { myCash } from '#contract/endpoints/wallet.ts';
import { fromDecimal, toDecimal } from '#contract/money.ts';

/** The part of the balance that is at providers, in major units to show; null if one of them is unknown. */
export function withProviders({ myCashList }: Data<typeof myCash>, currency: string): number | null {
  let sum = 0;
  for (const { balance } of myCashList) {
    const minor = balance === null ? null : fromDecimal(String(balance), currency);
    if (minor === null) return null;
    sum += minor;
  }
  return Number(toDecimal(sum, currency));
}
