import { Trans } from '@lingui/react/macro';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { selectMember } from '#machines/session/session.selectors.ts';
import { useEpoch, useIsDesktop, useMachineSelector } from '#src/actors/machines.tsx';
import { minorOf } from '#src/api/amounts.ts';
import { cashQuery, profileQuery, providersTotal, readProviders } from '#src/api/member-queries.ts';
import { withdrawalQuery } from '#src/api/payout-queries.ts';
import { AreaLink } from '#src/components/AreaLink.tsx';
import { DepositButton } from '#src/components/DepositButton.tsx';
import { Balance } from '#src/components/MemberWallet.tsx';
import { MinorBalance } from '#src/components/MinorAmount.tsx';
import {
  useBalanceEvents,
  useBalanceVisibility,
  useLevel,
  useMemberStatus,
} from '#src/components/use-member-status.ts';
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
          <Level />
        </div>
      </Panel>
      <WalletPanel />
      {security}
    </Columns>
  );
}

/** The level of an agent; members of type 1 have none. */
function Level() {
  const status = useMemberStatus();
  const level = useLevel(status);
  if (!level || status?.memberType === '1') return null;
  return <DescriptionList lines={[{ id: 'level', label: <Trans>Level</Trans>, value: level }]} />;
}

function WalletPanel() {
  const epoch = useEpoch();
  const { isVisible } = useBalanceVisibility();
  const currency = useMachineSelector('session', selectMember)?.currency ?? '';
  const cash = useQuery(cashQuery(epoch));
  const withdrawal = useQuery(withdrawalQuery(epoch));
  useBalanceEvents(withdrawal.refetch);
  return (
    <Panel title={<Trans>Balance</Trans>}>
      <p className={css.figure} data-part="balance">
        <Balance shown={isVisible} />
      </p>
      <div className={css.portions}>
        <p>
          <Trans>You can withdraw</Trans>{' '}
          <Portion
            query={withdrawal}
            minorOf={({ available }) => minorOf(available, currency)}
            currency={currency}
          />
        </p>
        <p>
          <Trans>With providers</Trans>{' '}
          <Portion
            query={cash}
            minorOf={(read) => providersTotal(readProviders(read, currency))}
            currency={currency}
          />
        </p>
      </div>
      <div className={css.actions}>
        <Button render={<AreaLink area="user" page="Withdrawal" />}>
          <Trans>Withdraw</Trans>
        </Button>
        <DepositButton icon={<Plus />} />
      </div>
    </Panel>
  );
}

interface PortionProps<Read> {
  query: UseQueryResult<Read>;
  /** Its amount in minor units; null if not known. */
  minorOf: (read: Read) => number | null;
  currency: string;
}

/** What a part of the balance is, and its place until it is read. */
const Portion = <Read,>({ query, minorOf, currency }: PortionProps<Read>) =>
  query.isPending ? (
    <Skeleton className={css.skeleton} />
  ) : (
    <MinorBalance minor={query.data ? minorOf(query.data) : null} currency={currency} />
  );
