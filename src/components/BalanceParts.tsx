import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { toMinor } from '#contract/money.ts';
import { selectMember } from '#machines/session/session.selectors.ts';
import { useEpoch, useMachineSelector } from '#src/actors/machines.ts';
import { cashQuery } from '#src/api/member-queries.ts';
import { inWallet, providersTotal, readProviders } from '#src/api/provider-money.ts';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import css from './BalanceParts.module.css';
import { MinorBalance } from './MinorAmount.tsx';
import { useBalanceEvents } from './use-balance-events.ts';
import { useMemberStatus } from './use-member-status.ts';

/** What is in the wallet, at the providers, and together. */
export function BalanceParts() {
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
