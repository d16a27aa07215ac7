import type { Data } from '#contract/call.ts';
import type { myCash } from '#contract/endpoints/money/wallet.ts';
import { toMinor } from '#contract/money.ts';
import { sum } from './amounts.ts';

/** Money of the member at one provider. */
export interface ProviderMoney {
  /** Its `gp_id`; empty if the row could not be read. */
  id: string;
  name: string;
  icon: string;
  /** The icon is for light backgrounds only. */
  isLight: boolean;
  /** Minor units; null if not known. */
  minor: number | null;
  maintenance: { endAt: string } | null;
}

/** The member's money by provider, in the operator's order. */
export function readProviders(cash: Data<typeof myCash>, currency: string): ProviderMoney[] {
  return cash.myCashList.map(
    ({ gpId, gpName, iconDark, isLight, balance, maintenance, maintenanceEndAt }) => ({
      id: gpId,
      name: gpName || gpId,
      icon: iconDark,
      isLight,
      minor: balance === null ? null : toMinor(balance, currency),
      maintenance: maintenance ? { endAt: maintenanceEndAt } : null,
    }),
  );
}

/** The sum of the balances; null if one is not known. */
export const providersTotal = (providers: readonly ProviderMoney[]): number | null =>
  sum(providers.map(({ minor }) => minor));

/** What is in the wallet itself, of all money; null if not known. */
export function inWallet(total: number | null, providers: readonly ProviderMoney[]): number | null {
  const elsewhere = providersTotal(providers);
  return total === null || elsewhere === null ? null : total - elsewhere;
}

/** What one-key return can bring back now: a provider in maintenance responds later. */
export const returnable = (providers: readonly ProviderMoney[]) =>
  providers.filter(({ minor, maintenance }) => !maintenance && minor !== 0);
