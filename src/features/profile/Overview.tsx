import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { selectMember } from '#machines/session/session.selectors.ts';
import { useEpoch, useIsDesktop, useMachineSelector } from '#src/actors/machines.tsx';
import { cashQuery, profileQuery, providersTotal, readProviders } from '#src/api/member-queries.ts';
import { AreaLink } from '#src/components/AreaLink.tsx';
import { DepositButton } from '#src/components/DepositButton.tsx';
import { Balance } from '#src/components/MemberWallet.tsx';
import { MinorBalance } from '#src/components/MinorAmount.tsx';
import { useBalanceVisibility, useLevel, useMemberStatus } from '#src/components/use-member-status.ts';
import { Button } from '#src/ui/elements.tsx';
import { Columns, DescriptionList, Panel } from '#src/ui/Panel.tsx';
import { Skeleton } from '#src/ui/Skeletons.tsx';
import css from './Overview.module.css';
import { Identity, SecurityOverview } from './Security.tsx';

interface Props {
  checkIn: ReactNode;
  waiting: ReactNode;
  /** On the phone; the desktop has them beside the page. */
  menu: ReactNode;
  moreMenu: ReactNode;
}

/** Who the member is, the balance, and what waits. */
export function Overview({ checkIn, waiting, menu, moreMenu }: Props) {
  const desktop = useIsDesktop();
  const profile = useQuery(profileQuery(useEpoch()));
  const security = <SecurityOverview />;
  if (!desktop)
    return (
      <div className={css.parts}>
        <Identity name={profile.data?.memberName} heading="h1" />
        <WalletPanel />
        {checkIn}
        {menu}
        {security}
        {moreMenu}
      </div>
    );
  return (
    <Columns
      aside={
        <>
          {checkIn}
          {waiting}
        </>
      }
    >
      <Panel>
        <div className={css.member}>
          <Identity name={profile.data?.memberName} heading="h2" />
          <Standing />
        </div>
      </Panel>
      <WalletPanel />
      {security}
    </Columns>
  );
}

function Standing() {
  const currency = useMachineSelector('session', selectMember)?.currency ?? '';
  const status = useMemberStatus();
  const level = useLevel(status);
  return (
    <DescriptionList
      lines={[
        { id: 'currency', label: <Trans>Currency</Trans>, value: currency },
        ...(level && status?.memberType !== '1'
          ? [{ id: 'level', label: <Trans>Level</Trans>, value: level }]
          : []),
      ]}
    />
  );
}

function WalletPanel() {
  const { isVisible } = useBalanceVisibility();
  const currency = useMachineSelector('session', selectMember)?.currency ?? '';
  const cash = useQuery(cashQuery(useEpoch()));
  return (
    <Panel title={<Trans>Balance</Trans>}>
      <p className={css.figure} data-part="balance">
        <Balance shown={isVisible} />
      </p>
      <p className={css.total}>
        <Trans>With providers</Trans>{' '}
        {cash.isPending ? (
          <Skeleton className={css.skeleton} />
        ) : (
          <MinorBalance
            minor={cash.data ? providersTotal(readProviders(cash.data, currency)) : null}
            currency={currency}
          />
        )}
      </p>
      <div className={css.actions}>
        <Button render={<AreaLink area="user" page="Withdrawal" />}>
          <Trans>Withdraw</Trans>
        </Button>
        <DepositButton icon={<Plus />} />
      </div>
    </Panel>
  );
}
