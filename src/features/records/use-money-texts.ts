import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { mainWallet } from '#contract/constants.ts';
import type { MoneyKind, MoneyMovement } from '#contract/endpoints/records.ts';
import { selectMember } from '#machines/session/session.selectors.ts';
import { useMachineSelector } from '#src/actors/machines.ts';
import { hallsQuery } from '#src/api/hall-queries.ts';

export function useMoneyKinds(): Record<MoneyKind, string> {
  const { t } = useLingui();
  return {
    // A kind of money, not the button.
    deposit: t({ message: 'Deposit', context: 'noun' }),
    withdrawal: t`Withdrawal`,
    transfer: t`Transfer`,
    bonus: t`Bonus`,
    adjustment: t`Adjustment`,
  };
}

export function useMoneyStatuses(): Record<MoneyMovement['status'], string> {
  const { t } = useLingui();
  return {
    pending: t`Pending`,
    success: t`Completed`,
    failed: t`Failed`,
    expired: t`Expired`,
    cancelled: t`Cancelled`,
  };
}

/** Where money came from or went, or what it was for: "My wallet → Aurelia". */
export function useMovementTitle(): (movement: MoneyMovement) => string {
  const { t } = useLingui();
  const currency = useMachineSelector('session', selectMember)?.currency ?? '';
  const halls = useQuery(hallsQuery(currency)).data ?? [];
  const providers = new Map(
    halls.flatMap(({ gpList }) => (gpList ?? []).map(({ gpId, gpName }) => [gpId, gpName])),
  );
  const nameOf = (wallet: string) =>
    wallet === mainWallet ? t`My wallet` : (providers.get(wallet) ?? wallet);
  return ({ kind, from, to, title }) =>
    title || (kind === 'transfer' ? `${nameOf(from)} → ${nameOf(to)}` : from || to);
}
