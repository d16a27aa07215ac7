import type { Data } from '#contract/call.ts';
import type { WithdrawalOrder, withdrawalInfo } from '#contract/endpoints/money/withdrawal.ts';
import { shareOf } from '#contract/rates.ts';
import { minorOf, sum } from '#src/api/amounts.ts';
import { parseOperatorTime } from '#src/i18n/time.ts';

export type WithdrawalInfo = Data<typeof withdrawalInfo>;

/** Limits of one withdrawal in minor units, and which of them limits the amount. */
export function limitsOf(info: WithdrawalInfo, currency: string) {
  const bounds = [
    { by: 'available', minor: minorOf(info.available, currency) },
    { by: 'max', minor: minorOf(info.max, currency) },
    { by: 'leftToday', minor: minorOf(info.leftToday, currency) },
  ] as const;
  const known = bounds.filter((bound): bound is typeof bound & { minor: number } => bound.minor !== null);
  const max = known.toSorted((one, other) => one.minor - other.minor)[0] ?? null;
  return { min: minorOf(info.min, currency), max };
}

/** The fee of an amount and what arrives, in minor units; null if not known. */
export function outcomeOf({ fee: rate }: WithdrawalInfo, minor: number | null, currency: string) {
  const fee = minor === null || rate === null ? null : shareOf(rate, minor, currency);
  return { fee, arrives: sum([minor, fee === null ? null : -fee]) };
}

const DAY = 86_400_000;

/**
 * Whether the outcome of a closed order is still to be told: for a day by the operator's clock, unless the member has read
 * that of the order number `read`. One without a time is told until then.
 */
export function isNews(
  { closedAt, orderNumber }: WithdrawalOrder,
  now: number,
  read: string | null,
): boolean {
  const at = parseOperatorTime(closedAt);
  return orderNumber !== read && (at === null || now - at.getTime() < DAY);
}
