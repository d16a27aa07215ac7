import type { DepositMethod, DepositPromotion } from './endpoints/money/deposit.ts';
import { fromDecimal } from './money.ts';
import { multiply, shareOf } from './rates.ts';

/** In minor units. */
export interface DepositSums {
  fee: number;
  /** What is added to the balance, without the bonus. */
  arrives: number;
  bonus: number;
  /** Amount to be wagered before a withdrawal. */
  turnover: number;
}

const limit = (decimal: string | null, currency: string, otherwise: number) =>
  decimal === null ? otherwise : fromDecimal(decimal, currency);

/**
 * What a deposit of `amount` minor units comes to. Both ends compute it here, so that the page says before the payment
 * what the operator will book. Null if a rate has more digits than the currency.
 */
export function depositSums(
  amount: number,
  method: Pick<DepositMethod, 'fee'>,
  promotion: DepositPromotion | null,
  currency: string,
): DepositSums | null {
  const cost = method.fee ? shareOf(method.fee, amount, currency) : 0;
  if (cost === null) return null;
  const fee = Math.min(cost, amount);
  const arrives = amount - fee;
  const withoutBonus = { fee, arrives, bonus: 0, turnover: 0 };
  if (!promotion) return withoutBonus;
  const full = shareOf(promotion.bonus, amount, currency);
  const max = limit(promotion.bonusMax, currency, Number.MAX_SAFE_INTEGER);
  const min = limit(promotion.min, currency, 0);
  if (full === null || max === null || min === null) return null;
  if (amount < min) return withoutBonus;
  const bonus = Math.min(full, max);
  return { fee, arrives, bonus, turnover: multiply(arrives + bonus, promotion.turnover) };
}
