import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { ChartColumn, ChevronRight, Lock, ArrowLeftRight as Transfer, UsersRound, X } from 'lucide-react';
import type { ComponentProps } from 'react';
import { selectMember } from '#machines/session/session.selectors.ts';
import { useIsDesktop, useMachineSelector } from '#src/actors/machines.tsx';
import { minorOf } from '#src/api/amounts.ts';
import { MinorAmount, ResultAmount } from '#src/components/MinorAmount.tsx';
import { filtered, useRecordSearch } from '#src/components/records/record-search.ts';
import UnreadableList from '#src/components/UnreadableList.tsx';
import { useLevelNames, useMemberStatus } from '#src/components/use-member-status.ts';
import { dayRangeText } from '#src/i18n/days.ts';
import { formatDate, formatTime } from '#src/i18n/time.ts';
import { Dialog } from '#src/ui/Dialog.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { Button, IconButton } from '#src/ui/elements.tsx';
import { DescriptionList, Figures, Panel } from '#src/ui/Panel.tsx';
import { areaLocation } from '#src/windows/areas.ts';
import { type DownlineMember, type DownlineResult, type DownlineSearch, stepsOf } from './agent-queries.ts';
import css from './Downline.module.css';
import { DownlineStatus, useRoleLabel } from './downline-columns.tsx';

interface Props {
  /** Undefined if the list has no such member, or no longer. */
  member: DownlineMember | undefined;
  range: DownlineSearch['range'];
  onClose: () => void;
}

/** The open member: beside the table on the desktop, in a sheet on the phone. */
export function MemberDrawer({ member, range, onClose }: Props) {
  const { t } = useLingui();
  const isDesktop = useIsDesktop();
  const title = member?.memberAccount ?? t`Member`;
  const content = member ? (
    <MemberDetail member={member} range={range} />
  ) : (
    <EmptyState
      title={<Trans>This member is not in the list</Trans>}
      text={<Trans>The member has left your downline, or is on another page of the list.</Trans>}
    />
  );
  if (!isDesktop)
    return (
      <Dialog title={title} closeLabel={t`Close`} onClose={onClose}>
        {content}
      </Dialog>
    );
  return (
    <div className={css.drawer}>
      <Panel
        title={title}
        end={
          <IconButton label={t`Close`} onClick={onClose}>
            <X />
          </IconButton>
        }
      >
        {content}
      </Panel>
    </div>
  );
}

interface MemberDetailProps {
  member: DownlineMember;
  range: DownlineSearch['range'];
}

/** More about one member, and where to go from there. */
function MemberDetail({ member, range }: MemberDetailProps) {
  const { t, i18n } = useLingui();
  const roleLabelOf = useRoleLabel();
  const { memberId, memberAccount, currency, downlineCount } = member;
  const amount = (decimal: string | null) => (
    <MinorAmount minor={minorOf(decimal, currency)} currency={currency} />
  );
  return (
    <div className={css.detail}>
      <DescriptionList
        lines={[
          { id: 'role', label: t`Role`, value: roleLabelOf(member) },
          { id: 'status', label: t`Status`, value: <DownlineStatus status={member.status} /> },
          { id: 'joined', label: t`Joined`, value: formatDate(i18n.locale, member.joinedAt) || t`Unknown` },
          {
            id: 'signIn',
            label: t`Last sign-in`,
            value: formatTime(i18n.locale, member.lastLoginAt) || t`Never`,
          },
          {
            id: 'below',
            label: t`Members below`,
            value: downlineCount === null ? t`Unknown` : i18n.number(downlineCount),
          },
          { id: 'deposits', label: t`Deposits`, value: amount(member.deposits) },
          { id: 'withdrawals', label: t`Withdrawals`, value: amount(member.withdrawals) },
          { id: 'turnover', label: t`Turnover`, value: amount(member.turnover) },
          {
            id: 'net',
            label: t`Net win`,
            value: <ResultAmount minor={minorOf(member.net, currency)} currency={currency} />,
          },
        ]}
      />
      <p className={css.note}>{dayRangeText(i18n.locale, range)}</p>
      {downlineCount ? (
        <Button
          variant="primary"
          shape="wide"
          icon={<UsersRound />}
          render={<Link {...areaLocation('proxy', 'DownlineInfo', { ...range, parent: memberId })} />}
        >
          <Plural value={downlineCount} one="View # member" other="View # members" />
        </Button>
      ) : null}
      <Button
        shape="wide"
        icon={<Transfer />}
        render={<Link {...areaLocation('proxy', 'Transfer', { to: memberAccount })} />}
      >
        <Trans>Transfer</Trans>
      </Button>
      <Button
        shape="wide"
        icon={<ChartColumn />}
        render={<Link {...areaLocation('proxy', 'OperationTable', { ...range, member: memberId })} />}
      >
        <Trans>Operation report</Trans>
      </Button>
      <p className={css.note}>
        <Lock />
        <Trans>Contact details are hidden from agents.</Trans>
      </p>
    </div>
  );
}

interface BreadcrumbsProps extends Pick<ComponentProps<typeof UnreadableList>, 'query'> {
  path: DownlineResult['path'] | undefined;
}

/** From the agent down to the member whose members are shown. */
export function Breadcrumbs({ path = [], query }: BreadcrumbsProps) {
  const { t } = useLingui();
  const nameOf = useLevelNames(useMemberStatus());
  const [rawSearch] = useRecordSearch();
  const to = (parent?: string) =>
    areaLocation('proxy', 'DownlineInfo', {
      ...rawSearch,
      ...filtered({ parent, q: undefined }),
    });
  if (path === null) return <UnreadableList title={t`Levels`} query={query} />;
  const steps = stepsOf(path);
  if (steps.length === 0) return null;
  return (
    <nav aria-label={t`Levels`}>
      <ol className={css.path}>
        <li>
          <Link {...to()}>{t`You`}</Link>
        </li>
        {steps.map(({ memberId, memberAccount, agentLevel, isAfterGap }, index) => (
          <li key={memberId}>
            <ChevronRight />
            {isAfterGap && (
              <>
                <span title={t`Levels that are not named`}>…</span>
                <ChevronRight />
              </>
            )}
            <Link {...to(memberId)} aria-current={index === steps.length - 1 ? 'page' : undefined}>
              {memberAccount}
            </Link>
            {agentLevel && <small>{nameOf(agentLevel)}</small>}
          </li>
        ))}
      </ol>
    </nav>
  );
}

type Total = NonNullable<DownlineResult['totals']>[number];

interface OtherTotalProps
  extends Pick<DownlineResult, 'totals'>,
    Pick<ComponentProps<typeof UnreadableList>, 'query'> {}

/**
 * Sums of the listed members and all below, for each currency: amounts of different ones are never added. The
 * agent's own currency comes first.
 */
export function DownlineTotals({ totals, query }: OtherTotalProps) {
  const { t, i18n } = useLingui();
  const own = useMachineSelector('session', selectMember)?.currency;
  if (totals === null) return <UnreadableList title={<Trans>Total</Trans>} query={query} />;
  const main = totals.find(({ currency }) => currency === own) ?? totals[0];
  if (!main) return null;
  const { currency, count, deposits, withdrawals, turnover, net } = main;
  const amount = (decimal: string | null) => (
    <MinorAmount minor={minorOf(decimal, currency)} currency={currency} />
  );
  const others = totals.filter((total) => total !== main);
  return (
    <Figures
      figures={[
        {
          id: 'count',
          label: t`Members at all levels, ${currency}`,
          value: count === null ? t`Unknown` : i18n.number(count),
        },
        { id: 'deposits', label: t`Deposits`, value: amount(deposits) },
        { id: 'withdrawals', label: t`Withdrawals`, value: amount(withdrawals) },
        { id: 'turnover', label: t`Turnover`, value: amount(turnover) },
        {
          id: 'net',
          label: t`Net win`,
          value: <ResultAmount minor={minorOf(net, currency)} currency={currency} />,
        },
      ]}
      note={
        <>
          <p>
            <Trans>Each amount is of a member and everybody below.</Trans>
          </p>
          {others.map((total) => (
            <OtherTotal key={total.currency} {...total} />
          ))}
        </>
      }
    />
  );
}

function OtherTotal({ currency, count, turnover, net }: Total) {
  const { t, i18n } = useLingui();
  const members = count === null ? t`Unknown` : i18n.number(count);
  const turnoverAmount = <MinorAmount minor={minorOf(turnover, currency)} currency={currency} />;
  const netAmount = <ResultAmount minor={minorOf(net, currency)} currency={currency} />;
  return (
    <p>
      <Trans>
        {currency}: members {members}, turnover {turnoverAmount}, net win {netAmount}
      </Trans>
    </p>
  );
}
