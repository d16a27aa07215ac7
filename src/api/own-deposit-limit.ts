import type { QueryClient } from '@tanstack/react-query';
import type { Failure } from '#contract/call.ts';
import { type DepositOrder, depositCreate, isOpenStatus } from '#contract/endpoints/money/deposit.ts';
import type { PlayLimits } from '#contract/endpoints/play/limits.ts';
import { fromDecimal, toDecimal } from '#contract/money.ts';

/**
 * What the member's own limits leave to deposit, in minor units, and when the period of the tightest one ends.
 * Null if there is no limit, or none that can be read.
 */
export function depositLeft(limits: PlayLimits, currency: string): { left: number; resetsAt: string } | null {
  const left = limits.limits.flatMap(({ kind, value, used, resetsAt }) => {
    const [max, before] = [value, used].map((text) => (text === null ? null : fromDecimal(text, currency)));
    if (kind !== 'deposit' || max == null || before == null) return [];
    return [{ left: Math.max(0, max - before), resetsAt }];
  });
  return left.toSorted((one, other) => one.left - other.left)[0] ?? null;
}

/** Whether a payment of the order would be more than the limits leave, which count an order that is open already. */
export function exceedsOwnLimit(
  limits: PlayLimits,
  { status, amount }: Pick<DepositOrder, 'status' | 'amount'>,
  currency: string,
): boolean {
  const counted = isOpenStatus(status) ? '0' : amount;
  return limits.limits.some(({ kind, value, used }) => {
    const [max, before, more] = [value, used, counted].map((text) =>
      text === null ? null : fromDecimal(text, currency),
    );
    return kind === 'deposit' && max != null && before != null && more != null && before + more > max;
  });
}

/** The operator's refusal of a deposit that is more than the limits leave which were read last; else null. */
export function depositRefusal(queryClient: QueryClient, amount: string, currency: string): Failure | null {
  const [, limits] =
    queryClient
      .getQueriesData<PlayLimits>({
        predicate: ({ queryKey: [area, , name] }) => area === 'member' && name === 'playLimits',
      })
      .at(-1) ?? [];
  const found = limits && depositLeft(limits, currency);
  const minor = fromDecimal(amount, currency);
  if (!found || minor === null || minor <= found.left) return null;
  return { call: depositCreate.path, code: '107', data: { left: toDecimal(found.left, currency) } };
}
