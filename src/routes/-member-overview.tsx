import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import {
  Banknote,
  Globe,
  Handshake,
  Headset,
  CircleQuestionMark as Help,
  Landmark,
  LogOut,
  Mail,
  ArrowUpFromLine as Upload,
  Users,
} from 'lucide-react';
import { type ReactNode, Suspense } from 'react';
import { badgeMax } from '#contract/constants.ts';
import { fromDecimal } from '#contract/money.ts';
import { selectMember } from '#machines/session/session.selectors.ts';
import { useEpoch, useMachineSelector, useSend } from '#src/actors/machines.tsx';
import { accountsQuery, withdrawalQuery } from '#src/api/payout-queries.ts';
import { AreaLink } from '#src/components/AreaLink.tsx';
import { LazyMenu } from '#src/components/LazyMenu.tsx';
import { MinorAmount } from '#src/components/MinorAmount.tsx';
import { OfferedLink } from '#src/components/offered.tsx';
import { AccountName } from '#src/components/PayoutAccount.tsx';
import { useBalanceEvents } from '#src/components/use-member-status.ts';
import { useServiceLink } from '#src/components/use-service-link.ts';
import { useLetterBadge, useUnreadLetters } from '#src/features/letters/letters-queries.ts';
import { openDepositQuery } from '#src/features/money/deposit/deposit-queries.ts';
import { Overview } from '#src/features/profile/Overview.tsx';
import { PromotionsEntry } from '#src/features/promotions/PromotionsEntry.tsx';
import { languageNames } from '#src/features/site/language/language-names.ts';
import { currentLanguage } from '#src/site/locale.ts';
import { lazyComponent } from '#src/ui/lazy-component.ts';
import { Panel } from '#src/ui/Panel.tsx';
import { Row, RowCount, RowList } from '#src/ui/RowList.tsx';
import { MemberCheckIn } from './-member-check-in.tsx';
import type { MemberPageEntry, MemberPageGroup } from './-member-page-entry.ts';

interface Props {
  groups: readonly MemberPageGroup[];
}

/** The member centre's first page; on the phone it is "Me", with the whole menu. */
export default function OverviewPage({ groups }: Props) {
  return (
    <Overview
      checkIn={<MemberCheckIn span="week" />}
      waiting={<Waiting />}
      menu={<Menu groups={groups} />}
      moreMenu={<MoreMenu />}
    />
  );
}

/** What waits for the member; absent if nothing does. */
function Waiting() {
  const rows = [useDepositRow(), useLettersRow(), ...usePayoutRows()].filter(Boolean);
  if (rows.length === 0) return null;
  return (
    <Panel title={<Trans>Waiting for you</Trans>} flush>
      <RowList>{rows}</RowList>
    </Panel>
  );
}

/** Leads to the open deposit. */
function useDepositRow(): ReactNode {
  const { data: order } = useQuery(openDepositQuery(useEpoch()));
  const currency = useMachineSelector('session', selectMember)?.currency ?? '';
  if (!order) return null;
  return (
    <Row
      key="deposit"
      icon={<Banknote />}
      aside={<MinorAmount minor={fromDecimal(order.payAmount, currency)} currency={currency} />}
      render={<AreaLink area="user" page="Deposit" />}
    >
      {order.status === 'reported' ? <Trans>Deposit pending</Trans> : <Trans>Deposit to pay</Trans>}
    </Row>
  );
}

function useLettersRow(): ReactNode {
  const unread = useUnreadLetters();
  if (unread === 0) return null;
  return (
    <Row
      key="letters"
      icon={<Mail />}
      aside={<UnreadCount count={unread} />}
      render={<AreaLink area="user" page="Letter" />}
    >
      <Trans>Letters</Trans>
    </Row>
  );
}

/** An open withdrawal, and accounts that are being checked or were refused. */
function usePayoutRows(): ReactNode[] {
  const epoch = useEpoch();
  const withdrawal = useQuery(withdrawalQuery(epoch));
  const accounts = useQuery(accountsQuery(epoch));
  useBalanceEvents(withdrawal.refetch);
  const open = withdrawal.data?.open;
  const currency = useMachineSelector('session', selectMember)?.currency ?? '';
  const amount = open?.amount == null ? null : fromDecimal(open.amount, currency);
  const unverified = accounts.data?.list.filter(({ status }) => status !== 'verified') ?? [];
  return [
    open && (
      <Row
        key="withdrawal"
        icon={<Upload />}
        aside={<MinorAmount minor={amount} currency={currency} />}
        render={<AreaLink area="user" page="Withdrawal" />}
      >
        <Trans>Withdrawal pending</Trans>
      </Row>
    ),
    ...unverified.map((account) => (
      <Row
        key={`account ${account.id}`}
        icon={<Landmark />}
        aside={account.status === 'pending' ? <Trans>Under review</Trans> : <Trans>Declined</Trans>}
        render={<AreaLink area="user" page="BindAccount" />}
      >
        <AccountName account={account} />
      </Row>
    )),
  ];
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

const LanguageMenu = lazyComponent(() => import('#src/features/site/language/LanguageMenu.tsx'), {});
const SurplusEntry = lazyComponent(() => import('#src/features/money/wallet/SurplusEntry.tsx'), {
  optional: true,
});

/** On the phone, what the desktop has in its sidebar and header. */
function MoreMenu() {
  const serviceLink = useServiceLink();
  const session = useSend('session');
  return (
    <Panel flush>
      <RowList>
        <Suspense>
          <SurplusEntry Entry={Row} />
        </Suspense>
        <Row icon={<Users />} render={<AreaLink area="proxy" />}>
          <Trans>Agents</Trans>
        </Row>
        <PromotionsEntry Entry={Row} />
        <Row icon={<Handshake />} render={<OfferedLink feature="sponsor" to="/sponsor" />}>
          <Trans>Sponsor</Trans>
        </Row>
        <Row icon={<Help />} render={<OfferedLink feature="help" to="/faq" />}>
          <Trans>Help</Trans>
        </Row>
        {serviceLink && (
          <Row icon={<Headset />} render={serviceLink}>
            <Trans>Customer service</Trans>
          </Row>
        )}
        <LazyMenu list={LanguageMenu} at="header">
          {(open) => (
            <Row icon={<Globe />} aside={languageNames[currentLanguage()]} render={open}>
              <Trans>Language</Trans>
            </Row>
          )}
        </LazyMenu>
        <Row
          icon={<LogOut />}
          render={<button type="button" onClick={() => session({ type: 'session.signOut' })} />}
        >
          <Trans>Sign out</Trans>
        </Row>
      </RowList>
    </Panel>
  );
}
