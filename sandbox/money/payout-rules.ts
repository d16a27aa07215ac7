import type { Currency } from '#contract/constants.ts';
import { isCurrency } from '#contract/currency.ts';
import { toDecimal } from '#contract/money.ts';
import type { Rate } from '#contract/rates.ts';
import { amountFactor, minor } from '#sandbox/db/money.ts';

/** Largest number of accounts of a kind. */
export const ACCOUNTS_OF_KIND = 5;
/** Milliseconds until a new account is verified, and until a withdrawal is approved, if the operator does nothing. */
export const VERIFICATION_DELAY = 20_000;
export const APPROVAL_DELAY = 60_000;

/** Withdrawals a day. */
export const DAILY_COUNT = 3;

const PERCENT_FEES: Partial<Record<Currency, string>> = { RMB: '0.5', BRL: '0.25' };
const FREE: readonly string[] = ['VND', 'JPY'];

/** Limits in minor units, and the fee. */
export const withdrawalRules = (currency: string) => {
  const worth = isCurrency(currency) ? amountFactor[currency] : 1;
  const of = (amount: number) => minor(amount * worth, currency);
  const percent = isCurrency(currency) ? PERCENT_FEES[currency] : undefined;
  const fixed = toDecimal(FREE.includes(currency) ? 0 : of(1), currency);
  const fee: Rate = percent ? { kind: 'percent', value: percent } : { kind: 'fixed', value: fixed };
  return {
    min: of(10),
    max: of(5_000),
    daily: of(10_000),
    fee,
    arrivalMinutes: currency === 'USD' ? 40 : 15,
  };
};
