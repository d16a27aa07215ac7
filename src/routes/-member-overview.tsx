import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import Upload from 'lucide-react/icons/arrow-up-from-line';
import Landmark from 'lucide-react/icons/landmark';
import Mail from 'lucide-react/icons/mail';
import { badgeMax } from '#contract/constants.ts';
import { fromDecimal } from '#contract/money.ts';
import { selectMember } from '#machines/session/session.selectors.ts';
import { useEpoch, useMachineSelector } from '#src/actors/machines.ts';
import { accountsQuery, withdrawalQuery } from '#src/api/payout-queries.ts';
import { AreaLink } from '#src/components/AreaLink.tsx';
import { MinorAmount } from '#src/components/MinorAmount.tsx';
import { AccountName } from '#src/components/PayoutAccount.tsx';
import { useBalanceEvents } from '#src/components/use-balance-events.ts';
import { useLetterBadge, useUnreadLetters } from '#src/features/letters/letters-queries.ts';
import { OpenDepositEntry } from '#src/features/money/deposit/OpenDepositEntry.tsx';
import { Overview } from '#src/features/profile/Overview.tsx';
import { Panel } from '#src/ui/Panel.tsx';
import { Row, RowCount, RowList } from '#src/ui/RowList.tsx';
import { MoreMenu } from './-member-more-menu.tsx';
import type { MemberPageEntry, MemberPageGroup } from './-member-page-entry.ts';

interface Props {
  groups: readonly MemberPageGroup[];
}

/** The member centre's first page; on the phone it is "Me", with the whole menu. */
export default function OverviewPage({ groups }: Props) {
  return <Overview waiting={<Waiting />} menu={<Menu groups={groups} />} moreMenu={<MoreMenu />} />;
}

/** What waits for the member. */
function Waiting() {
  const unread = useUnreadLetters();
  return (
    <Panel title={<Trans>Waiting for you</Trans>} flush>
      <RowList>
        <OpenDepositEntry />
        <Row
          icon={<Mail />}
          aside={unread > 0 ? <UnreadCount count={unread} /> : <Trans>No unread letters</Trans>}
          render={<AreaLink area="user" page="Letter" />}
        >
          <Trans>Letters</Trans>
        </Row>
        <PayoutRows />
      </RowList>
    </Panel>
  );
}

/** An open withdrawal, and accounts that are being checked or were refused. */
function PayoutRows() {
  const epoch = useEpoch();
  const withdrawal = useQuery(withdrawalQuery(epoch));
  const accounts = useQuery(accountsQuery(epoch));
  useBalanceEvents(withdrawal.refetch);
  const open = withdrawal.data?.open;
  const currency = useMachineSelector('session', selectMember)?.currency ?? '';
  const amount = open?.amount == null ? null : fromDecimal(open.amount, currency);
  const unverified = accounts.data?.list.filter(({ status }) => status !== 'verified') ?? [];
  return (
    <>
      {open && (
        <Row
          icon={<Upload />}
          aside={<MinorAmount minor={amount} currency={currency} />}
          render={<AreaLink area="user" page="Withdrawal" />}
        >
          <Trans>Withdrawal pending</Trans>
        </Row>
      )}
      {unverified.map((account) => (
        <Row
          key={account.id}
          icon={<Landmark />}
          aside={account.status === 'pending' ? <Trans>Under review</Trans> : <Trans>Declined</Trans>}
          render={<AreaLink area="user" page="BindAccount" />}
        >
          <AccountName account={account} />
        </Row>
      ))}
    </>
  );
}

const UnreadCount = ({ count }: { count: number }) => (
  <RowCount>{count > badgeMax ? `${badgeMax}+` : count}</RowCount>
);

const Menu = ({ groups }: Props) =>
  groups.map(({ id, pages }) => (
    <Panel key={id} flush>
      <RowList>
        {pages.map((page) => (
          <MenuRow key={page.key} page={page} />
        ))}
      </RowList>
    </Panel>
  ));

function MenuRow({ page: { key, label, icon: Icon } }: { page: MemberPageEntry }) {
  const { i18n } = useLingui();
  const unread = useLetterBadge();
  return (
    <Row
      icon={<Icon />}
      aside={key === 'Letter' && unread > 0 && <UnreadCount count={unread} />}
      render={<AreaLink area="user" page={key} />}
    >
      {i18n._(label)}
    </Row>
  );
}
