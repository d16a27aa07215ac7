import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Eye, EyeOff, RefreshCw, Undo2 as Undo, Wallet as WalletIcon } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { toMinor } from '#contract/money.ts';
import { selectMember } from '#machines/session/session.selectors.ts';
import { useEpoch, useMachineSelector } from '#src/actors/machines.tsx';
import { balanceQuery, cashQuery, inWallet, providersTotal, readProviders } from '#src/api/member-queries.ts';
import { Spinner } from '#src/ui/elements.tsx';
import { NavEntry, NavList } from '#src/ui/NavList.tsx';
import { Popover } from '#src/ui/Popover.tsx';
import { Skeleton } from '#src/ui/Skeletons.tsx';
import { AreaLink } from './AreaLink.tsx';
import css from './BalanceMenu.module.css';
import type { ListProps } from './LazyMenu.tsx';
import { MinorBalance } from './MinorAmount.tsx';
import { useReturnBalances } from './ReturnBalances.tsx';
import { useBalanceEvents, useBalanceVisibility, useMemberStatus } from './use-member-status.ts';

/** Where the member's money is, and what can be done with the balance. */
export default function BalanceMenu({ id }: ListProps) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const visibility = useBalanceVisibility();
  return (
    <Popover
      id={id}
      at="button"
      label={t`Balance`}
      head={isOpen && <BalanceParts />}
      openOnMount
      onToggle={({ newState }) => setOpen(newState === 'open')}
    >
      <NavList>
        <RefreshEntry />
        <ReturnEntry />
        <NavEntry
          icon={visibility.isVisible ? <EyeOff /> : <Eye />}
          render={<button type="button" data-keep-open onClick={visibility.toggle} />}
        >
          {visibility.isVisible ? <Trans>Hide balance</Trans> : <Trans>Show balance</Trans>}
        </NavEntry>
        <NavEntry icon={<WalletIcon />} render={<AreaLink area="user" page="MyWallet" />}>
          <Trans>My wallet</Trans>
        </NavEntry>
      </NavList>
    </Popover>
  );
}

function RefreshEntry() {
  const epoch = useEpoch();
  const balance = useQuery({ ...balanceQuery(epoch), enabled: false });
  const cash = useQuery({ ...cashQuery(epoch), enabled: false });
  const busy = balance.isFetching || cash.isFetching;
  const refresh = () => {
    void balance.refetch();
    void cash.refetch();
  };
  return (
    <NavEntry
      icon={busy ? <Spinner /> : <RefreshCw />}
      render={<button type="button" data-keep-open aria-busy={busy || undefined} onClick={refresh} />}
    >
      <Trans>Refresh balance</Trans>
    </NavEntry>
  );
}

function ReturnEntry() {
  const { offered, busy, coolingDown, onClick } = useReturnBalances();
  if (!offered) return null;
  const idle = busy || coolingDown;
  return (
    <NavEntry
      icon={<Undo />}
      aside={coolingDown && !busy ? <Trans>again in a few seconds</Trans> : undefined}
      render={
        <button
          type="button"
          aria-disabled={idle || undefined}
          data-keep-open={idle || undefined}
          onClick={idle ? undefined : onClick}
        />
      }
    >
      <Trans>Return all balances to wallet</Trans>
    </NavEntry>
  );
}

/** What is in the wallet, at the providers, and together. */
function BalanceParts() {
  const currency = useMachineSelector('session', selectMember)?.currency ?? '';
  const cash = useQuery(cashQuery(useEpoch()));
  useBalanceEvents(cash.refetch);
  const isSingle = useMemberStatus()?.walletStatus === false;
  const providers = cash.data ? readProviders(cash.data, currency) : null;
  const total = typeof cash.data?.total === 'number' ? toMinor(cash.data.total, currency) : null;
  const amount = (minor: number | null) =>
    cash.isPending ? (
      <Skeleton className={css.skeleton} />
    ) : (
      <MinorBalance minor={minor} currency={currency} />
    );
  return (
    <dl className={css.parts} aria-busy={cash.isPending || undefined}>
      <Part label={<Trans>Wallet</Trans>}>
        {amount(isSingle || !providers ? total : inWallet(total, providers))}
      </Part>
      {!isSingle && (
        <>
          <Part label={<Trans>With providers</Trans>}>{amount(providers && providersTotal(providers))}</Part>
          <Part label={<Trans>Total</Trans>}>{amount(total)}</Part>
        </>
      )}
    </dl>
  );
}

const Part = ({ label, children }: { label: ReactNode; children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);
