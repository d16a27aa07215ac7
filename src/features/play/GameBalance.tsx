import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { selectMember } from '#machines/session/session.selectors.ts';
import { useEpoch, useMachineSelector } from '#src/actors/machines.ts';
import { cashQuery } from '#src/api/member-queries.ts';
import { readProviders } from '#src/api/provider-money.ts';
import { Balance } from '#src/components/MemberWallet.tsx';
import { MinorBalance } from '#src/components/MinorAmount.tsx';
import { useBalanceEvents } from '#src/components/use-balance-events.ts';
import { useBalanceVisibility } from '#src/components/use-balance-visibility.ts';
import { useMemberStatus } from '#src/components/use-member-status.ts';
import { BalanceSkeleton } from '#src/ui/Wallet.tsx';
import css from './GameBalance.module.css';

/**
 * What the member can play with in the running game: the money at its provider, or the whole balance where all providers
 * use one wallet.
 */
export function GameBalance({ gpId }: { gpId: string }) {
  const { isVisible } = useBalanceVisibility();
  const isSingle = useMemberStatus()?.walletStatus === false;
  return (
    <span className={css.balance}>
      <small className={css.label}>{isSingle ? <Trans>Balance</Trans> : <Trans>In this game</Trans>}</small>
      {isSingle ? <Balance shown={isVisible} /> : <ProviderBalance gpId={gpId} />}
    </span>
  );
}

function ProviderBalance({ gpId }: { gpId: string }) {
  const currency = useMachineSelector('session', selectMember)?.currency ?? '';
  const cash = useQuery(cashQuery(useEpoch()));
  useBalanceEvents(cash.refetch);
  if (cash.isPending) return <BalanceSkeleton />;
  const providers = cash.data ? readProviders(cash.data, currency) : [];
  const minor = providers.find(({ id }) => id === gpId)?.minor ?? null;
  return <MinorBalance minor={minor} currency={currency} />;
}
